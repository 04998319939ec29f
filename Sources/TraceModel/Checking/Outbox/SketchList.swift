/// Transitions that are over, in the order in which they ended.
package struct SketchList: Sendable {
  /// The transitions: numbers alone, since most of them are dropped again.
  package var items: ContiguousArray<TransitionSketch> = []
  /// The rules that were broken in some of them, by their serial numbers.
  package var findings: [UInt32: [RuleID]] = [:]

  /// Drops everything, and keeps the capacity.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    if !findings.isEmpty { findings = [:] }
  }

  /// Appends what another list holds.
  mutating func append(_ others: SketchList) {
    items.append(contentsOf: others.items)
    findings.merge(others.findings) { $1 }
  }

  /// Drops the first ones.
  package mutating func removeFirst(_ count: Int) {
    if !findings.isEmpty {
      for index in 0..<count where items[index].hasFindings { findings[items[index].serial] = nil }
    }
    items.removeSubrange(..<count)
  }
}
