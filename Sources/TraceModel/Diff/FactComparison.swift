/// Compares what happens in some runs with what happens in others: always, sometimes or never.
///
/// What happens now and then on both sides is flaky: it is shown, and fails nothing.
struct FactComparison {
  private let before: [BehaviourFact: Int]
  private let after: [BehaviourFact: Int]
  private let runsBefore: Int
  private let runsAfter: Int

  private enum Share: String {
    case never, sometimes, always
  }

  /// - Parameters:
  ///   - before: the facts of each run before.
  ///   - after: the facts of each run after.
  init(_ before: [Set<BehaviourFact>], _ after: [Set<BehaviourFact>]) {
    self.before = Self.counted(before)
    self.after = Self.counted(after)
    (runsBefore, runsAfter) = (before.count, after.count)
  }

  private static func counted(_ runs: [Set<BehaviourFact>]) -> [BehaviourFact: Int] {
    runs.reduce(into: [:]) { counts, facts in
      for fact in facts { counts[fact, default: 0] += 1 }
    }
  }

  /// The changes, sorted by controller and flow.
  func changes() -> [BehaviourChange] {
    let facts = Set(before.keys).union(after.keys).filter(isChanged).sorted()
    let stretches = paired(facts.filter { !$0.isOrder })
    // An order that differs because a call came or went is told by the call.
    let orders = paired(facts.filter(\.isOrder)).filter { pair in
      guard let old = pair.old, let new = pair.new else { return false }
      return old.calls.sorted() == new.calls.sorted()
    }
    return (stretches + orders).map(change)
  }

  private func isChanged(_ fact: BehaviourFact) -> Bool {
    let (old, new) = shares(fact)
    return old != new || old == .sometimes && before[fact] != after[fact]
  }

  private func shares(_ fact: BehaviourFact) -> (Share, Share) {
    (share(before[fact] ?? 0, of: runsBefore), share(after[fact] ?? 0, of: runsAfter))
  }

  private func share(_ count: Int, of runs: Int) -> Share {
    count == 0 ? .never : count == runs ? .always : .sometimes
  }

  // MARK: Pairs

  private struct Pair {
    var old: BehaviourFact?
    var new: BehaviourFact?
  }

  /// Puts what went together with what came in its place: of the same controller or flow, and the most alike.
  private func paired(_ facts: [BehaviourFact]) -> [Pair] {
    var gone = facts.filter { shares($0).1 == .never }
    var pairs: [Pair] = []
    for fact in facts where shares(fact).1 != .never {
      guard shares(fact).0 == .never, let place = mostAlike(fact, in: gone) else {
        pairs.append(Pair(old: nil, new: fact))
        continue
      }
      pairs.append(Pair(old: gone.remove(at: place), new: fact))
    }
    return pairs + gone.map { Pair(old: $0, new: nil) }
  }

  private func mostAlike(_ fact: BehaviourFact, in others: [BehaviourFact]) -> Int? {
    let places = others.indices.filter {
      others[$0].controller == fact.controller && others[$0].flow == fact.flow
    }
    let best = places.max { likeness(fact, others[$0]) < likeness(fact, others[$1]) }
    return best.flatMap { likeness(fact, others[$0]) >= 0.5 ? $0 : nil }
  }

  private func likeness(_ one: BehaviourFact, _ other: BehaviourFact) -> Double {
    let common = Set(one.calls).intersection(other.calls).count
    return Double(2 * common) / Double(max(1, Set(one.calls).count + Set(other.calls).count))
  }

  // MARK: Words

  private func change(_ pair: Pair) -> BehaviourChange {
    let fact = pair.new ?? pair.old ?? BehaviourFact(calls: [])
    let (old, new) = pair.old == nil || pair.new == nil ? shares(fact) : (.always, .always)
    var change = BehaviourChange(
      kind: kind(pair, old, new), flow: fact.flow.isEmpty ? fact.controller : fact.flow,
      controller: fact.controller, what: what(pair, fact))
    change.names = fact.names
    change.before = pair.old?.calls ?? (old == .never ? [] : fact.calls)
    change.after = pair.new?.calls ?? []
    change.isGated = !(old == .sometimes && new == .sometimes)
    return change
  }

  private func kind(_ pair: Pair, _ old: Share, _ new: Share) -> BehaviourChange.Kind {
    if pair.old != nil, pair.new != nil { return isReordered(pair) ? .order : .changed }
    switch (old, new) {
    case (_, .never): return .vanished
    case (.never, .always): return .appeared
    case (_, .sometimes): return .sometimes
    case (_, .always): return .always
    }
  }

  private func isReordered(_ pair: Pair) -> Bool { pair.old?.calls.sorted() == pair.new?.calls.sorted() }

  private func what(_ pair: Pair, _ fact: BehaviourFact) -> String {
    let who = fact.isOrder ? fact.flow : fact.controller
    if pair.old != nil, pair.new != nil {
      return "\(who): " + (isReordered(pair) ? "the same calls in another order" : "other calls")
    }
    let (old, new) = shares(fact)
    let numbers = "\(before[fact] ?? 0) of \(runsBefore) → \(after[fact] ?? 0) of \(runsAfter)"
    let calls = fact.calls.prefix(4).joined(separator: ", ") + (fact.calls.count > 4 ? " …" : "")
    if old == .sometimes, new == .sometimes { return "\(who): \(calls) is flaky: \(numbers)" }
    let counts = runsBefore == 1 && runsAfter == 1 ? "" : " (\(numbers))"
    return "\(who): \(calls): \(new.rawValue), was \(old.rawValue)\(counts)"
  }
}
