/// Compares what happens in some runs with what happens in others: always, sometimes or never.
///
/// What happens now and then on both sides is flaky: it is shown, and fails nothing.
struct FactComparison {
  private let before: [BehaviourFact: Int]
  private let after: [BehaviourFact: Int]
  private let runsBefore: Int
  private let runsAfter: Int
  /// Where each fact was seen first, in the first run that has it.
  private let placesBefore: [BehaviourFact: FactLocation]
  private let placesAfter: [BehaviourFact: FactLocation]

  private enum Share: String {
    case never, sometimes, always
  }

  /// - Parameters:
  ///   - before: the facts of each run before, each where it was seen first.
  ///   - after: the facts of each run after.
  init(_ before: [[BehaviourFact: FactLocation]], _ after: [[BehaviourFact: FactLocation]]) {
    self.before = Self.counted(before)
    self.after = Self.counted(after)
    (runsBefore, runsAfter) = (before.count, after.count)
    placesBefore = before.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    placesAfter = after.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  /// - Parameters:
  ///   - golden: the facts of a golden trace, which has no lines.
  ///   - after: the facts of each run after.
  init(golden: [BehaviourFact: FactLocation], _ after: [[BehaviourFact: FactLocation]]) {
    self.init([golden], after)
  }

  private static func counted(_ runs: [[BehaviourFact: FactLocation]]) -> [BehaviourFact: Int] {
    runs.reduce(into: [:]) { counts, facts in
      for fact in facts.keys { counts[fact, default: 0] += 1 }
    }
  }

  /// The changes, sorted by controller and flow.
  func changes() -> [BehaviourChange] {
    let facts = Set(before.keys).union(after.keys).filter(isChanged).sorted()
    let stretches = paired(facts.filter { !$0.isOrder })
    let pairs = stretches + paired(reordered(facts.filter(\.isOrder)))
    let covers = Dictionary(grouping: pairs.filter { cover($0) != nil }) { cover($0) }
    let told = covers.values.compactMap(change(ofFamily:))
    return pairs.filter { cover($0) == nil }.map(change) + told.sorted { $0.what < $1.what }
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

  /// Orders for which another order of the same calls is known: if an order differs because a call came or
  /// went, that call tells of it.
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
      guard let index = mostAlike(fact, in: falling) else {
        pairs.append(Pair(old: nil, new: fact))
        continue
      }
      pairs.append(Pair(old: falling.remove(at: index), new: fact))
    }
    return pairs + falling.map { Pair(old: $0, new: nil) }
  }

  private func mostAlike(_ fact: BehaviourFact, in others: [BehaviourFact]) -> Int? {
    let indices = others.indices.filter { completes(fact, others[$0]) }
    let best = indices.max { likeness(fact, others[$0]) < likeness(fact, others[$1]) }
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

  // MARK: Families

  /// A presenter that is covered now, or no longer is.
  private struct Cover: Hashable {
    var presenter: String
    var presented: String
    var isNew: Bool
  }

  /// What a presenter hears always now, or never now, because another covers it: on the way in, or on the way back.
  private func cover(_ pair: Pair) -> Cover? {
    guard let fact = pair.new ?? pair.old, pair.new == nil || pair.old == nil, !fact.isOrder,
      fact.calls.allSatisfy(CoverWords.calls.contains)
    else { return nil }
    let indices: [BehaviourFact: FactLocation]
    switch shares(fact) {
    case (.never, .always): indices = placesAfter
    case (.always, .never): indices = placesBefore
    default: return nil
    }
    return indices[fact]?.presented.map {
      Cover(presenter: fact.controller, presented: $0, isNew: pair.new != nil)
    }
  }

  /// One change of the way in and the way back.
  private func change(ofFamily pairs: [Pair]) -> BehaviourChange? {
    // `viewWillDisappear` begins the way in.
    let pairs = pairs.sorted { ($0.new ?? $0.old)?.calls.first ?? "" > ($1.new ?? $1.old)?.calls.first ?? "" }
    guard let first = pairs.first, let fact = first.new ?? first.old, let cover = cover(first) else {
      return nil
    }
    let words = cover.isNew ? CoverWords.covers : CoverWords.leaves
    var change = change(first)
    change.kind = .style
    change.what = words(cover.presented, cover.presenter) + counts(fact)
    change.names.insert(cover.presented)
    change.before = pairs.flatMap { $0.old?.calls ?? [] }
    change.after = pairs.flatMap { $0.new?.calls ?? [] }
    return change
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
    change.beforeLines = runsBefore == 1 ? line(pair.old ?? fact, placesBefore) : []
    change.afterLines = runsAfter == 1 ? line(pair.new ?? fact, placesAfter) : []
    change.isGated = !(old == .sometimes && new == .sometimes)
    return change
  }

  private func line(_ fact: BehaviourFact, _ indices: [BehaviourFact: FactLocation]) -> [Int] {
    indices[fact].map { $0.line > 0 ? [$0.line] : [] } ?? []
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
    // What is lost here and comes elsewhere isn't gone.
    if difference.losesOnly(calls(elsewhereThan: other)) {
      return "\(other.owner) \(difference.variant)\(place(of: other))" + told(shares, other)
    }
    return difference.sentence + counts(difference.isLoss ? one : other)
  }

  private func what(_ fact: BehaviourFact) -> String {
    "\(fact.owner): \(FactDifference.text(fact.calls))\(place(of: fact))" + told(shares(fact), fact)
  }

  /// The transition of a stretch of calls: it may come in others as well.
  private func place(of fact: BehaviourFact) -> String {
    guard !fact.isOrder, let flow = (placesAfter[fact] ?? placesBefore[fact])?.flow else { return "" }
    return " in \(flow)"
  }

  /// The calls that the controller of a stretch gets in others after the change.
  private func calls(elsewhereThan fact: BehaviourFact) -> Set<String> {
    guard !fact.isOrder else { return [] }
    return after.keys.reduce(into: []) { calls, other in
      if other.controller == fact.controller, other != fact { calls.formUnion(other.calls) }
    }
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
