import Foundation
import Testing

@testable import TraceModel

@Suite struct TransitionsPageTests {
  @Test func `the page of transitions is what the catalogue says`() throws {
    let file = Repository.root.appending(path: "docs/TRANSITIONS.md")
    let page = TransitionsPage.markdown()
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if kept != page, ProcessInfo.processInfo.environment["TRACECHECK_RECORD"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("docs/TRANSITIONS.md was written; run again without")
      return
    }
    #expect(kept == page, "TRACECHECK_RECORD=1 swift test --filter TransitionsPageTests writes it anew")
  }
}
