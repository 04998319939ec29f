extension Trace {
  /// What changed from one run to another. Times, addresses and the interleaving of independent controllers
  /// don't count as changes.
  public struct Difference: Sendable {
    /// The verdict on the whole difference. No other case will be added.
    public enum Verdict: String, Sendable {
      /// Nothing changed that is compared.
      case same
      /// Faults are gone, and none came.
      case better
      /// Behaviour changed; no fault came or went.
      case changed
      /// A definite fault came, or one became worse.
      case regressed
    }

    /// A place where behaviour changed.
    public struct Change: Hashable, Sendable {
      /// The transition that it happened in, such as `push A → B`; else the controller.
      public let flow: String
      /// The change in words.
      public let what: String
      /// The lines of the run before, the first of each stretch of calls.
      public let linesBefore: [Int]
      /// The lines of the run after.
      public let linesAfter: [Int]
    }

    /// The word on all of it.
    public let verdict: Verdict
    /// The findings of faults that are only in the run after.
    public let new: [Finding]
    /// The findings of faults that are gone, though what they happened in was seen again.
    public let fixed: [Finding]
    /// The places where behaviour changed.
    public let changes: [Change]

    private let told: DiffReport

    init(_ report: DiffReport) {
      told = report
      verdict =
        switch report.verdict {
        case .same: .same
        case .better: .better
        case .changed: .changed
        case .regressed: .regressed
        }
      new = report.findings.new.map(\.face)
      fixed = report.findings.fixed.map(\.face)
      changes = report.changes.map { change in
        Change(
          flow: change.flow, what: change.what, linesBefore: change.beforeLines,
          linesAfter: change.afterLines)
      }
    }

    /// The report of the comparison in a format, as `tracecheck diff --report` writes it; `nil` for a format that no
    /// comparison has: `concise`, `junit` and `gitlab`.
    public func report(_ format: ReportFormat = .text) -> String? {
      let options = RenderOptions(rules: .ofRegistry, version: ToolVersion.current)
      return DiffFormat(rawValue: format.rawValue).map {
        String(decoding: $0.render(told, options), as: UTF8.self)
      }
    }
  }

  /// What changed since another run of the app.
  ///
  /// - Parameter before: the run that this one is held against.
  /// - Complexity: goes through the events of both; nearly linear where the runs are alike.
  public func difference(from before: Trace) async -> Difference {
    let (old, new) = (before.kept.side, kept.side)
    return Difference(await DiffBuilder().report(from: old, to: new))
  }
}

extension Trace.Difference: CustomStringConvertible {
  /// The report that a person reads.
  public var description: String { report(.text) ?? "" }
}

extension KeptLog {
  /// The log as a side of a comparison: its events are gone through again, for the story that they tell.
  fileprivate var side: DiffSide {
    var run = LogRun(
      label: label, configuration: configuration.settings.configuration,
      filter: configuration.settings.filter, tellsStory: true)
    for batch in batches { run.consume(batch) }
    // What a baseline knows is in both runs, and may be gone in one.
    let report = result.report(configuration.settings)
    return DiffSide(report: report, stories: [run.finish(counts).story].compactMap(\.self))
  }
}
