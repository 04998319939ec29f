import Testing

@testable import TraceModel

/// A line about a callback in other words than its class's other lines, at a time at which it can't be called.
@Suite struct OtherWordsTests {
  private static let visit = [
    "LidVC.viewDidLoad(): build rows", "LidVC.viewWillAppear(_:): refresh", "LidVC.viewDidAppear(_:): begin clock",
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
    let bare = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillAppear rows = nil"].map { "LidVC \($0)" }
    #expect(Self.findings(bare).allSatisfy { $0.certainty == .possible })
  }

  @Test func `in words that told the call before is a fault`() {
    let visits = ["refresh", "refresh", "again", "again"].flatMap { word in
      [
        "LidVC viewWillAppear \(word)", "LidVC viewDidAppear", "LidVC viewWillDisappear",
        "LidVC viewDidDisappear",
      ]
    }
    let end = ["LidVC viewWillAppear refresh", "LidVC viewDidAppear", "LidVC viewWillAppear again"]
    #expect(Self.findings(visits + end).contains { $0.certainty == .definite })
  }

  @Test func `of a class that has other words each time is a fault`() {
    let visits = ["Ann", "Ben", "Cat"].flatMap { name in
      [
        "LidVC viewWillAppear hello \(name)", "LidVC viewDidAppear", "LidVC viewWillDisappear",
        "LidVC viewDidDisappear",
      ]
    }
    let end = ["LidVC viewWillAppear hello Dan", "LidVC viewDidAppear", "LidVC viewWillAppear hello Eve"]
    #expect(Self.findings(visits + end).contains { $0.certainty == .definite })
  }

  @Test func `in our own notation is a fault`() {
    let log = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillAppear interactive=true"]
    #expect(Self.findings(log.map { "[LidVC@0x1f00] \($0)" }).contains { $0.certainty == .definite })
  }
}
