/// What was read and what was passed over: nothing is lost without being counted.
public struct ReadCounts: Sendable {
  /// All lines.
  public var lines = 0
  /// All bytes.
  public var bytes = 0
  /// The events, of all processes.
  public var events = 0
  /// The events that name no controller.
  public var unattributed = 0
  /// Lines that look like an event and could not be read: a broken key, a cut object.
  public var malformed = 0
  /// Lines of more than one MiB, of which only the first was searched.
  public var longLines = 0
  /// What SwiftUI called: told, and judged by nothing.
  public var asides = 0
  /// Whether the times run from new to old.
  public var isReversed = false
  /// The lines that ask to leave rules out, each text once.
  public var suppressions: [SuppressionLine] = []

  /// Nothing read yet.
  public init() {}
}
