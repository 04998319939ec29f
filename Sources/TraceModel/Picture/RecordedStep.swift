/// An event as pictures show it: in which lane, and where its controller was before and after.
package struct RecordedStep: Sendable {
  /// Counts the events of the trace, so that gaps between kept ones show.
  package var index: Int
  /// The line, counted from 1.
  package var line: Int
  /// What happened.
  package var kind: EventKind
  /// The index of its lane in the recording; `nil` for an event that names no controller.
  package var lane: Int?
  /// The controller that is presented, pushed, shown or added; empty if there is none.
  package var object: String
  /// The lane of that one: of several with its name the one that is next to load or appear.
  package var objectLane: Int?
  /// The state of the controller before; `nil` if it wasn't logged yet.
  package var before: AppearanceState?
  /// The state after.
  package var after: AppearanceState
  /// Microseconds, where the log gives times.
  package var time: Int64?
}

extension RecordedStep {
  /// A kept event with its lane and its names.
  init(_ kept: KeptStep, lane: Int?, object: String) {
    let step = kept.step
    self.init(
      index: kept.index, line: step.line, kind: step.kind, lane: lane, object: object, before: step.before,
      after: step.state, time: step.time)
  }
}
