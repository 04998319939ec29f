/// The numbers of a report: those of two reports add up.
package struct ReportSums: Hashable, Sendable {
  /// The definite errors.
  package var errors = 0
  /// The definite warnings.
  package var warnings = 0
  /// The definite findings of no weight.
  package var infos = 0
  /// The possible findings of any severity.
  package var possible = 0
  /// The known quirks of UIKit.
  package var known = 0
  /// The findings that somebody accepts.
  package var suppressed = 0
  /// Those of them that a log itself accepts.
  package var suppressedByLogs = 0
  /// What the baseline did; `nil` where there is none.
  package var baseline: BaselineOutcome?

  /// Nothing.
  package init() {}

  /// Adds findings of a kind.
  package mutating func add(_ kind: FindingKind, times: Int) {
    var counts = FindingCounts()
    counts.add(kind, times: times)
    errors += counts.definite(.error)
    warnings += counts.definite(.warning)
    infos += counts.definite(.info)
    possible += counts.possible
    known += counts.known
  }

  /// How many findings there are, listed or not.
  package var total: Int { errors + warnings + infos + possible + known }

  /// Adds the numbers of another report, except for what a baseline did, which isn't a sum.
  package mutating func add(_ other: ReportSums) {
    errors += other.errors
    warnings += other.warnings
    infos += other.infos
    possible += other.possible
    known += other.known
    suppressed += other.suppressed
    suppressedByLogs += other.suppressedByLogs
  }
}

extension Report {
  /// Its numbers.
  package var sums: ReportSums {
    let counts = counts
    var sums = ReportSums()
    (sums.errors, sums.warnings) = (counts.definite(.error), counts.definite(.warning))
    (sums.infos, sums.possible, sums.known) = (counts.definite(.info), counts.possible, counts.known)
    (sums.suppressed, sums.suppressedByLogs) = (suppressed, suppressedByLogs)
    sums.baseline = baseline
    return sums
  }
}
