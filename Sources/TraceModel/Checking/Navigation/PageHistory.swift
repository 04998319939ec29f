/// Which pages were seen next to each other, and which turns came after one that was given up and showed another page.
struct PageHistory: ~Copyable, Sendable {
  /// Two pages of a container, in any order.
  private struct Pair: Equatable {
    var container: Participant
    var one: Participant
    var other: Participant

    static func == (left: Pair, right: Pair) -> Bool {
      left.container == right.container
        && (left.one == right.one && left.other == right.other
          || left.one == right.other && left.other == right.one)
    }
  }

  /// A page that was shown although the turn given up before it was to another.
  struct Skip: Equatable, Sendable {
    var container: Participant
    var from: Participant
    /// The page of the turn that was given up, and where that ended.
    var missed: Participant
    var missedLine: Int
    /// The page that was shown, and where that turn ended.
    var shown: Participant
    var line: Int
    /// Why the shown page can't be next to the page before.
    var reason = Reason.isBeyond(seen: 0)

    enum Reason: Equatable {
      /// The missed page is next to the shown one; where that was seen.
      case isBeyond(seen: Int)
      /// The page before is next to the missed page and to this one; where that was seen.
      case isThird(other: Participant, seen: Int)
    }
  }

  private var neighbours: [(pair: Pair, line: Int)] = []
  private var givenUp: [(turn: PageTurns.Turn, line: Int)] = []
  private var suspected: [Skip] = []

  /// How many of each are kept.
  static let limit = 64

  /// A turn has ended; `nil` if it isn't known whether it was completed.
  mutating func end(_ turn: PageTurns.Turn, isCompleted: Bool?, line: Int) {
    let before = forget(turn.container)
    guard let isCompleted, !turn.isMixed, turn.from.isSome, turn.to.isSome else { return }
    let turn = Self.named(turn)
    if !isCompleted {
      givenUp.append((turn, line), keeping: PageTurns.limit)
    } else if let before, before.turn.from == turn.from,
      before.turn.to.name != turn.to.name
        || before.turn.to != turn.to && before.turn.to.instance.isSome
    {
      suspect(
        Skip(
          container: turn.container, from: turn.from, missed: before.turn.to, missedLine: before.line,
          shown: turn.to, line: line))
    } else {
      learn(Pair(container: turn.container, one: turn.from, other: turn.to), line)
    }
  }

  /// The pages are set anew: what was given up before says nothing of the next turn.
  ///
  /// - Returns: the turn that was given up last.
  @discardableResult
  mutating func forget(_ container: Participant) -> (turn: PageTurns.Turn, line: Int)? {
    guard let last = givenUp.firstIndex(where: { $0.turn.container == container }) else { return nil }
    return givenUp.remove(at: last)
  }

  /// The pages that were passed over: nothing else says that the shown page is next to the page before, and it is known
  /// to be next to the missed one, or the page before to have a neighbour on either side.
  var skips: [Skip] {
    suspected.compactMap { skip in
      let own = Pair(container: skip.container, one: skip.from, other: skip.shown)
      guard !neighbours.contains(where: { $0.pair == own }), let reason = reason(for: skip) else {
        return nil
      }
      var skip = skip
      skip.reason = reason
      return skip
    }
  }

  private func reason(for skip: Skip) -> Skip.Reason? {
    let next = Pair(container: skip.container, one: skip.missed, other: skip.shown)
    if let known = neighbours.first(where: { $0.pair == next }) { return .isBeyond(seen: known.line) }
    for (pair, line) in neighbours where pair.container == skip.container && line < skip.missedLine {
      guard pair.one == skip.from || pair.other == skip.from else { continue }
      let other = pair.one == skip.from ? pair.other : pair.one
      if other != skip.missed { return .isThird(other: other, seen: line) }
    }
    return nil
  }

  private mutating func suspect(_ skip: Skip) {
    let isKnown = suspected.contains {
      $0.container == skip.container && $0.from == skip.from && $0.shown == skip.shown
    }
    if !isKnown, suspected.count < Self.limit { suspected.append(skip) }
  }

  private mutating func learn(_ pair: Pair, _ line: Int) {
    guard neighbours.count < Self.limit, !neighbours.contains(where: { $0.pair == pair }) else { return }
    neighbours.append((pair, line))
  }

  /// A page is known by its class, since a data source may make it anew; pages of one class by their addresses.
  private static func named(_ turn: PageTurns.Turn) -> PageTurns.Turn {
    guard turn.from.name != turn.to.name else { return turn }
    var turn = turn
    turn.from = Participant(name: turn.from.name)
    turn.to = Participant(name: turn.to.name)
    return turn
  }
}
