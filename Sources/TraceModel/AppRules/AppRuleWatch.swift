/// Watches all rules of an app over one trace: hands each what it asks for, in the order of the lines.
///
/// A transition counts where it began, and what it is is known when it is over. So a rule that names transitions sees
/// nothing of the lines behind the first one that still runs.
package struct AppRuleWatch: Sendable {
  /// A moment that a rule has not seen yet.
  private struct Waiting: Sendable {
    var rule: Int
    var moment: AppMoment
  }

  /// The rules.
  package let rules: [AppRule]
  private var monitors: [AppRuleMonitor] = []
  private var table = AppSightTable()
  private var screen = AppScreen()
  /// The conditions of each rule that are states of the app, each with its place in the list of states.
  private var statesOfRule: [[(condition: Int, state: Int)]] = []
  /// Which rules wait for transitions, and which want to know who comes to the screen and who is released.
  private var waits: [Bool] = []
  private var bound: [Int] = []
  /// The place of the glob that each rule is bound to, or -1.
  private var bindings: [Int] = []
  private var queue: [Waiting] = []
  private var clock: Int64?
  /// No rule is overdue before that: of those that see each line at once, and of those that wait for transitions.
  private var nextDeadline = Int64.max
  private var lateDeadline = Int64.max
  /// The conditions that an event meets, of each rule, and which rules it concerns at all.
  private var met: [UInt32] = []
  private var concerns: [Bool] = []
  private var hasBegun = false
  /// What was said since the last time that somebody took it.
  private var verdicts: [(rule: Int, verdict: AppVerdict)] = []
  /// Breaches by what never came, which the log may yet turn out to be able to show.
  private var unproven: [(rule: Int, breach: AppBreach)] = []
  /// No more moments than that wait for a transition to end.
  private static let patience = 512

  /// A watch over rules.
  package init(_ rules: [AppRule]) {
    self.rules = rules
    for (place, rule) in rules.enumerated() { enter(rule, at: place) }
    if !screen.isEmpty { for kind in Self.movements { table.look(for: kind) } }
    if rules.contains(where: { $0.within != nil }) { for kind in Self.rests { table.look(for: kind) } }
    met = rules.map { _ in 0 }
    concerns = rules.map { _ in false }
  }

  /// Whether there is nothing to watch.
  package var isEmpty: Bool { monitors.isEmpty }
  /// How many controllers it keeps states of.
  package var liveCount: Int { monitors.reduce(0) { $0 + $1.liveCount } }
  /// Whether any rule asks for transitions, or for what they change.
  package var asksTransitions: Bool { !table.transitions.isEmpty || asksChain }
  /// Whether any rule asks who stands on whom.
  package var asksChain: Bool { screen.asksChain }
  /// Whether somebody has to say which transition is the first that still runs.
  package var isWaiting: Bool { !queue.isEmpty || clock ?? .min > lateDeadline }
  /// Whether there is anything to be taken.
  package var hasVerdicts: Bool { !verdicts.isEmpty }

  /// Whether an event is of interest.
  @inline(__always)
  package func asks(for event: borrowing Event) -> Bool {
    if table.kinds & event.kind.bit != 0 { return true }
    guard let time = event.time else { return false }
    return time > min(nextDeadline, lateDeadline)
  }

  /// Whether an event may change who stands on whom.
  package static func moves(_ kind: EventKind) -> Bool { movements.contains(kind) }

  private static let movements: Set<EventKind> = [
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialized, .setRoot,
  ]

  private static let rests: Set<EventKind> = [.applicationDidEnterBackground, .sceneDidEnterBackground]

  /// Learns a name that was met for the first time.
  package mutating func learn(_ name: String) { table.learn(name) }

  // MARK: What happens

  /// The first event of the trace comes.
  package mutating func begin(inTheMiddle: Bool) {
    guard !hasBegun else { return }
    hasBegun = true
    monitors = monitors.map { AppRuleMonitor($0.rule, beganInTheMiddle: inTheMiddle) }
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
    var changed = false
    let shows = Self.shows(event.kind)
    if let shows { changed = screen.note(first, isShown: shows, table) }
    if let chain { changed = screen.note(chain: chain) || changed }
    var moment = AppMoment(line: event.line, time: event.time)
    (moment.who, moment.other, moment.shows) = (first, second, shows)
    (moment.isBeginning, moment.isEnd) = (isWhole, event.kind == .deinitialized)
    meet(event, first, second)
    if changed { for rule in monitors.indices where !statesOfRule[rule].isEmpty { concerns[rule] = true } }
    if shows != nil || moment.isEnd {
      for rule in bound where table.fits(first.name, bindings[rule]) { concerns[rule] = true }
    }
    tell(moment)
    if Self.rests.contains(event.kind) { rest() }
  }

  /// A transition is over.
  package mutating func see(_ transition: AppTransition) {
    var moment = AppMoment(line: transition.line, time: transition.time)
    moment.end = transition.end
    (moment.who, moment.other) = (transition.main, transition.other)
    moment.transition = transition.kind
    if transition.isInferred || transition.outcome == .incomplete { moment.doubts = .inferred }
    for place in table.transitions.indices {
      guard table.fits(moment.who.name, table.transitions[place].first),
        table.fits(moment.other.name, table.transitions[place].second),
        case .transition(let pattern) = table.transitions[place].sight, pattern.fits(transition)
      else { continue }
      meet(table.transitions[place])
    }
    tell(moment)
  }

  /// Who stands on whom has changed without an event that rules ask for.
  package mutating func see(chain: [String], _ who: AppWho, line: Int, at time: Int64?) {
    guard screen.note(chain: chain) else { return }
    for rule in monitors.indices where !statesOfRule[rule].isEmpty { concerns[rule] = true }
    var moment = AppMoment(line: line, time: time)
    moment.who = who
    tell(moment)
  }

  /// Hands on what comes before a line: no transition that began earlier still runs.
  package mutating func settle(before line: Int) {
    var count = 0
    while count < queue.count, queue[count].moment.line < line || queue.count - count > Self.patience {
      step(queue[count].rule, queue[count].moment)
      count += 1
    }
    if count > 0 { queue.removeFirst(count) }
    if line == .max, let clock, clock > lateDeadline { expire(at: clock, isLate: true) }
  }

  /// Lines are missing.
  package mutating func forget() {
    settle(before: .max)
    screen.forget()
    for rule in monitors.indices { monitors[rule].forget() }
    (nextDeadline, lateDeadline, clock) = (.max, .max, nil)
  }

  /// The app is in the background, where time passes for nobody.
  private mutating func rest() {
    settle(before: .max)
    for rule in monitors.indices where rules[rule].within != nil { monitors[rule].forget() }
    (nextDeadline, lateDeadline) = (.max, .max)
  }

  /// The trace is over.
  ///
  /// - Parameter logs: whether the app is said to log an event of whoever fits a glob.
  package mutating func finish(logs: (AppCondition) -> Bool) {
    settle(before: .max)
    if let clock { expire(at: clock, isLate: false) }
    for (rule, breach) in unproven {
      var breach = breach
      let condition = rules[rule].conditions[breach.condition]
      let isSeen = monitors[rule].met & 1 << UInt32(breach.condition) != 0
      if !isSeen, !logs(condition) { breach.doubts.insert(.unlogged) }
      verdicts.append((rule, .broken(breach)))
    }
    unproven = []
  }

  /// Takes what was said since the last time.
  package mutating func take() -> [(rule: Int, verdict: AppVerdict)] {
    defer { verdicts.removeAll(keepingCapacity: true) }
    return verdicts
  }

  // MARK: How

  private mutating func enter(_ rule: AppRule, at place: Int) {
    let monitor = AppRuleMonitor(rule)
    monitors.append(monitor)
    var states: [(condition: Int, state: Int)] = []
    for (number, condition) in rule.conditions.enumerated() {
      let needed = condition.states.filter { !isOfBound($0, rule) }.map { screen.place(of: $0, &table) }
      table.enter(condition, at: number, of: place, states: needed)
      if let state = condition.state, !isOfBound(state, rule) {
        states.append((number, screen.place(of: state, &table)))
      }
    }
    statesOfRule.append(states)
    waits.append(rule.conditions.contains { if case .transition = $0.sight { true } else { false } })
    bindings.append(table.place(of: rule.binding))
    guard rule.binding != nil else { return }
    bound.append(place)
    table.look(for: .deinitialized)
    if monitor.plan.asksShown { for kind in Self.movements { table.look(for: kind) } }
  }

  private func isOfBound(_ state: AppState, _ rule: AppRule) -> Bool {
    rule.asksWhetherShown(state, true) || rule.asksWhetherShown(state, false)
  }

  private mutating func meet(_ event: Event, _ first: AppWho, _ second: AppWho) {
    let kind = Int(event.kind.rawValue)
    for place in table.rows[kind].indices {
      // Who is meant is asked where the row lies: most are about others, and a row is large.
      guard table.fits(first.name, table.rows[kind][place].first),
        table.fits(second.name, table.rows[kind][place].second),
        case .event(let pattern) = table.rows[kind][place].sight, pattern.fits(event)
      else { continue }
      meet(table.rows[kind][place])
    }
  }

  private mutating func meet(_ row: AppSightTable.Row) {
    guard row.states.allSatisfy({ screen.holds[$0] }) else { return }
    met[row.rule] |= 1 << UInt32(row.condition)
    concerns[row.rule] = true
  }

  private static func shows(_ kind: EventKind) -> Bool? {
    switch kind {
    case .viewDidAppear: true
    case .viewWillDisappear, .viewDidDisappear, .deinitialized: false
    default: nil
    }
  }

  /// Hands a moment to the rules that it concerns.
  private mutating func tell(_ moment: AppMoment) {
    for rule in monitors.indices where concerns[rule] {
      tell(rule, moment, met[rule])
      (met[rule], concerns[rule]) = (0, false)
    }
  }

  private mutating func tell(_ rule: Int, _ moment: AppMoment, _ conditions: UInt32) {
    var moment = moment
    moment.occurs = conditions
    if !table.fits(moment.who.name, bindings[rule]) { (moment.shows, moment.isEnd) = (nil, false) }
    for (condition, state) in statesOfRule[rule] where screen.holds[state] {
      moment.levels |= 1 << UInt32(condition)
    }
    guard waits[rule] else { return step(rule, moment) }
    // What begins at a line comes behind the event there.
    let place = queue.lastIndex { $0.moment.line <= moment.line }.map { $0 + 1 } ?? 0
    queue.insert(Waiting(rule: rule, moment: moment), at: place)
  }

  private mutating func step(_ rule: Int, _ moment: AppMoment) {
    var said: [AppVerdict] = []
    monitors[rule].step(moment) { said.append($0) }
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
    for rule in monitors.indices where waits[rule] == isLate {
      var said: [AppVerdict] = []
      monitors[rule].expire(at: time) { said.append($0) }
      take(said, of: rule)
    }
  }

  private mutating func take(_ said: [AppVerdict], of rule: Int) {
    let deadline = monitors[rule].nextDeadline
    if waits[rule] {
      lateDeadline = min(lateDeadline, deadline)
    } else {
      nextDeadline = min(nextDeadline, deadline)
    }
    for verdict in said {
      if case .broken(let breach) = verdict, breach.isOfAbsence,
        monitors[rule].met & 1 << UInt32(breach.condition) == 0
      {
        unproven.append((rule, breach))
      } else {
        verdicts.append((rule, verdict))
      }
    }
  }
}
