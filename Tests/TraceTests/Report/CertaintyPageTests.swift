import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct CertaintyPageTests {
  @Test func `the page on certainty is what the law of doubt says`() throws {
    let file = Repository.root.appending(path: "docs/certainty.md")
    let page = CertaintyPage.markdown()
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if kept != page, ProcessInfo.processInfo.environment["TRACECHECK_RECORD"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("docs/certainty.md was written; run again without")
      return
    }
    #expect(kept == page, "TRACECHECK_RECORD=1 swift test --filter CertaintyPageTests writes it anew")
  }

  @Test func `explain possible tells every row of the law, within the width`() async {
    let page = await RunResult.of(["explain", "possible"]).output
    for doubt in Doubt.allCases {
      let words = LawOfDoubt.row(doubt).remedy.split(separator: " ").joined(separator: " ")
      #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
    }
    #expect(CertaintyPage.text(width: 60).split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func `a rule's page lists what makes its findings possible, and a remark of UIKit's has nothing`()
    throws
  {
    let pop = RulePage.text(for: try #require(RuleRegistry.rule(named: "TC402")))
    #expect(
      pop.contains("\nWhat makes it only possible\n  - the log may mean another controller of that name, or"))
    #expect(!pop.contains("another style may have taken effect"))
    let said = RulePage.text(for: try #require(RuleRegistry.rule(named: "TC801")))
    #expect(!said.contains("only possible"))
  }

  @Test func `pages of rules and of the law can be asked for together`() async {
    let result = await RunResult.of(["explain", "TC203", "possible"])
    #expect(result.code == .passed && result.output.hasPrefix("TC203 "))
    #expect(result.output.contains("\n\nDefinite and possible\n"))
    #expect(await RunResult.of(["explain", "possibly"]).code == .trouble)
  }
}
