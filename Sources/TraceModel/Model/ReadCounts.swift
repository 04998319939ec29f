/// What was read and what was passed over: nothing is lost without being counted.
package struct ReadCounts: Sendable {
  /// All lines.
  package var lines = 0
  /// All bytes.
  package var bytes = 0
  /// The events, of all processes.
  package var events = 0
  /// The events that name no controller.
  package var unattributed = 0
  /// Lines that look like an event and could not be read: a broken key, a cut object.
  package var malformed = 0
  /// Lines of more than one MiB: only the first MiB of each was searched.
  package var longLines = 0
  /// What SwiftUI called: told, and judged by nothing.
  package var asides = 0
  /// Whether the times run from new to old.
  package var isReversed = false
  /// How often the times run back, so that the log was checked in parts, and the line at which they first do.
  package var restarts = 0
  package var firstRestart = 0
  /// The format that would read the log, where no event was recognised.
  package var proposal: FormatProposal?
  /// The lines that ask to leave rules out, each text once.
  package var suppressions: [SuppressionLine] = []

  /// Nothing read yet.
  package init() {}
}
