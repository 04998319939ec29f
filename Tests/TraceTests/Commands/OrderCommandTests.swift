import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct OrderCommandTests {
  /// A command line for each kind, trigger and outcome that the catalogue knows.
  static let lines: [String] = Catalogue.rows.flatMap { row in
    row.outcomes.flatMap { outcome in
      (row.triggers.isEmpty ? [.code] : row.triggers).map { trigger in
        "--kind \(row.kind.name) --trigger \(trigger.name) --outcome \(outcome.name)"
      }
    }
  }

  @Test(arguments: Set(lines).sorted())
  func `every kind, trigger and outcome prints its rows with their sources`(
    _ line: String
  ) async {
    let words = line.split(separator: " ").map(String.init)
    let result = await RunResult.of(["order"] + words)
    #expect(result.code == .passed && result.errors.isEmpty)
    let flat = Self.flat(result.output)
    let rows = Catalogue.rows.filter { row in
      row.kind.name == words[1] && row.outcomes.contains { $0.name == words[5] }
        && (row.triggers.isEmpty || row.triggers.contains { $0.name == words[3] })
        && !(row.conditions.animated == false && words[3] == "tap")
    }
    #expect(!rows.isEmpty)
    for row in rows where !row.neverOccurs || rows.allSatisfy(\.neverOccurs) {
      #expect(result.output.contains("[\(row.id)]"))
      #expect(row.chains.allSatisfy { flat.contains($0.source) })
      #expect(row.forbidden.allSatisfy { flat.contains($0.source) })
    }
  }

  /// Questions, and what the answer must hold.
  static let answers: [(String, [String])] = [
    (
      "--kind dismiss --style pageSheet --trigger swipe --outcome completed --modal-in-presentation false",
      ["by swipe", "presented  viewWillDisappear", "delegate   [presentationControllerDidDismiss]", "TC203"]
    ),
    (
      "--kind present --style PAGESHEET --os 12.4",
      ["(pageSheet, cover)", "presenter   viewDidDisappear", "flow library on iOS 12"]
    ),
    ("--kind present --style pageSheet --compact-height", ["cover or over", "the one recorded log"]),
    ("--kind present --style popover --device pad --os 12", ["(popover, over)"]),
    ("--kind present --style none", ["UIKit never does this.", "UIKit raises an exception."]),
    (
      "--kind dismiss --style fullScreen --trigger swipe --os 17",
      ["UIKit offers no such gesture.", "[dismiss-cover-gesture]"]
    ),
    ("--kind dismiss --style fullScreen --trigger swipe --os 18", ["zoom transition", "[dismiss-zoom]"]),
    (
      "--kind dismiss --style overFullScreen --trigger swipe",
      ["UIKit offers no such gesture.", "neither sheet nor popover"]
    ),
    ("--kind dismiss --style popover --trigger tap", ["[dismiss-popover]", "(at most a warning)"]),
    (
      "--kind push --trigger backButton",
      ["no order is known: push, by backButton", "What there is", "[push]"]
    ),
    ("--kind push --outcome cancelled", ["[push-cancelled]", "(at most a warning)"]),
    ("--kind present --outcome cancelled", ["[present-cover-cancelled]", "notifyWhenInteractionChanges"]),
    ("--kind select --os 17", ["[select]", "not animated"]),
    (
      "--kind dismiss --trigger swipe --modal-in-presentation true --outcome blocked",
      ["[presentationControllerDidAttemptToDismiss]", "must not come", "TC305"]
    ),
    ("--style custom", ["[present-either]", "[dismiss-either]", "shouldRemovePresentersView"]),
  ]

  @Test(arguments: answers) func `a question is answered`(_ line: String, _ parts: [String]) async {
    let result = await RunResult.of(["order"] + line.split(separator: " ").map(String.init))
    #expect(result.code == .passed)
    let flat = Self.flat(result.output)
    for part in parts { #expect(result.output.contains(part) || flat.contains(part), "\(result.output)") }
  }

  @Test func `what a release does not call yet is not printed for it`() async {
    for (release, isThere) in [("12", false), ("13", true)] {
      let result = await RunResult.of(["order", "--kind", "push", "--os", release])
      #expect(result.output.contains("viewIsAppearing") == isThere)
    }
  }

  /// Mistakes, and what is said of them.
  static let mistakes: [(String, String)] = [
    ("--kind dismss", "did you mean `dismiss`?"), ("--style pagesheat", "did you mean `pageSheet`?"),
    ("--trigger swip", "did you mean `swipe`?"), ("--outcome bloked", "did you mean `blocked`?"),
    ("--modal-in-presentation yes", "it takes true, false"), ("--os seven", "isn't a release of iOS"),
    ("--kind push --style pageSheet", "`push` is neither a presentation nor a dismissal"),
    ("app.log", "reads no log"),
    ("--format svg", "`order` prints text, json or jsonl"),
  ]

  @Test(arguments: mistakes) func `a mistake is named, with the nearest right word`(
    _ line: String, _ message: String
  ) async {
    let result = await RunResult.of(["order"] + line.split(separator: " ").map(String.init))
    #expect(result.code == .trouble && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `with nothing asked for, all transitions are printed, as text and as JSON`() async throws {
    let occurring = Catalogue.rows.filter { !$0.neverOccurs }
    let text = await RunResult.of(["order"]).output
    for row in occurring { #expect(text.contains("[\(row.id)]")) }
    let document = try JSONReader.read(
      ContiguousArray(await RunResult.of(["order", "--format", "json"]).output.utf8))
    #expect(document["rows"]?.elements.compactMap { $0["id"]?.text } == occurring.map(\.id))
    let lines = await RunResult.of(["order", "--format", "jsonl"]).output.split(separator: "\n")
    #expect(lines.count == occurring.count)
    for line in lines { _ = try JSONReader.read(ContiguousArray(line.utf8)) }
  }

  /// The text as one line, so that it can be searched whatever the breaks.
  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `a tab that code chooses asks and tells no delegate`() async {
    let byCode = await RunResult.of(["order", "--kind", "select", "--trigger", "code"]).output
    #expect(!byCode.contains("tabBarController"), "\(byCode)")
    let byTap = await RunResult.of(["order", "--kind", "select", "--trigger", "tap"]).output
    #expect(byTap.contains("[tabBarControllerShouldSelect]") && byTap.contains("[tabBarControllerDidSelect]"))
  }

  @Test func `no family is named twice`() async {
    let swipe = await RunResult.of(["order", "--kind", "dismiss", "--outcome", "cancelled"]).output
    #expect(swipe.contains("(cancelled, cover or over, by swipe"), "\(swipe)")
    #expect(!swipe.contains("over or cover or over"))
  }
}
