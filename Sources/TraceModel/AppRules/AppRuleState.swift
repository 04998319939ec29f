/// Where a rule of the app stands, for one controller or for the app as a whole: a few numbers, whatever the log's length.
///
/// A scope opens behind what opens it and ends before what closes it. While one is open, what opens it opens no other.
struct AppRuleState: Sendable {
  /// How many of the conditions that open the scope have come.
  private var openersSeen = 0
  private(set) var isOpen: Bool
  /// The scope was the only one, and it is closed.
  private var isOver = false
  private var opened: AppMark?
  private(set) var deadline = Int64.max
  /// How many of what is expected have come.
  private var progress = 0
  private var isKept = false
  /// When what is expected before something came last.
  private var lastKept: (mark: AppMark, time: Int64?)?
  private var count = 0
  /// A breach that counts once the scope closes.
  private var held: AppBreach?
  private(set) var levels: UInt32 = 0
  private var doubts: AppDoubts = []
  /// Whether the controller that it is about is on the screen.
  var isShown = false

  init(_ plan: AppRulePlan) { isOpen = plan.opensAtStart }

  /// Takes a moment in.
  mutating func step(_ moment: AppMoment, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    if let time = moment.time { expire(at: time, plan, tell) }
    let rising = moment.occurs | (moment.levels & ~levels)
    levels = moment.levels
    let wasOpen = isOpen
    if isOpen, plan.closer.isMet(in: rising) { close(moment, plan, tell) }
    if isOpen, wasOpen { judge(moment, rising, plan, tell) }
    if !isOpen, !isOver { advanceOpening(moment, rising, plan, tell) }
  }

  /// Time has passed: what is expected is overdue, and what was forbidden for a while is free again.
  mutating func expire(at time: Int64, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    guard isOpen, time > deadline else { return }
    if plan.expects, let opened { tell(.broken(breach(.overdue, at: opened, plan))) }
    end()
  }

  /// The controller is released: what only it could do will not come.
  func release(_ plan: AppRulePlan, _ last: AppMark, _ tell: (AppVerdict) -> Void) {
    guard isOpen, plan.expects, !isKept, !plan.waitsForEnd, plan.isBound(plan.body + progress) else { return }
    tell(.broken(breach(.released, at: opened ?? last, plan)))
  }

  /// Lines are missing: what is open may have been kept, and what is closed may have been opened.
  mutating func forget(_ plan: AppRulePlan) {
    doubts.insert(.beforeLog)
    if plan.expects ? !plan.opensAtStart : plan.hasCloser && !plan.opensAtStart { end() }
    openersSeen = 0
    held = nil
  }

  /// The log may have begun in the middle of the app.
  mutating func doubtBeginning() { doubts.insert(.beforeLog) }

  /// The controller was seen to begin: the log hides nothing of it.
  mutating func trustBeginning() { doubts.remove(.beforeLog) }

  // MARK: Opening

  private mutating func advanceOpening(
    _ moment: AppMoment, _ rising: UInt32, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    guard openersSeen < plan.openers, rising & 1 << UInt32(openersSeen) != 0 else { return }
    openersSeen += 1
    guard openersSeen == plan.openers else { return }
    openersSeen = 0
    open(moment, plan, tell)
  }

  private mutating func open(_ moment: AppMoment, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    let mark = mark(moment, plan.openers - 1)
    (isOpen, opened, progress, isKept, count, held) = (true, mark, 0, false, 0, nil)
    doubts = doubts.intersection(.beforeLog).union(moment.doubts)
    if let within = plan.within, let time = moment.end ?? moment.time { deadline = time + within }
    tell(.armed(mark))
    // A state may be so already; an event behind the opening has a line of its own.
    let states = moment.levels & plan.stateBits
    if plan.expects { expect(moment, states, plan, tell) } else { forbid(moment, states, plan, tell) }
  }

  private mutating func end() {
    (isOpen, opened, deadline, held) = (false, nil, .max, nil)
    doubts = doubts.intersection(.beforeLog)
  }

  // MARK: While it is open

  private mutating func judge(
    _ moment: AppMoment, _ rising: UInt32, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    if plan.expects {
      expect(moment, moment.occurs | moment.levels, plan, tell)
    } else if let most = plan.most {
      if rising & plan.bit(plan.body) == 0 { return }
      count += 1
      if count == most + 1 { raise(breach(.tooOften, at: mark(moment, plan.body), plan, moment), plan, tell) }
    } else {
      forbid(moment, rising, plan, tell)
    }
  }

  private mutating func forbid(
    _ moment: AppMoment, _ met: UInt32, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    guard plan.most == nil, met & plan.bit(plan.body) != 0 else { return }
    raise(breach(.came, at: mark(moment, plan.body), plan, moment), plan, tell)
  }

  /// A breach stands at once, or when the scope has closed: then the first stands for all.
  private mutating func raise(_ breach: AppBreach, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    if !plan.waitsForEnd { return tell(.broken(breach)) }
    if held == nil { held = breach }
  }

  private mutating func expect(
    _ moment: AppMoment, _ met: UInt32, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    guard !isKept, met & plan.bit(plan.body + progress) != 0 else { return }
    progress += 1
    guard progress == plan.expected else { return }
    let mark = mark(moment, plan.body + progress - 1)
    tell(.kept(mark))
    if plan.judgesEach {
      (lastKept, progress) = ((mark, moment.end ?? moment.time), 0)
    } else if plan.waitsForEnd || plan.opensAtStart {
      isKept = true
    } else {
      end()
    }
  }

  // MARK: Closing

  private mutating func close(_ moment: AppMoment, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    let closed = mark(moment, plan.openers)
    if plan.judgesEach { return judgeRecent(moment, closed, plan, tell) }
    if plan.expects, !isKept {
      var missing = breach(.missing, at: closed, plan, moment)
      missing.closed = closed
      tell(.broken(missing))
    } else if var held {
      held.closed = closed
      held.doubts.formUnion(moment.doubts)
      tell(.broken(held))
    }
    end()
    isOver = plan.opensAtStart
  }

  /// What is expected shortly before each of something.
  private func judgeRecent(
    _ moment: AppMoment, _ closed: AppMark, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    if let lastKept {
      guard let within = plan.within, let then = lastKept.time, let now = moment.time, now - then > within
      else { return }
    }
    tell(.broken(breach(.missing, at: closed, plan, moment)))
  }

  // MARK: Words

  private func mark(_ moment: AppMoment, _ condition: Int) -> AppMark {
    AppMark(line: moment.line, who: moment.who, condition: condition, transition: moment.transition)
  }

  private func breach(
    _ kind: AppBreach.Kind, at mark: AppMark, _ plan: AppRulePlan, _ moment: AppMoment? = nil
  ) -> AppBreach {
    // What was seen is seen, whatever came before; only what was not may hide there.
    let mayHide = plan.opensAtStart && (plan.hasCloser || plan.expects)
    let own = mayHide ? doubts : doubts.subtracting(.beforeLog)
    return AppBreach(
      kind: kind, condition: plan.body + (plan.expects ? progress : 0), at: mark, opened: opened,
      doubts: own.union(moment?.doubts ?? []))
  }
}
