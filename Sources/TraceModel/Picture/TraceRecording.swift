/// What is kept of one process run for its pictures: the events around findings, at the beginning and at the end,
/// and the whole of it in brief. Small, however long the log.
package struct TraceRecording: Sendable {
  /// The label of the trace, as findings have it.
  package var label: String
  /// The controllers that the kept events are about.
  package var lanes: [Lane] = []
  /// For each name, the name of its presenter, container or parent, where one was seen.
  package var owners: [String: String] = [:]
  /// The kept events, in the order of the log.
  package var steps: [RecordedStep] = []
  /// What SwiftUI called near the kept events, in the order of the log.
  package var asides: [RecordedAside] = []
  /// Where rules of the app were armed, kept and broken at the kept events, by line.
  package var ruleMarks: [Int: [AppRuleMark]] = [:]
  /// How many events there were.
  package var stepCount = 0
  /// What was where at each flagged line.
  package var standings: [Int: Standing] = [:]
  /// The kept transitions, in the order of their first lines.
  package var transitions: [TransitionRecord] = []
  /// How many transitions there were.
  package var transitionCount = 0
  /// The whole run in a few columns.
  package var overview = Overview()
  /// What was exercised of each class, by name.
  package var classes: [ClassUse] = []
  /// How many classes there were; more than are kept in a log without end.
  package var classCount = 0

  /// A recording without an event.
  package init(label: String) {
    self.label = label
  }

  /// Leaves out the events that are not asked for; a picture says how many are missing between two.
  ///
  /// - Parameters:
  ///   - isNamed: whether a controller is asked for; one that takes part is enough.
  ///   - isTimed: whether a line is.
  package mutating func keep(isNamed: (String) -> Bool, isTimed: (Int) -> Bool) {
    steps = steps.filter { step in
      let names = [step.lane.map { lanes[$0].name } ?? "", step.object]
      return isTimed(step.line) && names.contains(where: isNamed)
    }
    asides = asides.filter { isTimed($0.line) && (isNamed($0.view) || isNamed($0.host)) }
  }

  /// The index of the first kept event at a line or after it.
  package func index(ofLine line: Int) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
