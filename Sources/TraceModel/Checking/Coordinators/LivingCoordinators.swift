/// The coordinators that live, as far as is known, the newest last; several may have one name.
struct LivingCoordinators: Sendable {
  private(set) var all: [Coordinator] = []

  /// How many are remembered, and how many of one name are told apart.
  private static let (limit, twins) = (Coordinators.limit, 8)

  var indices: Range<Int> { all.indices }

  subscript(index: Int) -> Coordinator {
    _read { yield all[index] }
    _modify { yield &all[index] }
  }

  /// The newest of a name, or the one with an address.
  func newest(_ who: Participant) -> Int? { all.lastIndex { $0.who == who } }

  /// The one of a name that is finished next: its screens are gone, or it's the newest that wasn't finished.
  func due(_ who: Participant) -> Int? {
    all.lastIndex { $0.who == who && $0.finishedCount == 0 && $0.emptySince > 0 }
      ?? all.lastIndex { $0.who == who && $0.finishedCount == 0 } ?? newest(who)
  }

  /// The newest of a name that was finished.
  func finished(_ who: Participant) -> Int? {
    all.lastIndex { $0.who == who && $0.finishedCount > 0 }
  }

  /// One more.
  mutating func add(_ who: Participant) -> Int {
    all.append(Coordinator(who: who), keeping: Self.limit)
    return all.count - 1
  }

  /// One is added that may have been there: what is known of it is that of the one before, unless that one is under way and
  /// only their name is the same.
  mutating func begin(_ who: Participant, at index: Int) -> Int {
    let before = all[index]
    if before.isUnderWay, !who.instance.isSome, all.count(where: { $0.who == who }) < Self.twins {
      return add(who)
    }
    if before.addedLine > 0 || before.finishedCount > 0 { all[index] = Coordinator(who: who) }
    return index
  }

  mutating func remove(at index: Int) -> Coordinator { all.remove(at: index) }

  /// Whether one of a name has shown a screen.
  func show(_ screen: Seat, by who: Participant) -> Bool {
    all.contains { $0.who == who && $0.screens.contains { $0.isSame(as: screen) } }
  }

  /// The screen begins that the newest of a name has shown: whether it is that.
  mutating func bind(_ screen: Seat, of who: Participant) -> Bool {
    guard let index = newest(who),
      let place = all[index].screens.lastIndex(where: { !$0.isTaken && $0.who == screen.who })
    else { return false }
    all[index].screens[place] = screen
    return true
  }
}
