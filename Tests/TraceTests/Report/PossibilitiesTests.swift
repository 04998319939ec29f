import Testing

@testable import TraceModel

/// Every report that tells a possible finding whole says what may be so, and what would settle it.
@Suite struct PossibilitiesTests {
  @Test func `what one remedy settles is one sentence`() {
    let address = "log addresses"
    let assumptions = [
      Assumption(kind: .namesake, text: "another may be meant", remedy: address),
      Assumption(kind: .setting, text: "the setting may have changed", remedy: "log it"),
      Assumption(kind: .namesake, text: "two may have the name", remedy: address),
    ]
    #expect(
      Possibilities.sentences(assumptions) == [
        "another may be meant, or two may have the name; log addresses",
        "the setting may have changed; log it",
      ])
    #expect(Possibilities.sentences([]).isEmpty)
  }

  @Test(arguments: [ReportFormat.text, .html, .markdown, .sarif, .github, .junit, .json, .jsonl])
  func `a report says the assumption and its remedy`(_ format: ReportFormat) {
    let text = SampleReport.text(SampleReport.of([SampleReport.possible()]), format)
      .replacing("<code>", with: "`").replacing("</code>", with: "`")
    for words in [
      "the log may mean another controller of that name", "log addresses", "`setViewControllers`",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
  }

  @Test func `on a terminal of 60 columns a reason is wrapped under its first word`() {
    var options = SampleReport.options
    options.width = 60
    let text = SampleReport.text(SampleReport.of([SampleReport.possible()]), .text, options)
    #expect(
      text.contains(
        """
           = possible: the log may mean another controller of that
                       name; log addresses to tell instances apart
           = possible: the log doesn't show what is in the stack;
                       start the log at launch, or log
                       `setViewControllers`
        """))
  }

  @Test func `in JSON they come after the help, and a definite finding has none`() throws {
    let report = SampleReport.of([SampleReport.possible(), SampleReport.disturbed()])
    let findings = try JSONReader.read(ReportFormat.json.render(report, SampleReport.options))["findings"]?
      .elements
    #expect(findings?.first?.members.map(\.key).suffix(3) == ["help", "assumptions", "fingerprint"])
    let first = findings?.first?["assumptions"]?.elements.first
    #expect(first?.members.map(\.key) == ["kind", "text", "remedy"])
    #expect(first?["kind"]?.text == "namesake")
    #expect(findings?.last?["assumptions"] == nil)
  }

  @Test func `the same fault for another reason is told apart`() {
    var other = SampleReport.possible()
    other.line = 20
    #expect(FindingGroup.groups(of: [SampleReport.possible(), other]).count == 1)
    other.assumptions.removeLast()
    #expect(FindingGroup.groups(of: [SampleReport.possible(), other]).count == 2)
  }
}
