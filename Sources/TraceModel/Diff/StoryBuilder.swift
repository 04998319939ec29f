/// Folds the events of a log into a story as they come: what was seen before takes a few bytes a segment.
package struct StoryBuilder: Sendable {
  /// The names by number; the first is that of nobody.
  private(set) var names = [""]
  /// The different event words.
  private(set) var words = EventWordTable()
  /// The sequences of event words that segments are made of.
  private(set) var events = SequenceTrie()
  /// The orders of calls in transitions.
  private(set) var orders = SequenceTrie()
  /// A story for each process.
  var runs: [RunBuilder] = []

  /// After how many events only facts are kept of what is over; `nil` for never.
  private let interval: Int?
  private var taken = 0

  /// - Parameter interval: after how many events only facts are kept of what is over, which is enough to compare many
  ///   runs with many; `nil` for never.
  init(condensesEvery interval: Int? = nil) {
    self.interval = interval
  }

  /// How much is kept.
  var size: Int { runs.reduce(0) { $0 + $1.size } }

  /// Takes names that are new.
  mutating func learn(_ newNames: [String]) {
    names += newNames
  }

  /// Takes an event of a process.
  mutating func take(_ index: Int, _ step: borrowing ObservedStep) {
    guard step.kind.isCompared, step.name.isSome else { return }
    while runs.count <= index { runs.append(RunBuilder()) }
    let word = word(of: step)
    runs[index].take(step, word, &events, &orders)
    taken += 1
    guard let interval, taken.isMultiple(of: interval) else { return }
    for run in runs.indices { runs[run].condense(idle: interval / 4) }
  }

  private mutating func word(of step: borrowing ObservedStep) -> UInt32 {
    let word = EventWord(kind: step.kind, object: step.object.index, style: step.style, flags: step.flags)
    return word.isPlain ? UInt32(step.kind.rawValue) : words.intern(word)
  }

  /// Takes a transition of a process that is over.
  mutating func take(_ index: Int, _ outline: borrowing TransitionOutline) {
    while runs.count <= index { runs.append(RunBuilder()) }
    runs[index].take(outline)
  }

  /// The story of the whole log.
  consuming func story() -> LogStory {
    LogStory(
      names: names, words: words, events: events, orders: orders, runs: runs.map { $0.story() })
  }
}
