/// The transitions that are under way, which it doesn't interpret: opened, logged, announced, waiting for a side, over and gone.
/// Indexes are reused.
struct RunningTransitions: ~Copyable, Sendable {
  private var items: ContiguousArray<Item> = []
  /// The first index that isn't in use; each names the next. A list of its own would be asked whether it is shared.
  private var firstFree = RunningIndex.none
  private var freeCount = 0
  /// What few of them have, by their indexes.
  private var notes: [RunningIndex: TransitionNotes] = [:]
  /// The open ones that a mark or keys named, the oldest first. A loop over its indices needn't hold it meanwhile.
  private(set) var announced: [RunningIndex] = []
  /// Those that are over but may get a late delegate call, or a mark that is printed late.
  private(set) var lingering: [RunningIndex] = []
  /// The open inferred ones that still lack a side.
  private(set) var vacant = Vacancies()
  /// How many will-callbacks came from controllers that had no part in what was announced.
  private(set) var strangers = StrangerCount()
  /// How many were opened.
  private(set) var openedCount: UInt32 = 0

  /// A transition and the lines of its slots. One list holds both, so that a call is noted by one access: each of two
  /// lists would be asked whether it is shared, which took some 20 instructions of each event.
  private struct Item {
    var transition = RunningTransition()
    /// The next index that isn't in use, where this one isn't.
    var nextFree = RunningIndex.none
    /// Those of an earlier one at the index stay until they are overwritten: nobody asks for a slot that wasn't seen.
    var lines = SlotLines()
  }

  init() { items.reserveCapacity(64) }

  /// How many there are, with those that are closing or linger.
  var count: Int { items.count &- freeCount }

  /// Those that aren't over, in the order of their indexes.
  var open: [RunningIndex] { all { _ in true } }

  /// The open ones that meet a condition, in the order of their indexes.
  func all(where isMeant: (RunningTransition) -> Bool) -> [RunningIndex] {
    var found: [RunningIndex] = []
    for index in items.indices where items[index].transition.isOpen && isMeant(items[index].transition) {
      found.append(RunningIndex(index: Int32(index)))
    }
    return found
  }

  /// One of the open ones that meets a condition.
  func first(where isMeant: (RunningTransition) -> Bool) -> RunningIndex? {
    items.firstIndex { $0.transition.isOpen && isMeant($0.transition) }.map { RunningIndex(index: Int32($0)) }
  }

  /// The line at which the earliest of the open ones began.
  var firstLine: Int {
    items.reduce(.max) { $1.transition.isOpen ? min($0, $1.transition.firstLine) : $0 }
  }

  subscript(transition: RunningIndex) -> RunningTransition {
    @inline(__always)
    _read { yield items[transition.position].transition }
    @inline(__always)
    _modify {
      // An element of an array would be changed by a call.
      var indices = items.mutableSpan
      yield &indices[transition.position].transition
    }
  }

  // MARK: From the beginning to the end

  /// A new transition that any of some rows may explain.
  mutating func open(_ rows: RowSet, alive: RowSet) -> RunningIndex {
    let index = nextIndex()
    self[index] = opened(rows, alive)
    return index
  }

  /// Begins an inferred transition with a callback; `nil` where no row allows that.
  @inline(__always)
  mutating func begin(
    _ rows: RowSet, with slot: Slot, by instance: inout Instance, at index: InstanceIndex, on side: Side,
    _ event: Event, _ catalogue: borrowing CompiledCatalogue
  ) -> RunningIndex? {
    let own = nextIndex()
    var transition = opened(rows, catalogue.matchable)
    guard transition.begin(with: slot, by: &instance, at: index, on: side, as: own, event, catalogue) else {
      discard(own)
      return nil
    }
    var all = items.mutableSpan
    all[own.position].transition = transition
    all[own.position].lines[slot] = event.line
    return own
  }

  @inline(__always)
  private mutating func opened(_ rows: RowSet, _ alive: RowSet) -> RunningTransition {
    openedCount &+= 1
    var transition = RunningTransition()
    transition.open(openedCount, rows, alive: alive, strangers)
    return transition
  }

  /// An index that isn't in use.
  @inline(__always)
  private mutating func nextIndex() -> RunningIndex {
    guard usually(firstFree.isSome) else { return append() }
    let index = firstFree
    firstFree = items[index.position].nextFree
    freeCount -= 1
    return index
  }

  /// Makes an index one that isn't in use.
  @inline(__always)
  private mutating func discard(_ transition: RunningIndex) {
    let next = firstFree
    firstFree = transition
    freeCount += 1
    var all = items.mutableSpan
    (all[transition.position].transition.isOpen, all[transition.position].nextFree) = (false, next)
  }

  @inline(never)
  private mutating func append() -> RunningIndex {
    items.append(Item())
    return RunningIndex(index: Int32(items.count - 1))
  }

  /// Makes a transition an announced one.
  mutating func announce(_ transition: RunningIndex) {
    self[transition].isAnnounced = true
    announced.append(transition)
    leaveVacant(transition)
    Self.drop(transition, from: &lingering)
  }

  /// Makes an announced transition an inferred one: what announced it wasn't a UIKit call.
  mutating func withdraw(_ transition: RunningIndex, _ rows: RowSet) {
    Self.drop(transition, from: &announced)
    notes[transition] = nil
    leaveVacant(transition)
    let line = line(of: .outgoingWillDisappear, in: transition)
    self[transition].withdraw(line, rows)
  }

  /// A transition is over, and may get a late call.
  mutating func linger(_ transition: RunningIndex) { lingering.append(transition) }

  /// The oldest of those that linger, which linger no more.
  mutating func takeLingering() -> RunningIndex? { lingering.takeFirst() }

  /// Frees the index of a transition that is over.
  @inline(__always)
  mutating func release(_ transition: RunningIndex) {
    if self[transition].isAnnounced { Self.drop(transition, from: &announced) }
    leaveVacant(transition)
    Self.drop(transition, from: &lingering)
    if rarely(self[transition].hasNotes) { notes[transition] = nil }
    discard(transition)
  }

  /// Takes a transition off one of the short lists. Most are empty.
  @inline(__always)
  private static func drop(_ transition: RunningIndex, from list: inout [RunningIndex]) {
    if !list.isEmpty { close(transition, in: &list) }
  }

  @inline(never)
  private static func close(_ transition: RunningIndex, in list: inout [RunningIndex]) {
    if let index = list.firstIndex(of: transition) { list.close(at: index) }
  }

  /// Notes that a controller moves that has no part in what was announced.
  @inline(__always)
  mutating func noteStranger(isComing: Bool) { strangers.note(isComing: isComing) }

  /// Takes a slot in a transition unless that refutes all rows that are left.
  @inline(__always)
  mutating func accept(
    _ slot: Slot, in transition: RunningIndex, _ event: Event, _ catalogue: borrowing CompiledCatalogue
  ) -> Bool {
    var all = items.mutableSpan
    return Self.accept(slot, in: &all[transition.position], event, catalogue)
  }

  /// The same for a did-callback, with which a side comes to rest: notes whether anybody else has moved so far.
  @inline(__always)
  mutating func acceptRest(
    _ slot: Slot, in transition: RunningIndex, _ event: Event, _ catalogue: borrowing CompiledCatalogue
  ) -> Bool {
    let isAlone = isAlone(transition)
    var all = items.mutableSpan
    guard Self.accept(slot, in: &all[transition.position], event, catalogue) else { return false }
    all[transition.position].transition.noteRest(isAlone: isAlone)
    return true
  }

  @inline(__always)
  private static func accept(
    _ slot: Slot, in item: inout Item, _ event: Event, _ catalogue: borrowing CompiledCatalogue
  ) -> Bool {
    guard item.transition.accept(slot, catalogue, event.line, event.time) else { return false }
    item.lines[slot] = event.line
    return true
  }

  /// Notes that a side of a transition has come to rest, and if it is the first, whether anybody else has moved so far.
  @inline(__always)
  mutating func noteRest(_ transition: RunningIndex) {
    let isAlone = isAlone(transition)
    self[transition].noteRest(isAlone: isAlone)
  }

  /// Whether nobody else has moved since a transition began, but for the other side. To count those that move is dear, so it is last.
  @inline(__always)
  private func isAlone(_ transition: RunningIndex) -> Bool {
    openedCount == self[transition].serial
      && strangers.wills &- self[transition].strangersBefore.wills <= 1 && isOnlyOneMoving
  }

  /// Whether one at most has yet to come to rest. One that was announced stays open for calls that its classes may log.
  @inline(__always)
  var isOnlyOneMoving: Bool { usually(count <= lingering.count &+ 1) || !Self.areSeveral(items, lingering) }

  /// Whether several are moving. Given the lists alone: all of this would be copied for the call.
  private static func areSeveral(_ items: ContiguousArray<Item>, _ lingering: [RunningIndex]) -> Bool {
    var moving = 0
    for index in items.indices where items[index].transition.isOpen && !items[index].transition.isCommitted {
      if !lingering.contains(RunningIndex(index: Int32(index))) { moving += 1 }
      if moving > 1 { return true }
    }
    return false
  }

  // MARK: Slots

  /// Notes where a slot was seen.
  @inline(__always)
  mutating func noteLine(_ line: Int, of slot: Slot, in transition: RunningIndex) {
    var all = items.mutableSpan
    all[transition.position].lines[slot] = line
  }

  /// The line where a slot was seen, or 0. Inlined, since a call would copy this whole.
  @inline(__always)
  func line(of slot: Slot, in transition: RunningIndex) -> Int {
    items[transition.position].lines[slot]
  }

  // MARK: Sides that are lacking

  /// Notes that a transition lacks a side. If there are too many, the oldest is dropped.
  @inline(__always)
  mutating func lack(_ side: Side, _ transition: RunningIndex) {
    expect(side, transition)
    if rarely(vacant.count > Self.vacanciesAtMost) { vacant.close(at: 0) }
  }

  private static let vacanciesAtMost = 8

  /// The same, for one that was announced.
  @inline(__always)
  mutating func expect(_ side: Side, _ transition: RunningIndex) {
    vacant.append(Vacancy(transition: transition, side: side))
  }

  /// Looks first at one of those that lack a side.
  mutating func prefer(vacancy index: Int) { vacant.prefer(index) }

  /// Notes that a transition doesn't lack a side any more.
  @inline(__always)
  mutating func leaveVacant(_ transition: RunningIndex) {
    if let index = vacant.index(of: transition) { vacant.close(at: index) }
  }

  /// Notes that a side of a transition isn't lacking any more.
  mutating func fill(_ side: Side, of transition: RunningIndex) {
    if let index = vacant.index(of: transition), vacant[index].side == side { vacant.close(at: index) }
  }

  @inline(__always)
  mutating func leaveVacant(at index: Int) { vacant.close(at: index) }

  // MARK: Notes

  /// Whether there are notes on any of them.
  var haveNotes: Bool { !notes.isEmpty }

  /// The notes on a transition, if there are any.
  func notes(of transition: RunningIndex) -> TransitionNotes? {
    self[transition].hasNotes ? notes[transition] : nil
  }

  /// Adds to the notes on a transition.
  mutating func note(_ transition: RunningIndex, _ change: (inout TransitionNotes) -> Void) {
    self[transition].hasNotes = true
    change(&notes[transition, default: TransitionNotes()])
  }
}
