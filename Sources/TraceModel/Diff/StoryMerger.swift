/// Brings the stories of several logs to common numbers, so that equal numbers mean equal behaviour.
struct StoryMerger: Sendable {
  /// The common names.
  private(set) var names: StoryNames
  /// The common event words.
  private(set) var words = EventWordTable()
  /// The common sequences of event words.
  private(set) var events = SequenceTrie()
  /// The common orders.
  private(set) var orders = SequenceTrie()

  /// - Parameter renames: the classes that have another name on the side before.
  init(renames: [RenamedClass] = []) {
    names = StoryNames(renames: renames)
  }

  /// The stories of a log in common numbers.
  mutating func merge(_ log: consuming LogStory, isBefore: Bool) -> [RunStory] {
    let nameOf = log.names.map { names.intern($0, isBefore: isBefore) }
    let wordOf = (0..<UInt32(log.words.count)).map { index in
      var word = log.words[index]
      word.object = nameOf[Int(word.object)]
      return words.intern(word)
    }
    let eventsOf = events.merge(log.events) { wordOf[Int($0)] }
    let ordersOf = orders.merge(log.orders) { label in
      let call = OrderCall(number: label)
      return nameOf[Int(call.name)] << 8 | label & 0xFF
    }
    return log.runs.map { run in
      var run = run
      for index in run.lives.indices { run.lives[index].name = nameOf[Int(run.lives[index].name)] }
      for index in run.segments.indices where !run.segments[index].isFold {
        run.segments[index].events = eventsOf[Int(run.segments[index].events)]
      }
      for index in run.transitions.indices {
        let told = run.transitions[index]
        run.transitions[index].order = ordersOf[Int(told.order)]
        (run.transitions[index].from, run.transitions[index].to) = (
          nameOf[Int(told.from)], nameOf[Int(told.to)]
        )
      }
      run.facts = run.facts.translated(
        name: { nameOf[Int($0)] }, events: { eventsOf[Int($0)] }, calls: { ordersOf[Int($0)] })
      run.folded = Dictionary(run.folded.map { (nameOf[Int($0)], $1) }, uniquingKeysWith: +)
      run.durations = Dictionary(
        run.durations.map { flow, counts in
          (TransitionFlow(kind: flow.kind, from: nameOf[Int(flow.from)], to: nameOf[Int(flow.to)]), counts)
        }, uniquingKeysWith: { $0.merging($1, uniquingKeysWith: +) })
      return run
    }
  }
}
