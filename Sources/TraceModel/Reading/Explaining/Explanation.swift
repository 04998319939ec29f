/// What the lines of a log were taken for, in counts with one example each: why a log is not read, if it is not.
///
/// Without being asked for, the near-misses before the first event are counted, and the first lines.
package struct Explanation: Sendable {
  /// How many lines of a kind there were, and the first of them.
  package struct Tally: Sendable {
    /// How many.
    package var count = 0
    /// The number of the first that is not blank.
    package var line = 0
    /// Its text, cut after some hundred bytes.
    package var example = ""
  }

  /// The lines by the logger that wrote them.
  package private(set) var formats: [LineFormat: Tally] = [:]
  /// The events by their kind.
  package private(set) var events: [EventKind: Tally] = [:]
  /// The events that name nobody.
  package private(set) var unattributed = Tally()
  /// UIKit's own messages.
  package private(set) var diagnostics: [Diagnostic: Tally] = [:]
  /// The lines that hold a word of an event and are none, by the reason.
  package private(set) var nearMisses: [NearMiss: Tally] = [:]
  /// The lines without any word of an event.
  package private(set) var silent = Tally()

  /// Lines from which the log's format may be learnt, where it is not understood.
  private(set) var samples = FormatSamples()

  /// The line format that would read what is not understood; `nil` where none would, or none is needed.
  package var proposal: FormatProposal? { FormatLearner.proposal(samples) }

  /// Names that stand for controllers which the log names otherwise.
  package internal(set) var labels: [LabelProposal] = []

  private static let longestExample = 240

  mutating func note(format: LineFormat, _ line: Int, _ text: @autoclosure () -> String) {
    Self.count(&formats[format, default: Tally()], line, text())
  }

  mutating func note(_ event: Event, _ line: Int, _ text: @autoclosure () -> String) {
    if let diagnostic = event.diagnostic {
      return Self.count(&diagnostics[diagnostic, default: Tally()], line, text())
    }
    Self.count(&events[event.kind, default: Tally()], line, text())
    if !event.subject.isSome { Self.count(&unattributed, line, text()) }
  }

  mutating func note(_ reason: NearMiss, _ line: Int, _ text: @autoclosure () -> String) {
    Self.count(&nearMisses[reason, default: Tally()], line, text())
  }

  /// Keeps a line, and what it was read as, for what can be learnt from it.
  mutating func learn(_ event: Event, _ bytes: Span<UInt8>, _ line: Range<Int>, _ vocabulary: Vocabulary) {
    samples.note(event, bytes, line, vocabulary)
  }

  /// Keeps a line that was taken for no event.
  mutating func learn(
    _ reason: NearMiss, _ bytes: Span<UInt8>, _ line: Range<Int>, _ vocabulary: Vocabulary
  ) {
    samples.note(reason, bytes, line, vocabulary)
  }

  mutating func noteSilence(_ line: Int, _ text: @autoclosure () -> String) {
    Self.count(&silent, line, text())
  }

  private static func count(_ tally: inout Tally, _ line: Int, _ text: @autoclosure () -> String) {
    tally.count += 1
    // A blank line shows nothing.
    guard tally.example.isEmpty else { return }
    tally.line = line
    tally.example = text()
  }

  /// The text of a line as far as an example shows it.
  static func example(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> String {
    let first = bytes.skipBlanks(from: start, to: end)
    return bytes.text(from: first, to: min(end, first + longestExample))
  }
}
