/// Records what pictures need of a log, one recorder for each of its processes.
package struct RunRecorder: Sendable {
  private let keepsAll: Bool
  private var traces: [TraceRecorder] = []
  /// What the checker understood last.
  private var latest = Observations()

  /// A recorder.
  ///
  /// - Parameter keepsAll: whether every event is kept; else some around each finding are.
  package init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// What a checker has to tell for a recorder.
  static let telling: Telling = [.briefSteps, .sketches, .asides, .ruleMarks]

  /// Takes what a checker understood since the last call.
  package mutating func take(from checker: inout LogChecker) {
    latest.take(from: &checker)
    record(isOver: false)
  }

  /// Takes what a checker understood, from which it was taken before.
  mutating func take(_ observations: inout Observations) {
    swap(&latest, &observations)
    record(isOver: false)
    swap(&latest, &observations)
  }

  /// What was recorded of each process, in the order of the checker's results.
  package mutating func finish(_ checker: inout LogChecker, labels: [String]) -> [TraceRecording] {
    latest.take(from: &checker)
    record(isOver: true)
    let latest = latest
    return traces.indices.map { traces[$0].recording(label: labels[$0], latest.name(of:)) }
  }

  private mutating func record(isOver: Bool) {
    while traces.count < latest.traces.count { traces.append(TraceRecorder(keepsAll: keepsAll)) }
    for index in latest.traces.indices where isOver || !latest.traces[index].isEmpty {
      traces[index].record(&latest.traces[index], isOver: isOver, latest.names)
    }
  }
}
