/// The page controllers that have logged that they turn, but not that they have turned.
struct PageTurns: ~Copyable, Sendable {
  /// A turn under way, and which pages began to move in it.
  struct Turn: Equatable, Sendable {
    var container: Participant
    var line: Int
    /// Where it ended, or 0.
    var end = 0
    /// The page that comes, and the one that goes.
    var to = Participant.none
    var from = Participant.none
    /// Whether the one that goes began to do so before the other began to come.
    var isLeftFirst = false
    /// Whether another turn was under way: then it isn't known whose pages these are.
    var isMixed = false
  }

  private var turns: [Turn] = []
  /// The last turn, if it ended before a page had come.
  private(set) var unmet: Turn?

  /// Whether a page has turned in the order that is recorded for curls.
  var haveCurled = false

  /// How many are kept.
  static let limit = 16

  @inline(__always)
  var isEmpty: Bool { turns.isEmpty }
  /// The line where the newest turn began, or 0.
  var line: Int { turns.last?.line ?? 0 }
  /// The line where the oldest turn began, or 0.
  var firstLine: Int { turns.first?.line ?? 0 }

  /// Whether a container's turn hasn't ended.
  func isTurning(_ container: Participant) -> Bool { turns.contains { $0.container == container } }

  /// `pageViewControllerWillTransition`.
  mutating func begin(_ container: Participant, line: Int) {
    unmet = nil
    var turn = Turn(container: container, line: line)
    turn.isMixed = !turns.isEmpty
    for index in turns.indices { turns[index].isMixed = true }
    turns.removeAll { $0.container == container }
    turns.append(turn, keeping: Self.limit)
  }

  /// A controller begins to come or to go. The first that does is the page: what is inside it follows.
  mutating func note(_ page: Participant, _ callback: AppearanceCallback) {
    guard turns.count == 1 else { return }
    if callback.isAppearing, !turns[0].to.isSome, turns[0].from != page { turns[0].to = page }
    if !callback.isAppearing, !turns[0].from.isSome, turns[0].to != page {
      turns[0].from = page
      turns[0].isLeftFirst = !turns[0].to.isSome
    }
  }

  /// `pageViewControllerDidFinishAnimating`. If its container never logged that it turns, it ends the only
  /// turn.
  ///
  /// - Returns: the turn of that very container.
  @discardableResult
  mutating func finish(_ container: Participant, line: Int) -> Turn? {
    guard let index = turns.firstIndex(where: { $0.container == container }) else {
      if turns.count == 1 { turns = [] }
      return nil
    }
    turns[index].end = line
    let turn = turns.remove(at: index)
    if !turn.isMixed, !turn.to.isSome { unmet = turn }
    return turn
  }

  /// What came behind the end of a turn is told, or isn't a page of it.
  mutating func forgetUnmet() { unmet = nil }
}
