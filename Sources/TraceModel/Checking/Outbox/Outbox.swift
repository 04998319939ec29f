/// What is told of a trace besides its findings, until it's taken.
///
/// It owns what was told and not taken yet; `telling` says which of it is wanted at all.
struct Outbox: ~Copyable, Sendable {
  private let telling: Telling
  private var records: [TransitionRecord] = []
  private var outlines: ContiguousArray<TransitionOutline> = []
  private var steps: ContiguousArray<ObservedStep> = []
  private var observations = TraceObservations()
  /// The transition that the event at a line was assigned to: also for marks, and for events that ended it.
  private var touched = (line: 0, serial: UInt32(0))
  /// The controllers on the screen, where `watchesScreen` says so.
  var onScreen = OnScreen()
  /// The screens that have come, where the log tells nothing of going.
  var path = ScreenPath()
  /// Whether anything asks who is on the screen.
  let watchesScreen: Bool
  /// Whether anything is noted of each callback: where it was, or who is on the screen.
  let followsEach: Bool

  init(telling: Telling, watchesScreen: Bool = false) {
    self.telling = telling
    self.watchesScreen = watchesScreen
    followsEach = watchesScreen || telling.contains(.steps)
  }

  /// Whether any of these things are wanted.
  @inline(__always)
  func tells(_ things: Telling) -> Bool { !telling.isDisjoint(with: things) }

  // MARK: Told

  /// A finding was raised at a line, or is held: a held one may still be kept at the end, long after the
  /// steps around it are gone.
  mutating func flag(line: Int) {
    if tells(.briefSteps) { observations.flaggedLines.append(line) }
  }

  mutating func tell(_ record: TransitionRecord) { records.append(record) }

  mutating func tell(_ outline: TransitionOutline) { outlines.append(outline) }

  /// Tells a transition that is over, with the rules that were broken in it.
  mutating func tell(_ sketch: TransitionSketch, _ findings: [RuleID]) {
    if sketch.hasFindings { observations.sketches.findings[sketch.serial] = findings }
    observations.sketches.items.append(sketch)
  }

  /// Notes that the event at a line was assigned to a transition.
  mutating func noteTouch(of serial: UInt32, line: Int) { touched = (line, serial) }

  /// Tells an event whose controller isn't known.
  mutating func tell(_ event: Event) {
    steps.append(
      ObservedStep(
        line: event.line, kind: event.kind, style: event.style, name: event.subject.name,
        object: event.object.name, transition: touched.line == event.line ? touched.serial : 0,
        time: event.time, flags: event.flags, key: event.subject.instance))
  }

  /// Tells an event of an instance, which moves in the transition with a serial number, or in none: 0.
  @inline(__always)
  mutating func tell(_ event: Event, of instance: Instance, at index: InstanceIndex, moving serial: UInt32) {
    // Built in one expression because there is one for each event: its parts stay in registers.
    steps.append(
      ObservedStep(
        line: event.line, kind: event.kind, state: instance.state, before: instance.told, style: event.style,
        name: event.subject.name, ordinal: instance.ordinal, index: index.index,
        object: event.object.name, transition: transition(of: event, moving: serial), time: event.time,
        flags: event.flags, key: event.subject.instance))
  }

  /// The transition that an event belongs to.
  @inline(__always)
  private func transition(of event: Event, moving serial: UInt32) -> UInt32 {
    // The presenter of the next presentation may still be in the previous transition, but what it asks for
    // belongs to the next one.
    if touched.line == event.line, serial == 0 || !event.kind.isLifecycle { return touched.serial }
    return serial
  }

  /// Tells the outcome of one of the app's rules.
  mutating func tell(_ mark: AppRuleMark) {
    if tells(.ruleMarks) { observations.ruleMarks.append(mark) }
  }

  // MARK: Taken

  /// Takes the events that were told since the last time.
  mutating func takeSteps(_ body: (ObservedStep) -> Void) {
    for step in steps { body(step) }
    steps.removeAll(keepingCapacity: true)
  }

  /// Takes the transitions that were told since the last time.
  mutating func takeRecords(_ body: (TransitionRecord) -> Void) {
    for record in records { body(record) }
    records.removeAll(keepingCapacity: true)
  }

  /// Takes the outcomes of the app's rules since the last time.
  mutating func takeRuleMarks(_ body: (AppRuleMark) -> Void) {
    for mark in observations.ruleMarks { body(mark) }
    observations.ruleMarks.removeAll(keepingCapacity: true)
  }

  /// Takes the same as outlines.
  mutating func takeOutlines(_ body: (TransitionOutline) -> Void) {
    for outline in outlines { body(outline) }
    outlines.removeAll(keepingCapacity: true)
  }

  /// Exchanges what pictures need for an emptied container.
  mutating func exchange(_ emptied: inout TraceObservations) {
    if !observations.isEmpty { swap(&observations, &emptied) }
  }

  /// Exchanges the list of brief steps, which the loop over events fills, for another.
  @inline(__always)
  mutating func exchange(_ steps: inout ContiguousArray<BriefStep>) { swap(&observations.steps, &steps) }
}
