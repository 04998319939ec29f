/// Watches one rule of the app, moment by moment: what it keeps is a state for the app, or one for each live controller
/// that the rule is bound to.
package struct AppRuleMonitor: Sendable {
  private struct Life: Sendable {
    var who: AppWho
    var state: AppRuleState
  }

  /// What the rule says.
  package let rule: AppRule
  let plan: AppRulePlan
  /// Whether the rule is bound to a controller: asked at each moment, and a rule is large.
  private let isBound: Bool
  /// Whether it has deadlines.
  private let isTimed: Bool
  /// The state of the app or, for a bound rule, the state of a controller that hasn't been logged yet.
  private var common: AppRuleState
  private var lives: [Life] = []
  private var indices: [UInt64: Int] = [:]
  /// Where the controller was that took part last: it mostly takes part next.
  private var lastIndex = 0
  /// No state is overdue before that.
  private(set) var nextDeadline = Int64.max
  /// The conditions that were met by anybody.
  private(set) var met: UInt32 = 0
  /// Where logs name no instance and nobody is released, lives would only become more.
  static let limit = 4_096

  /// A monitor of a rule.
  ///
  /// - Parameter beganInTheMiddle: whether the app may have run before the log.
  package init(_ rule: AppRule, beganInTheMiddle: Bool = false) {
    self.rule = rule
    plan = AppRulePlan(rule)
    isBound = rule.binding != nil
    isTimed = rule.within != nil
    common = AppRuleState(plan)
    if beganInTheMiddle { common.doubtBeginning() }
  }

  /// How many controllers it keeps a state of.
  package var liveCount: Int { lives.count }
  /// How many openings of its scope wait for what is to come.
  package var openCount: Int { lives.reduce(common.openCount) { $0 + $1.state.openCount } }

  /// Takes a moment in.
  package mutating func step(_ moment: AppMoment, _ tell: (AppVerdict) -> Void) {
    met |= moment.occurs | moment.levels
    guard isBound else {
      common.step(moment, plan, tell)
      if isTimed { nextDeadline = min(nextDeadline, common.deadline) }
      return
    }
    // A controller that takes part from here on has missed nothing that was over before.
    if isTimed, let time = moment.time { common.expire(at: time, plan) { _ in } }
    let first = takePart(moment.who, if: concernsFirst(moment), in: moment)
    let second = takePart(moment.other, if: moment.occurs & plan.boundSecond != 0, in: moment)
    if moment.occurs & ~plan.boundBits != 0 || moment.levels != common.levels & ~plan.boundBits {
      for index in lives.indices { step(index, moment, tell) }
      common.step(seen(moment, by: nil), plan) { _ in }
    } else {
      if let first { step(first, moment, tell) }
      if let second, second != first { step(second, moment, tell) }
    }
    if moment.isEnd { release(moment, tell) }
  }

  /// Time has passed.
  package mutating func expire(at time: Int64, _ tell: (AppVerdict) -> Void) {
    guard time > nextDeadline else { return }
    nextDeadline = .max
    common.expire(at: time, plan) { if !isBound { tell($0) } }
    nextDeadline = min(nextDeadline, common.deadline)
    for index in lives.indices {
      let who = lives[index].who
      lives[index].state.expire(at: time, plan) { tell($0.of(who)) }
      nextDeadline = min(nextDeadline, lives[index].state.deadline)
    }
  }

  /// Lines are missing.
  package mutating func forget() {
    common.forget(plan)
    for index in lives.indices { lives[index].state.forget(plan) }
    nextDeadline = .max
  }

  // MARK: Lives

  private func concernsFirst(_ moment: AppMoment) -> Bool {
    moment.occurs & plan.boundFirst != 0 || plan.asksShown && moment.shows != nil
      || plan.endsWithLife && moment.isEnd
  }

  /// The index of a controller that takes part, whose life begins with what nobody in particular did so far.
  private mutating func takePart(_ who: AppWho, if takesPart: Bool, in moment: AppMoment) -> Int? {
    guard takesPart, who.ordinal != 0 else { return nil }
    if let known = index(of: who) { return known }
    if lives.count == Self.limit { remove(0) }
    var state = common
    if moment.isBeginning, plan.bodyIsBound { state.trustBeginning() }
    indices[who.identity] = lives.count
    lives.append(Life(who: who, state: state))
    lastIndex = lives.count - 1
    return lastIndex
  }

  private mutating func index(of who: AppWho) -> Int? {
    if lastIndex < lives.count, lives[lastIndex].who.identity == who.identity { return lastIndex }
    guard let index = indices[who.identity] else { return nil }
    lastIndex = index
    return index
  }

  private mutating func step(_ index: Int, _ moment: AppMoment, _ tell: (AppVerdict) -> Void) {
    if let shows = moment.shows, moment.who.identity == lives[index].who.identity {
      lives[index].state.isShown = shows
    }
    let who = lives[index].who
    let seen = seen(moment, by: who, isShown: lives[index].state.isShown)
    lives[index].state.step(seen, plan) { tell($0.of(who)) }
    if isTimed { nextDeadline = min(nextDeadline, lives[index].state.deadline) }
  }

  /// A moment as it is for one controller, or for none of those that the rule is bound to.
  private func seen(_ moment: AppMoment, by who: AppWho?, isShown: Bool = false) -> AppMoment {
    var moment = moment
    var met = moment.occurs & ~(plan.boundFirst | plan.boundSecond)
    if let who {
      if moment.who.identity == who.identity { met |= moment.occurs & plan.boundFirst }
      if moment.other.identity == who.identity { met |= moment.occurs & plan.boundSecond }
      met &= ~(isShown ? plan.whileHidden : plan.whileShown)
      moment.levels |= isShown ? plan.shown : plan.hidden
    } else {
      met &= ~plan.whileShown
    }
    moment.occurs = met
    return moment
  }

  private mutating func release(_ moment: AppMoment, _ tell: (AppVerdict) -> Void) {
    guard let index = index(of: moment.who) else { return }
    let mark = AppMark(line: moment.line, who: moment.who, condition: 0, transition: nil)
    lives[index].state.release(plan, mark) { tell($0.of(moment.who)) }
    remove(index)
  }

  private mutating func remove(_ index: Int) {
    indices[lives[index].who.identity] = nil
    lives.swapAt(index, lives.count - 1)
    lives.removeLast()
    if index < lives.count { indices[lives[index].who.identity] = index }
  }
}
