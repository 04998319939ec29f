/// Watches one rule of the app, moment by moment: what it keeps is a state for the app, or one for each live controller
/// that the rule is bound to.
package struct AppRuleMonitor: Sendable {
  let plan: AppRulePlan
  /// Whether the rule is bound to a controller.
  private let isBound: Bool
  /// Whether it has deadlines.
  private let isTimed: Bool
  /// Whether events alone change it, at their own lines: then it can tell beforehand which of them won't.
  private let isPlain: Bool
  /// The state of the app or, for a bound rule, the state of a controller that hasn't been logged yet.
  private var common: AppRuleState
  private var lives = AppLives()
  /// No state is overdue before that.
  private(set) var nextDeadline = Int64.max
  /// The conditions that were met by anybody.
  private(set) var met: UInt32 = 0
  /// The conditions that change nothing about it as it is: their events need not be shown to it. None is of those that
  /// were never met.
  private(set) var deaf: UInt32 = 0

  /// A monitor of a rule.
  ///
  /// - Parameters:
  ///   - beganInTheMiddle: whether the app may have run before the log.
  ///   - tellsAll: whether it tells where the rule was armed and kept, and not only where it was broken.
  package init(_ rule: AppRule, beganInTheMiddle: Bool = false, tellsAll: Bool = true) {
    plan = AppRulePlan(rule, tellsAll: tellsAll)
    isBound = rule.binding != nil
    isTimed = rule.within != nil
    isPlain = !isBound && !isTimed && !rule.waits && plan.stateBits == 0
    common = AppRuleState(plan)
    if beganInTheMiddle { common.doubtBeginning() }
  }

  /// How many controllers it keeps a state of.
  package var liveCount: Int { lives.count }
  /// How many openings of its scope wait for what is to come.
  package var openCount: Int { common.openCount + lives.openCount }

  /// Takes a moment in; leaves it as it was.
  package mutating func step(_ moment: inout AppMoment, _ tell: (AppVerdict) -> Void) {
    met |= moment.occurs | moment.levels
    guard isBound else {
      common.step(moment, plan, tell)
      if isTimed { nextDeadline = min(nextDeadline, common.deadline) }
      if isPlain { deaf = met & ~common.heard(plan) }
      return
    }
    // A controller that takes part from here on has missed nothing that was over before.
    if isTimed, let time = moment.time { common.expire(at: time, plan) { _ in } }
    let first = takePart(moment.who, if: concernsFirst(moment), in: moment)
    let second = takePart(moment.other, if: moment.occurs & plan.boundSecond != 0, in: moment)
    if moment.occurs & ~plan.boundBits != 0 || moment.levels != common.levels & ~plan.boundBits {
      for index in lives.range { step(index, &moment, tell) }
      stepCommon(&moment)
    } else {
      if let first { step(first, &moment, tell) }
      if let second, second != first { step(second, &moment, tell) }
    }
    if moment.isEnd { release(moment, tell) }
  }

  /// Time has passed.
  package mutating func expire(at time: Int64, _ tell: (AppVerdict) -> Void) {
    guard time > nextDeadline else { return }
    nextDeadline = .max
    common.expire(at: time, plan) { if !isBound { tell($0) } }
    nextDeadline = min(nextDeadline, common.deadline)
    for index in lives.range {
      let who = lives.who(at: index)
      lives[index].expire(at: time, plan) { tell($0.of(who)) }
      nextDeadline = min(nextDeadline, lives[index].deadline)
    }
  }

  /// Lines are missing.
  package mutating func forget() {
    common.forget(plan)
    deaf = 0
    for index in lives.range { lives[index].forget(plan) }
    nextDeadline = .max
  }

  // MARK: Lives

  @inline(__always)
  private func concernsFirst(_ moment: AppMoment) -> Bool {
    moment.occurs & plan.boundFirst != 0 || plan.asksShown && moment.shows != nil
      || plan.endsWithLife && moment.isEnd
  }

  /// The index of a controller that takes part, whose life begins with what nobody in particular did so far.
  private mutating func takePart(_ who: AppWho, if takesPart: Bool, in moment: AppMoment) -> Int? {
    guard takesPart, who.ordinal != 0 else { return nil }
    if let known = lives.index(of: who) { return known }
    var state = common
    if moment.isBeginning, plan.bodyIsBound { state.trustBeginning() }
    return lives.append(who, state)
  }

  private mutating func step(_ index: Int, _ moment: inout AppMoment, _ tell: (AppVerdict) -> Void) {
    let who = lives.who(at: index)
    if let shows = moment.shows, moment.who.identity == who.identity {
      lives[index].note(isShown: shows, at: moment.line)
    }
    let (occurs, levels) = (moment.occurs, moment.levels)
    narrow(&moment, to: who, isShown: lives[index].isShown(for: moment))
    moment.levels |= lives[index].isShown ? plan.shown : plan.hidden
    lives[index].step(moment, plan) { tell($0.of(who)) }
    (moment.occurs, moment.levels) = (occurs, levels)
    if isTimed { nextDeadline = min(nextDeadline, lives[index].deadline) }
  }

  /// What happens to nobody in particular.
  private mutating func stepCommon(_ moment: inout AppMoment) {
    let occurs = moment.occurs
    moment.occurs &= ~(plan.boundFirst | plan.boundSecond | plan.whileShown)
    common.step(moment, plan) { _ in }
    moment.occurs = occurs
  }

  /// Leaves of what comes in a moment what concerns one controller that the rule is bound to.
  @inline(__always)
  private func narrow(_ moment: inout AppMoment, to who: AppWho, isShown: Bool) {
    var met = moment.occurs & ~(plan.boundFirst | plan.boundSecond)
    if moment.who.identity == who.identity { met |= moment.occurs & plan.boundFirst }
    if moment.other.identity == who.identity { met |= moment.occurs & plan.boundSecond }
    moment.occurs = met & ~(isShown ? plan.whileHidden : plan.whileShown)
  }

  private mutating func release(_ moment: AppMoment, _ tell: (AppVerdict) -> Void) {
    guard let index = lives.index(of: moment.who) else { return }
    let mark = AppMark(line: moment.line, who: moment.who, condition: 0, transition: nil)
    lives[index].release(plan, mark) { tell($0.of(moment.who)) }
    lives.remove(at: index)
  }
}
