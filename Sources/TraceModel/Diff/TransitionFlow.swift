/// A kind of transition between two controllers.
struct TransitionFlow: Hashable, Sendable {
  /// What it is.
  var kind: TransitionKind
  /// The number of the name of the outgoing controller, or of the one that stays below.
  var from: UInt32
  /// The number of the name of the incoming controller.
  var to: UInt32

  /// The flow in words, such as `push A → B`.
  func text(_ names: StoryNames) -> String {
    let ends = (names[from], names[to])
    switch (ends.0.isEmpty, ends.1.isEmpty) {
    case (false, false): return "\(kind.name) \(ends.0) → \(ends.1)"
    case (true, false): return "\(kind.name) → \(ends.1)"
    case (false, true): return "\(kind.name) \(ends.0) →"
    case (true, true): return kind.name
    }
  }
}
