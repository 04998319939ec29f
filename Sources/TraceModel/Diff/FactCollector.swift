/// Lists what happens in a log.
struct FactCollector {
  private let renames: [RenamedClass]

  /// - Parameter renames: the classes that have another name on the side before.
  init(renames: [RenamedClass] = []) {
    self.renames = renames
  }

  /// The facts of a log.
  func facts(of log: LogStory, isBefore: Bool) -> Set<BehaviourFact> {
    var merger = StoryMerger(renames: renames)
    let runs = merger.merge(log, isBefore: isBefore)
    var facts: Set<BehaviourFact> = []
    for run in runs {
      facts.formUnion(stretches(of: run, merger))
      facts.formUnion(orders(of: run, merger))
    }
    return facts
  }

  private struct Stretch: Hashable {
    var name: UInt32
    var events: UInt32
  }

  private func stretches(of run: RunStory, _ merger: StoryMerger) -> [BehaviourFact] {
    var different: Set<Stretch> = []
    for life in run.lives {
      for segment in run.segments[life.segments] {
        different.insert(Stretch(name: life.name, events: segment.events))
      }
    }
    return different.map { stretch in
      BehaviourFact(
        controller: merger.names[stretch.name],
        calls: merger.events.sequence(stretch.events).map { merger.words[$0].text(merger.names) })
    }
  }

  private struct Told: Hashable {
    var flow: String
    var order: UInt32
  }

  private func orders(of run: RunStory, _ merger: StoryMerger) -> [BehaviourFact] {
    var different: Set<Told> = []
    for told in run.transitions where told.isEstablished {
      guard let flow = told.flow(merger.names) else { continue }
      different.insert(Told(flow: flow, order: told.order))
    }
    return different.map { told in
      let calls = OrderCall.sorted(merger.orders.sequence(told.order))
      return BehaviourFact(
        flow: told.flow, calls: calls.map { "\(merger.names[$0.name]) \($0.kind?.name ?? "")" })
    }
  }
}
