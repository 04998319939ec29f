@testable import TraceModel

/// What a rule of an app says of a whole trace, by looking at all of it again for each question: slow, and plain to see.
///
/// A position of the trace is a place between 0 and its length; a scope is a pair of places, its ends left out.
struct WholeTraceRule {
  struct Breach: Hashable {
    var kind: String
    var line: Int
    var life: UInt64
    /// The place at which it is known.
    var told = 0

    static func == (left: Breach, right: Breach) -> Bool {
      (left.kind, left.line, left.life) == (right.kind, right.line, right.life)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(line) }
  }

  let rule: AppRule
  let trace: [AppMoment]
  private let openers: Int
  private let body: Int
  private let chain: Int

  init(_ rule: AppRule, _ trace: [AppMoment]) {
    (self.rule, self.trace) = (rule, trace)
    openers = rule.scope.openers.count
    body = openers + rule.scope.closers.count
    chain = rule.body.conditions.count
  }

  var breaches: [Breach] {
    guard rule.binding != nil else { return breaches(of: .none, from: 0, to: trace.count) }
    var lives: [AppWho] = []
    for moment in trace where isOfLife(moment) && !lives.contains(moment.who) {
      lives.append(moment.who)
    }
    return lives.flatMap { who -> [Breach] in
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

  private var boundBits: UInt32 {
    rule.conditions.enumerated().reduce(0) { rule.isBound($1.element) ? $0 | 1 << UInt32($1.offset) : $0 }
  }

  private func isState(_ condition: Int) -> Bool { rule.conditions[condition].state != nil }

  private func holds(_ condition: Int, _ place: Int, _ who: AppWho) -> Bool {
    let bit = UInt32(1) << UInt32(condition)
    if isState(condition) { return trace[place].levels & bit != 0 }
    return trace[place].occurs & bit != 0 && (boundBits & bit == 0 || trace[place].who == who)
  }

  /// A state counts where it becomes so.
  private func comes(_ condition: Int, _ place: Int, _ who: AppWho) -> Bool {
    holds(condition, place, who) && !(isState(condition) && place > 0 && holds(condition, place - 1, who))
  }

  private func time(_ place: Int) -> Int64 { trace[place].time ?? 0 }

  // MARK: One life

  private func breaches(of who: AppWho, from first: Int, to end: Int, isReleased: Bool = false) -> [Breach] {
    var found: [Breach] = []
    var place = 0
    if rule.scope.openers.isEmpty {
      found = judged(opening: nil, from: 0, to: end, who, isReleased).breaches
    }
    while !rule.scope.openers.isEmpty, let opening = opening(from: place, to: end, who) {
      let scope = judged(opening: opening, from: opening + 1, to: end, who, isReleased)
      found += scope.breaches
      guard let next = scope.end else { break }
      // What closes a scope may open the next.
      place = next
    }
    return found.filter { $0.told >= first }
  }

  private func opening(from place: Int, to end: Int, _ who: AppWho) -> Int? {
    var stage = 0
    for place in place..<max(place, end) where comes(stage, place, who) {
      stage += 1
      if stage == openers { return place }
    }
    return nil
  }

  private func judged(
    opening: Int?, from start: Int, to end: Int, _ who: AppWho, _ isReleased: Bool
  ) -> (breaches: [Breach], end: Int?) {
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
  ) -> ([Breach], Int?) {
    var places = (start..<max(start, stop)).filter { comes(body, $0, who) }
    if case .atMost(let most, _) = rule.body {
      places = places.count > most ? [places[most]] : []
    } else if let opening, isState(body), holds(body, opening, who) {
      places.insert(opening, at: 0)
    }
    var kind = "came"
    if case .atMost = rule.body { kind = "tooOften" }
    let all = places.map { Breach(kind: kind, line: trace[$0].line, life: who.identity, told: $0) }
    let atEnd = closing.map { end in
      places.prefix(1).map { Breach(kind: kind, line: trace[$0].line, life: who.identity, told: end) }
    }
    switch rule.scope {
    case .before: return (atEnd ?? [], nil)
    case .between: return (atEnd ?? [], closing)
    case .globally: return (all, nil)
    case .after, .until: return (all, [closing, late].compactMap { $0 }.min())
    }
  }

  private func expected(
    _ opening: Int?, _ start: Int, _ stop: Int, _ closing: Int?, _ late: Int?, _ end: Int, _ who: AppWho,
    _ isReleased: Bool
  ) -> ([Breach], Int?) {
    if case .before = rule.scope, rule.within != nil { return (recentlyExpected(to: end, who), nil) }
    var progress = 0
    if let opening, isState(body), holds(body, opening, who) { progress = 1 }
    if progress == chain, let opening { return ([], after(opening + 1, closing)) }
    for place in start..<max(start, stop) where holds(body + progress, place, who) {
      progress += 1
      if progress == chain { return ([], after(place, closing)) }
    }
    return missed(opening, closing, late, end, progress, who, isReleased)
  }

  /// Where the next scope may open, once what was expected has come at a place.
  private func after(_ place: Int, _ closing: Int?) -> Int? {
    switch rule.scope {
    case .globally, .before: nil
    case .between: closing
    // What has come at the place of the opening itself opens nothing again there.
    case .after, .until: place
    }
  }

  private func missed(
    _ opening: Int?, _ closing: Int?, _ late: Int?, _ end: Int, _ progress: Int, _ who: AppWho,
    _ isReleased: Bool
  ) -> ([Breach], Int?) {
    if let late, late <= closing ?? end, let opening {
      return ([Breach(kind: "overdue", line: trace[opening].line, life: who.identity, told: late - 1)], late)
    }
    if let closing {
      return (
        [Breach(kind: "missing", line: trace[closing].line, life: who.identity, told: closing)], closing
      )
    }
    guard isReleased, boundBits & 1 << UInt32(body + progress) != 0 else { return ([], nil) }
    switch rule.scope {
    case .before, .between: return ([], nil)
    case .globally, .after, .until:
      let line = opening.map { trace[$0].line } ?? trace[end - 1].line
      return ([Breach(kind: "released", line: line, life: who.identity, told: end)], nil)
    }
  }

  private func recentlyExpected(to end: Int, _ who: AppWho) -> [Breach] {
    var found: [Breach] = []
    for place in 0..<end where comes(openers, place, who) {
      let last = lastChain(before: place, who)
      if let last, time(place) - time(last) <= rule.within ?? 0 { continue }
      found.append(Breach(kind: "missing", line: trace[place].line, life: who.identity, told: place))
    }
    return found
  }

  private func lastChain(before end: Int, _ who: AppWho) -> Int? {
    var last: Int?
    var progress = 0
    for place in 0..<end where holds(body + progress, place, who) {
      progress += 1
      if progress == chain { (last, progress) = (place, 0) }
    }
    return last
  }
}
