import TraceModel
import XCTest

final class FirstTests: XCTestCase {
  func testAScreenAppearsOnce() {
    let trace = Trace(
      text: """
        [Cart@0x10] viewDidLoad
        [Cart@0x10] viewWillAppear
        [Cart@0x10] viewDidAppear
        """)
    XCTAssertEqual(trace.summary.verdict, .passed, "\(trace)")
  }
}
