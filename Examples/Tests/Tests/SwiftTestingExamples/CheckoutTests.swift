import Foundation
import Testing
import TraceModel

/// The folder of the logs that these tests read.
let logs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Logs")

@Suite struct CheckoutTests {
  @Test func `the sheet comes and goes as UIKit does it`() throws {
    let log = logs.appending(path: "checkout.log").path
    try Trace(contentsOf: log).expectNoFaults(log: log)
  }

  @Test func `a presenter that is disturbed fails at its line`() throws {
    let log = logs.appending(path: "checkout-disturbed.log").path
    let trace = try Trace(contentsOf: log)
    // Take this away to see the test fail.
    withKnownIssue { trace.expectNoFaults(log: log) }
    #expect(trace.failures.map(\.rule.name) == ["presenter-disturbed"])
    #expect(trace.failures.first?.line == 6)
  }

  @Test func `payment is on top of the cart while it is open`() throws {
    let trace = try Trace(contentsOf: logs.appending(path: "checkout.log").path)
    #expect(trace.hierarchy(at: 7).controllers.map(\.name) == ["CartViewController", "PayViewController"])
    #expect(trace.transitions.map(\.kind) == [.launch, .present, .dismiss])
    for transition in trace.transitions {
      switch transition.kind {
      case .present, .dismiss: #expect(transition.style == "pageSheet")
      default: break
      }
    }
  }

  @Test func `a refactoring changes nothing`() async throws {
    let before = try Trace(contentsOf: logs.appending(path: "checkout.log").path)
    let after = try Trace(contentsOf: logs.appending(path: "checkout-disturbed.log").path)
    let difference = await after.difference(from: before)
    #expect(difference.verdict == .regressed)
    #expect(difference.new.map(\.controller.name) == ["CartViewController"])
  }
}
