/// Screens that came over another, where no mark tells how, and go back to it.
///
/// A push and its pop are in one order, and so are a presentation that covers and its dismissal. A screen that comes in one
/// and goes in the other had a call out of place, whatever brought it.
struct RoundTrips: Sendable {
  /// The last way in of each screen, at its place. A trace may hold any number of screens, and most never go back: where two have
  /// one place, the later one has it.
  private var entries: ContiguousArray<RoundTripFact.Move> = []
  /// How the screens of each class came and went, by its name's index.
  private var habits: ContiguousArray<RoundTripFact.Habit> = []
  /// Visits in two orders, of classes that had shown neither way by then.
  private var waiting: [RoundTripFact] = []

  /// How many of them are kept.
  private static let limit = 64
  /// How many ways in are kept: more than an app has screens at once.
  private static let places = 1_024

  /// Where the way in of a screen is kept.
  @inline(__always)
  private static func place(of screen: InstanceRef) -> Int { Int(screen.index.index) & (places - 1) }

  /// A move that nothing announced is over.
  ///
  /// - Returns: whether a screen went back another way than it came. Most don't: only then there is a fact to ask for.
  @inline(__always)
  mutating func isTold(by move: RoundTripFact.Move, in app: borrowing ObservedApp) -> Bool {
    let screen = Self.place(of: move.outgoing)
    let isBack =
      screen < entries.count && entries[screen].incoming == move.outgoing
      && entries[screen].outgoing == move.incoming
    guard move.isUntold else { return isBack && move.isOfSiblings }
    guard isBack else {
      // Most that come are new.
      if rarely(app.instances[move.incoming.index].line(.viewDidDisappear) > 0),
        let passed = passed(by: move)
      {
        return isTold(passing: passed, by: move, in: app)
      }
      enter(move)
      return false
    }
    if rarely(entries[screen].isOfPresentation != move.isOfPresentation) { return true }
    note(move.isOfPresentation ? .presented : .pushed, of: app.instances[move.outgoing.index].name)
    entries[screen].incoming = .none
    return false
  }

  /// A screen went with those below it that it had come over, one upon the other.
  private mutating func isTold(
    passing way: RoundTripFact.Move, by move: RoundTripFact.Move, in app: borrowing ObservedApp
  ) -> Bool {
    if way.isOfPresentation != move.isOfPresentation { return true }
    note(way.isOfPresentation ? .presented : .pushed, of: app.instances[way.incoming.index].name)
    return false
  }

  /// The way in of one of the screens that a move passes over: of the lowest that was presented, since that decides how all above it
  /// go, else of the lowest. `nil` if not all of them are known.
  private func passed(by move: RoundTripFact.Move) -> RoundTripFact.Move? {
    var (screen, presented) = (move.outgoing, RoundTripFact.Move?.none)
    for _ in 0..<Self.longestChain {
      let place = Self.place(of: screen)
      guard place < entries.count, entries[place].incoming == screen else { return nil }
      if entries[place].isOfPresentation { presented = entries[place] }
      if entries[place].outgoing == move.incoming { return presented ?? entries[place] }
      screen = entries[place].outgoing
    }
    return nil
  }

  private static let longestChain = 16

  /// What a move tells that brought a screen back another way than it came. Of a class that has shown neither way so far
  /// nobody knows yet which half is at fault, nor of two that may be tabs.
  mutating func fact(of exit: RoundTripFact.Move, in app: borrowing ObservedApp) -> RoundTripFact? {
    let entry = passed(by: exit) ?? entries[Self.place(of: exit.outgoing)]
    entries[Self.place(of: entry.incoming)].incoming = .none
    let screen = app.instances[entry.incoming.index]
    let fact = RoundTripFact(
      screen: screen.who, below: app.instances[entry.outgoing.index].who,
      goer: app.instances[exit.outgoing.index].who, revealed: app.instances[exit.incoming.index].who,
      entry: entry, exit: exit, habit: habit(of: screen.name))
    if fact.habit != .unknown, !exit.isOfSiblings { return fact }
    if waiting.count < Self.limit { waiting.append(fact) }
    return nil
  }

  /// The log is over: what the other visits of a class have shown is all that will be known.
  func atEnd() -> [RoundTripFact] {
    waiting.map { fact in
      var told = fact
      told.habit = habit(of: fact.screen.name)
      return told
    }
  }

  private mutating func enter(_ move: RoundTripFact.Move) {
    let screen = Self.place(of: move.incoming)
    while screen >= entries.count { entries.append(RoundTripFact.Move()) }
    entries[screen] = move
  }

  private func habit(of name: Symbol) -> RoundTripFact.Habit {
    Int(name.index) < habits.count ? habits[Int(name.index)] : .unknown
  }

  private mutating func note(_ habit: RoundTripFact.Habit, of name: Symbol) {
    let index = Int(name.index)
    while index >= habits.count { habits.append(.unknown) }
    if habits[index] != habit { habits[index] = habit }
  }
}

extension RoundTripFact.Move {
  /// Whether its calls came in an order which the wills don't tell apart: a push or a presentation, a pop or a dismissal.
  @inline(__always)
  fileprivate var isUntold: Bool { willDisappear < willAppear }
}

extension ObservedApp {
  /// The four calls of a move of two controllers in which all of them came, if each is the only one of its name.
  @inline(__always)
  func replacingMove(_ transition: RunningIndex) -> RoundTripFact.Move? {
    let move = RoundTripFact.Move(
      outgoing: running[transition].outgoing.instance, incoming: running[transition].incoming.instance,
      willDisappear: running.line(of: .outgoingWillDisappear, in: transition),
      willAppear: running.line(of: .incomingWillAppear, in: transition),
      didDisappear: running.line(of: .outgoingDidDisappear, in: transition),
      didAppear: running.line(of: .incomingDidAppear, in: transition))
    return isOneScreen(move.outgoing) && isOneScreen(move.incoming) ? move : nil
  }

  /// Whether a controller is judged, is known for certain, and isn't a page: their turns come in either order.
  @inline(__always)
  private func isOneScreen(_ instance: InstanceRef) -> Bool {
    guard let index = instances.index(of: instance) else { return false }
    let name = instances[index].name
    return wasAlone(index) && !isUnjudged(name) && !classes[name].mayBePage
  }
}
