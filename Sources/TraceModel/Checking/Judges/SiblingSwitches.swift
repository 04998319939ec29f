/// Screens that take each other's place in the order of tabs, and once in that of a push, where no mark tells how.
struct SiblingSwitches: Sendable {
  private struct Pair: Equatable {
    var one: InstanceRef
    var other: InstanceRef
    /// How often one of them gave way to the other with the new one's `viewWillAppear` first.
    var count = 1

    func joins(_ move: RoundTripFact.Move) -> Bool {
      one == move.incoming && other == move.outgoing || one == move.outgoing && other == move.incoming
    }
  }

  private var pairs: [Pair] = []
  private var suspects: [SiblingSwitchFact] = []

  /// How many pairs are known at once: tabs are few.
  private static let limit = 32

  @inline(__always)
  var isEmpty: Bool { pairs.isEmpty }

  /// A move of two controllers that nothing announced is over.
  mutating func note(_ move: RoundTripFact.Move, in app: borrowing ObservedApp) {
    let known = pairs.firstIndex { $0.joins(move) }
    if move.willAppear < move.willDisappear {
      if let known { pairs[known].count += 1 } else { learn(move) }
    } else if known != nil {
      suspect(move, in: app)
    }
  }

  private mutating func learn(_ move: RoundTripFact.Move) {
    if pairs.count < Self.limit { pairs.append(Pair(one: move.incoming, other: move.outgoing)) }
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
      guard let pair = pairs.first(where: { $0.joins(fact.move) }) else { return nil }
      let exceptions = suspects.count { pair.joins($0.move) }
      guard pair.count >= 2, pair.count > exceptions else { return nil }
      var fact = fact
      fact.others = pair.count
      return fact
    }
  }
}

extension ObservedApp {
  /// Whether the new one of two controllers began to come before the other began to go.
  @inline(__always)
  func isOfSiblings(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return SlotSet.replacing.bits & ~one.seen == 0
      && running.line(of: .incomingWillAppear, in: transition)
        < running.line(of: .outgoingWillDisappear, in: transition)
  }
}
