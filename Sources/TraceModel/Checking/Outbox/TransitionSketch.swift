/// A transition that is over, without its texts: in a long run few are ever shown but all are moved, so it is
/// small.
package struct TransitionSketch: Sendable {
  /// A participant: a name, an instance and its number; `.none` and 0 for nobody.
  package struct Role: Sendable {
    package var name = Symbol.none
    package var ordinal: UInt32 = 0
    package var instance = InstanceKey.none
  }

  package var serial: UInt32 = 0
  package var kind: TransitionKind
  package var outcome: TransitionOutcome
  package var family: PresentationFamily?
  package var style: PresentationStyle?
  package var trigger: TransitionTrigger?
  package var from = Role()
  package var to = Role()
  @LineNumber var firstLine: Int
  @LineNumber var lastLine: Int
  /// Microseconds, or the least number if the log gives no times.
  var span = Int64.min
  package var isInferred = false
  /// If it was inferred: the rows that fit as well, and what was seen.
  package var candidates = RowSet.none
  package var seen: UInt32 = 0
  /// Whether any rule was broken in it.
  package var hasFindings = false

  /// Its record, without its callbacks.
  package func record(_ findings: [RuleID], _ text: (Symbol) -> String) -> TransitionRecord {
    var record = TransitionRecord(
      kind: kind, outcome: outcome, firstLine: firstLine, lastLine: lastLine, isInferred: isInferred)
    record.serial = serial
    (record.family, record.style, record.trigger) = (family, style, trigger)
    record.from = from.name.isSome ? text(from.name) : nil
    record.fromInstance = from.instance.text(text)
    record.fromOrdinal = from.ordinal
    record.to = to.name.isSome ? text(to.name) : nil
    record.toInstance = to.instance.text(text)
    record.toOrdinal = to.ordinal
    record.duration = span == .min ? nil : span
    record.findings = findings
    for row in candidates.rows where isAlternative(row) {
      let other = CompiledCatalogue.standard.kinds[row]
      if !record.alternatives.contains(other) { record.alternatives.append(other) }
    }
    return record
  }

  /// Whether a row is of another kind, and fits as well.
  private func isAlternative(_ row: Int) -> Bool {
    let catalogue = CompiledCatalogue.standard
    let appearances = seen & (SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits)
    let isFull = outcome != .completed || catalogue.required[row] == appearances
    let fits = catalogue.outcomes[row] == outcome || outcome == .incomplete
    return fits && isFull && catalogue.kinds[row] != kind
  }
}
