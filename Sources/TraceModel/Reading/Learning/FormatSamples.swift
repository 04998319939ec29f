/// The lines of a log from which its format may be learnt: those that are not understood, a bounded number of them.
struct FormatSamples: Sendable {
  private static let most = 256

  /// The lines, in the order of the log.
  private(set) var lines: [FormatSample] = []
  /// The callbacks of each controller that the lines name, a bit each.
  private var callbacks: [Symbol: UInt64] = [:]

  /// Whether any of the events names a controller.
  var namesAny: Bool { !callbacks.isEmpty }
  /// Whether the events name the controllers that they belong to: then the log is read as intended. A number
  /// that differs on each line isn't a controller.
  var isUnderstood: Bool { callbacks.values.count { $0.nonzeroBitCount > 1 } > 1 }

  /// Keeps the line of an event: it may name nobody, or somebody else than it seems to.
  mutating func note(_ event: Event, _ bytes: Span<UInt8>, _ line: Range<Int>, _ vocabulary: Vocabulary) {
    guard event.kind.isLifecycle, keep(bytes, line, vocabulary), event.subject.name.isSome else { return }
    callbacks[event.subject.name, default: 0] |= event.kind.bit
  }

  /// Keeps a line that was taken for no event, where it may be one in words that are not known.
  mutating func note(_ reason: NearMiss, _ bytes: Span<UInt8>, _ line: Range<Int>, _ vocabulary: Vocabulary) {
    if Self.mayBeEvent(reason) { _ = keep(bytes, line, vocabulary) }
  }

  private mutating func keep(_ bytes: Span<UInt8>, _ line: Range<Int>, _ vocabulary: Vocabulary) -> Bool {
    guard lines.count < Self.most, let sample = FormatSample(bytes, line, vocabulary) else { return false }
    lines.append(sample)
    return true
  }

  private static func mayBeEvent(_ reason: NearMiss) -> Bool {
    switch reason {
    case .prose, .foreign, .plainRecord, .severalWords, .sourceCode, .longerWord, .unknownMark, .bareSelector,
      .secondary:
      true
    case .backtrace, .testOutput, .negated, .repeated, .measured, .gap, .aside, .suppression, .recorder: false
    }
  }
}
