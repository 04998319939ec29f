/// Watches all rules of an app over one trace: hands each what it asks for of what was noted, in the order of the lines.
///
/// A transition counts where it began, with the states that held just before its first line, and what it is is known
/// when it is over. So a rule that names transitions sees nothing of the lines behind the first one that still runs.
package struct AppRuleWatch: ~Copyable, Sendable {
  /// A condition that is a state of the app: its bit among those of its rule, and its index in the list of states.
  private struct StateCondition: Sendable {
    var bit: UInt32
    var state: Int
  }

  /// The rules.
  package let rules: [AppRule]
  private var monitors: [AppRuleMonitor] = []
  private var ears: ContiguousArray<AppRuleEar> = []
  /// The conditions of each rule that change nothing about it as long as it is as it is: here they are close together.
  private var deaf: ContiguousArray<UInt32> = []
  private var states: ContiguousArray<StateCondition> = []
  private var table = AppSightTable()
  private var screen = AppScreen()
  /// The rules that ask for each state as a condition.
  private var rulesOfState: [[Int]] = []
  /// Whom what is being looked at concerns.
  private var hits: AppRuleHits
  private var queue = AppMomentQueue()
  private var verdicts = AppVerdicts()
  private let tellsAll: Bool
  private var clock: Int64?
  /// No rule is overdue before that: of those that see each line at once, and of those that wait for transitions.
  private var nextDeadline = Int64.max
  private var lateDeadline = Int64.max
  /// Whether the first event has come.
  private(set) var hasBegun = false
  private let rests = EventKind.rests

  /// A watch over rules.
  ///
  /// - Parameter tellsAll: whether it matters where a rule was armed and kept, and not only where it was broken.
  package init(_ rules: [AppRule], tellsAll: Bool = false) {
    self.rules = rules
    hits = AppRuleHits(of: rules.count)
    self.tellsAll = tellsAll
    for (index, rule) in rules.enumerated() { enter(rule, at: index) }
    rulesOfState = (0..<screen.count).map { state in
      ears.indices.filter { states[ears[$0].states].contains { $0.state == state } }
    }
    table.close()
  }

  /// How many controllers it keeps states of.
  package var liveCount: Int { monitors.reduce(0) { $0 + $1.liveCount } }
  /// Whether somebody has to say which transition is the first that still runs.
  private var isWaiting: Bool { !queue.isEmpty || clock ?? .min > lateDeadline }
  /// Whether there is anything to be taken.
  package var hasVerdicts: Bool { !verdicts.isEmpty }

  /// What the rules ask for, without the watch.
  package consuming func questions() -> AppRuleQuestions {
    AppRuleQuestions(asksChain: screen.asksChain, table: table)
  }

  /// Learns a name that was met for the first time.
  package mutating func learn(_ name: String) { table.learn(name) }

  // MARK: What happens

  /// The first event of the trace comes.
  mutating func begin(inTheMiddle: Bool) {
    hasBegun = true
    monitors = rules.map { AppRuleMonitor($0, beganInTheMiddle: inTheMiddle, tellsAll: tellsAll) }
  }

  /// An event comes.
  ///
  /// - Parameters:
  ///   - ordinals: which of their names the one that it is about and the other one are.
  ///   - isWhole: whether the first was seen from its beginning.
  mutating func see(_ event: borrowing Event, ordinals: (UInt32, UInt32), isWhole: Bool) {
    pass(event.time)
    let who = AppWho(event.subject, ordinal: ordinals.0)
    if let shows = event.kind.shows {
      screen.note(who, isShown: shows, at: event.line, table.placesOfStates(of: who.name), of: table.states)
    }
    let sights = table.indices(of: event.kind, by: who.name)
    // Most of them matter only for who is on the screen, or to nobody for the moment.
    if screen.hasChanges || isHeard(sights) {
      var moment = AppMoment(line: event.line, time: event.time)
      (moment.who, moment.other) = (who, AppWho(event.object, ordinal: ordinals.1))
      (moment.shows, moment.isBeginning) = (event.kind.shows, isWhole)
      moment.isEnd = event.kind == .deinitialized
      tell(&moment, event, sights)
    }
    if event.kind.bit & rests != 0 { rest() }
  }

  /// Whether any rule that an event may concern would be changed by it.
  @inline(__always)
  private func isHeard(_ sights: Range<Int>) -> Bool {
    sights.contains { table[$0].bit == 0 || table[$0].bit & ~deaf[table[$0].rule] != 0 }
  }

  private mutating func tell(_ moment: inout AppMoment, _ event: borrowing Event, _ sights: Range<Int>) {
    if screen.hasChanges { noteHits(of: event, sights) }
    if hits.isEmpty { tell(&moment, event, to: sights) } else { tellHits(&moment) }
  }

  /// A transition is over.
  mutating func see(_ transition: AppTransition) {
    var moment = AppMoment(line: transition.line, time: transition.time)
    moment.end = transition.end
    (moment.who, moment.other) = (transition.main, transition.other)
    moment.transition = transition.kind
    if transition.isInferred || transition.outcome == .incomplete { moment.doubts = .inferred }
    for index in table.placesOfTransitions(by: moment.who.name)
    where table.isMet(index, by: transition, screen) {
      hits.note(table[index].rule, table[index].bit)
    }
    tellHits(&moment)
  }

  /// The chain of controllers behind the next event is another.
  mutating func see(chain: [String], at line: Int) { screen.note(chain: chain, at: line) }

  /// The chain of controllers has changed without an event that rules ask for.
  mutating func see(_ move: AppRuleFeed.Move) {
    // It is told late: what has changed meanwhile came first.
    let line = max(move.line, screen.lastLine)
    screen.note(chain: move.chain, at: line)
    noteChanges()
    var moment = AppMoment(line: line, time: move.time)
    moment.who = move.who
    tellHits(&moment)
  }

  mutating func see(_ pause: AppRuleFeed.Pause) {
    pass(pause.time)
    if isWaiting { settle(before: pause.firstLine) }
  }

  /// Hands on what comes before a line: no transition that began earlier still runs.
  private mutating func settle(before line: Int) {
    while var next = queue.next(before: line) { step(next.rule, &next.moment) }
    if line == .max, let clock, clock > lateDeadline { expire(at: clock, isLate: true) }
  }

  /// Lines are missing.
  mutating func forget() {
    settle(before: .max)
    screen.forget()
    for index in monitors.indices {
      monitors[index].forget()
      deaf[index] = 0
    }
    (nextDeadline, lateDeadline, clock) = (.max, .max, nil)
  }

  /// The app is in the background, where time passes for nobody.
  private mutating func rest() {
    settle(before: .max)
    for index in monitors.indices where ears[index].isTimed { monitors[index].forget() }
    (nextDeadline, lateDeadline) = (.max, .max)
  }

  /// The trace is over.
  ///
  /// - Parameter logged: the kinds of events that each name is said to log, a bit each.
  mutating func finish(logged: [UInt64], by names: [String]) {
    settle(before: .max)
    if let clock { expire(at: clock, isLate: false) }
    let (rules, met) = (rules, monitors.map(\.met))
    verdicts.prove { rule, breach in
      met[rule] & 1 << UInt32(breach.condition) != 0
        || rules[rule].conditions[breach.condition].isLogged(logged, by: names)
    }
  }

  /// Takes what was said since the last time.
  package mutating func take() -> AppVerdicts { verdicts.take() }

  // MARK: What the rules ask for

  private mutating func enter(_ rule: AppRule, at index: Int) {
    let monitor = AppRuleMonitor(rule)
    let firstState = states.count
    for (number, condition) in rule.conditions.enumerated() {
      let needed = condition.states.filter { !rule.isBound($0) }.map { screen.index(of: $0, &table) }
      table.enter(condition, at: number, of: index, states: needed)
      if let state = condition.state, !rule.isBound(state) {
        states.append(
          StateCondition(bit: 1 << UInt32(number), state: screen.index(ofCondition: state, &table)))
      }
    }
    let ear = AppRuleEar(
      states: firstState..<states.count, waits: rule.waits, isTimed: rule.within != nil,
      binding: table.index(of: rule.binding), asksShown: monitor.plan.asksShown)
    if rule.binding != nil { table.enter(rule: index, boundTo: ear.binding, asksShown: ear.asksShown) }
    if ear.isTimed { table.look(for: EventKind.rests, of: -1) }
    ears.append(ear)
    deaf.append(0)
    monitors.append(monitor)
  }

  // MARK: What they see of it

  /// Hands an event to the rules that it concerns, one after the other: nothing on the screen has changed by it.
  private mutating func tell(_ moment: inout AppMoment, _ event: borrowing Event, to sights: Range<Int>) {
    var index = sights.lowerBound
    while index < sights.upperBound {
      let rule = table[index].rule
      var (isConcerned, met) = (false, UInt32(0))
      repeat {
        if table.isMet(index, by: event, screen) { (isConcerned, met) = (true, met | table[index].bit) }
        index += 1
      } while index < sights.upperBound && table[index].rule == rule
      if isConcerned, met == 0 || met & ~deaf[rule] != 0 { tell(&moment, met, to: rule) }
    }
  }

  /// Notes the rules that an event concerns, and those that ask for what has changed on the screen.
  private mutating func noteHits(of event: borrowing Event, _ sights: Range<Int>) {
    for index in sights where table.isMet(index, by: event, screen) {
      hits.note(table[index].rule, table[index].bit)
    }
    noteChanges()
  }

  private mutating func noteChanges() {
    while let state = screen.nextChange() {
      for rule in rulesOfState[state] { hits.note(rule) }
    }
  }

  /// Hands a moment to the rules that were noted.
  private mutating func tellHits(_ moment: inout AppMoment) {
    while let (rule, met) = hits.next() { tell(&moment, met, to: rule) }
  }

  /// Hands a moment to a rule, with the conditions of it that are met.
  private mutating func tell(_ moment: inout AppMoment, _ met: UInt32, to rule: Int) {
    let (shows, isEnd) = (moment.shows, moment.isEnd)
    (moment.occurs, moment.levels) = (met, levels(of: rule, at: moment))
    // A rule that is bound sees the lives of those alone that it is bound to.
    if shows != nil, !table.fits(moment.who.name, ears[rule].binding) {
      (moment.shows, moment.isEnd) = (nil, false)
    }
    if ears[rule].waits { queue.insert(moment, of: rule) } else { step(rule, &moment) }
    (moment.shows, moment.isEnd) = (shows, isEnd)
  }

  @inline(__always)
  private func levels(of rule: Int, at moment: borrowing AppMoment) -> UInt32 {
    var levels: UInt32 = 0
    for index in ears[rule].states where holds(states[index].state, behind: moment) {
      levels |= states[index].bit
    }
    return levels
  }

  /// Whether a state holds behind a moment: a transition that is told now may have begun long ago.
  @inline(__always)
  private func holds(_ state: Int, behind moment: borrowing AppMoment) -> Bool {
    moment.transition == nil ? screen.holds[state] : screen.held(state, before: moment.line + 1)
  }

  private mutating func step(_ rule: Int, _ moment: inout AppMoment) {
    var said: [AppVerdict] = []
    monitors[rule].step(&moment) { said.append($0) }
    deaf[rule] = monitors[rule].deaf
    if ears[rule].isTimed { noteDeadline(of: rule) }
    if !said.isEmpty { verdicts.note(said, of: rule, met: monitors[rule].met) }
  }

  /// So much time has passed for the rules that see each line at once.
  private mutating func pass(_ time: Int64?) {
    guard let time else { return }
    clock = max(clock ?? time, time)
    if time > nextDeadline { expire(at: time, isLate: false) }
  }

  /// Time has passed for the rules that see each line at once, or for those that wait for transitions.
  private mutating func expire(at time: Int64, isLate: Bool) {
    if isLate { lateDeadline = .max } else { nextDeadline = .max }
    for rule in ears.indices where ears[rule].isTimed && ears[rule].waits == isLate {
      var said: [AppVerdict] = []
      monitors[rule].expire(at: time) { said.append($0) }
      noteDeadline(of: rule)
      verdicts.note(said, of: rule, met: monitors[rule].met)
    }
  }

  private mutating func noteDeadline(of rule: Int) {
    let deadline = monitors[rule].nextDeadline
    if ears[rule].waits {
      lateDeadline = min(lateDeadline, deadline)
    } else {
      nextDeadline = min(nextDeadline, deadline)
    }
  }
}
