import Testing

@testable import TraceModel

@Suite struct BaselineTests {
  private static let shown = """
    [Feed@0x7f00] viewDidLoad
    [Feed@0x7f00] viewWillAppear
    [Feed@0x7f00] viewDidAppear

    """
  /// A sheet that disturbs its presenter.
  private static let faulty = """
    [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
    [Filter@0x7f40] viewDidLoad
    [Feed@0x7f00] viewWillDisappear
    [Filter@0x7f40] viewWillAppear
    [Filter@0x7f40] viewDidAppear
    [Feed@0x7f00] viewDidDisappear

    """
  /// The same sheet, as it should be.
  private static let right = """
    [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
    [Filter@0x7f40] viewDidLoad
    [Filter@0x7f40] viewWillAppear
    [Filter@0x7f40] viewDidAppear

    """

  @Test func `a baseline of a run knows all of it, also with other addresses`() throws {
    let log = Self.shown + Self.faulty
    let baseline = try written(log)
    #expect(baseline.entries.map(\.key.rule.description) == ["TC203"])
    let report = try report(log.replacing("0x7f", with: "0x6a"), baseline)
    #expect(report.findings.isEmpty)
    #expect(report.verdict == .passed)
    #expect(report.baseline?.text == "1 known, 0 new")
  }

  /// What a merge of texts makes of two branches that each add a line, the one at the top and the other at the end.
  @Test func `a baseline that was merged line by line can be read`() throws {
    func line(_ rule: String, _ name: String) -> String {
      "{\"rule\":\"\(rule)\",\"controller\":\"\(name)\",\"transition\":null,\"count\":1,\"reason\":\"\"}"
    }
    let lines = [line("TC101", "Early"), line("TC103", "Feed"), line("TC701", "Late")]
    let text = "{\"formatVersion\":\"1.0\",\"entries\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
    let merged = try BaselineReader(path: "b").read(ContiguousArray(text.utf8))
    #expect(merged.entries.map(\.controller) == ["Early", "Feed", "Late"])
    #expect(String(decoding: merged.bytes, as: UTF8.self) == text)
  }

  @Test func `one more is exactly one new, and it is the last`() throws {
    let kind = try written(Self.shown + Self.faulty).entries[0]
    var baseline = Baseline()
    baseline[kind.key] = Baseline.Entry(key: kind.key, controller: "Feed", count: 2)
    var ledger = BaselineLedger(baseline)
    var finding = Finding(
      rule: RuleID(number: 203), severity: .error, line: 1, controller: "FEED", message: "")
    finding.transition = .present
    let covered = (0..<3).map { _ in ledger.covered(FindingKind(finding), times: 1) }
    #expect(covered == [1, 1, 0])
    #expect(ledger.result.known == 2 && ledger.result.new == 1)
    var counted = BaselineLedger(baseline)
    #expect(counted.covered(FindingKind(finding), times: 7) == 2)
  }

  @Test func `what is fixed is told from what had no chance to come`() throws {
    let baseline = try written(Self.shown + Self.faulty)
    #expect(try report(Self.shown + Self.right, baseline).baseline?.fixed == 1)
    let other = try report(Self.shown, baseline).baseline
    #expect(other?.fixed == 0 && other?.notExercised == 1)
    let absent = try report("[Other@0x1] viewDidLoad\n", baseline).baseline
    #expect(absent?.text == "0 known, 0 new, 1 not exercised")
  }

  @Test func `what comes less often is not called fixed`() throws {
    let entry = try written(Self.shown + Self.faulty).entries[0]
    var baseline = Baseline()
    baseline[entry.key] = Baseline.Entry(key: entry.key, controller: "Feed", count: 3)
    let outcome = try report(Self.shown + Self.faulty, baseline).baseline
    #expect(outcome?.known == 1 && outcome?.fewer == 2 && outcome?.fixed == 0)
  }

  @Test func `a suppressed fault is not fixed`() throws {
    let baseline = try written(Self.shown + Self.faulty)
    let outcome = try report(
      Self.shown + Self.faulty, baseline, configuration: "{suppressions: [{rule: 'TC203', reason: 'x'}]}"
    ).baseline
    #expect(outcome?.known == 0 && outcome?.fixed == 0 && outcome?.notExercised == 0)
  }

  @Test func `a strict gate fails for what is fixed`() throws {
    let baseline = try written(Self.shown + Self.faulty)
    var gate = GateSettings()
    gate.failsOnFixed = true
    let report = try report(Self.shown + Self.right, baseline, gate: gate)
    #expect(report.verdict == .failed)
    #expect(report.reasons == ["1 fixed finding still in the baseline"])
  }

  @Test func `the file is sorted, a line an entry, and reads back`() throws {
    var baseline = Baseline()
    for (rule, name, kind) in [(701, "B", nil), (203, "Z", TransitionKind.present), (203, "a", .dismiss)] {
      let key = FaultKey(rule: RuleID(number: UInt16(rule)), controller: name, transition: kind)
      baseline[key] = Baseline.Entry(key: key, controller: name, count: 2, reason: "APP-1 \"x\"")
    }
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[1]
        == #"{"rule":"TC203","controller":"a","transition":"dismiss","count":2,"reason":"APP-1 \"x\""},"#)
    #expect(lines[3].hasPrefix(#"{"rule":"TC701","controller":"B","transition":null"#))
    #expect(text.hasSuffix("]}\n"))
    #expect(try BaselineReader(path: "b").read(baseline.bytes) == baseline)
    #expect(try BaselineReader(path: "b").read(Baseline().bytes) == Baseline())
  }

  @Test func `a baseline that was cut anywhere is refused`() throws {
    let bytes = try written(Self.shown + Self.faulty).bytes
    for length in 0..<(bytes.count - 1) {
      #expect(throws: BaselineReader.Problem.self) {
        try BaselineReader(path: "b").read(ContiguousArray(bytes.prefix(length)))
      }
    }
  }

  @Test(arguments: [
    (#"{"formatVersion":"2.0","entries":[]}"#, "b:1:1: the format is 2.0, but this tracecheck"),
    (#"{"entries":[]}"#, "b:1:1: there is no formatVersion"),
    (#"{"formatVersion":"1.0"}"#, "b:1:1: there is no list of entries"),
    (#"{"formatVersion":"1.3","entries":[{"rule":"1x"}]}"#, "b:1:35: an entry needs a rule"),
    (
      #"{"formatVersion":"1.0","entries":[{"rule":"TC1","controller":"A","count":0}]}"#,
      "b:1:35: an entry needs a count"
    ),
    (
      #"{"formatVersion":"1.0","entries":[{"rule":"TC1","controller":"A","count":9223372036854775807}]}"#,
      "b:1:35: an entry needs a count"
    ),
  ]) func `what is no baseline is told with its index`(text: String, message: String) {
    let problem = #expect(throws: BaselineReader.Problem.self) {
      try BaselineReader(path: "b").read(ContiguousArray(text.utf8))
    }
    #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
  }

  @Test func `a fault that two branches added counts once`() throws {
    let entry = #"{"rule":"TC101","controller":"A","transition":null,"count":1,"reason":""}"#
    let text = #"{"formatVersion":"1.0","entries":["# + "\n\(entry),\n\(entry)\n]}"
    #expect(try BaselineReader(path: "b").read(ContiguousArray(text.utf8)).findingCount == 1)
  }

  private func written(_ log: String) throws -> Baseline {
    var builder = builder(nil, Configuration())
    builder.add(try CheckedLog.result(log))
    return builder.found
  }

  private func report(
    _ log: String, _ baseline: Baseline, configuration text: String = "", gate: GateSettings = GateSettings()
  ) throws -> Report {
    let configuration = try CheckedLog.configuration(text)
    var builder = builder(baseline, configuration)
    builder.add(try CheckedLog.result(log, configuration: configuration))
    return builder.built(gate: gate)
  }

  private func builder(_ baseline: Baseline?, _ configuration: Configuration) -> ReportBuilder {
    ReportBuilder(
      configuration: configuration, filter: RunFilter(), today: CalendarDay(secondsSince1970: 0),
      baseline: baseline)
  }
}
