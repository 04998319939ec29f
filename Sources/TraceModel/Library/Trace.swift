/// A log of an iOS app, read and checked: what happened in it, and what should not have.
///
///     let trace = try Trace(contentsOf: "build/app.log")
///     #expect(trace.summary.verdict == .passed, "\(trace)")
///
/// Every way to make one reads the same formats, judges by the same rules and gives the same findings as
/// `tracecheck check` does. A trace is a value: it doesn't change when the file does, and may be handed to any thread.
/// It keeps the events of the log (about 100 bytes each) and not its text.
///
/// - Complexity: making one takes time in proportion to the log, about 5 million events or a gigabyte of other lines in
///   a second; what is asked of it is at hand, but for `hierarchy(at:)` and `difference(from:)`, which go through the
///   events again.
public struct Trace: Sendable {
  /// What was broken, in the order of the log: sorted by process, line and rule. Findings that the configuration or the
  /// log itself suppresses, and rules that are off, are not among them. At most 10,000 are listed; `summary` counts all.
  public let findings: [Finding]

  /// Every present, push, swipe and so on, in the order in which they began.
  public let transitions: [Transition]

  /// The numbers, and the gate's word on the whole.
  public let summary: Summary

  /// Everything that is needed to tell more.
  let kept: KeptLog

  init(_ kept: KeptLog, transitions: [TransitionRecord]) {
    self.kept = kept
    findings = kept.report.findings.map(\.face)
    self.transitions = transitions.map(\.face)
    summary = Summary(kept)
  }

  /// Reads and checks the log in a file.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input. Reports name the log by it.
  ///   - configuration: what no log can tell, and which rules matter; the default assumes no more than a run
  ///     without a `.tracecheck.json`. No folder is searched for one.
  /// - Throws: `Trace.ReadError` if the file can't be read or isn't a text log; it gives the command that
  ///   makes it one.
  public init(
    contentsOf path: String, configuration: Configuration = Configuration()
  ) throws(Trace.ReadError) {
    do {
      self = try KeptLog.trace(of: path, configuration)
    } catch {
      throw error.face
    }
  }

  /// Checks a log that is at hand as text. Text without an event gives a trace whose `summary.verdict` is `.empty`.
  ///
  /// - Parameters:
  ///   - text: the log, its lines parted by line feeds.
  ///   - configuration: as above.
  ///   - label: what reports call the log.
  public init(text: String, configuration: Configuration = Configuration(), label: String = "log") {
    self = KeptLog.trace(of: text, label: label, configuration)
  }

  /// Checks lines, such as a test has collected from a logger of its own. See `Trace.Feed` for lines that are still
  /// coming, and `Trace.Recorder` for events without any log.
  ///
  /// - Parameters:
  ///   - lines: the lines, without line feeds.
  ///   - configuration: as above.
  ///   - label: what reports call the log.
  public init(
    lines: some Sequence<String>, configuration: Configuration = Configuration(), label: String = "log"
  ) {
    self.init(text: lines.map { $0 + "\n" }.joined(), configuration: configuration, label: label)
  }

  /// The findings that fail the gate, as exit code 1 of the program: definite errors, unless the configuration's
  /// `failOn` says otherwise. A test that expects this to be empty should expect `summary.events` to be more than 0.
  public var failures: [Finding] {
    let gate = Gate(kept.configuration.settings.configuration.gate)
    return kept.report.findings.filter(gate.fails).map(\.face)
  }

  /// The report of the log in a format, as `tracecheck --report` writes it; equal for equal logs, to the byte.
  public func report(_ format: ReportFormat = .text) -> String {
    var options = RenderOptions(
      rules: .ofRegistry.with(kept.configuration.settings.configuration.app.rules),
      version: ToolVersion.current)
    options.gate = kept.configuration.settings.configuration.gate
    options.logs = [kept.label]
    options.tellsKinds = true
    options.recordings = kept.result.recordings
    return String(decoding: format.format.render(kept.report, options), as: UTF8.self)
  }
}

extension Trace: CustomStringConvertible {
  /// The report that a person reads.
  public var description: String { report(.text) }
}
