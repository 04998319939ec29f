/// Screens that take each other's place in the order of tabs, and once in that of a push, where no mark tells how.
struct SiblingSwitches: Sendable {
  private struct Pair: Equatable {
    var one = InstanceRef.none
    var other = InstanceRef.none
    /// How often one of them gave way to the other with the new one's `viewWillAppear` first.
    var count = 0

    func joins(_ first: InstanceRef, _ second: InstanceRef) -> Bool {
      one == first && other == second || one == second && other == first
    }
  }

  /// Each at its place. Tabs are few: where two have one place, the earlier one keeps it.
  private var pairs: ContiguousArray<Pair> = []
  private var suspects: [SiblingSwitchFact] = []

  /// How many pairs are known at once, and how many suspects.
  private static let limit = 64

  /// Where a pair is kept, whichever of them comes.
  @inline(__always)
  private static func place(of one: InstanceRef, _ other: InstanceRef) -> Int {
    let (lower, upper) = (min(one.index.index, other.index.index), max(one.index.index, other.index.index))
    return Int(lower &* 7 &+ upper) & (limit - 1)
  }

  /// Whether two controllers have taken each other's place in the order of tabs.
  @inline(__always)
  func know(_ one: InstanceRef, _ other: InstanceRef) -> Bool {
    guard !pairs.isEmpty else { return false }
    return pairs[Self.place(of: one, other)].joins(one, other)
  }

  /// How often the two of a move gave way to each other in the order of tabs.
  func switches(of move: RoundTripFact.Move) -> Int {
    know(move.incoming, move.outgoing) ? pairs[Self.place(of: move.incoming, move.outgoing)].count : 0
  }

  /// A move of two controllers that nothing announced is over.
  mutating func note(_ move: RoundTripFact.Move, in app: borrowing ObservedApp) {
    let isKnown = know(move.incoming, move.outgoing)
    if move.isOfSiblings {
      let place = Self.place(of: move.incoming, move.outgoing)
      if isKnown { pairs[place].count += 1 } else { learn(move, at: place) }
    } else if isKnown {
      suspect(move, in: app)
    }
  }

  private mutating func learn(_ move: RoundTripFact.Move, at place: Int) {
    if pairs.isEmpty { pairs = ContiguousArray(repeating: Pair(), count: Self.limit) }
    if !pairs[place].one.isSome { pairs[place] = Pair(one: move.incoming, other: move.outgoing, count: 1) }
  }

  /// One that came so and goes back so was pushed, or presented.
  private mutating func suspect(_ move: RoundTripFact.Move, in app: borrowing ObservedApp) {
    let before = suspects.count
    suspects.removeAll { $0.move.incoming == move.outgoing && $0.move.outgoing == move.incoming }
    guard suspects.count == before, before < Self.limit else { return }
    suspects.append(
      SiblingSwitchFact(
        incoming: app.instances[move.incoming.index].who, outgoing: app.instances[move.outgoing.index].who,
        move: move))
  }

  /// The log is over: which of them are the exception between two screens?
  mutating func takeAll() -> [SiblingSwitchFact] {
    defer { suspects = [] }
    return suspects.compactMap { fact in
      let pair = pairs[Self.place(of: fact.move.incoming, fact.move.outgoing)]
      let exceptions = suspects.count { pair.joins($0.move.incoming, $0.move.outgoing) }
      guard pair.count >= 2, pair.count > exceptions else { return nil }
      var fact = fact
      fact.others = pair.count
      return fact
    }
  }
}
