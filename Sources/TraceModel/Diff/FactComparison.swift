/// Compares what happens in some runs with what happens in others: always, sometimes or never.
///
/// What happens now and then on both sides is flaky: it is shown, and fails nothing.
struct FactComparison {
  private let before: [BehaviourFact: Int]
  private let after: [BehaviourFact: Int]
  private let runsBefore: Int
  private let runsAfter: Int
  /// The first line of each fact, where the side is one run.
  private let linesBefore: [BehaviourFact: Int]
  private let linesAfter: [BehaviourFact: Int]

  private enum Share: String {
    case never, sometimes, always
  }

  /// - Parameters:
  ///   - before: the facts of each run before, each with its first line.
  ///   - after: the facts of each run after.
  init(_ before: [[BehaviourFact: Int]], _ after: [[BehaviourFact: Int]]) {
    self.before = Self.counted(before)
    self.after = Self.counted(after)
    (runsBefore, runsAfter) = (before.count, after.count)
    linesBefore = before.count == 1 ? before[0] : [:]
    linesAfter = after.count == 1 ? after[0] : [:]
  }

  /// - Parameters:
  ///   - golden: the facts of a golden trace, which has no lines.
  ///   - after: the facts of each run after.
  init(golden: Set<BehaviourFact>, _ after: [[BehaviourFact: Int]]) {
    self.init([Dictionary(uniqueKeysWithValues: golden.map { ($0, 0) })], after)
  }

  private static func counted(_ runs: [[BehaviourFact: Int]]) -> [BehaviourFact: Int] {
    runs.reduce(into: [:]) { counts, facts in
      for fact in facts.keys { counts[fact, default: 0] += 1 }
    }
  }

  /// The changes, sorted by controller and flow.
  func changes() -> [BehaviourChange] {
    let facts = Set(before.keys).union(after.keys).filter(isChanged).sorted()
    let stretches = paired(facts.filter { !$0.isOrder })
    return (stretches + paired(reordered(facts.filter(\.isOrder)))).map(change)
  }

  private func isChanged(_ fact: BehaviourFact) -> Bool {
    let (old, new) = shares(fact)
    return old != new || old == .sometimes && rise(of: fact) != 0
  }

  private func shares(_ fact: BehaviourFact) -> (Share, Share) {
    (share(before[fact] ?? 0, of: runsBefore), share(after[fact] ?? 0, of: runsAfter))
  }

  private func share(_ count: Int, of runs: Int) -> Share {
    count == 0 ? .never : count == runs ? .always : .sometimes
  }

  /// More than nothing where a greater share of the runs has it now.
  private func rise(of fact: BehaviourFact) -> Int {
    (after[fact] ?? 0) * runsBefore - (before[fact] ?? 0) * runsAfter
  }

  // MARK: Pairs

  private struct Pair {
    var old: BehaviourFact?
    var new: BehaviourFact?
  }

  /// Orders of which another order of the same calls is known: one that differs because a call came or went is told
  /// by the call.
  private func reordered(_ facts: [BehaviourFact]) -> [BehaviourFact] {
    let known = Set(before.keys).union(after.keys).filter(\.isOrder)
    let orders = Dictionary(grouping: known) { $0.sortedCalls }
    return facts.filter { orders[$0.sortedCalls, default: []].count > 1 }
  }

  /// Puts what went together with what came in its place: in the very runs that lack the other, as far as numbers
  /// can tell, and the most alike.
  private func paired(_ facts: [BehaviourFact]) -> [Pair] {
    var falling = facts.filter { rise(of: $0) < 0 }
    var pairs: [Pair] = []
    for fact in facts where rise(of: fact) >= 0 {
      guard let place = mostAlike(fact, in: falling) else {
        pairs.append(Pair(old: nil, new: fact))
        continue
      }
      pairs.append(Pair(old: falling.remove(at: place), new: fact))
    }
    return pairs + falling.map { Pair(old: $0, new: nil) }
  }

  private func mostAlike(_ fact: BehaviourFact, in others: [BehaviourFact]) -> Int? {
    let places = others.indices.filter { completes(fact, others[$0]) }
    let best = places.max { likeness(fact, others[$0]) < likeness(fact, others[$1]) }
    return best.flatMap { likeness(fact, others[$0]) >= 0.5 ? $0 : nil }
  }

  /// Whether each run has one of two facts of the same controller or flow, as far as numbers can tell.
  private func completes(_ one: BehaviourFact, _ other: BehaviourFact) -> Bool {
    one.controller == other.controller && one.flow == other.flow
      && (!one.isOrder || one.sortedCalls == other.sortedCalls)
      && (before[one] ?? 0) + (before[other] ?? 0) == runsBefore
      && (after[one] ?? 0) + (after[other] ?? 0) == runsAfter
  }

  private func likeness(_ one: BehaviourFact, _ other: BehaviourFact) -> Double {
    let common = Set(one.calls).intersection(other.calls).count
    return Double(2 * common) / Double(max(1, Set(one.calls).count + Set(other.calls).count))
  }

  // MARK: Words

  private func change(_ pair: Pair) -> BehaviourChange {
    let fact = pair.new ?? pair.old ?? BehaviourFact(calls: [])
    let (old, new) = shares(fact)
    var change = BehaviourChange(
      kind: kind(pair, old, new), flow: fact.owner, controller: fact.controller,
      what: what(pair) ?? what(fact))
    change.names = fact.names
    change.before = pair.old?.calls ?? (old == .never ? [] : fact.calls)
    change.after = pair.new?.calls ?? []
    change.beforeLines = line(pair.old ?? fact, linesBefore)
    change.afterLines = line(pair.new ?? fact, linesAfter)
    change.isGated = !(old == .sometimes && new == .sometimes)
    return change
  }

  private func line(_ fact: BehaviourFact, _ lines: [BehaviourFact: Int]) -> [Int] {
    lines[fact].map { $0 > 0 ? [$0] : [] } ?? []
  }

  private func kind(_ pair: Pair, _ old: Share, _ new: Share) -> BehaviourChange.Kind {
    if old == .never, new == .always, let one = pair.old, let other = pair.new {
      return FactDifference(one, other).kind
    }
    switch (old, new) {
    case (_, .never): return .vanished
    case (.never, .always): return .appeared
    case (_, .sometimes): return .sometimes
    case (_, .always): return .always
    }
  }

  /// What changed where one thing came in the place of another.
  private func what(_ pair: Pair) -> String? {
    guard let one = pair.old, let other = pair.new else { return nil }
    let difference = FactDifference(one, other)
    let shares = shares(other)
    guard shares == (.never, .always) else {
      return "\(other.owner) \(difference.variant)" + told(shares, other)
    }
    return difference.sentence + counts(difference.isLoss ? one : other)
  }

  private func what(_ fact: BehaviourFact) -> String {
    "\(fact.owner): \(FactDifference.text(fact.calls))" + told(shares(fact), fact)
  }

  private func told(_ shares: (Share, Share), _ fact: BehaviourFact) -> String {
    if shares == (.sometimes, .sometimes) { return " is flaky: \(numbers(fact))" }
    return ": \(shares.1.rawValue), was \(shares.0.rawValue)" + counts(fact)
  }

  /// In how many runs it is; nothing where there is one on each side.
  private func counts(_ fact: BehaviourFact) -> String {
    runsBefore == 1 && runsAfter == 1 ? "" : " (\(numbers(fact)))"
  }

  private func numbers(_ fact: BehaviourFact) -> String {
    "\(before[fact] ?? 0) of \(runsBefore) → \(after[fact] ?? 0) of \(runsAfter)"
  }
}
