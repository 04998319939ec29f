/// A pop that was asked of a stack whose top isn't known; it waits for the controller that moves next.
struct PendingPop: Equatable, Sendable {
  var container: Participant
  var rows: RowSet
  var kind: EventKind
  var line: Int
  /// The controller on top may disappear unlogged, so the one that moves next may be a different one.
  var isDoubtful = false
}

/// The waiting pops, one for each container.
struct PendingPops: ~Copyable, Sendable {
  private var pops: [PendingPop] = []

  /// How many are kept.
  static let limit = 16

  @inline(__always)
  var isEmpty: Bool { pops.isEmpty }

  /// Whether a pop was asked for after a line.
  func hold(after line: Int) -> Bool { pops.contains { $0.line > line } }

  /// Whether a pop was asked after a line of a container that meets a condition.
  func hold(after line: Int, where isMeant: (Participant) -> Bool) -> Bool {
    pops.contains { $0.line > line && isMeant($0.container) }
  }

  /// Whether a pop was asked of a container after a line.
  func hold(after line: Int, in container: Participant) -> Bool {
    pops.contains { $0.container == container && $0.line > line }
  }

  /// The pop that waits for a container.
  func waiting(in container: Participant) -> PendingPop? { pops.first { $0.container == container } }

  /// A pop is asked for. If it's the second for one container, nothing tells which of the two the next move
  /// answers.
  mutating func ask(_ pop: PendingPop) {
    var pop = pop
    if let before = pops.firstIndex(where: { $0.container == pop.container }) {
      pops.remove(at: before)
      pop.isDoubtful = true
    }
    pops.append(pop, keeping: Self.limit)
  }

  /// Something else was asked for or moves: nothing tells which move answers the waiting pops.
  mutating func giveUp() { if !pops.isEmpty { pops = [] } }

  /// The same for one container.
  mutating func giveUp(in container: Participant) { pops.removeAll { $0.container == container } }

  /// What was asked for at a line is asked for once more, of somebody else.
  mutating func forget(askedAt line: Int) { pops.removeAll { $0.line == line } }

  /// A controller moves that is in the stacks of some containers: it answers the pop of one of those,
  /// otherwise the oldest one, which may equally be another container's.
  mutating func answer(standingIn owners: [Participant]) -> PendingPop? {
    guard !pops.isEmpty else { return nil }
    if let own = pops.firstIndex(where: { owners.contains($0.container) }) { return pops.remove(at: own) }
    if pops.count > 1 { for index in pops.indices { pops[index].isDoubtful = true } }
    return pops.removeFirst()
  }
}
