/// The page controllers that have said that they turn, and not that they have turned.
struct PageTurns: ~Copyable, Sendable {
  private struct Turn {
    var container: Participant
    var line: Int
  }

  private var turns: [Turn] = []

  /// How many are remembered.
  static let limit = 16

  @inline(__always)
  var isEmpty: Bool { turns.isEmpty }
  /// Where the newest began, or 0.
  var line: Int { turns.last?.line ?? 0 }

  /// Whether one of a container has not ended.
  func isTurning(_ container: Participant) -> Bool { turns.contains { $0.container == container } }

  /// `pageViewControllerWillTransition`.
  mutating func begin(_ container: Participant, line: Int) {
    turns.removeAll { $0.container == container }
    turns.append(Turn(container: container, line: line), keeping: Self.limit)
  }

  /// `pageViewControllerDidFinishAnimating`. Said by somebody who never said that it turns, it is the only turn's.
  mutating func finish(_ container: Participant) {
    if let turn = turns.firstIndex(where: { $0.container == container }) {
      turns.remove(at: turn)
    } else if turns.count == 1 {
      turns = []
    }
  }
}
