import Testing

@testable import TraceModel

/// Lines about a call that somebody may have written into a log: a heading, an item of a list, a row of a table, a bold one.
@Suite struct WrittenAboutTests {
  private static let calls = ["OrchardVC viewDidLoad", "OrchardVC viewWillAppear", "OrchardVC viewDidAppear"]

  private static func findings(_ lines: [String]) -> [Finding] {
    CheckedTrace(lines.map { $0 + "\n" }.joined()).findings
  }

  @Test(arguments: [
    "### OrchardVC viewDidAppear", "- [ ] OrchardVC viewDidAppear", "- [x] OrchardVC viewDidAppear",
    "**OrchardVC viewDidAppear**", "| OrchardVC viewDidAppear | 3 |", "1. OrchardVC viewDidAppear",
  ])
  func `is at most a possible fault where the app's own lines have no such signs`(_ line: String) {
    #expect(Self.findings(Self.calls + ["", line]).allSatisfy { $0.certainty == .possible })
  }

  @Test(arguments: ["### ", "- ", "1. ", "// "])
  func `is a fault where all lines have them`(_ sign: String) {
    let lines = Self.calls.map { sign + $0 } + ["apples: 3", sign + "OrchardVC viewDidAppear"]
    #expect(Self.findings(lines).contains { $0.certainty == .definite })
  }

  @Test func `a call in words of its own and lines below the one that told it may be another one`() {
    let calls = Self.calls.map { $0 + " (shown: nil)" }
    let apart = ["apples: 3", "GET /apples 200", "OrchardVC viewDidAppear (shown: AppleVC)"]
    #expect(Self.findings(calls + apart).map(\.certainty) == [.possible])
    #expect(Self.findings(calls + apart.dropFirst()).isEmpty)
  }
}
