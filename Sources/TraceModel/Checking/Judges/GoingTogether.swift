/// Which controllers go in one move, and whether they come back in one: TC507 where no line tells who is whose child. What
/// came one by one over a controller, and goes and comes back with it in one move, was on screen all at once. Sheets on one
/// another go like that as well, but don't come back.
struct GoingTogether: Sendable {
  /// Those that have got viewWillDisappear since the last did-callback: the first `count` of these.
  private var going = ContiguousArray(repeating: InstanceRef.none, count: limit)
  private var count = 0
  /// A controller and what came over it one by one, as they were when all of them went in one move.
  private var pile: [Instance] = []

  /// How many are remembered.
  static let limit = 16

  /// One begins to go.
  @inline(__always)
  mutating func note(_ one: InstanceRef) {
    guard count < Self.limit else { return }
    going[count] = one
    count += 1
  }

  /// Whether a did-callback can tell anything; if it can't, those before it are done with.
  @inline(__always)
  mutating func isTold() -> Bool {
    if count > PileUpFact.most || !pile.isEmpty { return true }
    count = 0
    return false
  }

  /// A did-callback comes: did a container go or come back, with all that had been added to it?
  mutating func judge(at line: Int, in app: borrowing ObservedApp) -> PileUpFact? {
    let gone = takeGoing().compactMap { app.instances.index(of: $0) }
    if !gone.isEmpty {
      pile = app.pile(of: gone)
      return nil
    }
    let back = pile.compactMap { app.instances.find($0.name, $0.key) ?? app.existing($0.who) }
    guard let parent = pile.first, back.count == pile.count,
      back.allSatisfy({ app.instances[$0].line(.viewWillAppear) > app.instances[$0].line(.viewWillDisappear) }
      )
    else { return nil }
    defer { pile = [] }
    let cameBack = back.map { app.instances[$0].line(.viewWillAppear) }.max() ?? line
    return PileUpFact(parent: parent, children: Array(pile.dropFirst()), line: cameBack, isTogether: true)
  }

  /// Who has begun to go until now goes in one move.
  private mutating func takeGoing() -> ArraySlice<InstanceRef> {
    defer { count = 0 }
    return count > PileUpFact.most ? going[..<count] : []
  }
}

extension ObservedApp {
  /// Those that went in one move, if they are a container and a pile of children.
  fileprivate func pile(of gone: [InstanceIndex]) -> [Instance] {
    let all = inOrderOfArrival(gone)
    guard let first = all.first, endings.isEmpty, instances[first].line(.viewDidAppear) > 0,
      !isUnjudged(instances[first].name), cameOneByOne(all),
      all.dropFirst().allSatisfy({
        !instances[$0].parent.isSome && !instances[$0].presentedIn.isSome
      })
    else { return [] }
    return all.map { instances[$0] }
  }
}
