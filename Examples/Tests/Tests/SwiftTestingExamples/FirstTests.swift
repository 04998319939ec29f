import Testing
import TraceModel

@Test func `a sheet leaves its presenter alone`() {
  let trace = Trace(
    text: """
      [Cart@0x10] viewDidAppear
      [Cart@0x10] present Pay@0x20 style=pageSheet
      [Cart@0x10] viewWillDisappear
      [Pay@0x20] viewWillAppear
      [Pay@0x20] viewDidAppear
      """)
  // It is disturbed here, so the test fails. Without this line it says why.
  withKnownIssue {
    #expect(trace.failures.isEmpty, "\(trace)")
  }
}
