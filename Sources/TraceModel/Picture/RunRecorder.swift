/// Records what pictures need of a log, one recorder for each of its processes.
package struct RunRecorder: Sendable {
  private let keepsAll: Bool
  private var traces: [TraceRecorder] = []

  /// A recorder.
  ///
  /// - Parameter keepsAll: whether every event is kept; else some around each finding are.
  package init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Asks a checker for what is recorded; before its first event.
  package func prepare(_ checker: inout LogChecker) {
    checker.keepsSteps = true
    checker.keepsSketches = true
  }

  /// Takes what a checker understood since the last call.
  package mutating func take(from checker: inout LogChecker) { record(from: &checker, isOver: false) }

  /// What was recorded of each process, in the order of the checker's results.
  package mutating func finish(_ checker: inout LogChecker, labels: [String]) -> [TraceRecording] {
    record(from: &checker, isOver: true)
    return traces.indices.map { traces[$0].recording(label: labels[$0], checker.name(of:)) }
  }

  /// Events and transitions stay with the checker until they are recorded: most of them are never copied.
  private mutating func record(from checker: inout LogChecker, isOver: Bool) {
    var recorders = traces
    traces = []
    let fresh = TraceRecorder(keepsAll: keepsAll)
    func place(_ place: Int) -> Int {
      while recorders.count <= place { recorders.append(fresh) }
      return place
    }
    let names = checker.names
    checker.takeFlaggedLines { recorders[place($0)].flag($1) }
    checker.lendSteps { recorders[place($0)].record(from: &$1, isOver: isOver, names) }
    checker.lendSketches { recorders[place($0)].choose(from: &$1, isOver: isOver) }
    traces = recorders
  }
}
