import Testing

@testable import TraceModel

/// Facts that can't all be so, and which of several entries counts for a name.
@Suite struct ConfigurationContradictionTests {
  static let contradictions: [(text: String, problems: [String])] = [
    (
      "{controllers: {Till: {style: 'pageSheet', in: 'navigation'}}}",
      ["c.json:1:47: controllers.Till.in: contradicts `style`"]
    ),
    (
      "{controllers: {Till: {in: 'tab', presentedBy: 'Desk'}}}",
      ["c.json:1:27: controllers.Till.in: contradicts `presentedBy`"]
    ),
    (
      "{controllers: {Till: {presentedBy: 'Till'}}}",
      ["c.json:1:36: controllers.Till.presentedBy: `Till` is presented by `Till`; name the controller"]
    ),
    (
      "{controllers: {Lamp: {presentedBy: 'Till'}, Till: {presentedBy: 'Desk'}, Desk: {presentedBy: 'Till'}}}",
      [
        "c.json:1:65: controllers.Till.presentedBy: `Till` is presented by `Desk`, which is presented by `Till`"
      ]
    ),
    (
      "{controllers: {Till: {style: 'pageSheet', coversPresenter: true}}}",
      ["c.json:1:60: controllers.Till.coversPresenter: the style `pageSheet` decides that itself"]
    ),
    (
      "{controllers: {Till: {style: 'none'}}}",
      ["c.json:1:30: controllers.Till.style: a controller with the style `none` can't be presented"]
    ),
    (
      "{labels: {till: 'desk', desk: 'till'}}",
      ["c.json:1:17: labels.till: `till` stands for `desk`, which stands for `till`; write the controller's"]
    ),
  ]

  @Test(arguments: contradictions.indices) func `a contradiction is told with its place and what to do`(
    _ index: Int
  ) {
    let (text, problems) = Self.contradictions[index]
    let error = #expect(throws: ConfigurationError.self) { try load(["c.json": text]) }
    let told = error?.problems.map(\.text) ?? []
    #expect(told.count == problems.count && zip(told, problems).allSatisfy { $0.hasPrefix($1) }, "\(told)")
  }

  @Test func `facts of two texts contradict each other as well`() {
    let files = [
      "c.json": "{extends: 'far.json', controllers: {Till: {in: 'navigation'}}}",
      "far.json": "{controllers: {Till: {style: 'pageSheet'}}}",
    ]
    let error = #expect(throws: ConfigurationError.self) { try load(files) }
    #expect(error?.problems.map(\.location) == ["c.json:1:48"])
  }

  @Test(arguments: [
    "{controllers: {Till: {style: 'custom', coversPresenter: true}, Desk: {coversPresenter: false}}}",
    "{controllers: {'*': {presentedBy: 'Desk'}, Till: {presentedBy: 'Desk', modalInPresentation: true}}}",
    "{controllers: {Till: {in: 'navigation', modalInPresentation: true}}}",
    "{labels: {till: 'Till', Till: 'Till', 'the till': 'Till'}}",
  ]) func `what may be so is none`(_ text: String) throws {
    _ = try load(["c.json": text])
  }

  @Test func `of several entries that a name fits the narrowest counts, in whatever order they are`() throws {
    let entries = ["'*'", "'T*'", "'T?ll'", "'Till'", "'Ti*l'"].map { "\($0): {logs: ['viewDidLoad']}" }
    let sorted = ["Till", "T?ll", "Ti*l", "T*", "*"]
    for shift in entries.indices {
      let turned = (entries[shift...] + entries[..<shift]).joined(separator: ", ")
      let controllers = try load(["c.json": "{controllers: {\(turned)}}"]).app.controllers
      #expect(controllers.map(\.pattern) == sorted)
    }
    let equal = try load(["c.json": "{controllers: {'*b': {}, 'a*': {}, '*c': {}}}"]).app.controllers
    #expect(equal.map(\.pattern) == ["*b", "a*", "*c"])
  }

  private func load(_ files: [String: String]) throws(ConfigurationError) -> Configuration {
    var loader = ConfigurationLoader(rules: CheckedLog.rules, version: "1.0") {
      path throws(ConfigurationLoader.Unreadable) in
      guard let text = files[path] else { throw ConfigurationLoader.Unreadable(message: "no such file") }
      return ContiguousArray(text.utf8)
    }
    return try loader.load(file: "c.json", options: [])
  }
}
