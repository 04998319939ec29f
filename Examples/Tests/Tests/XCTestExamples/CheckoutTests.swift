import Foundation
import TraceModel
import XCTest

final class CheckoutTests: XCTestCase {
  private let logs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Logs")

  func testTheSheetComesAndGoesAsUIKitDoesIt() throws {
    let log = logs.appendingPathComponent("checkout.log").path
    try expectNoFaults(in: Trace(contentsOf: log), log: log)
  }

  func testAPresenterThatIsDisturbedIsFound() throws {
    let trace = try Trace(contentsOf: logs.appendingPathComponent("checkout-disturbed.log").path)
    XCTAssertEqual(trace.failures.map(\.rule.name), ["presenter-disturbed"])
  }

  /// Fails the test for each finding that fails the gate, at its line of the log, and attaches the page with the picture.
  private func expectNoFaults(in trace: Trace, log: String) {
    XCTAssertGreaterThan(trace.summary.events, 0, "nothing was recorded")
    for finding in trace.failures {
      #if canImport(Darwin)
        let location = XCTSourceCodeLocation(filePath: log, lineNumber: finding.line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: finding.message,
            detailedDescription: finding.description,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        XCTFail(finding.description)
      #endif
    }
    #if canImport(Darwin)
      if !trace.failures.isEmpty {
        let page = XCTAttachment(data: Data(trace.report(.html).utf8), uniformTypeIdentifier: "public.html")
        page.name = "trace.html"
        add(page)
      }
    #endif
  }
}
