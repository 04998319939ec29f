import Testing

@testable import TraceModel

/// The monitor, which sees each moment once, against a plain evaluation of whole traces.
@Suite struct AppRuleMonitorTests {
  private static let rounds = 100_000

  @Test(arguments: [UInt64(1), 19])
  func `a hundred thousand random rules and traces are judged as if looked at whole`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<(Self.rounds / 2) {
      let rule = rule(&random)
      let trace = trace(of: rule, &random)
      let streamed = breaches(rule, trace)
      let whole = WholeTraceRule(rule, trace).breaches
      guard streamed == whole else {
        Issue.record(
          """
          seed \(seed), round \(round): \(rule.scope) \(rule.body) within \(rule.within ?? 0) for \(rule.binding ?? "-")
          streamed \(streamed), whole \(whole)
          \(trace.map(Self.text).joined(separator: "\n"))
          """)
        return
      }
    }
  }

  @Test func `what is kept grows with the live controllers, not with the trace`() throws {
    let each = AppRule(
      id: RuleID(app: "each") ?? RuleID(number: 0), scope: .after([Self.event("X")]),
      body: .expect([Self.event("X")]),
      binding: "X")
    var monitor = AppRuleMonitor(each)
    var most = 0
    for line in 1...100_000 {
      var moment = AppMoment(line: line)
      moment.who = AppWho(name: Symbol(index: 1), ordinal: UInt32(line / 4 + 1))
      moment.occurs = 1
      moment.isEnd = line % 4 == 3
      monitor.step(&moment) { _ in }
      most = max(most, monitor.liveCount)
    }
    #expect(most <= 2)
  }

  /// Rules of which each of many triggers opens the scope, and how many openings may wait at once.
  private static let crowded: [(body: AppRuleBody, within: Int64?, most: Int)] = [
    (.expect([event("Y")]), nil, 1), (.expect([event("Y"), event("Z")]), nil, 2),
    (.expect([event("Y")]), 1_000_000, AppRuleState.limit), (.never(event("Y")), 1_000_000, 2),
    (.atMost(3, event("Y")), 1_000_000, 10),
  ]

  @Test(arguments: crowded.indices)
  func `what waits for an answer is little, however often it is asked for`(_ index: Int) {
    let (body, within, most) = Self.crowded[index]
    let rule = AppRule(
      id: RuleID(app: "crowded") ?? RuleID(number: 0), scope: .after([Self.event("X")]), body: body,
      within: within)
    var monitor = AppRuleMonitor(rule)
    var random = SeededGenerator(seed: 3)
    for line in 1...20_000 {
      var moment = AppMoment(line: line, time: Int64(line))
      moment.occurs = Int.random(in: 0..<50, using: &random) == 0 ? 0b10 : 1
      if Int.random(in: 0..<3, using: &random) == 0 { moment.doubts = .inferred }
      monitor.step(&moment) { _ in }
      #expect(monitor.openCount <= most)
    }
  }

  private static func text(_ moment: AppMoment) -> String {
    let bits = [moment.occurs, moment.levels].map { String($0, radix: 2) }
    return "\(moment.line) t\(moment.time ?? -1) o\(bits[0]) l\(bits[1]) w\(moment.who.ordinal)"
      + (moment.isEnd ? " end" : "") + (moment.doubts.isEmpty ? "" : " in doubt")
  }

  private func breaches(_ rule: AppRule, _ trace: [AppMoment]) -> [WholeTraceRule.Breach: Bool] {
    var monitor = AppRuleMonitor(rule)
    var found: [WholeTraceRule.Breach: Bool] = [:]
    let tell: (AppVerdict) -> Void = { verdict in
      guard case .broken(let breach) = verdict else { return }
      let life = rule.binding == nil ? 0 : breach.who.identity
      let key = WholeTraceRule.Breach(kind: "\(breach.kind)", line: breach.at.line, life: life)
      if found[key] != nil { Issue.record("told twice: \(rule.scope) \(rule.body) \(key)") }
      found[key] = breach.doubts.isEmpty
    }
    for var moment in trace {
      if let time = moment.time { monitor.expire(at: time, tell) }
      // The watch shows it nothing that it says it is deaf to.
      if moment.occurs != 0, moment.occurs & ~monitor.deaf == 0 { continue }
      monitor.step(&moment, tell)
    }
    return found
  }

  // MARK: Random rules

  private static func event(_ name: String) -> AppCondition {
    AppCondition(.event(AppEventPattern(kind: .show, subject: name)), text: name)
  }

  private func condition(_ random: inout SeededGenerator, isBound: Bool) -> AppCondition {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !isBound: AppCondition(.state(AppState(.isTop("S"))), text: "S")
    case 1 where isBound, 2 where isBound: Self.event("X")
    default: Self.event("Y")
    }
  }

  private func rule(_ random: inout SeededGenerator) -> AppRule {
    let isBound = Int.random(in: 0..<3, using: &random) == 0
    func one() -> AppCondition { condition(&random, isBound: isBound) }
    func some() -> [AppCondition] { (0..<Int.random(in: 1...3, using: &random)).map { _ in one() } }
    let body: AppRuleBody =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .never(one())
      case 1: .atMost(Int.random(in: 0...2, using: &random), one())
      case 2: .always(AppCondition(.state(AppState(.isTop("S"))), text: "S"))
      default: .expect(some())
      }
    let scope: AppRuleScope =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .globally
      case 1: .before(one())
      case 2: .after(some())
      case 3: .between(one(), one())
      default: .until(some(), one())
      }
    let mayTime =
      switch scope {
      case .after, .until: true
      case .before: body.expects
      case .globally, .between: false
      }
    let within: Int64? =
      mayTime && Bool.random(using: &random) ? Int64.random(in: 1...12, using: &random) : nil
    var rule = AppRule(
      id: RuleID(app: "random") ?? RuleID(number: 0), scope: scope, body: body, within: within,
      binding: isBound ? "X" : nil)
    if isBound, !rule.conditions.contains(where: rule.isBound) { rule.binding = nil }
    return rule
  }

  private func trace(of rule: AppRule, _ random: inout SeededGenerator) -> [AppMoment] {
    let conditions = rule.conditions
    var time: Int64 = 0
    var ended: Set<UInt32> = []
    return (1...Int.random(in: 1...14, using: &random)).map { line in
      time += Int64.random(in: 0...4, using: &random)
      var moment = AppMoment(line: line, time: time)
      moment.who = AppWho(name: Symbol(index: 1), ordinal: UInt32.random(in: 1...3, using: &random))
      if Int.random(in: 0..<4, using: &random) == 0 { moment.doubts = .inferred }
      for index in conditions.indices where Int.random(in: 0..<3, using: &random) == 0 {
        let bit = UInt32(1) << UInt32(index)
        let isOver = rule.isBound(conditions[index]) && ended.contains(moment.who.ordinal)
        if conditions[index].state != nil { moment.levels |= bit } else if !isOver { moment.occurs |= bit }
      }
      if Int.random(in: 0..<5, using: &random) == 0, !ended.contains(moment.who.ordinal) {
        moment.isEnd = true
        ended.insert(moment.who.ordinal)
      }
      return moment
    }
  }
}
