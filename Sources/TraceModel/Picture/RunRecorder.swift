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
  package mutating func take(from checker: inout LogChecker) {
    collect(from: &checker)
    // The texts alone: a function of the checker would take a copy of all of it along.
    for place in traces.indices { traces[place].release(isOver: false, checker.names) }
  }

  /// What was recorded of each process, in the order of the checker's results.
  package mutating func finish(_ checker: inout LogChecker, labels: [String]) -> [TraceRecording] {
    collect(from: &checker)
    return traces.indices.map { place in
      traces[place].release(isOver: true, checker.names)
      return traces[place].recording(label: labels[place], checker.name(of:))
    }
  }

  private mutating func collect(from checker: inout LogChecker) {
    var recorders = traces
    traces = []
    let fresh = TraceRecorder(keepsAll: keepsAll)
    func place(_ place: Int) -> Int {
      while recorders.count <= place { recorders.append(fresh) }
      return place
    }
    checker.takeFlaggedLines { recorders[place($0)].flag($1) }
    checker.takeStepBatches { recorders[place($0)].take($1) }
    checker.takeSketches { recorders[place($0)].take($1) }
    traces = recorders
  }
}
