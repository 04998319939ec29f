import Testing

@testable import TraceModel

@Suite struct GateTests {
  typealias Kind = (Severity, Certainty)

  /// Findings, the level that fails, the verdict and its reasons.
  static let cases: [([Kind], GateSettings.FailLevel, TraceSummary.Verdict, [String])] = [
    ([], .error, .passed, []),
    ([(.error, .definite)], .error, .failed, ["1 error at or above --fail-on error"]),
    ([(.warning, .definite)], .error, .passed, ["1 warning below"]),
    (
      [(.warning, .definite), (.info, .definite)], .warning, .failed,
      ["1 warning at or above --fail-on warning", "1 info below"]
    ),
    ([(.info, .definite)], .info, .failed, ["1 info at or above --fail-on info"]),
    ([(.error, .possible)], .info, .passed, ["1 possible error below"]),
    ([(.warning, .possible)], .possible, .failed, ["1 possible warning at or above --fail-on possible"]),
    ([(.info, .possible)], .possible, .passed, []),
    (
      [(.error, .definite), (.error, .possible)], .never, .passed,
      ["1 error below", "1 possible error below"]
    ),
  ]

  @Test(arguments: cases) func `the level decides`(
    kinds: [Kind], level: GateSettings.FailLevel, verdict: TraceSummary.Verdict, reasons: [String]
  ) {
    var settings = GateSettings()
    settings.failOn = level
    let report = SampleReport.of(kinds.map(finding), gate: settings)
    #expect(report.verdict == verdict)
    #expect(report.traces.map(\.verdict) == [verdict])
    #expect(report.reasons == reasons)
  }

  @Test func `known quirks never fail`() {
    var settings = GateSettings()
    settings.failOn = .info
    #expect(SampleReport.of([SampleReport.known()], gate: settings).verdict == .passed)
  }

  @Test func `too many warnings fail`() {
    var settings = GateSettings()
    settings.maxWarnings = 1
    let warnings = [finding((.warning, .definite)), finding((.warning, .definite))]
    #expect(SampleReport.of(Array(warnings.prefix(1)), gate: settings).verdict == .passed)
    let report = SampleReport.of(warnings, gate: settings)
    #expect(report.verdict == .failed)
    #expect(report.reasons == ["2 warnings, at most 1 allowed"])
  }

  @Test func `a trace of too few events fails`() {
    var settings = GateSettings()
    settings.minEvents = 41
    let report = SampleReport.of([], gate: settings)
    #expect(report.verdict == .failed)
    #expect(report.reasons == ["40 events in app.log, 41 needed"])
  }

  @Test func `a log without an event makes the run empty, unless something failed`() {
    var report = SampleReport.of([])
    report.traces.append(TraceSummary(label: "empty.log"))
    Gate(GateSettings()).judge(&report)
    #expect(report.verdict == .empty)
    report.traces[0].counts.add(SampleReport.disturbed())
    Gate(GateSettings()).judge(&report)
    #expect(report.verdict == .failed)
    #expect(report.traces.map(\.verdict) == [.failed, .empty])
  }

  @Test func `findings that are not listed are counted`() {
    var report = SampleReport.of([SampleReport.disturbed()])
    var more = FindingCounts()
    for _ in 0..<5 { more.add(SampleReport.disturbed()) }
    report.traces[0].counts.add(more)
    Gate(GateSettings()).judge(&report)
    #expect(report.reasons == ["6 errors at or above --fail-on error"])
    #expect(SampleReport.text(report, .text).contains("6 errors (5 of them not listed)"))
  }

  private func finding(_ kind: Kind) -> Finding {
    Finding(
      rule: RuleID(number: 101), severity: kind.0, certainty: kind.1, line: 1, controller: "A", message: "m")
  }
}
