import Testing

@testable import TraceModel

/// Lines about a callback that have something else around class and callback than the class's lines as a rule.
@Suite struct CallOutlineTests {
  private static let visit = ["LidVC: viewDidLoad", "LidVC: viewWillAppear", "LidVC: viewDidAppear"]
  private static let push = [
    "JarVC: viewDidLoad", "LidVC: viewWillDisappear", "JarVC: viewWillAppear", "LidVC: viewDidDisappear",
    "JarVC: viewDidAppear",
  ]
  private static let back = [
    "JarVC: viewWillDisappear", "LidVC: viewWillAppear", "JarVC: viewDidDisappear", "LidVC: viewDidAppear",
    "JarVC: deinit",
  ]

  private static func findings(_ lines: [String]) -> [Finding] {
    CheckedTrace(lines.map { $0 + "\n" }.joined()).findings
  }

  @Test(arguments: [
    "LidVC phase=viewDidAppear", "LidVC lifecycleState: viewDidAppear", "LidVC: lastCall = viewDidAppear",
    "[LidVC] op=viewDidAppear ms=12", "[LidVC] selector=viewDidAppear:", "LidVC: debug viewDidAppear",
    "Selector viewDidAppear: of LidVC", "[Firebase] screen_view LidVC viewDidAppear",
    "payload: event=viewDidAppear screen=LidVC", "body = {\"event\":\"viewDidAppear\",\"screen\":\"LidVC\"}",
    "SELECT * FROM calls WHERE name='viewDidAppear' AND screen='LidVC'", "LidVC: tracking viewWillAppear",
    "LidVC lifecycleState: viewWillDisappear", "LidVC: deinit pending", "LidVC deinit called for timer",
    "LidVC dealloc image buffer", "LidVC dealloc'ed 3 lids", "LidVC: viewDidAppear lids=12",
    "LidVC: viewDidAppear -> true",
    "Accessibility: LidVC did appear announced",
  ]) func `are at most possible calls`(_ line: String) {
    for before in [Self.visit, Self.visit + Self.push, Self.visit + Self.push + Self.back] {
      let after = before.count == 3 ? Self.push + Self.back : before.count == 8 ? Self.back : []
      #expect(Self.findings(before + [line] + after).allSatisfy { $0.certainty == .possible })
    }
  }

  @Test(arguments: ["LidVC: viewDidAppear", "LidVC: viewDidAppear  // again", "🟢 LidVC: viewDidAppear"])
  func `in the same form are calls`(_ line: String) {
    let findings = Self.findings(Self.visit + Self.push + [line])
    #expect(findings.contains { $0.certainty == .definite && $0.line == 9 })
  }

  @Test func `are calls where the class has told one so in its place`() {
    let own =
      Self.visit + Self.push
      + Self.back.map { $0 == "LidVC: viewDidAppear" ? "[LidVC] viewDidAppear" : $0 }
    let findings = Self.findings(own + Self.push + ["[LidVC] viewDidAppear"])
    #expect(findings.contains { $0.certainty == .definite && $0.line == own.count + 6 })
  }

  @Test func `are calls where a class has no rule`() {
    let visit = ["LidVC: viewDidLoad", "[LidVC] viewWillAppear", "LidVC: viewDidAppear"]
    let findings = Self.findings(visit + Self.push + ["LidVC step: viewDidAppear"])
    #expect(findings.contains { $0.certainty == .definite && $0.line == 9 })
  }

  @Test func `leave no doubt where the next call fits behind them`() {
    let own = Self.back.map { $0 == "LidVC: viewDidAppear" ? "[LidVC] viewDidAppear" : $0 }
    let findings = Self.findings(Self.visit + Self.push + own + Self.push + ["LidVC: viewDidAppear"])
    #expect(findings.contains { $0.certainty == .definite && $0.line == 19 })
  }

  @Test func `of a release are calls where another class had these words`() {
    let back = Self.back.map { $0 == "JarVC: deinit" ? "JarVC: deinit bye" : $0 }
    let log = Self.visit + Self.push + back + Self.push + ["LidVC: deinit bye"] + Self.back
    #expect(Self.findings(log).contains { $0.rule.number == 106 && $0.certainty == .definite })
    let first = Self.visit + Self.push + ["LidVC: deinit bye"] + Self.back
    #expect(Self.findings(first).contains { $0.rule.number == 106 && $0.certainty == .possible })
  }
}
