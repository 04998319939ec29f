/// What a reader is asked for beyond the events.
package struct ReadOptions: Sendable {
  /// Whether `Event.time` is wanted.
  package var times = false
  /// Whether the time is wanted as it is written, in `EventDetails.timeText`.
  package var timeText = false
  /// Whether the kinds of lines are counted, with an example of each.
  package var explain = false
  /// An app's own line formats; what fits none of them is read as ever.
  package var formats: [LineTemplate] = []
  /// An app's own words for events.
  package var words: [String: EventKind] = [:]
  /// An app's labels and the controllers that they stand for.
  package var labels: [String: String] = [:]
  /// Is told how many bytes were read, a block at a time.
  package var didRead: (@Sendable (Int) -> Void)?

  /// Events and nothing else.
  package init() {}

  /// Whether each line has to be looked at, and not only those that hold a word of the vocabulary.
  var looksAtEachLine: Bool {
    explain || !formats.isEmpty || words.keys.contains { $0.utf8.count < WordFinder.shortestWord }
  }
}
