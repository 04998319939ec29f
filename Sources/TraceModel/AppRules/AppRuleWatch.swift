/// Watches all rules of an app over one trace: hands each what it asks for, in the order of the lines.
///
/// A transition counts where it began, and what it is is known when it is over. So a rule that names transitions sees
/// nothing of the lines behind the first one that still runs.
package struct AppRuleWatch: Sendable {
  /// A rule, and what it asks of the app as a whole.
  private struct Watched: Sendable {
    var monitor: AppRuleMonitor
    /// Its conditions that are states of the app, each with its place in the list of states.
    var states: [(bit: UInt32, state: Int)] = []
    /// Whether it waits for transitions to end.
    var waits = false
    /// The glob that it is bound to, or -1.
    var binding = -1
    /// The conditions that are met by what is being looked at, and whether it concerns the rule at all.
    var met: UInt32 = 0
    var isConcerned = false
  }

  /// The rules.
  package let rules: [AppRule]
  private var watched: ContiguousArray<Watched> = []
  private var table = AppSightTable()
  private var screen = AppScreen()
  /// The rules that ask for each state as a condition, and those that are bound to a controller.
  private var rulesOfState: [[Int]] = []
  private var bound: [Int] = []
  /// Whom what is being looked at concerns.
  private var concerned: [Int] = []
  private var queue = AppMomentQueue()
  private var verdicts: AppVerdicts
  private var clock: Int64?
  /// No rule is overdue before that: of those that see each line at once, and of those that wait for transitions.
  private var nextDeadline = Int64.max
  private var lateDeadline = Int64.max
  private var hasBegun = false

  /// A watch over rules.
  ///
  /// - Parameter tellsAll: whether it matters where a rule was armed and kept, and not only where it was broken.
  package init(_ rules: [AppRule], tellsAll: Bool = false) {
    self.rules = rules
    verdicts = AppVerdicts(tellsAll: tellsAll)
    for (place, rule) in rules.enumerated() { enter(rule, at: place) }
    rulesOfState = screen.states.indices.map { state in
      watched.indices.filter { watched[$0].states.contains { $0.state == state } }
    }
    table.close()
  }

  /// Whether there is nothing to watch.
  package var isEmpty: Bool { watched.isEmpty }
  /// How many controllers it keeps states of.
  package var liveCount: Int { watched.reduce(0) { $0 + $1.monitor.liveCount } }
  /// Whether any rule asks for transitions, or for what they change.
  package var asksTransitions: Bool { table.asksTransitions || asksChain }
  /// Whether any rule asks who stands on whom.
  package var asksChain: Bool { screen.asksChain }
  /// Whether somebody has to say which transition is the first that still runs.
  package var isWaiting: Bool { !queue.isEmpty || clock ?? .min > lateDeadline }
  /// Whether there is anything to be taken.
  package var hasVerdicts: Bool { !verdicts.isEmpty }

  /// Whether an event is of interest.
  @inline(__always)
  package func asks(for event: borrowing Event) -> Bool {
    if table.asks(for: event.kind, of: event.subject.name) { return true }
    guard let time = event.time else { return false }
    return time > min(nextDeadline, lateDeadline)
  }

  /// Whether a transition is of interest, by whom it is about.
  package func asks(for kind: TransitionKind, from: Symbol, to: Symbol) -> Bool {
    table.asksTransitions && table.asksTransitions(of: kind.isAboutWhoGoes ? from : to)
  }

  /// Learns a name that was met for the first time.
  package mutating func learn(_ name: String) { table.learn(name) }

  // MARK: What happens

  /// The first event of the trace comes.
  package mutating func begin(inTheMiddle: Bool) {
    guard !hasBegun else { return }
    hasBegun = true
    for place in watched.indices {
      watched[place].monitor = AppRuleMonitor(rules[place], beganInTheMiddle: inTheMiddle)
    }
  }

  /// An event comes.
  ///
  /// - Parameters:
  ///   - first: whom it is about.
  ///   - second: the other one.
  ///   - isWhole: whether the first was seen from its beginning.
  ///   - chain: who stands on whom after it; `nil` where that is the same, or nobody asks.
  package mutating func see(
    _ event: Event, _ first: AppWho, _ second: AppWho, isWhole: Bool, chain: [String]?
  ) {
    pass(event.time)
    var moment = AppMoment(line: event.line, time: event.time)
    (moment.who, moment.other, moment.shows) = (first, second, event.kind.shows)
    (moment.isBeginning, moment.isEnd) = (isWhole, event.kind == .deinitialized)
    if let shows = moment.shows { screen.note(first, isShown: shows, table) }
    if let chain { screen.note(chain: chain) }
    table.meet(event, screen) { note(&watched, &concerned, $0, $1) }
    noteChanges()
    if moment.shows != nil { noteBound(moment) }
    tell(moment)
    if event.kind.bit & EventKind.rests != 0 { rest() }
  }

  /// A transition is over.
  package mutating func see(_ transition: AppTransition) {
    var moment = AppMoment(line: transition.line, time: transition.time)
    moment.end = transition.end
    (moment.who, moment.other) = (transition.main, transition.other)
    moment.transition = transition.kind
    if transition.isInferred || transition.outcome == .incomplete { moment.doubts = .inferred }
    table.meet(transition, screen) { note(&watched, &concerned, $0, $1) }
    tell(moment)
  }

  /// Who stands on whom has changed without an event that rules ask for.
  package mutating func see(chain: [String], _ who: AppWho, line: Int, at time: Int64?) {
    screen.note(chain: chain)
    noteChanges()
    var moment = AppMoment(line: line, time: time)
    moment.who = who
    tell(moment)
  }

  /// Hands on what comes before a line: no transition that began earlier still runs.
  package mutating func settle(before line: Int) {
    for (rule, moment) in queue.take(before: line) { step(rule, moment) }
    if line == .max, let clock, clock > lateDeadline { expire(at: clock, isLate: true) }
  }

  /// Lines are missing.
  package mutating func forget() {
    settle(before: .max)
    screen.forget()
    for place in watched.indices { watched[place].monitor.forget() }
    (nextDeadline, lateDeadline, clock) = (.max, .max, nil)
  }

  /// The app is in the background, where time passes for nobody.
  private mutating func rest() {
    settle(before: .max)
    for place in watched.indices where rules[place].within != nil { watched[place].monitor.forget() }
    (nextDeadline, lateDeadline) = (.max, .max)
  }

  /// The trace is over.
  ///
  /// - Parameter logs: whether the app is said to log an event of whoever fits a glob.
  package mutating func finish(logs: (AppCondition) -> Bool) {
    settle(before: .max)
    if let clock { expire(at: clock, isLate: false) }
    verdicts.prove { rule, breach in
      watched[rule].monitor.met & 1 << UInt32(breach.condition) != 0
        || logs(rules[rule].conditions[breach.condition])
    }
  }

  /// Takes what was said since the last time.
  package mutating func take() -> [(rule: Int, verdict: AppVerdict)] { verdicts.take() }

  // MARK: What the rules ask for

  private mutating func enter(_ rule: AppRule, at place: Int) {
    var own = Watched(monitor: AppRuleMonitor(rule))
    for (number, condition) in rule.conditions.enumerated() {
      let needed = condition.states.filter { !rule.isBound($0) }.map { screen.place(of: $0, &table) }
      table.enter(condition, at: number, of: place, states: needed)
      if let state = condition.state, !rule.isBound(state) {
        own.states.append((1 << UInt32(number), screen.place(of: state, &table)))
      }
    }
    own.waits = rule.conditions.contains { if case .transition = $0.sight { true } else { false } }
    own.binding = table.place(of: rule.binding)
    if rule.binding != nil {
      bound.append(place)
      let shows = own.monitor.plan.asksShown
      table.look(for: shows ? EventKind.comings : EventKind.deinitialized.bit, of: own.binding)
    }
    if rule.within != nil { table.look(for: EventKind.rests, of: -1) }
    watched.append(own)
  }

  // MARK: Whom it concerns

  private func note(
    _ watched: inout ContiguousArray<Watched>, _ concerned: inout [Int], _ rule: Int, _ bit: UInt32
  ) {
    watched[rule].met |= bit
    if !watched[rule].isConcerned { concerned.append(rule) }
    watched[rule].isConcerned = true
  }

  private mutating func noteChanges() {
    guard !screen.changed.isEmpty else { return }
    for state in screen.changed {
      for rule in rulesOfState[state] { note(&watched, &concerned, rule, 0) }
    }
    screen.look()
  }

  private mutating func noteBound(_ moment: AppMoment) {
    for rule in bound where table.fits(moment.who.name, watched[rule].binding) {
      if moment.isEnd || watched[rule].monitor.plan.asksShown { note(&watched, &concerned, rule, 0) }
    }
  }

  // MARK: What they see of it

  /// Hands a moment to the rules that it concerns.
  private mutating func tell(_ moment: AppMoment) {
    if concerned.count > 1 { concerned.sort() }
    for rule in concerned { tell(rule, moment) }
    concerned.removeAll(keepingCapacity: true)
  }

  private mutating func tell(_ rule: Int, _ moment: AppMoment) {
    var moment = moment
    moment.occurs = watched[rule].met
    (watched[rule].met, watched[rule].isConcerned) = (0, false)
    if !table.fits(moment.who.name, watched[rule].binding) { (moment.shows, moment.isEnd) = (nil, false) }
    for (bit, state) in watched[rule].states where screen.holds[state] { moment.levels |= bit }
    if watched[rule].waits { queue.insert(moment, of: rule) } else { step(rule, moment) }
  }

  private mutating func step(_ rule: Int, _ moment: AppMoment) {
    var said: [AppVerdict] = []
    let tellsAll = verdicts.tellsAll
    watched[rule].monitor.step(moment) { if tellsAll || $0.isBreach { said.append($0) } }
    take(said, of: rule)
  }

  private mutating func pass(_ time: Int64?) {
    guard let time else { return }
    clock = max(clock ?? time, time)
    if time > nextDeadline { expire(at: time, isLate: false) }
  }

  /// Time has passed for the rules that see each line at once, or for those that wait for transitions.
  private mutating func expire(at time: Int64, isLate: Bool) {
    if isLate { lateDeadline = .max } else { nextDeadline = .max }
    for rule in watched.indices where watched[rule].waits == isLate {
      var said: [AppVerdict] = []
      watched[rule].monitor.expire(at: time) { said.append($0) }
      take(said, of: rule)
    }
  }

  private mutating func take(_ said: [AppVerdict], of rule: Int) {
    let deadline = watched[rule].monitor.nextDeadline
    if watched[rule].waits {
      lateDeadline = min(lateDeadline, deadline)
    } else {
      nextDeadline = min(nextDeadline, deadline)
    }
    if !said.isEmpty { verdicts.note(said, of: rule, met: watched[rule].monitor.met) }
  }
}
