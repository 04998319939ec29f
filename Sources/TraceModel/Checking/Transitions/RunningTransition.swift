/// A transition that is under way: its participants, the rows of the catalogue that still fit, what was seen.
struct RunningTransition: Sendable {
  // The largest fields first, without gaps: each of them is set whenever one begins.

  /// The rows that what is known from outside allows: a mark, keys, the configuration, the stack.
  var allowed = RowSet.none
  /// The rows that the order seen so far does not refute.
  var alive = RowSet.none
  private var times = TimeSpan()
  var outgoing = Seat()
  var incoming = Seat()
  /// The navigation or tab controller that was asked.
  var container = Participant.none
  /// The controller that was on its way in when this began with another incoming controller.
  var host = InstanceRef.none
  /// Why what is believed of it may be wrong.
  var doubts: Doubts = []
  /// The row that it came to.
  var row = -1
  var presentation = PresentationIndex.none
  /// How many will-callbacks of strangers there had been when it began.
  var strangersBefore = StrangerCount()
  /// Counts the transitions of a trace, from 1.
  var serial: UInt32 = 0
  var seen: UInt32 = 0
  /// Slots that must not be called missing because the side got no callback on the way in.
  var excused: UInt32 = 0
  @LineNumber var firstLine = 0
  @LineNumber var lastLine = 0
  /// The line of the mark that announced it, or 0.
  @LineNumber var markLine = 0
  /// The line of a didShow that came before the controller began to appear, or 0.
  @LineNumber var shownEarly = 0
  /// The line where the presenter was disturbed, or 0.
  @LineNumber var disturbed = 0
  /// The class of a participant that may turn out to be in a split controller; otherwise none.
  var mayBeColumn = Symbol.none
  var kindAsked: TransitionKind?
  var trigger: TransitionTrigger?
  var style: PresentationStyle?
  var animated: Bool?
  /// The event kind of the mark that announced it.
  var markKind: EventKind?
  /// The sides that were known before it began.
  var knownSides: UInt8 = 0
  var isOpen = false
  /// Whether it was announced rather than inferred.
  var isAnnounced = false
  /// Whether a controller was taken for the outgoing or incoming one because no other moved. One that moves
  /// later may have been meant.
  var isBoundByOrder = false
  /// Whether a participant was chosen among several possible controllers.
  var isGuessed = false
  /// A breach was found; what follows from it is not reported again.
  var isBroken = false
  /// Whether its effect on the hierarchy was applied.
  var isCommitted = false
  /// Its mark says that it zooms.
  var zooms = false
  /// Whether a controller turned back halfway: the transition is reported as cancelled, and judged no more.
  var isGivenUp = false
  /// Whether `RunningTransitions` has notes on it.
  var hasNotes = false
  /// Whether it's complete, but a presenter that should have stayed where it was moved too.
  var isDisturbed = false
  /// Whether nobody else had moved when the first of its sides came to rest.
  var cameToRestAlone = false

  /// Whether it was inferred, and nothing was noted of it that its end decides: most are.
  @inline(__always)
  var isPlain: Bool {
    !isAnnounced && !hasNotes && !presentation.isSome && trigger == nil && disturbed == 0 && shownEarly == 0
  }

  /// Whether it is plain, and neither side has turned on its way.
  @inline(__always)
  var goesStraight: Bool { isPlain && seen & SlotSet.turned.bits == 0 }

  @inline(__always)
  var hasMark: Bool { markLine != 0 }
  @inline(__always)
  func wasKnown(_ side: Side) -> Bool { knownSides & 1 &<< side.rawValue != 0 }
  @inline(__always)
  var candidates: RowSet { allowed.and(alive) }

  @inline(__always)
  func seat(_ side: Side) -> Seat { side == .incoming ? incoming : outgoing }

  @inline(__always)
  func side(of index: InstanceIndex) -> Side? {
    if incoming.instance.index == index && incoming.isTaken { return .incoming }
    if outgoing.instance.index == index && outgoing.isTaken { return .outgoing }
    return nil
  }

  /// Seats an instance, and notes what is known of it so far. An incoming controller that was announced
  /// wasn't there before.
  ///
  /// - Parameter own: the transition's own index, which the instance gets to know.
  @inline(__always)
  mutating func take(_ instance: inout Instance, at index: InstanceIndex, on side: Side, as own: RunningIndex)
  {
    instance.transition = own
    if side == .incoming, hasMark, instance.state == .unknown, bringsIn { instance.state = .hidden }
    if side == .incoming, rarely(zooms) { instance.flags.insert(.zooms) }
    let seat = Seat(
      who: Participant(name: instance.name, instance: instance.key),
      instance: InstanceRef(index: index, generation: instance.generation))
    if side == .incoming { incoming = seat } else { outgoing = seat }
    if instance.state != .unknown { knownSides |= 1 &<< side.rawValue }
  }

  /// When it began; `nil` without times.
  var start: Int64? { times.start }

  /// How long it took, in microseconds; `nil` without times.
  var duration: Int64? { times.length }

  /// Begins as a transition that any of some rows may explain.
  @inline(__always)
  mutating func open(_ serial: UInt32, _ rows: RowSet, alive: RowSet, _ strangers: StrangerCount) {
    isOpen = true
    self.serial = serial
    (allowed, self.alive) = (rows, alive)
    strangersBefore = strangers
  }

  /// Notes the mark that announces it, and whom that names for the sides that nobody has taken yet.
  mutating func note(mark event: Event, outgoing: Seat, incoming: Seat) {
    (markLine, markKind, trigger) = (event.line, event.kind, .code)
    (animated, zooms) = (event.flags[.animated], event.flags[.zoom] == true)
    if firstLine == 0 { firstLine = event.line }
    lastLine = max(lastLine, event.line)
    if let time = event.time { begin(at: time) }
    if !self.outgoing.isTaken { self.outgoing = outgoing }
    if !self.incoming.isTaken { self.incoming = incoming }
  }

  /// Notes when it was announced.
  mutating func begin(at time: Int64) { times.begin(time) }

  /// Begins with a slot; `false` where no row allows that.
  @inline(__always)
  mutating func begin(
    with slot: Slot, by instance: inout Instance, at index: InstanceIndex, on side: Side,
    as own: RunningIndex,
    _ event: Event, _ catalogue: borrowing CompiledCatalogue
  ) -> Bool {
    firstLine = event.line
    guard accept(slot, catalogue, event.line, event.time) else { return false }
    take(&instance, at: index, on: side, as: own)
    return true
  }

  /// Notes that a side has come to rest, and if it is the first, whether nobody else has moved so far.
  @inline(__always)
  mutating func noteRest(isAlone: Bool) {
    if (seen & SlotSet.dids.bits).nonzeroBitCount == 1 { cameToRestAlone = isAlone }
  }

  /// Notes that a slot was seen.
  @inline(__always)
  mutating func note(_ slot: Slot, _ line: Int, _ time: Int64?) {
    seen |= slot.bit
    lastLine = line
    if firstLine == 0 { firstLine = line }
    if let time { times.note(time) }
  }

  /// Comes to a row, whose effect is applied next.
  @inline(__always)
  mutating func commit(_ row: Int) { (self.row, isCommitted) = (row, true) }

  /// It was another than the row that it came to.
  mutating func takeBack() { (row, isCommitted) = (-1, false) }

  /// Becomes an inferred transition in which nothing was seen yet but an outgoing controller's
  /// `viewWillDisappear`.
  mutating func withdraw(_ line: Int, _ rows: RowSet) {
    var plain = RunningTransition()
    plain.isOpen = true
    (plain.serial, plain.times, plain.knownSides) = (serial, times, knownSides)
    plain.strangersBefore = strangersBefore
    (plain.outgoing, plain.allowed, plain.seen) = (outgoing, rows, Slot.outgoingWillDisappear.bit)
    (plain.firstLine, plain.lastLine) = (line, line)
    self = plain
  }

  /// Gives back the one call that it has, which is another's: it waits again for what its mark asked for.
  mutating func giveBack(_ alive: RowSet) {
    (seen, self.alive, firstLine, lastLine) = (0, alive, markLine, markLine)
  }

  /// Whether it was asked to bring a controller in.
  var bringsIn: Bool {
    kindAsked == .present || kindAsked == .push || kindAsked == .select || kindAsked == .setRoot
  }

  /// Takes a slot unless that refutes all rows that are left.
  @inline(__always)
  mutating func accept(
    _ slot: Slot, _ catalogue: borrowing CompiledCatalogue, _ line: Int, _ time: Int64?
  ) -> Bool {
    let left = alive.without(catalogue.refuted(by: slot, seen: seen))
    guard usually(!allowed.and(left).isEmpty) else { return false }
    alive = left
    note(slot, line, time)
    return true
  }

  /// Whether it would take a slot next.
  func takes(_ slot: Slot, _ catalogue: borrowing CompiledCatalogue) -> Bool {
    guard !has(slot) else { return false }
    return !candidates.without(catalogue.refuted(by: slot, seen: seen)).isEmpty
  }

  @inline(__always)
  func has(_ slot: Slot) -> Bool { seen & slot.bit != 0 }
}
