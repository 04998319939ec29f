/// The state of a rule of the app, for one controller or for the whole app: a few numbers, however long the
/// log is.
///
/// A scope opens behind what opens it and ends before what closes it. Each of what opens it has to be answered, so each
/// opens a window of its own; of those that would tell the same, one is kept.
struct AppRuleState: Sendable {
  /// How many of the conditions that open the scope have come.
  private var openersSeen = 0
  /// What is open, the oldest first.
  private var windows = AppScopeWindows()
  /// Whether what is expected before something has come, and when it did last.
  private var hasKept = false
  private var lastKept: Int64?
  /// A breach that counts once the scope closes, or none: elsewhere, since it is large and few have one.
  private var held: [AppBreach] = []
  private(set) var levels: UInt32 = 0
  private var doubts: AppDoubts = []
  /// Whether the controller that it is about is on the screen, and since which line that is so.
  private(set) var isShown = false
  private var isShownSince = 0
  /// No more wait for an answer, each with a deadline of its own: the last stands for those that come then.
  static let limit = 64

  init(_ plan: AppRulePlan) { if plan.opensAtStart { windows = AppScopeWindows(AppScopeWindow()) } }

  /// How many openings wait for what is to come.
  var openCount: Int { windows.count }

  /// Nothing is overdue before that.
  var deadline: Int64 { windows.earliestDeadline }

  /// The conditions whose events change it as it is, where nothing but events does.
  @inline(__always)
  func heard(_ plan: AppRulePlan) -> UInt32 {
    let opener = openersSeen < plan.openers ? plan.bit(openersSeen) : 0
    return windows.isEmpty ? opener : opener | plan.closer.bit | plan.bodyBits
  }

  /// Takes a moment in.
  mutating func step(_ moment: AppMoment, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    if plan.within != nil, let time = moment.time { expire(at: time, plan, tell) }
    let rising = moment.occurs | (moment.levels & ~levels)
    levels = moment.levels
    if !windows.isEmpty, plan.closer.isMet(in: rising) { close(moment, plan, tell) }
    if openersSeen < plan.openers, rising & plan.bit(openersSeen) != 0 {
      var opened = opening(moment, plan, tell)
      judge(moment, rising, &opened, plan, tell)
      if let opened { enter(opened, plan) }
    } else if !windows.isEmpty, (moment.occurs | moment.levels) & plan.bodyBits != 0 {
      var opened: AppScopeWindow?
      judge(moment, rising, &opened, plan, tell)
    }
  }

  /// Time has passed: what is expected is overdue, and what was forbidden for a while is free again.
  mutating func expire(at time: Int64, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    guard plan.within != nil, time > deadline else { return }
    for window in windows where plan.expects && time > window.deadline {
      if let opened = window.opened { tell(.broken(breach(.overdue, at: opened, window, plan))) }
    }
    windows.removeAll { time > $0.deadline }
  }

  private mutating func judge(
    _ moment: AppMoment, _ rising: UInt32, _ opened: inout AppScopeWindow?, _ plan: AppRulePlan,
    _ tell: (AppVerdict) -> Void
  ) {
    if plan.expects {
      expect(moment, &opened, plan, tell)
    } else {
      forbid(moment, rising, opened, plan, tell)
    }
  }

  /// The controller is released: what only it could do will not come.
  mutating func release(_ plan: AppRulePlan, _ last: AppMark, _ tell: (AppVerdict) -> Void) {
    guard plan.expects, !plan.waitsForEnd else { return }
    guard let window = surest(windows.filter { plan.isBound(plan.body + $0.progress) }) else { return }
    tell(.broken(breach(.released, at: window.opened ?? last, window, plan)))
  }

  /// Lines are missing: what is open may have been kept, and what is closed may have been opened.
  mutating func forget(_ plan: AppRulePlan) {
    doubts.insert(.beforeLog)
    if !plan.opensAtStart, plan.expects || plan.hasCloser { windows.removeAll() }
    openersSeen = 0
    held = []
  }

  /// The log may have begun in the middle of the app.
  mutating func doubtBeginning() { doubts.insert(.beforeLog) }

  /// The controller was seen to begin: the log hides nothing of it.
  mutating func trustBeginning() { doubts.remove(.beforeLog) }

  // MARK: The controller that it is about

  /// The controller comes to the screen at a line, or begins to go.
  mutating func note(isShown: Bool, at line: Int) {
    if isShown != self.isShown { (self.isShown, isShownSince) = (isShown, line) }
  }

  /// Whether the controller is on the screen for what happens: for a transition that is just before its first line.
  func isShown(for moment: AppMoment) -> Bool {
    moment.transition != nil && isShownSince == moment.line ? !isShown : isShown
  }

  // MARK: Opening

  /// The window that a moment opens.
  @inline(__always)
  private mutating func opening(
    _ moment: AppMoment, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) -> AppScopeWindow? {
    openersSeen += 1
    guard openersSeen == plan.openers else { return nil }
    openersSeen = 0
    let mark = mark(moment, plan.openers - 1)
    var window = AppScopeWindow(opened: mark, doubts: moment.doubts)
    if let within = plan.within, let time = moment.end ?? moment.time { window.deadline = time + within }
    if !plan.expects, isCovered(window, plan) { return nil }
    if plan.tellsAll { tell(.armed(mark)) }
    return window
  }

  @inline(__always)
  private func isCovered(_ window: AppScopeWindow, _ plan: AppRulePlan) -> Bool {
    !windows.isEmpty && windows.contains { $0.covers(window, plan) }
  }

  /// Takes a window in, unless those that are open tell all that it would.
  @inline(__always)
  private mutating func enter(_ window: AppScopeWindow, _ plan: AppRulePlan) {
    if windows.isEmpty { return windows.append(window) }
    if isCovered(window, plan) { return }
    windows.removeAll { window.replaces($0, plan) }
    if !plan.expects || windows.count < Self.limit { windows.append(window) }
  }

  // MARK: While it is open

  /// The states that hold where a scope opens: they count there; an event behind the opening has a line of its own.
  private func isSo(_ moment: AppMoment, _ plan: AppRulePlan) -> Bool {
    moment.levels & plan.stateBits & plan.bit(plan.body) != 0
  }

  private mutating func forbid(
    _ moment: AppMoment, _ rising: UInt32, _ opened: AppScopeWindow?, _ plan: AppRulePlan,
    _ tell: (AppVerdict) -> Void
  ) {
    let hasCome = rising & plan.bit(plan.body) != 0
    let isSo = opened != nil && plan.most == nil && isSo(moment, plan)
    // Most scopes open and close without it.
    guard hasCome || isSo else { return }
    var broken: [AppScopeWindow] = []
    if hasCome {
      for index in windows.indices where Self.isTooMuch(&windows[index], plan) {
        broken.append(windows[index])
      }
    }
    if let opened, isSo { broken.append(opened) }
    guard let window = surest(broken) else { return }
    let kind: AppBreach.Kind = plan.most == nil ? .came : .tooOften
    raise(breach(kind, at: mark(moment, plan.body), window, plan, moment), plan, tell)
    // Each has its own end; one that is broken has nothing more to say.
    if let most = plan.most, plan.within != nil { windows.removeAll { $0.progress > most } }
  }

  /// Counts what may not come, or not so often.
  private static func isTooMuch(_ window: inout AppScopeWindow, _ plan: AppRulePlan) -> Bool {
    guard let most = plan.most else { return true }
    window.progress += 1
    return window.progress == most + 1
  }

  /// Reports a breach at once, or when the scope has closed: then the first one is reported for all.
  private mutating func raise(_ breach: AppBreach, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void) {
    if !plan.waitsForEnd { return tell(.broken(breach)) }
    if let first = held.first, first.doubts.isEmpty || !breach.doubts.isEmpty { return }
    held = [breach]
  }

  private mutating func expect(
    _ moment: AppMoment, _ opened: inout AppScopeWindow?, _ plan: AppRulePlan,
    _ tell: (AppVerdict) -> Void
  ) {
    let met = moment.occurs | moment.levels
    var hasAdvanced = false
    var isKept = false
    for index in windows.indices where met & plan.bit(plan.body + windows[index].progress) != 0 {
      windows[index].progress += 1
      (hasAdvanced, isKept) = (true, isKept || windows[index].progress == plan.expected)
    }
    if opened != nil, isSo(moment, plan) {
      isKept = isKept || plan.expected == 1
      if plan.expected == 1 { opened = nil } else { opened?.progress = 1 }
    }
    if isKept { keep(moment, plan, tell) }
    if hasAdvanced, windows.count > 1 { unite(plan) }
  }

  /// What was expected has come, for all that had waited for it alone.
  private mutating func keep(
    _ moment: AppMoment, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    if plan.tellsAll { tell(.kept(mark(moment, plan.body + plan.expected - 1))) }
    if plan.judgesEach {
      (hasKept, lastKept) = (true, moment.end ?? moment.time)
      windows[0].progress = 0
    } else {
      windows.removeAll { $0.progress == plan.expected }
    }
  }

  /// Leaves out what has come to tell the same as another.
  private mutating func unite(_ plan: AppRulePlan) {
    let all = windows
    windows.removeAll()
    for window in all { enter(window, plan) }
  }

  // MARK: Closing

  private mutating func close(
    _ moment: AppMoment, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    let closed = mark(moment, plan.openers)
    if plan.judgesEach { return judgeRecent(moment, closed, plan, tell) }
    if plan.expects, let window = surest(windows) {
      var missing = breach(.missing, at: closed, window, plan, moment)
      missing.closed = closed
      tell(.broken(missing))
    } else if var first = held.first {
      first.closed = closed
      first.doubts.formUnion(moment.doubts)
      tell(.broken(first))
    }
    windows.removeAll()
    if !held.isEmpty { held = [] }
  }

  /// What is expected shortly before each of something.
  private func judgeRecent(
    _ moment: AppMoment, _ closed: AppMark, _ plan: AppRulePlan, _ tell: (AppVerdict) -> Void
  ) {
    if hasKept {
      guard let within = plan.within, let lastKept, let now = moment.time, now - lastKept > within
      else { return }
    }
    tell(.broken(breach(.missing, at: closed, windows[0], plan, moment)))
  }

  /// Of those that are broken at once one is told: the oldest whose opening is beyond doubt.
  private func surest(_ windows: some Collection<AppScopeWindow>) -> AppScopeWindow? {
    windows.first { $0.doubts.isEmpty } ?? windows.first
  }

  // MARK: Words

  private func mark(_ moment: AppMoment, _ condition: Int) -> AppMark {
    AppMark(line: moment.line, who: moment.who, condition: condition, transition: moment.transition)
  }

  private func breach(
    _ kind: AppBreach.Kind, at mark: AppMark, _ window: AppScopeWindow, _ plan: AppRulePlan,
    _ moment: AppMoment? = nil
  ) -> AppBreach {
    // What was seen is seen, whatever came before; only what was not may hide there.
    let mayHide = plan.opensAtStart && (plan.hasCloser || plan.expects)
    let own = mayHide ? doubts : []
    return AppBreach(
      kind: kind, condition: plan.body + (plan.expects ? window.progress : 0), at: mark,
      opened: window.opened,
      doubts: own.union(window.doubts).union(moment?.doubts ?? []))
  }
}
