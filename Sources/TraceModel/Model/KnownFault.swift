/// What became of a fault that a baseline knows: all that has to be known to add up runs that were held against it.
package struct KnownFault: Hashable, Sendable {
  /// What it is.
  package var key: FaultKey
  /// The controller as the baseline spells it.
  package var controller: String
  /// How often the baseline bears it.
  package var count: Int
  /// How often it came, of what is reported or known.
  package var found = 0
  /// How often it came at all, suppressed, filtered out or not.
  package var seen = 0
  /// Whether it could have come.
  package var isExercised = false

  /// A fault that did not come.
  package init(key: FaultKey, controller: String, count: Int) {
    self.key = key
    self.controller = controller
    self.count = count
  }

  /// Adds what became of it in other logs.
  package mutating func add(_ other: KnownFault) {
    count = max(count, other.count)
    controller = min(controller, other.controller)
    found += other.found
    seen += other.seen
    isExercised = isExercised || other.isExercised
  }
}

extension BaselineOutcome {
  /// What a baseline did in a run.
  ///
  /// - Parameters:
  ///   - faults: what became of each fault that it knows.
  ///   - found: how many findings there were, known or not.
  package init(_ faults: some Sequence<KnownFault>, found: Int) {
    self.init()
    for fault in faults { take(fault) }
    new = found - known
  }

  private mutating func take(_ fault: KnownFault) {
    known += min(fault.count, fault.found)
    if fault.seen >= fault.count { return }
    if fault.seen > 0 {
      // A run that takes a path once instead of twice has repaired nothing.
      fewer += fault.count - fault.seen
    } else if fault.isExercised {
      fixed += fault.count
    } else {
      notExercised += fault.count
    }
  }
}
