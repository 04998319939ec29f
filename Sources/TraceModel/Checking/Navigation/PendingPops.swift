/// A pop that was asked of a stack whose top is not known, and waits for whoever moves.
struct PendingPop: Equatable, Sendable {
  var container: Participant
  var rows: RowSet
  var kind: EventKind
  var line: Int
  /// What lies on top may go without a word, and whoever moves next is somebody else.
  var isDoubtful = false
}

/// The pops that wait, one for each container.
struct PendingPops: ~Copyable, Sendable {
  private var pops: [PendingPop] = []

  /// How many are remembered.
  static let limit = 16

  @inline(__always)
  var isEmpty: Bool { pops.isEmpty }

  /// Whether one was asked for after a line.
  func hold(after line: Int) -> Bool { pops.contains { $0.line > line } }

  /// A pop is asked for. Twice of one container: nobody knows which of the two is answered.
  mutating func ask(_ pop: PendingPop) {
    var pop = pop
    if let before = pops.firstIndex(where: { $0.container == pop.container }) {
      pops.remove(at: before)
      pop.isDoubtful = true
    }
    pops.append(pop, keeping: Self.limit)
  }

  /// Something else was asked for, or moves: nobody knows who answers what waits.
  mutating func giveUp() { if !pops.isEmpty { pops = [] } }

  /// The same of one container.
  mutating func giveUp(in container: Participant) { pops.removeAll { $0.container == container } }

  /// Somebody moves, and stands in the stacks of some containers: it answers the pop of one of those, else the oldest,
  /// which may as well be another's.
  mutating func answer(standingIn owners: [Participant]) -> PendingPop? {
    guard !pops.isEmpty else { return nil }
    if let own = pops.firstIndex(where: { owners.contains($0.container) }) { return pops.remove(at: own) }
    if pops.count > 1 { for place in pops.indices { pops[place].isDoubtful = true } }
    return pops.removeFirst()
  }
}
