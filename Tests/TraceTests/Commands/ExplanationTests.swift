import Testing

@testable import TraceModel
@testable import tracecheck

/// `events --explain`, and what `check` says of a log in which it finds nothing.
@Suite struct ExplanationTests {
  static let log = """

    2026-04-02 08:15:30.100200+0900 Grocer[512:77a] [Basket] viewDidLoad
    2026-04-02 08:15:30.100300+0900 Grocer[512:77a] basket loaded
    viewDidAppear(_:)
    [Presentation] Attempt to present <Grocer.Offer: 0x600> on <Grocer.Basket: 0x601> (from <Grocer.Basket: 0x601>) whose view is not in the window hierarchy.
    \toverride func viewDidLoad() {
    \tsuper.viewDidLoad()
    Test Case '-[BasketTests testViewDidAppear]' passed (0.010 seconds).

    """

  /// A log in which nothing is an event.
  static let prose = """
    2026-04-02 08:15:30.100300+0900 Grocer[512:77a] basket loaded
    \toverride func viewDidLoad() {
    2026-04-02 08:15:31.100300+0900 Grocer[512:77a] basket full
    """

  private static func run(_ arguments: [String], on log: String) async throws -> RunResult {
    let folder = try ScratchFolder(["app.log": log])
    let result = await RunResult.of(arguments + ["--no-config", folder.path("app.log")])
    let output = result.output.replacing(folder.path("app.log"), with: "app.log")
    return RunResult(code: result.code, output: output, errors: result.errors)
  }

  @Test func `every kind of line is counted, with an example`() async throws {
    let result = try await Self.run(["events", "--explain"], on: Self.log)
    #expect(result.code == .passed && result.errors.isEmpty)
    #expect(result.output.hasPrefix("app.log: 8 lines, 3 events\n\nHow the lines begin\n"))
    for words in [
      "  2  NSLog, Xcode up to 14\n       line 2: 2026-04-02 08:15:30.100200+0900 Grocer",
      "Events\n  1  viewDidLoad\n",
      "  1  without a name; log the controller too, as in print(self, #function)\n       line 4: viewDidA",
      "  1  present-not-in-hierarchy\n       line 5: [Presentation]",
      "  2  source code\n       line 6: override func viewDidLoad() {\n", "  1  xcodebuild or XCTest\n",
      "  2  all other lines\n       line 3: 2026-04-02",
    ] { #expect(result.output.contains(words), "\(words)\n\(result.output)") }
  }

  @Test func `a program gets an object for each kind, and the sums`() async throws {
    let result = try await Self.run(["events", "--explain", "--format", "jsonl"], on: Self.log)
    let objects = try result.output.split(separator: "\n")
      .map { try JSONReader.read(ContiguousArray($0.utf8)) }
    let near = objects.filter { $0["category"]?.text == "nearMiss" }
    #expect(
      near.compactMap { $0["what"]?.text } == ["source code", "the callback name is part of a longer word"])
    #expect(near.first?["example"]?.text == "override func viewDidLoad() {")
    #expect(objects.last?["category"]?.text == "all" && result.output.contains("\"unattributed\":1,"))
  }

  @Test func `a log without an event ends with 3, and so do its reasons`() async throws {
    let explained = try await Self.run(["events", "--explain"], on: Self.prose)
    #expect(explained.code == .nothing && explained.output.hasPrefix("app.log: 3 lines, 0 events\n"))
    #expect(try await Self.run(["events", "--explain", "--allow-empty"], on: Self.prose).code == .passed)
  }

  @Test func `check says why it found no event, beside a report for machines as well`() async throws {
    let essence = """
      app.log: no events recognised in 3 lines
        2  no callback name, in the style of NSLog, Xcode up to 14; line 1: 2026-04-02 08:15:30.100300+0900 \
      Grocer[512:77a] basket loaded
        1  source code; line 2: override func viewDidLoad() {
      """
    let shown = try await Self.run(["check"], on: Self.prose)
    #expect(shown.code == .nothing && shown.output.hasPrefix(essence + "\n  an event is a line such as"))
    let machine = try await Self.run(["check", "--report", "json"], on: Self.prose)
    #expect(
      machine.code == .nothing && machine.output.hasPrefix("{") && machine.errors.contains("source code"))
    let redacted = try await Self.run(["check", "--redact"], on: Self.prose)
    #expect(redacted.output.contains("1  source code; line 2\n") && !redacted.output.contains("basket"))
  }

  @Test func `a long log without an event is looked at as a sample and counted as a whole`() async throws {
    let log = String(repeating: "nothing of note\n", count: 5000) + "func viewDidLoad() {\n"
    let result = try await Self.run(["check"], on: log)
    #expect(result.output.contains("5000  no callback name; line 1: nothing of note\n"))
    #expect(result.output.contains("   1  source code; line 5001: func viewDidLoad() {\n"))
  }

  @Test func `a filter would make the counts untrue, and one document is no list`() async throws {
    for arguments in [
      ["--pid", "512"], ["--controller", "B*"], ["--format", "json"], ["--format", "svg"],
    ] {
      let result = try await Self.run(["events", "--explain"] + arguments, on: Self.log)
      #expect(result.code == .trouble && result.output.isEmpty, "\(arguments)")
    }
  }
}
