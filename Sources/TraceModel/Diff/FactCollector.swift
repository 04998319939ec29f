/// Lists what happens in a log.
struct FactCollector {
  private let renames: [RenamedClass]

  /// - Parameter renames: the classes that have another name on the side before.
  init(renames: [RenamedClass] = []) {
    self.renames = renames
  }

  /// The facts of a log, each where it was seen first.
  func facts(of log: LogStory, isBefore: Bool) -> [BehaviourFact: FactLocation] {
    var merger = StoryMerger(renames: renames)
    let runs = merger.merge(log, isBefore: isBefore)
    var facts: [BehaviourFact: FactLocation] = [:]
    for run in runs {
      let all = Self.facts(of: run)
      let stretches = all.stretches.map { (fact($0, merger), place($1, merger)) }
      facts.merge(stretches, uniquingKeysWith: FactLocation.first)
      let orders = all.orders.map { (fact($0, merger), FactLocation(line: Int($1))) }
      facts.merge(orders, uniquingKeysWith: FactLocation.first)
    }
    return facts
  }

  private static func facts(of run: RunStory) -> RunFacts {
    var facts = run.facts
    for life in run.lives {
      for segment in run.segments[life.segments] {
        facts.take(segment, of: life.name, in: run.transition(of: segment))
      }
    }
    for told in run.transitions { facts.take(told) }
    return facts
  }

  private func place(_ place: RunFacts.Place, _ merger: StoryMerger) -> FactLocation {
    FactLocation(
      line: Int(place.line), presented: place.presented == 0 ? nil : merger.names[place.presented],
      flow: place.flow?.text(merger.names))
  }

  private func fact(_ stretch: RunFacts.Stretch, _ merger: StoryMerger) -> BehaviourFact {
    BehaviourFact(
      controller: merger.names[stretch.name],
      calls: merger.events.sequence(stretch.events).map { merger.words[$0].text(merger.names) })
  }

  private func fact(_ order: RunFacts.Order, _ merger: StoryMerger) -> BehaviourFact {
    let calls = OrderCall.sorted(merger.orders.sequence(order.calls))
    return BehaviourFact(
      flow: order.flow.text(merger.names),
      calls: calls.map { "\(merger.names[$0.name]) \($0.kind?.name ?? "")" })
  }
}
