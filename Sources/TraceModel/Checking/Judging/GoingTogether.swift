/// Which controllers go in one move, and whether they come back in one.
struct GoingTogether: Sendable {
  /// Those that have got viewWillDisappear since the last did-callback: the first `count` of these.
  private var going = ContiguousArray(repeating: InstanceRef.none, count: limit)
  private var count = 0
  /// A controller and what came over it one by one, as they were when all of them went in one move.
  private(set) var pile: [Instance] = []

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

  /// A did-callback comes: who has begun to go until now goes in one move.
  mutating func takeGoing() -> [InstanceRef] {
    defer { count = 0 }
    return count > PileUpFact.most ? Array(going.prefix(count)) : []
  }

  /// These went in one move; none if they are back, or never will be.
  mutating func keep(_ pile: [Instance]) { self.pile = pile }
}

/// TC507 where no line tells who is whose child: what came one by one over a controller, and goes and comes back with
/// it in one move, was on screen all at once. Sheets on one another go like that as well, but don't come back.
extension TraceChecker {
  /// A did-callback: did a container go or come back, with all that had been added to it?
  mutating func judgeGoingTogether(_ event: Event) {
    let gone = goingTogether.takeGoing().compactMap { one in
      app.instances.index(of: one).map { app.instances[$0] }
    }
    if !gone.isEmpty { return keepPile(gone) }
    let back = goingTogether.pile.compactMap { app.instances.find($0.name, $0.key) ?? app.existing($0.who) }
    guard let parent = goingTogether.pile.first, back.count == goingTogether.pile.count,
      back.allSatisfy({ app.instances[$0].line(.viewWillAppear) > app.instances[$0].line(.viewWillDisappear) }
      )
    else { return }
    let children = Array(goingTogether.pile.dropFirst())
    goingTogether.keep([])
    let line = back.map { app.instances[$0].line(.viewWillAppear) }.max() ?? event.line
    raise(PileUpFact(parent: parent, children: children, line: line, isTogether: true))
  }

  /// Keeps what went in one move if it is a container with a pile of children.
  private mutating func keepPile(_ gone: [Instance]) {
    let all = gone.sorted { $0.line(.viewDidAppear) < $1.line(.viewDidAppear) }
    let isPile =
      app.endings.isEmpty && all[0].line(.viewDidAppear) > 0 && !app.isUnjudged(all[0].name)
      && app.cameOneByOne(all)
      && all.dropFirst().allSatisfy { !$0.parent.isSome && !$0.presentedIn.isSome }
    goingTogether.keep(isPile ? all : [])
  }
}
