import Testing

@testable import TraceModel

/// A line about a callback in other words than its class's other lines, at a time at which it can't be called.
@Suite struct OtherWordsTests {
  private static let visit = [
    "LidVC.viewDidLoad(): build rows", "LidVC.viewWillAppear(_:): refresh",
    "LidVC.viewDidAppear(_:): begin clock",
  ]
  private static let push = [
    "JarVC.viewDidLoad(): build rows", "LidVC.viewWillDisappear(_:): stop clock",
    "JarVC.viewWillAppear(_:): refresh", "LidVC.viewDidDisappear(_:): away",
    "JarVC.viewDidAppear(_:): begin clock",
  ]

  private static func findings(_ lines: [String]) -> [Finding] {
    CheckedTrace(lines.map { $0 + "\n" }.joined()).findings
  }

  @Test(arguments: [
    "LidVC.viewWillAppear(_:): got 12 rows", "LidVC.viewDidAppear(_:): rows failed to load",
    "LidVC.viewWillAppear(_:) rows = nil",
  ])
  func `is at most a possible fault, and changes nothing`(_ line: String) {
    let findings = Self.findings(Self.visit + [line] + Self.push)
    #expect(findings.allSatisfy { $0.certainty == .possible && $0.line == 4 })
  }

  @Test(arguments: ["LidVC.viewWillAppear(_:): refresh", "LidVC.viewDidAppear(_:): begin clock"])
  func `in the same words is a fault`(_ line: String) {
    let findings = Self.findings(Self.visit + [line] + Self.push)
    #expect(findings.contains { $0.certainty == .definite && $0.line == 4 })
  }

  @Test func `of a controller that is gone is at most a possible fault`() {
    let line = "LidVC.viewWillDisappear(_:): got 12 rows"
    #expect(Self.findings(Self.visit + Self.push + [line]).allSatisfy { $0.certainty == .possible })
  }

  @Test func `is at most possible where the class prints the callback bare, too`() {
    let bare = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillAppear rows = nil"].map {
      "LidVC \($0)"
    }
    #expect(Self.findings(bare).allSatisfy { $0.certainty == .possible })
  }

  /// Visits of a screen by its address, each with other words behind its first call, and then one more such call.
  private static func visits(_ words: [String], then last: String) -> [Finding] {
    let lid = "<Larder.LidVC: 0x1f00>"
    let visits = words.dropLast().flatMap { word in
      [
        "\(lid) viewWillAppear \(word)", "\(lid) viewDidAppear", "\(lid) viewWillDisappear",
        "\(lid) viewDidDisappear",
      ]
    }
    let end = ["viewWillAppear \(words.last ?? "")", "viewDidAppear", "viewWillAppear \(last)"]
    return findings(visits + end.map { "\(lid) \($0)" })
  }

  @Test(arguments: [
    (["refresh", "refresh", "again", "again"], "again"),
    (["hello Ann", "hello Ben", "hello Cat", "hello Dan"], "hello Eve"),
    (["refresh", "refresh"], "refresh"), (["visit 1", "visit 2"], "visit 3"),
  ])
  func `in words that are usual, or that are others each time, is a fault`(_ words: [String], _ last: String)
  {
    #expect(Self.visits(words, then: last).contains { $0.certainty == .definite })
  }

  @Test(arguments: ["got rows", "rows: none"])
  func `in new words is at most possible, however often the class told it`(_ last: String) {
    let findings = Self.visits(["refresh", "refresh", "again", "again"], then: last)
    #expect(findings.allSatisfy { $0.certainty == .possible })
  }

  @Test func `in our own notation is a fault`() {
    let log = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillAppear",
      "viewDidAppear", "viewWillAppear interactive=true",
    ]
    #expect(Self.findings(log.map { "[LidVC@0x1f00] \($0)" }).contains { $0.certainty == .definite })
  }
}
