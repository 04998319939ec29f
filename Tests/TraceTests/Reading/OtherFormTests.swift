import Testing

@testable import TraceModel

/// Lines that name a call in the form of somebody else: a frame of a stack, a title, a sentence that leads to a method.
@Suite struct OtherFormTests {
  private static let lines = [
    "LidVC.viewDidAppear (LidVC.swift:42)", "[4] LidVC.viewDidAppear(_:)",
    "Leak: 0x600 size=64 made in -[LidVC viewDidAppear:]",
    "[Stall] Queue was blocked 900 ms in -[LidVC viewDidAppear:]", "Queue Stall: LidVC.viewDidAppear(_:)",
    "latest page: LidVC viewDidAppear", "Crumb stored: LidVC viewDidAppear",
    "patch applied: -[LidVC viewDidAppear:]",
  ]
  private static let visit = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "LidVC \($0)" }
  private static let end = ["viewWillDisappear", "viewDidDisappear"].map { "LidVC \($0)" }

  private static func findings(_ lines: [String]) -> [Finding] {
    CheckedTrace(lines.map { $0 + "\n" }.joined()).findings
  }

  @Test(arguments: lines) func `are no calls beside the class's own`(_ line: String) {
    #expect(Self.findings(Self.visit + Self.end + [line]).isEmpty)
    #expect(Self.findings(Self.visit + [Self.end[0], line] + Self.end.dropFirst()).isEmpty)
  }

  @Test(arguments: lines) func `may be an app's own way to tell a call`(_ line: String) throws {
    func told(_ call: String) -> String {
      line.replacing("viewDidAppear", with: call)
    }
    let visit = ["viewWillAppear", "viewDidAppear", "viewWillAppear"].map(told)
    #expect(try ReadLog.words(visit.joined(separator: "\n") + "\n").count == 3)
  }

  @Test(arguments: [
    "LidVC.viewDidAppear", "LidVC: viewDidAppear", "[Lids] LidVC viewDidAppear", "Trace: LidVC viewDidAppear",
    "LidVC.viewDidAppear(_:)", "-[LidVC viewDidAppear:]",
  ])
  func `in a form of the app's are calls`(_ line: String) throws {
    let lines = Self.visit + Self.end + [line]
    #expect(try ReadLog.words(lines.joined(separator: "\n") + "\n").count == 6)
  }
}
