/// Follows which controllers live and in which state, so that each beginning gets its end.
struct PerfettoLives: Sendable {
  /// What an event changes.
  struct Change {
    var begins = false
    var endedState: AppearanceState?
    var begunState: AppearanceState?
    var ends = false
  }

  private struct Track: Sendable {
    var state: AppearanceState?
    var lastLine: Int
  }

  /// Beyond this those off screen that were silent longest are ended: an app that logs no deinit has no other end.
  private static let limit = 16_384

  private var lives: [LiveLanes.Key: Track] = [:]

  /// Takes an event of a controller.
  mutating func take(_ step: ObservedStep, _ key: LiveLanes.Key) -> Change {
    var change = Change()
    change.begins = lives[key] == nil
    let before = lives[key]?.state
    change.ends = step.kind == .deinitialized
    // What is not a controller, such as a window, has a life and no state.
    let state = change.ends || step.state == .unknown ? nil : step.state
    if before != state { (change.endedState, change.begunState) = (before, state) }
    lives[key] = change.ends ? nil : Track(state: state, lastLine: step.line)
    return change
  }

  /// Ends those that are too many.
  mutating func takeForgotten() -> [(key: LiveLanes.Key, state: AppearanceState?)] {
    guard lives.count >= Self.limit else { return [] }
    let lines = lives.values.map(\.lastLine).sorted()
    let oldest = lines[lines.count / 2]
    return takeAll { $0.lastLine <= oldest && $0.state?.isOnScreen != true }
  }

  /// Ends all.
  mutating func takeAll() -> [(key: LiveLanes.Key, state: AppearanceState?)] { takeAll { _ in true } }

  private mutating func takeAll(_ isMeant: (Track) -> Bool) -> [(key: LiveLanes.Key, state: AppearanceState?)]
  {
    let taken = lives.filter { isMeant($0.value) }
    for key in taken.keys { lives[key] = nil }
    return taken.map { ($0, $1.state) }
      .sorted { ($0.key.name.index, $0.key.ordinal) < ($1.key.name.index, $1.key.ordinal) }
  }
}
