import Testing

@testable import TraceModel

/// Transitions that nobody announced are told from the order of the callbacks alone.
@Suite struct InferenceTests {
  @Test func `a presenter that comes to rest last is part of the presentation, and of the dismissal`() {
    let log = """
      [Feed] viewWillDisappear
      [Note] viewWillAppear
      [Note] viewDidAppear
      [Feed] viewDidDisappear
      [Note] viewWillDisappear
      [Feed] viewWillAppear
      [Feed] viewDidAppear
      [Note] viewDidDisappear
      """
    let told = CheckedTrace(log).transitions.map { "\($0.kind) \($0.firstLine)-\($0.lastLine) \($0.outcome)" }
    #expect(told == ["present 1-4 completed", "dismiss 5-8 completed"])
  }

  @Test func `a controller that is back before it was logged to rest is not called cancelled`() {
    let log = """
      [Feed] viewWillDisappear
      [Note] viewWillAppear
      [Note] viewDidAppear
      [Feed] viewWillAppear
      [Feed] viewDidAppear
      """
    #expect(CheckedTrace(log).transitions.allSatisfy { $0.outcome != .cancelled })
  }

  @Test(arguments: [
    ("", "present 5-7 cancelled"), ("[Feed] viewWillDisappear", "push 5-10 cancelled"),
  ])
  func `a controller that was made for a move and turned back was not revealed`(going: String, told: String) {
    let back = going.isEmpty ? "" : "\n[Feed] viewWillAppear\n[Feed] viewDidAppear"
    let log = """
      [Feed] viewDidLoad
      [Feed] viewWillAppear
      [Feed] viewDidAppear
      [Note] viewDidLoad
      \(going.isEmpty ? "" : going + "\n")[Note] viewWillAppear
      [Note] viewWillDisappear
      [Note] viewDidDisappear\(back)
      """
    let last = CheckedTrace(log).transitions.last
    #expect(last.map { "\($0.kind) \($0.firstLine)-\($0.lastLine) \($0.outcome)" } == told)
  }
}
