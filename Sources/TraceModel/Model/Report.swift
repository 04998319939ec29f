/// All that a run of `check` has to say: what every renderer reads, already sorted.
public struct Report: Sendable {
  /// One for each process of each log, in the order given.
  public var traces: [TraceSummary] = []
  /// The findings by trace, line, rule and controller.
  public var findings: [Finding] = []
  /// How many findings there were beyond the limit that is kept, for each severity.
  public var notListed = 0
  /// The gate's word on all of it.
  public var verdict = TraceSummary.Verdict.empty

  /// An empty report.
  public init() {}

  /// How many findings of a severity are definite and no known quirk.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity && $0.certainty == .definite && !$0.isKnown }
  }

  /// How many findings are possible only.
  public var possible: Int { findings.count { $0.certainty == .possible && !$0.isKnown } }

  /// How many findings are known quirks of UIKit.
  public var known: Int { findings.count { $0.isKnown } }
}
