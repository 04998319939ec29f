/// What a checker understood of one process, on its way to the recorder for pictures.
struct TraceObservations: Sendable {
  /// The lines at which findings were raised or held.
  var flaggedLines: [Int] = []
  /// The events.
  var steps: ContiguousArray<BriefStep> = []
  /// The transitions that are over.
  var sketches = SketchList()

  /// What SwiftUI called.
  var asides: [Aside] = []

  /// Where rules of the app were armed, kept and broken.
  var ruleMarks: [AppRuleMark] = []

  /// Whether it's empty.
  var isEmpty: Bool {
    flaggedLines.isEmpty && steps.isEmpty && sketches.items.isEmpty && asides.isEmpty && ruleMarks.isEmpty
  }

  /// Empties it, and keeps the capacity.
  mutating func clear() {
    flaggedLines.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    sketches.removeAll()
    asides.removeAll(keepingCapacity: true)
    ruleMarks.removeAll(keepingCapacity: true)
  }
}
