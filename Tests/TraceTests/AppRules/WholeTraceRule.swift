@testable import TraceModel

/// What a rule of an app says of a whole trace, by looking at all of it again for each question: slow, and plain to see.
///
/// A position of the trace is a place between 0 and its length; a scope is a pair of places, its ends left out.
struct WholeTraceRule {
  struct Breach: Hashable {
    var kind: String
    var line: Int
    var life: UInt64
  }

  /// A breach as it was found, once or several times.
  private struct Sighting {
    var breach: Breach
    var isCertain: Bool
    /// The place at which it is known.
    var told: Int
  }

  let rule: AppRule
  let trace: [AppMoment]
  private let openers: Int
  private let body: Int
  private let chain: Int
  /// The conditions that are states, and those that speak of the controller that the rule is bound to.
  private let states: [Bool]
  private let boundBits: UInt32

  init(_ rule: AppRule, _ trace: [AppMoment]) {
    (self.rule, self.trace) = (rule, trace)
    openers = rule.scope.openers.count
    body = openers + rule.scope.closers.count
    chain = rule.body.conditions.count
    states = rule.conditions.map { $0.state != nil }
    boundBits = rule.conditions.enumerated().reduce(0) {
      rule.isBound($1.element) ? $0 | 1 << UInt32($1.offset) : $0
    }
  }

  /// The breaches, each with whether it is certain.
  var breaches: [Breach: Bool] {
    Dictionary(sightings.map { ($0.breach, $0.isCertain) }) { $0 || $1 }
  }

  private var sightings: [Sighting] {
    guard rule.binding != nil else { return breaches(of: .none, from: 0, to: trace.count) }
    var lives: [AppWho] = []
    for moment in trace where isOfLife(moment) && !lives.contains(moment.who) {
      lives.append(moment.who)
    }
    return lives.flatMap { who -> [Sighting] in
      let first = trace.firstIndex { isOfLife($0) && $0.who == who } ?? 0
      let end = trace.indices.first { $0 >= first && trace[$0].isEnd && trace[$0].who == who }
      return breaches(of: who, from: first, to: end.map { $0 + 1 } ?? trace.count, isReleased: end != nil)
    }
  }

  /// Whether a life begins with a moment: with what the rule asks of it or, where it asks for something before its end,
  /// with that at the latest.
  private func isOfLife(_ moment: AppMoment) -> Bool {
    moment.occurs & boundBits != 0 || moment.isEnd && rule.scope == .globally && rule.body.expects
  }

  // MARK: What is so at a place

  private func isState(_ condition: Int) -> Bool { states[condition] }

  private func holds(_ condition: Int, _ index: Int, _ who: AppWho) -> Bool {
    let bit = UInt32(1) << UInt32(condition)
    if isState(condition) { return trace[index].levels & bit != 0 }
    return trace[index].occurs & bit != 0 && (boundBits & bit == 0 || trace[index].who == who)
  }

  /// A state counts where it becomes so.
  private func comes(_ condition: Int, _ index: Int, _ who: AppWho) -> Bool {
    holds(condition, index, who) && !(isState(condition) && index > 0 && holds(condition, index - 1, who))
  }

  private func time(_ index: Int) -> Int64 { trace[index].time ?? 0 }

  private func isSure(_ index: Int?) -> Bool { index.map { trace[$0].doubts.isEmpty } ?? true }

  // MARK: One life

  private func breaches(
    of who: AppWho, from first: Int, to end: Int, isReleased: Bool = false
  ) -> [Sighting] {
    let openings: [Int?] = rule.scope.openers.isEmpty ? [nil] : openings(to: end, who)
    var found: [Sighting] = []
    var scopes: [(end: Int, isSure: Bool)] = []
    for opening in openings {
      // What is forbidden in a scope is so in all that is opened within.
      let isWithin = scopes.contains { $0.end > opening ?? 0 && ($0.isSure || !isSure(opening)) }
      if isWithin, !rule.body.expects, rule.within == nil { continue }
      let scope = judged(opening: opening, from: opening.map { $0 + 1 } ?? 0, to: end, who, isReleased)
      found += scope.breaches
      scopes.append((scope.end ?? .max, isSure(opening)))
    }
    return told(found.filter { $0.told >= first })
  }

  /// Of those that wait for an end one is told of each: the first that is sure.
  private func told(_ found: [Sighting]) -> [Sighting] {
    let waits = rule.scope.waitsForEnd && !rule.body.expects
    let (late, prompt) = found.reduce(into: ([Sighting](), [Sighting]())) { parts, sighting in
      if waits || sighting.breach.kind == "released" {
        parts.0.append(sighting)
      } else {
        parts.1.append(sighting)
      }
    }
    let ends = Dictionary(grouping: late, by: \.told).values.compactMap { group -> Sighting? in
      let inOrder = group.sorted { $0.breach.line < $1.breach.line }
      guard var first = inOrder.first(where: \.isCertain) ?? inOrder.first else { return nil }
      if waits { first.isCertain = first.isCertain && isSure(first.told) }
      return first
    }
    return prompt + ends
  }

  private func openings(to end: Int, _ who: AppWho) -> [Int] {
    var found: [Int] = []
    var stage = 0
    for index in 0..<end where comes(stage, index, who) {
      stage += 1
      if stage == openers { (found, stage) = (found + [index], 0) }
    }
    return found
  }

  private func judged(
    opening: Int?, from start: Int, to end: Int, _ who: AppWho, _ isReleased: Bool
  ) -> (breaches: [Sighting], end: Int?) {
    let closing =
      rule.scope.closers.isEmpty ? nil : (start..<max(start, end)).first { comes(openers, $0, who) }
    let late = opening.flatMap { opening in
      rule.within.flatMap { within in
        (start..<max(start, end)).first { time($0) > time(opening) + within }
      }
    }
    let stop = min(closing ?? end, late ?? end)
    switch rule.body {
    case .expect: return expected(opening, start, stop, closing, late, end, who, isReleased)
    case .never, .always, .atMost: return forbidden(opening, start, stop, closing, late, who)
    }
  }

  private func forbidden(
    _ opening: Int?, _ start: Int, _ stop: Int, _ closing: Int?, _ late: Int?, _ who: AppWho
  ) -> ([Sighting], Int?) {
    var indices = (start..<max(start, stop)).filter { comes(body, $0, who) }
    if case .atMost(let most, _) = rule.body {
      indices = indices.count > most ? [indices[most]] : []
    } else if let opening, isState(body), holds(body, opening, who) {
      indices.insert(opening, at: 0)
    }
    var kind = "came"
    if case .atMost = rule.body { kind = "tooOften" }
    func sightings(told end: Int?) -> [Sighting] {
      indices.map { index in
        let breach = Breach(kind: kind, line: trace[index].line, life: who.identity)
        return Sighting(
          breach: breach, isCertain: isSure(opening) && isSure(index), told: end ?? index)
      }
    }
    switch rule.scope {
    case .before, .between: return (closing.map { sightings(told: $0) } ?? [], closing)
    case .globally: return (sightings(told: nil), nil)
    case .after, .until: return (sightings(told: nil), [closing, late].compactMap { $0 }.min())
    }
  }

  private func expected(
    _ opening: Int?, _ start: Int, _ stop: Int, _ closing: Int?, _ late: Int?, _ end: Int, _ who: AppWho,
    _ isReleased: Bool
  ) -> ([Sighting], Int?) {
    if case .before = rule.scope, rule.within != nil { return (recentlyExpected(to: end, who), nil) }
    var progress = 0
    if let opening, isState(body), holds(body, opening, who) { progress = 1 }
    if progress == chain { return ([], nil) }
    for index in start..<max(start, stop) where holds(body + progress, index, who) {
      progress += 1
      if progress == chain { return ([], nil) }
    }
    return missed(opening, closing, late, end, progress, who, isReleased)
  }

  private func missed(
    _ opening: Int?, _ closing: Int?, _ late: Int?, _ end: Int, _ progress: Int, _ who: AppWho,
    _ isReleased: Bool
  ) -> ([Sighting], Int?) {
    func sighting(_ kind: String, _ line: Int, _ isCertain: Bool, told: Int) -> ([Sighting], Int?) {
      let breach = Breach(kind: kind, line: line, life: who.identity)
      return ([Sighting(breach: breach, isCertain: isCertain && isSure(opening), told: told)], nil)
    }
    if let late, late <= closing ?? end, let opening {
      return sighting("overdue", trace[opening].line, true, told: late - 1)
    }
    if let closing { return sighting("missing", trace[closing].line, isSure(closing), told: closing) }
    guard isReleased, boundBits & 1 << UInt32(body + progress) != 0 else { return ([], nil) }
    switch rule.scope {
    case .before, .between: return ([], nil)
    case .globally, .after, .until:
      return sighting("released", opening.map { trace[$0].line } ?? trace[end - 1].line, true, told: end)
    }
  }

  private func recentlyExpected(to end: Int, _ who: AppWho) -> [Sighting] {
    (0..<end).filter { comes(openers, $0, who) }.compactMap { index in
      let last = lastChain(before: index, who)
      if let last, time(index) - time(last) <= rule.within ?? 0 { return nil }
      let breach = Breach(kind: "missing", line: trace[index].line, life: who.identity)
      return Sighting(breach: breach, isCertain: isSure(index), told: index)
    }
  }

  private func lastChain(before end: Int, _ who: AppWho) -> Int? {
    var last: Int?
    var progress = 0
    for index in 0..<end where holds(body + progress, index, who) {
      progress += 1
      if progress == chain { (last, progress) = (index, 0) }
    }
    return last
  }
}
