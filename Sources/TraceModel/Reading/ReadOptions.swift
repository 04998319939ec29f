/// What a reader is asked for beyond the events.
package struct ReadOptions: Sendable {
  /// Whether `Event.time` is wanted.
  package var times = false
  /// Whether the time is wanted as it is written, in `EventDetails.timeText`.
  package var timeText = false
  /// Whether the kinds of lines are counted, with an example of each.
  package var explain = false
  /// An app's own words for events.
  package var words: [String: EventKind] = [:]
  /// An app's labels and the controllers that they stand for.
  package var labels: [String: String] = [:]

  /// Events and nothing else.
  package init() {}
}
