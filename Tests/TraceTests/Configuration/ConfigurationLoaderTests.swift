import Testing

@testable import TraceModel

@Suite struct ConfigurationLoaderTests {
  static let rules = RuleNames([
    RuleNames.Entry(id: RuleID(number: 101), name: "did-appear-without-will"),
    RuleNames.Entry(id: RuleID(number: 203), name: "presenter-disturbed"),
    RuleNames.Entry(id: RuleID(number: 204), name: "presenter-not-notified"),
  ])

  @Test func `what it says of the app is understood`() throws {
    let configuration = try load(
      """
      { "os": "17.4", "device": "pad", "compactHeight": true,
        "controllers": { "B": { "style": ".pageSheet", "presentedBy": "A", "modalInPresentation": true },
                         "Detail*": { "in": "page-curl", "logs": ["viewWillAppear", "deinit"] } },
        "formats": ["{time} [{controller}] {event}"], "words": {"screenShown": "viewDidAppear"},
        "labels": {"Setting": "SettingsViewController"} }
      """)
    #expect(configuration.app.os == OSVersion(major: 17, minor: 4))
    #expect(configuration.app.device == .pad)
    #expect(configuration.app.compactHeight)
    let controllers = configuration.app.controllers
    #expect(controllers.map(\.pattern) == ["B", "Detail*"])
    #expect(controllers[0].style == .pageSheet)
    #expect(controllers[0].presentedBy == "A")
    #expect(controllers[0].modalInPresentation == true)
    #expect(controllers[1].container == .pageCurl)
    #expect(controllers[1].logs == [.viewWillAppear, .deinitialized])
    #expect(configuration.formats.map(\.text) == ["{time} [{controller}] {event}"])
    #expect(configuration.words.map(\.event) == [.viewDidAppear])
    #expect(configuration.labels.map(\.controller) == ["SettingsViewController"])
  }

  @Test func `what it says of the gate is understood`() throws {
    let configuration = try load(
      """
      { rules: { presenter-disturbed: "off", TC2: ["warning", {}] }, baseline: "known.json",
        suppressions: [{ rule: "TC101", controller: "Old*", reason: "APP-1", expires: "2026-03-01" }],
        gate: { failOn: "warning", maxWarnings: 3, minEvents: 10 }, reports: ["json=out/r.json", "text"] }
      """.replacing("presenter-disturbed", with: "'presenter-disturbed'"), at: "sub/c.json")
    #expect(configuration.rules.setting(for: RuleID(number: 203))?.level == .off)
    #expect(configuration.rules.setting(for: RuleID(number: 204))?.level == .warning)
    #expect(configuration.rules.setting(for: RuleID(number: 101)) == nil)
    #expect(configuration.suppressions.map(\.expires?.description) == ["2026-03-01"])
    #expect(configuration.gate.failOn == .warning)
    #expect(configuration.gate.maxWarnings == 3)
    #expect(configuration.gate.minEvents == 10)
    #expect(configuration.baseline == "sub/known.json")
    #expect(configuration.reports.map(\.file) == ["sub/out/r.json", nil])
  }

  /// A text and the message that refuses it.
  static let faults: [(String, String)] = [
    ("{\n  oss: 17 }", "c.json:2:3: oss: unknown key; did you mean `os`?"),
    ("{os: 17, os: 18}", "c.json:1:10: os: duplicate key; the first one is on line 1"),
    (
      "{controllers: {B: {style: 'pageShet'}}}",
      "c.json:1:27: controllers.B.style: unknown style `pageShet`; did you mean `pageSheet`?"
    ),
    (
      "{controllers: {B: {stlye: 1}}}", "c.json:1:20: controllers.B.stlye: unknown key; did you mean `style`?"
    ),
    (
      "{controllers: {B: {logs: ['viewDidApear']}}}",
      "c.json:1:27: controllers.B.logs.0: unknown event `viewDidApear`; did you mean `viewDidAppear`?"
    ),
    ("{words: {'': 'deinit'}}", "c.json:1:10: words.: an empty name"),
    ("{words: {x: 'diagnostic'}}", "c.json:1:13: words.x: unknown event `diagnostic`"),
    ("{compactHeight: 1}", "c.json:1:17: compactHeight: expected true or false, but found `1`"),
    ("{os: 'new'}", "c.json:1:6: os: expected a release of iOS, such as \"17.4\", but found `new`"),
    ("{os: true}", "c.json:1:6: os: expected a release of iOS, such as \"17.4\", but found `true`"),
    ("[]", "c.json:1:1: expected an object, but found a list"),
    (
      "{rules: {'presenter-distrubed': 'off'}}",
      "c.json:1:10: rules.presenter-distrubed: unknown rule `presenter-distrubed`; did you mean "
        + "`presenter-disturbed`?"
    ),
    ("{rules: {TC9: 'off'}}", "c.json:1:10: rules.TC9: unknown rule `TC9`; `tracecheck rules` lists them"),
    ("{rules: {TC203: 'of'}}", "c.json:1:17: rules.TC203: unknown level `of`; did you mean `off`?"),
    (
      "{rules: {TC203: ['off', {posible: 'off'}]}}",
      "c.json:1:26: rules.TC203.1.posible: unknown key; did you mean `possible`?"
    ),
    ("{rules: {TC203: ['off', {possible: 'no'}]}}", "rules.TC203.1.possible: unknown level `no`"),
    ("{rules: {TC203: ['off', 'off', 1]}}", "rules.TC203: expected a level and options, but found a list"),
    ("{suppressions: [{rule: 'TC203'}]}", "c.json:1:17: suppressions.0: `reason` is missing"),
    ("{suppressions: [{rule: 'TC2', reason: ' '}]}", "c.json:1:39: suppressions.0.reason: an empty string"),
    (
      "{suppressions: [{rule: 'TC2', reason: 'x', expires: '2026-02-30'}]}",
      "c.json:1:53: suppressions.0.expires: expected a day, such as \"2026-03-01\", but found `2026-02-30`"
    ),
    (
      "{gate: {maxWarnings: -1}}",
      "c.json:1:22: gate.maxWarnings: expected a whole number, 0 or more, but found `-1`"
    ),
    ("{reports: ['jsn=x']}", "c.json:1:12: reports.0: unknown report format `jsn`; did you mean `json`?"),
    ("{extends: 'c.json'}", "c.json:1:11: extends: `c.json` extends itself"),
    ("{extends: './c.json'}", "c.json:1:11"),
    ("{extends: 'no.json'}", "c.json:1:11: extends: can't read no.json: no such file"),
    ("{device: 'tablet'}", "c.json:1:10: device: unknown device `tablet`; it takes phone, pad"),
    (
      "{requiredVersion: '>=9.1', newKey: 1}",
      "c.json:1:19: requiredVersion: this is tracecheck 1.0, but the file needs >=9.1"
    ),
    (
      "{suppressions: {rule: 'TC2'}}",
      "c.json:1:16: suppressions: expected a list of objects, but found an object"
    ),
    (
      "{controllers: {B: {logs: 'deinit'}}}",
      "c.json:1:26: controllers.B.logs: expected a list, such as [\"init\"], but found `deinit`"
    ),
    ("{controllers: {B: {in: 3}}}", "c.json:1:24: controllers.B.in: expected a container, but found `3`"),
    ("{os: }", "c.json:1:6: expected a value, but found `}`"),
  ]

  @Test(arguments: faults) func `a fault is told with index, key and the right word`(
    text: String, message: String
  ) {
    let error = #expect(throws: ConfigurationError.self) { try load(text) }
    #expect(error?.problems.first?.text.contains(message) == true, "\(error?.problems.map(\.text) ?? [])")
  }

  @Test func `files that each extend the next one twice are not read without end`() throws {
    var files = ["c15.json": "{}"]
    for index in 0..<15 {
      files["c\(index).json"] = "{extends: ['c\(index + 1).json', 'c\(index + 1).json']}"
    }
    files["c.json"] = "{extends: 'c0.json'}"
    let error = #expect(throws: ConfigurationError.self) { try load(files, options: []) }
    #expect(error?.problems.first?.text.contains("more than 100 files extend each other") == true)
  }

  @Test func `all faults of a file are told at once`() {
    let error = #expect(throws: ConfigurationError.self) { try load("{oss: 1, devise: 2}") }
    #expect(error?.problems.count == 2)
  }

  @Test func `faults are told in the order of the text`() {
    let text = "{suppressions: [{rule: 'TC2', reason: ' ', expires: 'soon'}], oss: 1}"
    let error = #expect(throws: ConfigurationError.self) { try load(text) }
    #expect(
      error?.problems.map(\.keyPath) == ["suppressions.0.reason", "suppressions.0.expires", "oss"])
  }

  @Test func `options are above the file and the file above what it extends`() throws {
    let files = [
      "c.json": "{extends: ['far.json', 'near.json'], device: 'pad', controllers: {B: {presentedBy: 'A'}}}",
      "far.json": "{os: 12, compactHeight: true, controllers: {B: {style: 'custom'}, A: {in: 'tab'}}}",
      "near.json": "{os: 13}",
    ]
    let configuration = try load(files, options: ["device=phone", "controllers.\"B\".style=popover"])
    #expect(configuration.app.os?.major == 13)
    #expect(configuration.app.device == .phone)
    #expect(configuration.app.compactHeight)
    #expect(configuration.app.controllers.map(\.pattern) == ["B", "A"])
    #expect(configuration.app.controllers[0].style == .popover)
    #expect(configuration.app.controllers[0].presentedBy == "A")
    #expect(
      configuration.rows.prefix(4) == [
        ConfigurationRow(key: "extends", value: #"["far.json","near.json"]"#, origin: "c.json:1:11"),
        ConfigurationRow(key: "os", value: "13", origin: "near.json:1:6"),
        ConfigurationRow(key: "device", value: #""phone""#, origin: "-D device=phone"),
        ConfigurationRow(key: "compactHeight", value: "true", origin: "far.json:1:25"),
      ])
  }

  @Test func `an option can say what is extended, and which version is needed`() throws {
    let files = [
      "c.json": "{extends: 'far.json', device: 'pad'}", "far.json": "{os: 12, device: 'phone'}",
      "near.json": "{os: 13, compactHeight: true, device: 'phone'}",
    ]
    let configuration = try load(files, options: ["extends=near.json"])
    #expect(configuration.app.os?.major == 13 && configuration.app.compactHeight)
    #expect(configuration.app.device == .pad)
    #expect(configuration.files == ["c.json", "near.json"])
    for option in ["extends=[\"c.json\", \"none.json\"]", "requiredVersion=>=9.0"] {
      #expect(throws: ConfigurationError.self) { try load(files, options: [option]) }
    }
  }

  @Test func `a fault in an option names the option`() {
    let error = #expect(throws: ConfigurationError.self) { try load([:], options: ["gate.failOn=errror"]) }
    #expect(
      error?.problems.map(\.text) == [
        "-D gate.failOn=errror: gate.failOn: unknown level `errror`; did you mean `error`?"
      ])
  }

  @Test(arguments: ["os", "=1", "a..b=1", ".a=1"]) func `an option without a key or a value is refused`(
    text: String
  ) {
    #expect(ConfigurationOption(text) == nil)
  }

  @Test(arguments: [
    ("/home/app/src", ["/home/app/.tracecheck.json"], "/home/app/.tracecheck.json"),
    ("/home/app/src", [".tracecheck.json", "/home/app/.tracecheck.json"], ".tracecheck.json"),
    ("/home/app/src", ["/home/app/.git", "/home/.tracecheck.json"], nil),
    ("/home/app/src", ["/home/app/.git", "/home/app/.tracecheck.json"], "/home/app/.tracecheck.json"),
    ("/home/app/src", ["/.tracecheck.json"], "/.tracecheck.json"), ("/", [], nil),
  ]) func `the nearest file up to the root of the repository is found`(
    folder: String, existing: [String], expected: String?
  ) {
    #expect(ConfigurationDiscovery.find(from: folder, exists: existing.contains) == expected)
  }

  private func load(_ text: String, at path: String = "c.json") throws(ConfigurationError) -> Configuration {
    try load([path: text], options: [])
  }

  private func load(
    _ files: [String: String], options: [String]
  ) throws(ConfigurationError) -> Configuration {
    var loader = ConfigurationLoader(rules: Self.rules, version: "1.0") {
      path throws(ConfigurationLoader.Unreadable) in
      let name = path.hasPrefix("./") ? String(path.drop { $0 == "." || $0 == "/" }) : path
      guard let text = files[name] else { throw ConfigurationLoader.Unreadable(message: "no such file") }
      return ContiguousArray(text.utf8)
    }
    let main = files.keys.sorted().first { !["far.json", "near.json"].contains($0) }
    return try loader.load(file: main, options: options.compactMap(ConfigurationOption.init))
  }
}
