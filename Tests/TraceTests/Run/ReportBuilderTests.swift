import Testing

@testable import TraceModel

@Suite struct ReportBuilderTests {
  private let today = CalendarDay(secondsSince1970: 1_772_323_200)  // 2026-03-01

  @Test func `levels of the configuration hold`() throws {
    let findings = [SampleReport.disturbed(), SampleReport.possible(), SampleReport.known()]
    let report = try build("{rules: {TC203: 'warning', TC404: 'off', TC1: 'error'}}", findings)
    #expect(report.findings.map(\.severity) == [.info, .warning])
    #expect(report.verdict == .passed)
  }

  @Test(arguments: [
    ("['warning', {possible: 'off'}]", []), ("['warning', {possible: 'error'}]", [Severity.error]),
    ("['info', {}]", [.info]), ("['off', {possible: 'error'}]", []), ("['warning']", [.warning]),
  ]) func `what the log alone can't prove may have a level of its own`(
    setting: String, levels: [Severity]
  ) throws {
    let report = try build("{rules: {TC404: \(setting)}}", [SampleReport.possible()])
    #expect(report.findings.map(\.severity) == levels)
    let definite = try build("{rules: {TC203: \(setting)}}", [SampleReport.disturbed()])
    #expect(definite.findings.isEmpty == setting.hasPrefix("['off'"))
  }

  @Test func `a suppressed finding is counted and not shown`() throws {
    let report = try build(
      "{suppressions: [{rule: 'TC203', controller: 'a', reason: 'APP-1', expires: '2026-03-01'}]}",
      [SampleReport.disturbed()])
    #expect(report.findings.isEmpty)
    #expect(report.suppressed == 1)
    #expect(report.verdict == .passed)
  }

  @Test func `an expired suppression hides nothing and is an error itself`() throws {
    let report = try build(
      "{suppressions: [{rule: 'TC203', reason: 'APP-1', expires: '2026-02-28'}]}", [SampleReport.disturbed()])
    #expect(report.findings.map(\.rule.description) == ["TC203", "TC902"])
    #expect(report.findings.last?.message.contains("ended on 2026-02-28: APP-1") == true)
    #expect(report.findings.last?.trace == "c.json")
    #expect(report.counts.definite(.error) == 2)
  }

  @Test(arguments: [("A", ["TC901"]), ("Elsewhere", [])])
  func `a suppression is called unused only where its controller occurred`(name: String, rules: [String])
    throws
  {
    let report = try build("{suppressions: [{rule: 'TC1', controller: '\(name)', reason: 'x'}]}", [])
    #expect(report.findings.map(\.rule.description) == rules)
  }

  @Test func `filters choose what is shown and gated`() throws {
    let findings = [SampleReport.disturbed(), SampleReport.possible(), SampleReport.known()]
    var filter = RunFilter()
    filter.rules = [.prefix("TC4")]
    #expect(try build("{}", findings, filter).findings.map(\.rule.description) == ["TC404"])
    filter = RunFilter()
    filter.controllers = ["n*"]
    #expect(try build("{}", findings, filter).findings.map(\.controller) == ["Nav"])
    filter.controllers = ["Nobody"]
    let none = try build("{}", findings, filter, fitting: 0)
    #expect(none.findings.isEmpty)
    #expect(none.verdict == .empty)
    filter = RunFilter()
    filter.processes = [8]
    #expect(try build("{}", findings, filter).traces.isEmpty)
  }

  @Test func `a filter makes no suppression unused, and hides no expiry that was asked for`() throws {
    let text = "{suppressions: [{rule: 'TC203', controller: 'A', reason: 'x', expires: '%'}]}"
    var filters = [RunFilter(), RunFilter(), RunFilter(), RunFilter()]
    filters[0].rules = [.prefix("TC9")]
    filters[1].controllers = ["Nav"]
    filters[2].processes = [8]
    filters[3].from = WrittenTime("23:59:59")
    for filter in filters {
      let report = try build(
        text.replacing("%", with: "2026-03-01"), [SampleReport.disturbed()], filter, lines: LineRanges())
      #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    }
    let old = text.replacing("%", with: "2026-02-28")
    let expired = try build(old, [SampleReport.disturbed()], filters[0])
    #expect(expired.findings.map(\.rule.description) == ["TC902"])
    #expect(try build(old, [SampleReport.disturbed()], filters[1]).findings.isEmpty)
  }

  @Test func `findings that are counted only have their levels and suppressions too`() throws {
    let many = [FindingKind(SampleReport.disturbed()): 7]
    #expect(try build("{}", [], notListed: many).counts.definite(.error) == 7)
    #expect(try build("{rules: {TC2: 'warning'}}", [], notListed: many).counts.definite(.warning) == 7)
    let report = try build("{suppressions: [{rule: 'TC2', reason: 'x'}]}", [], notListed: many)
    #expect(report.counts.total == 0)
    #expect(report.suppressed == 7)
  }

  @Test func `times choose runs of lines`() {
    var lines = LineRanges()
    for (line, isChosen) in [(2, false), (4, true), (8, true), (9, false), (12, true)] {
      lines.note(line, isChosen: isChosen)
    }
    #expect((1...13).filter(lines.contains) == [4, 5, 6, 7, 8, 12])
  }

  private func build(
    _ text: String, _ findings: [Finding], _ filter: RunFilter = RunFilter(), fitting: Int = 1,
    notListed: [FindingKind: Int] = [:], lines: LineRanges? = nil
  ) throws -> Report {
    let names = RuleNames(RuleRegistry.all.map { RuleNames.Entry(id: $0.id, name: $0.name) })
    var loader = ConfigurationLoader(rules: names, version: "1.0") {
      _ throws(ConfigurationLoader.Unreadable) in
      ContiguousArray(text.utf8)
    }
    let configuration = try loader.load(file: "c.json", options: [])
    var builder = ReportBuilder(configuration: configuration, filter: filter, today: today)
    var trace = TraceSummary(label: "app.log")
    trace.events = 3
    trace.process = 7
    var process = TraceResult(summary: trace)
    process.findings = findings
    process.notListed = notListed
    var result = LogResult()
    (result.traces, result.fittingEvents) = ([process], fitting)
    result.names = ["A", "Nav"]
    result.lines = filter.needsTimes ? lines : nil
    builder.add(result)
    return builder.built(gate: configuration.gate)
  }
}
