/// Holds the findings of a run against a baseline: counts are a multiset, so one more is exactly one new.
struct BaselineLedger {
  private let baseline: Baseline
  /// How many more of each fault may count as known.
  private var room: [FaultKey: Int] = [:]
  /// How often each fault was seen at all, suppressed, filtered out or not.
  private var seen: [FaultKey: Int] = [:]
  private var exercise = Exercise()
  /// The faults of this run that are reported or known: what a new baseline would hold.
  private(set) var found = Baseline()
  /// How many findings there were, known or not.
  private var judged = 0

  init(_ baseline: Baseline) {
    self.baseline = baseline
    for entry in baseline.entries { room[entry.key] = entry.count }
  }

  /// Learns what occurred in a log.
  mutating func meet(_ result: LogResult) {
    exercise.meet(result.names)
    for trace in result.traces {
      for (name, kinds) in trace.exercised { exercise.meet(name, in: kinds) }
      for finding in trace.findings { seen[FaultKey(finding), default: 0] += 1 }
      for (kind, times) in trace.notListed { seen[FaultKey(kind), default: 0] += times }
    }
  }

  /// How many of some findings of one kind are known. Known quirks of UIKit don't concern a baseline.
  mutating func covered(_ kind: FindingKind, times: Int) -> Int {
    guard !kind.isKnown else { return 0 }
    let key = FaultKey(kind)
    let old = baseline[key]
    var entry = found[key] ?? Baseline.Entry(key: key, controller: kind.controller, count: 0)
    entry.count += times
    entry.reason = old?.reason ?? ""
    found[key] = entry
    let known = min(room[key, default: 0], times)
    room[key, default: 0] -= known
    judged += times
    return known
  }

  /// What the baseline did.
  var result: BaselineOutcome { BaselineOutcome(faults, found: judged) }

  /// What became of each fault of the baseline.
  var faults: [KnownFault] {
    baseline.entries.map { entry in
      var fault = KnownFault(key: entry.key, controller: entry.controller, count: entry.count)
      fault.found = found[entry.key]?.count ?? 0
      fault.seen = seen[entry.key, default: 0]
      fault.isExercised = exercise.covers(entry.key)
      return fault
    }
  }

  /// The baseline without what is fixed.
  var pruned: Baseline {
    var pruned = baseline
    for entry in baseline.entries where seen[entry.key, default: 0] == 0 && exercise.covers(entry.key) {
      pruned[entry.key] = nil
    }
    return pruned
  }
}
