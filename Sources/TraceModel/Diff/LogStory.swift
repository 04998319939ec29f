/// What happened in a log: a story for each process, told in the log's own numbers.
package struct LogStory: Sendable {
  /// The names by number; the first is that of nobody.
  var names: [String]
  /// The different event words.
  var words: EventWordTable
  /// The sequences of event words that segments are made of.
  var events: SequenceTrie
  /// The orders of calls in transitions.
  var orders: SequenceTrie
  /// A story for each process.
  var runs: [RunStory]

  /// Leaves out processes, by their indices.
  package mutating func keep(_ isWanted: (Int) -> Bool) {
    runs = runs.indices.filter(isWanted).map { runs[$0] }
  }
}
