import Testing

@testable import TraceModel

/// `tracecheck:ignore` in a log.
@Suite struct LogSuppressionTests {
  private static let fault = """
    [Feed@0x7f00] viewDidLoad
    [Feed@0x7f00] viewWillAppear
    [Feed@0x7f00] viewDidAppear
    [Feed@0x7f00] viewDidAppear

    """

  /// Ways in which an app prints the line.
  static let lines = [
    "tracecheck:ignore TC103 -- APP-1", "tracecheck:ignore callback-repeated -- APP-1",
    "TraceCheck:Ignore tc103 Feed -- APP-1", "tracecheck:ignore TC103 F*d — APP-1",
    "tracecheck:ignore: TC103 Feed until 1970-01-01 -- APP-1",
    "TRACECHECK:IGNORE TC103 UNTIL 1970-01-01 -- APP-1",
    "2026-03-01 10:00:00.123456+0100 Shop[312:4411] [app:ui] tracecheck:ignore TC103 -- APP-1",
    "2026-03-01 10:00:00.123 [Debug] [Feed.swift:40] viewWillLayoutSubviews() > tracecheck:ignore TC103 -- APP-1",
    "{\"timestamp\":\"2026-03-01\",\"eventMessage\":\"tracecheck:ignore TC103 -- APP-1\",\"processID\":3}",
    "\u{1B}[32mtracecheck:ignore TC103 -- APP-1\u{1B}[0m",
    "tracecheck:ignore TC103 -- it hears viewDidAppear twice, see [Feed@0x7f00] viewDidAppear",
    "[Feed@0x7f00] viewWillLayoutSubviews animated=true tracecheck:ignore TC103 -- APP-1",
  ]

  @Test(arguments: lines) func `a line suppresses a rule in its log, wherever it is`(_ line: String)
    throws
  {
    for log in [line + "\n" + Self.fault, Self.fault + line, Self.fault + line + "\r\n" + line + "\n"] {
      let report = try CheckedLog.report(log)
      #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
      #expect(report.verdict == .passed)
      #expect((report.suppressed, report.suppressedByLogs) == (1, 1))
      #expect(report.traces[0].events >= 4)
    }
  }

  /// Lines that are not followed, and why.
  static let refused = [
    ("tracecheck:ignore TC103", "gives no reason"), ("tracecheck:ignore TC103 --", "gives no reason"),
    ("tracecheck:ignore", "names no rule"), ("tracecheck:ignore -- APP-1", "names no rule"),
    ("tracecheck:ignore TC1 -- APP-1", "all rules that begin with TC1"),
    ("tracecheck:ignore TC119 -- APP-1", "did you mean TC1"),
    ("tracecheck:ignore TC103 Feed until tomorrow -- APP-1", "no day such as"),
    ("tracecheck:ignore TC103 TC203 -- APP-1", "a second rule, \"TC203\""),
    ("tracecheck:ignore TC103 Feed 2026-12-31 -- APP-1", "no `until` before the day"),
    ("tracecheck:ignore unused-suppression -- APP-1", "names TC901, which is a remark"),
    ("tracecheck:ignore TC999 -- APP-1", "\"TC999\", which isn't a rule"),
  ]

  @Test(arguments: refused) func `a line that can't be followed is a remark with its index`(
    line: String, words: String
  ) throws {
    let report = try CheckedLog.report("\n" + line + "\n" + Self.fault)
    #expect(report.findings.map(\.rule.description) == ["TC103", "TC903"])
    let remark = try #require(report.findings.last)
    #expect((remark.trace, remark.line) == ("app.log", 2))
    #expect(remark.message.contains(words), "\(remark.message)")
    #expect(report.suppressed == 0)
    #expect(report.traces[0].counts.definite(.warning) == 1)
  }

  @Test(arguments: [
    "tracecheck:ignored TC103 -- APP-1", "mytracecheck:ignore TC103 -- APP-1",
    "tracecheck: ignore TC103 -- APP-1",
  ]) func `what only looks like it is no suppression`(_ line: String) throws {
    #expect(try CheckedLog.report(line + "\n" + Self.fault).findings.map(\.rule.description) == ["TC103"])
  }

  @Test func `it covers no other rule, controller or log`() throws {
    for line in ["TC104 -- x", "TC103 Other -- x"] {
      let report = try CheckedLog.report("tracecheck:ignore \(line)\n" + Self.fault)
      #expect(report.findings.first?.rule.description == "TC103")
    }
    var builder = ReportBuilder(
      configuration: Configuration(), filter: RunFilter(), today: CalendarDay(secondsSince1970: 0))
    builder.add(try CheckedLog.result("tracecheck:ignore TC103 -- x\n" + Self.fault, label: "a.log"))
    builder.add(try CheckedLog.result(Self.fault, label: "b.log"))
    let report = builder.built(gate: GateSettings())
    #expect(report.findings.map(\.trace) == ["b.log"])
    #expect(report.traces.map(\.suppressedByLog) == [1, 0])
  }

  @Test func `one that has ended hides nothing and is an error that names its reason`() throws {
    let report = try CheckedLog.report(
      "tracecheck:ignore TC103 Feed until 1969-12-31 -- APP-7\n" + Self.fault)
    #expect(report.findings.map(\.rule.description) == ["TC103", "TC902"])
    #expect(report.findings.last?.message.contains("ended on 1969-12-31: \"APP-7\"") == true)
    #expect(report.counts.definite(.error) == 2)
  }

  @Test func `one is called unused only where what it covers did occur`() throws {
    let sheet =
      "[Feed@0x7f00] present Filter@0x7f40 style=pageSheet\n[Filter@0x7f40] viewDidLoad\n"
      + "[Filter@0x7f40] viewWillAppear\n[Filter@0x7f40] viewDidAppear\n"
    let line = "tracecheck:ignore TC203 Feed -- APP-1\n"
    #expect(try CheckedLog.report(line + sheet).findings.map(\.rule.description) == ["TC901"])
    let all = try CheckedLog.report("tracecheck:ignore TC203 -- APP-1\n" + sheet)
    #expect(all.findings.map(\.controller) == [""])
    #expect(try CheckedLog.report(line + "[Feed@0x7f00] viewDidLoad\n").findings.isEmpty)
    #expect(try CheckedLog.report("tracecheck:ignore TC104 Shelf -- x\n" + sheet).findings.isEmpty)
  }

  @Test func `one beside another that covers the same is not called unused`() throws {
    let report = try CheckedLog.report(
      "tracecheck:ignore TC103 -- APP-1\n" + Self.fault,
      configuration: "{suppressions: [{rule: 'TC103', reason: 'APP-1'}]}")
    #expect(report.findings.isEmpty)
    #expect((report.suppressed, report.suppressedByLogs) == (1, 0))
  }

  @Test func `the configuration can forbid it`() throws {
    let report = try CheckedLog.report(
      "tracecheck:ignore TC103 -- x\n" + Self.fault, configuration: "{suppressionsInLogs: false}")
    #expect(report.findings.map(\.rule.description) == ["TC103"])
  }

  @Test func `a log that asks for very much is followed so far and no further`() throws {
    let many = (0..<5_000).map { "tracecheck:ignore TC104 Screen\($0) -- x\n" }.joined()
    let result = try CheckedLog.result(many + Self.fault)
    #expect(result.suppressions.count == 1_000)
    let long = "tracecheck:ignore TC103 -- " + String(repeating: "y", count: 1 << 20)
    #expect(try CheckedLog.result(long + "\n" + Self.fault).suppressions[0].text.utf8.count == 500)
  }

  @Test func `every report for people says how many findings the log itself suppressed`() throws {
    let report = try CheckedLog.report("tracecheck:ignore TC103 -- x\n" + Self.fault)
    for format in [ReportFormat.text, .concise, .markdown, .html, .junit, .sarif, .json] {
      let text = SampleReport.text(report, format)
      #expect(
        text.contains("of the log itself") || text.contains("by the log") || text.contains("suppressedByLogs")
      )
    }
  }
}
