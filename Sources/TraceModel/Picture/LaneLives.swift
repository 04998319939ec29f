/// Follows which controllers of a recording live and in which state, so that each beginning gets its end.
struct LaneLives {
  /// What an event changes.
  struct Change {
    var begins = false
    var endedState: AppearanceState?
    var begunState: AppearanceState?
    var ends = false
  }

  private let recording: TraceRecording
  private var states: [Int: AppearanceState] = [:]
  private var living: Set<Int> = []

  init(_ recording: TraceRecording) {
    self.recording = recording
  }

  /// The name of a lane.
  func label(_ lane: Int) -> String { recording.lanes[lane].label }

  /// Takes an event of a lane.
  mutating func take(_ step: RecordedStep, _ lane: Int) -> Change {
    var change = Change()
    change.begins = living.insert(lane).inserted
    let isOver = step.kind == .deinitialized
    // What is not a controller, such as a window, has a life and no state.
    let state = isOver || step.after == .unknown ? nil : step.after
    if states[lane] != state {
      change.endedState = states[lane]
      change.begunState = state
      states[lane] = state
    }
    if isOver {
      change.ends = true
      living.remove(lane)
    }
    return change
  }

  /// The lanes that still live, with their states, in order.
  var open: [(lane: Int, state: AppearanceState?)] {
    living.sorted().map { ($0, states[$0]) }
  }
}
