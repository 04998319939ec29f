/// Tells the lines by which one and the same call is printed: a base class and its subclass, a message for each thing
/// done inside of a function, begin and end, a closure's line under the name of its method.
///
/// Which of these an app prints is learnt from its log. The first line of a call is the event, the others are none. The
/// same line twice is one call only in a class that tells every call so: `EchoHabits`.
struct CallLines {
  private static let mostRuns = 4096
  /// A line about a call is at most so far below the one before it: what its function logs besides may be between.
  private static let nearest = 2

  private var last = LastTold()
  /// The call before the last, once any was told by an address.
  private var before = (kind: EventKind.diagnostic, subject: Participant.none)
  private var haveAddresses = false
  /// Whether calls were told by a name alone, and right behind that by an address: then a line hangs on the next.
  private(set) var areNamedFirst = false
  /// Who the controller of the last call is, as the line behind it has just said.
  private var addressed: Participant?
  /// Which callbacks of each name were told by a line that says no more than that; a bit each.
  var plain = CallSet()
  /// Which were told by a line that says no more, and gives no line of the source.
  var own = CallSet()
  /// Which were told by a line that begins with `+++`.
  var opened = CallSet()
  private var runs: [Participant: CallPlaces.Run] = [:]
  /// The first source line of each name's viewDidLoad.
  private var loads: [Participant: Int64] = [:]
  /// Where each call was told. A line that is told as no event counts here too.
  private var parts: [CallPlaces.Call: CallPlaces.Part] = [:]
  private var habits = EchoHabits()
  /// Whether the log is known to tell each call twice, by whatever name.
  var areDoubled = false
  private var numbers = NumberUse()
  /// The remark that was noticed last.
  private var remark: ToldCall?
  var usual = UsualWords()
  var outlines = UsualOutlines()
  /// The last call, where it was told in other words than the first of its class.
  private var otherWords: OtherWords?

  /// The lines, noticed since the last call, that may be another line's call.
  mutating func takeEchoes() -> [CallEcho] { habits.take() }

  /// The remark noticed since the last call: a line that may tell its callback in place of the plain one.
  @inline(__always)
  mutating func takeRemark() -> ToldCall? {
    guard remark != nil else { return nil }
    defer { remark = nil }
    return remark
  }

  /// The controller of the last call with its address, if the line behind the one that named it has told it since.
  @inline(__always)
  mutating func takeAddressed() -> Participant? {
    guard addressed != nil else { return nil }
    defer { addressed = nil }
    return addressed
  }

  /// The words of the last call, if they are others than those of the first of its class.
  @inline(__always)
  mutating func takeOtherWords() -> OtherWords? {
    guard otherWords != nil else { return nil }
    defer { otherWords = nil }
    return otherWords
  }

  /// Notes a call that no line before can have told, as is true of most: another callback than the last, or another class's, in
  /// a manner that is bare, where each class tells its calls once.
  ///
  /// - Returns: whether it is such a call.
  @inline(__always)
  mutating func takeNext(_ event: ToldCall, _ manner: CallManner) -> Bool {
    guard event.kind != last.kind || event.subject.name != last.subject.name,
      event.subject.instance.isSome || !haveAddresses, habits.isEmpty
    else { return false }
    begin(event, manner)
    return true
  }

  /// Whether a line tells of a call that a line before it told of. Apart, so that what most lines need stays short.
  @inline(never)
  mutating func isTold(_ event: ToldCall, _ manner: CallManner) -> Bool {
    if manner.isUsual ? isOther(event, manner) : isPart(event, manner) { return true }
    if manner.words != 0 { noteWords(manner.words, of: event) }
    if manner.isMessage { noteMessage(manner.text, of: event) }
    if manner.breaksRule { noteForm(manner.outline ^ manner.tail, of: event) }
    return false
  }

  /// A logger's message under a callback that its class hasn't told yet, though it told others in lines of their own.
  @inline(never)
  private mutating func noteMessage(_ text: UInt32, of event: ToldCall) {
    guard event.kind.isLifecycle, event.subject.isSome, own[event.subject.name] != 0 else { return }
    otherWords = OtherWords(kind: event.kind, name: event.subject.name, text: text, isUsualKnown: true)
  }

  @inline(never)
  private mutating func noteWords(_ words: UInt32, of event: ToldCall) {
    guard event.kind.isLifecycle, event.subject.isSome else { return }
    otherWords = usual.note(words, of: event) ?? otherWords
  }

  /// A line by another statement of the program than the one before, as its signs and fields show, or than the class's lines as a rule:
  /// a base class's, or one for what is at hand. It may be of the same call, or of none.
  @inline(never)
  private mutating func noteForm(_ form: UInt32, of event: ToldCall) {
    otherWords = OtherWords(kind: event.kind, name: event.subject.name, text: form, isUsualKnown: true)
  }

  /// Whether an event is of the callback and the controller of the last one.
  func isAgain(_ event: ToldCall) -> Bool {
    event.kind.isLifecycle && event.subject.isSome && event.kind == last.kind && event.subject == last.subject
  }

  private mutating func isPart(_ event: ToldCall, _ manner: CallManner) -> Bool {
    // `viewDidLoad start`, `viewDidLoad end`, with no name and no call between them.
    if manner.isEnd, !event.subject.isSome, last.kind == event.kind, !last.subject.isSome { return true }
    guard event.kind.isLifecycle, event.subject.isSome else { return isOther(event, manner) }
    var manner = manner
    if manner.sourceLine > 0, !numbers.isSourceLine(manner.sourceLine, of: event) { manner.sourceLine = 0 }
    if isBelow(event, manner.bareLine) { return true }
    let place = place(of: event, manner.sourceLine)
    if isInRun(event, manner) || place == .later || isMessage(event, manner)
      || place == .anywhere && isRemark(event, manner)
      || isOther(event, manner)
    {
      return true
    }
    if manner.sourceLine > 0 { beginRun(event, manner) }
    last.bareLine = manner.bareLine
    return false
  }

  /// `-[Home viewDidLoad], 64` right below `-[Home viewDidLoad], 62`: the end of the call. What goes up by one counts something.
  private mutating func isBelow(_ event: ToldCall, _ line: Int64) -> Bool {
    guard last.bareLine > 0, line > last.bareLine + 1, event.kind == last.kind, event.subject == last.subject
    else { return false }
    last.bareLine = line
    return true
  }

  /// Whether the call of the last event is told once more in other words; notes the event if not.
  @inline(__always)
  private mutating func isOther(_ event: ToldCall, _ manner: CallManner) -> Bool {
    let text = manner.text
    if event.kind == last.kind, event.subject == last.subject, event.subject.isSome, event.kind.isLifecycle,
      !isApart(event, manner)
    {
      last.line = event.line
      if text != last.text { last.hasOther = true }
      if text != last.text || text & 1 == 1 && isEcho(event) { return true }
      if manner.form != last.form { noteForm(manner.form, of: event) }
      return false
    }
    if haveAddresses, !event.subject.instance.isSome, isNamedAgain(event, text) { return true }
    if event.kind == last.kind, isAddressedNow(event, text) { return true }
    // A mark between two calls is no call that was told once.
    if !habits.isEmpty, last.kind.isLifecycle { noteHowOften() }
    begin(event, manner)
    return false
  }

  /// Notes the call that a line tells of as the last.
  @inline(__always)
  private mutating func begin(_ event: ToldCall, _ manner: CallManner) {
    if haveAddresses { before = (last.kind, last.subject) }
    haveAddresses = haveAddresses || event.subject.instance.isSome
    last = LastTold(
      kind: event.kind, subject: event.subject, text: manner.text, form: manner.form, line: event.line)
  }

  /// Whether words of its own and lines between part a line from the one that told the call: then it may be another one, as odd as
  /// its words are.
  private func isApart(_ event: ToldCall, _ manner: CallManner) -> Bool {
    manner.words != 0 && manner.text != last.text && event.line > last.line + Self.nearest
  }

  /// Whether a call that was just told by an address is told by its name alone: a base class prints `self`, and then the
  /// subclass its own words. A child's line may stand between the two.
  private func isNamedAgain(_ event: ToldCall, _ text: UInt32) -> Bool {
    // Where the name comes first, its words once more are the next call.
    guard event.kind.isLifecycle, event.subject.name.isSome, !last.isNamedFirst || text != last.text else {
      return false
    }
    if last.subject.name == event.subject.name { return isSame(event, last.kind, last.subject) }
    return isSame(event, before.kind, before.subject)
  }

  /// Whether a call that was just told by a name alone is told by an address now; in our own notation each line is a call.
  @inline(never)
  private mutating func isAddressedNow(_ event: ToldCall, _ text: UInt32) -> Bool {
    guard event.kind.isLifecycle, event.subject.instance.isSome, event.subject.name.isSome,
      last.subject == Participant(name: event.subject.name), text & 1 == 1
    else { return false }
    (last.subject, last.isNamedFirst) = (event.subject, true)
    addressed = event.subject
    (haveAddresses, areNamedFirst) = (true, true)
    return true
  }

  private func isSame(_ event: ToldCall, _ kind: EventKind, _ subject: Participant) -> Bool {
    kind == event.kind && subject.name == event.subject.name && subject.instance.isSome
  }

  /// The same words once more, but not in our own notation, in which each line is a call: what comes for the third time
  /// is another call. By a name alone it may be that of another controller.
  private mutating func isEcho(_ event: ToldCall) -> Bool {
    last.again += 1
    if areDoubled { return last.again % 2 == 1 && !last.hasOther }
    guard event.subject.instance.isSome else { return false }
    let place = last.again % habits.lines(of: event.subject.name)
    if place == 1 { return habits.isOneCall(event, told: plain[event.subject.name]) }
    return (place == 2 || last.again == 2) && habits.isThird(event)
  }

  /// Notes how many lines have told the last call, where that isn't two, or what its class does.
  private mutating func noteHowOften() {
    let name = last.subject.name
    if last.again == 2, habits.lines(of: name) == 2 {
      habits.noteTriple(last.kind, of: name)
    } else if (last.again + 1) % habits.lines(of: name) != 0 {
      habits.noteSingle(last.kind, of: name)
    }
  }

  /// A message from further down in the function that was told last: `[Home.swift:40] viewDidLoad(): …`.
  private mutating func isInRun(_ event: ToldCall, _ manner: CallManner) -> Bool {
    guard manner.sourceLine > 0 else { return false }
    // Closures that are made there print under its name for as long as the controller lives.
    if event.kind == .viewDidLoad, let load = loads[event.subject] {
      let isLater = manner.sourceLine > load
      if isLater { noteRemark(event) }
      return isLater
    }
    guard let run = runs[event.subject] else { return false }
    return run.kind == event.kind && manner.sourceLine > run.sourceLine
  }

  /// A message from further down in a function than the line by which it told its calls before is none: a closure that was
  /// made there prints it later. Numbers that go up by one count something.
  private mutating func place(of event: ToldCall, _ sourceLine: Int64) -> CallPlaces.Place {
    guard sourceLine > 0 else { return .anywhere }
    let call = CallPlaces.Call(kind: event.kind, subject: event.subject)
    guard let part = parts[call] else {
      if parts.count >= Self.mostRuns { parts.removeAll(keepingCapacity: true) }
      parts[call] = CallPlaces.Part(first: sourceLine, latest: sourceLine)
      return .anywhere
    }
    parts[call] = CallPlaces.Part(first: min(part.first, sourceLine), latest: sourceLine)
    if sourceLine == part.first { return .first }
    guard sourceLine > part.first, sourceLine != part.latest + 1 else { return .anywhere }
    noteRemark(event)
    return .later
  }

  /// A line that isn't directly behind the one that told the call may tell another.
  private mutating func noteRemark(_ event: ToldCall) {
    if event.kind != last.kind || event.subject != last.subject { remark = event }
  }

  private mutating func beginRun(_ event: ToldCall, _ manner: CallManner) {
    if runs.count >= Self.mostRuns {
      runs.removeAll(keepingCapacity: true)
      loads.removeAll(keepingCapacity: true)
    }
    if event.kind == .viewDidLoad { loads[event.subject] = manner.sourceLine }
    runs[event.subject] = CallPlaces.Run(kind: event.kind, sourceLine: manner.sourceLine)
  }

  /// A logger's message under a callback that its class tells in lines of their own: `[Home] viewDidLoad`, and then
  /// `Home.viewDidLoad():33 - rows`. A closure may print it at any time.
  private mutating func isMessage(_ event: ToldCall, _ manner: CallManner) -> Bool {
    guard manner.isMessage, own.contains(event.kind, of: event.subject.name) else { return false }
    noteRemark(event)
    return true
  }

  /// More words than the line by which this class tells this callback: `viewDidLoad() sink: 20 posts`, `viewDidLoad end`.
  /// A closure may print them at any time.
  private mutating func isRemark(_ event: ToldCall, _ manner: CallManner) -> Bool {
    let name = event.subject.name
    let isClosed = manner.sign == .minus && opened.contains(event.kind, of: name)
    guard isClosed || !manner.isPlain && plain.contains(event.kind, of: name) else { return false }
    noteRemark(event)
    return true
  }
}
