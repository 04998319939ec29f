/// A transition that is under way: who takes part, which rows of the catalogue still fit, what was seen.
struct RunningTransition: Sendable {
  var isOpen = false
  /// It stands in `RunningTransitions.vacant`.
  var isVacant = false
  /// The sides that were known before it began.
  var knownSides: UInt8 = 0
  /// Counts the transitions of a trace, from 1.
  var serial: UInt32 = 0
  /// The rows that what is known from outside allows: a mark, keys, the configuration, the stack.
  var allowed = RowSet.none
  /// The rows that the order seen so far does not refute.
  var alive = RowSet.none
  var seen: UInt32 = 0
  @LineNumber var firstLine = 0
  @LineNumber var lastLine = 0
  /// The line of the mark that announced it, or 0.
  @LineNumber var markLine = 0
  private var times = TimeSpan()
  var outgoing = Seat()
  var incoming = Seat()
  /// Who was on its way in when this began with somebody who comes.
  var host = InstanceRef.none
  /// The navigation or tab controller that was asked.
  var container = Participant.none
  /// What it is was said, not told from the order alone.
  var isEstablished = false
  /// Why what is believed of it may be wrong.
  var doubts: Doubts = []
  /// Whether somebody was taken for the one who goes, or who comes, because nobody else moved: who moves later may have been
  /// meant.
  var isBoundByOrder = false
  /// The class of who takes part, where a split controller may turn out to hold it; else none.
  var mayBeColumn = Symbol.none
  /// Whether one who takes part was taken for it among several that might be.
  var isGuessed = false
  /// A breach was found; what follows from it is not reported again.
  var isBroken = false
  /// Its effect on the hierarchy was made.
  var isCommitted = false
  /// The row that it came to.
  var row = -1
  var kindAsked: TransitionKind?
  var presentation = PresentationIndex.none
  var trigger: TransitionTrigger?
  var style: PresentationStyle?
  var animated: Bool?
  /// Its mark says that it zooms.
  var zooms = false
  /// Slots that must not be called missing: the side was never told on the way in.
  var excused: UInt32 = 0
  /// Somebody turned back half-way: it is told as cancelled, and judged no more.
  var isGivenUp = false
  /// Something is noted of it in `RunningTransitions`.
  var hasNotes = false
  /// The line of a didShow that came before the controller began to appear, or 0.
  @LineNumber var shownEarly = 0
  /// What the mark says that announced it.
  var markKind: EventKind?
  /// All is there, and a presenter that should have stayed where it is moved besides.
  var isDisturbed = false
  /// The line where the presenter was disturbed, or 0.
  @LineNumber var disturbed = 0
  /// The wills of strangers that there had been when it began.
  var strangersBefore = StrangerCount()

  @inline(__always)
  var hasMark: Bool { markLine != 0 }
  @inline(__always)
  func wasKnown(_ side: Side) -> Bool { knownSides & 1 << side.rawValue != 0 }
  @inline(__always)
  var candidates: RowSet { allowed.and(alive) }

  @inline(__always)
  func seat(_ side: Side) -> Seat { side == .incoming ? incoming : outgoing }

  @inline(__always)
  func side(of place: Int32) -> Side? {
    if incoming.instance.place == place && incoming.isTaken { return .incoming }
    if outgoing.instance.place == place && outgoing.isTaken { return .outgoing }
    return nil
  }

  /// Seats an instance, and notes what is known of it so far: who is announced to come was not there before.
  @inline(__always)
  mutating func take(_ instance: inout Instance, at place: Int, on side: Side) {
    if side == .incoming, hasMark, instance.state == .unknown, bringsIn { instance.state = .hidden }
    if side == .incoming, zooms { instance.flags.insert(.zooms) }
    let seat = Seat(
      who: Participant(name: instance.name, instance: instance.key),
      instance: InstanceRef(place: Int32(place), generation: instance.generation))
    if side == .incoming { incoming = seat } else { outgoing = seat }
    if instance.state != .unknown { knownSides |= 1 << side.rawValue }
  }

  /// When it began; `nil` without times.
  var start: Int64? { times.start }

  /// How long it took, in microseconds; `nil` without times.
  var duration: Int64? { times.length }

  /// Begins as one that any of some rows may explain.
  @inline(__always)
  mutating func open(_ serial: UInt32, _ rows: RowSet, alive: RowSet, _ strangers: StrangerCount) {
    isOpen = true
    self.serial = serial
    (allowed, self.alive) = (rows, alive)
    strangersBefore = strangers
  }

  /// Notes when it was announced.
  mutating func begin(at time: Int64) { times.begin(time) }

  /// Begins with a slot; `false` where no row allows that.
  @inline(__always)
  mutating func begin(
    with slot: Slot, by instance: inout Instance, at place: Int, on side: Side, _ event: Event,
    _ catalogue: borrowing CompiledCatalogue
  ) -> Bool {
    firstLine = event.line
    guard accept(slot, catalogue, event.line, event.time) else { return false }
    take(&instance, at: place, on: side)
    return true
  }

  /// Notes that a slot was seen.
  @inline(__always)
  mutating func note(_ slot: Slot, _ line: Int, _ time: Int64?) {
    seen |= slot.bit
    lastLine = line
    if firstLine == 0 { firstLine = line }
    if let time { times.note(time) }
  }

  /// Becomes a transition told from the order alone, of which nothing was seen but that somebody goes.
  mutating func withdraw(_ line: Int, _ rows: RowSet) {
    var plain = RunningTransition()
    plain.isOpen = true
    (plain.serial, plain.times, plain.knownSides) = (serial, times, knownSides)
    plain.strangersBefore = strangersBefore
    (plain.outgoing, plain.allowed, plain.seen) = (outgoing, rows, Slot.outgoingWillDisappear.bit)
    (plain.firstLine, plain.lastLine) = (line, line)
    self = plain
  }

  private var bringsIn: Bool {
    kindAsked == .present || kindAsked == .push || kindAsked == .select || kindAsked == .setRoot
  }

  /// Takes a slot unless that refutes all rows that are left.
  @inline(__always)
  mutating func accept(
    _ slot: Slot, _ catalogue: borrowing CompiledCatalogue, _ line: Int, _ time: Int64?
  ) -> Bool {
    let left = alive.without(catalogue.refuted(by: slot, seen: seen))
    guard !allowed.and(left).isEmpty else { return false }
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
