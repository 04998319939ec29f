import Testing

@testable import TraceModel

/// A function logger's message under a callback that its class prints in lines of its own, at a time at which it can't be
/// called: a closure made in that callback prints it.
@Suite struct MessageUnderCallbackTests {
  private static let lines = [
    "[LidVC.CALL:33] jars are in", "09:41:07.800 💚 DEBUG LidVC.CALL:33 - jars are in",
    "LidVC.CALL:33 jars are in",
    "2024-05-14 09:41:07.800 [Debug] [LidVC.swift:33] CALL > jars are in",
    "2024-05-14 09:41:07.800 [Debug] [LidVC.swift:33] CALL: jars are in",
    #"{"message": "jars are in", "function": "CALL", "file": "LidVC.swift", "line": 33}"#,
    #"{"message": "jars are in", "function": "CALL", "file": "LidVC.swift"}"#,
  ]

  private static let tracers = ["<Larder.LidVC: 0x1f00> CALL", "[LidVC] CALL", "-[LidVC CALL]", "LidVC CALL"]

  private static func put(_ call: String, in line: String) -> String {
    line.split(separator: "CALL", omittingEmptySubsequences: false).joined(separator: call)
  }

  private static func log(_ calls: [String], by tracer: String) -> [String] {
    calls.map { put($0, in: tracer) }
  }

  private static func findings(_ lines: [String]) -> [Finding] {
    CheckedTrace(lines.map { $0 + "\n" }.joined()).findings
  }

  @Test(arguments: lines, tracers)
  func `is no call`(_ line: String, _ tracer: String) {
    let before = Self.log(["viewDidLoad", "viewWillAppear", "viewDidAppear"], by: tracer)
    let after = Self.log(["viewWillDisappear", "viewDidDisappear"], by: tracer)
    let message = Self.put("viewWillAppear(_:)", in: line)
    #expect(Self.findings(before + [message] + after).isEmpty)
  }

  @Test(arguments: lines, tracers)
  func `is at most possible where the class told only its other callbacks so`(
    _ line: String, _ tracer: String
  ) {
    let before = Self.log(["viewDidAppear"], by: tracer)
    let after = Self.log(["viewWillDisappear", "viewDidDisappear"], by: tracer)
    let message = Self.put("viewWillAppear(_:)", in: line)
    #expect(Self.findings(before + [message] + after).allSatisfy { $0.certainty == .possible })
  }

  @Test(arguments: lines)
  func `is a call where the class has no other lines`(_ line: String) throws {
    let calls = ["viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)"].enumerated().map { index, call in
      Self.put(call, in: line).replacing("33", with: "\(33 + 10 * index)")
    }
    let again = Self.put("viewWillAppear(_:)", in: line).replacing("33", with: "43")
    #expect(try ReadLog.words((calls + [again]).joined(separator: "\n") + "\n").count == 4)
  }

  @Test(arguments: [
    "09:41:07.800 💚 DEBUG LidVC.viewWillAppear(_:):33 - called", "LidVC.viewWillAppear(_:):33",
    "09:41:07.800 💚 DEBUG LidVC.viewWillAppear(_:):33 - LidVC viewWillAppear",
    "[LidVC.viewWillAppear(_:):33] animated: true",
    #"{"message": "called", "function": "viewWillAppear(_:)", "file": "LidVC.swift"}"#,
    "LidVC viewWillAppear",
  ])
  func `that says no more than that it was called is a call`(_ line: String) throws {
    let before = Self.log(["viewDidLoad", "viewWillAppear", "viewDidAppear"], by: "LidVC CALL")
    #expect(try ReadLog.words((before + [line]).joined(separator: "\n") + "\n").count == 4)
  }

  @Test func `of a record beside records whose message is the call is none`() {
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].enumerated().map { index, call in
      #"{"message": "\#(call)", "function": "\#(call)()", "file": "LidVC.swift", "line": \#(22 + 10 * index)}"#
    }
    let rest =
      #"{"message": "jars are in", "function": "viewWillAppear()", "file": "LidVC.swift", "line": 36}"#
    #expect(Self.findings(calls + [rest]).isEmpty)
  }
}
