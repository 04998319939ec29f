/// The page controllers that have logged that they turn, but not that they have turned.
struct PageTurns: ~Copyable, Sendable {
  private struct Turn {
    var container: Participant
    var line: Int
  }

  private var turns: [Turn] = []

  /// How many are kept.
  static let limit = 16

  @inline(__always)
  var isEmpty: Bool { turns.isEmpty }
  /// The line where the newest turn began, or 0.
  var line: Int { turns.last?.line ?? 0 }

  /// Whether a container's turn hasn't ended.
  func isTurning(_ container: Participant) -> Bool { turns.contains { $0.container == container } }

  /// `pageViewControllerWillTransition`.
  mutating func begin(_ container: Participant, line: Int) {
    turns.removeAll { $0.container == container }
    turns.append(Turn(container: container, line: line), keeping: Self.limit)
  }

  /// `pageViewControllerDidFinishAnimating`. If its container never logged that it turns, it ends the only
  /// turn.
  mutating func finish(_ container: Participant) {
    if let turn = turns.firstIndex(where: { $0.container == container }) {
      turns.remove(at: turn)
    } else if turns.count == 1 {
      turns = []
    }
  }
}
