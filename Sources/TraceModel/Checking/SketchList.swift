/// Transitions that are over, in the order of their ends.
package struct SketchList: Sendable {
  /// The transitions: numbers alone, since most of them are dropped again.
  package var items: ContiguousArray<TransitionSketch> = []
  /// The rules that were broken in some of them, by their serial numbers.
  package var findings: [UInt32: [RuleID]] = [:]

  /// Drops the first ones.
  package mutating func removeFirst(_ count: Int) {
    for item in items[..<count] where item.hasFindings { findings[item.serial] = nil }
    items.removeSubrange(..<count)
  }
}
