import Testing

@testable import TraceModel

struct DeepFindingTests {
  @Test func `a finding far into a log has the transitions around it in its picture`() throws {
    let steps = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    func visits(_ numbers: ClosedRange<Int>) -> String {
      numbers.map { number in
        (["viewDidLoad"] + steps).map { "[Page@0x\(number)] \($0)\n" }.joined()
      }.joined()
    }
    let fault = "[Page@0x9] viewWillAppear\n[Page@0x9] viewWillAppear\n"
    let log = visits(1000...4000) + fault + visits(4001...7000)
    let recording = try #require(try RecordedLog.result(log).recordings.first)
    let line = 3001 * 5 + 2
    #expect(recording.steps.count { abs($0.line - line) < 20 } > 30)
    #expect(recording.transitions.contains { abs($0.firstLine - line) < 20 })
  }
}
