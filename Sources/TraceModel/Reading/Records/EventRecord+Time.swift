// When the event of a record was.
extension EventRecord {
  private static let timeKeys = [
    "timestamp", "time", "@timestamp", "ts", "date", "datetime", "created_at", "createdat", "eventtime",
    "event_time", "logged_at", "_time", "t",
  ]

  /// Where the record has its time, if need be in an object inside: `"@timestamp": "2026-03-01T10:00:00.123Z"`, `"ts": 1773480081852`.
  func time(in bytes: Span<UInt8>) -> Range<Int>? {
    for isInner in [false, true] {
      for key in Self.timeKeys {
        if let time = value(key, in: bytes, isInner: isInner), Self.isTime(bytes, time) { return time }
      }
    }
    return nil
  }

  /// Whether a value is a moment, and no duration or day.
  private static func isTime(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    LinePrefix.clock(bytes, in: value) != nil || Timestamp.sinceEpoch(bytes, value) != nil
  }

  private static let stampKeys = ["timestamp", "@timestamp", "ts", "date", "datetime"]
  /// What tells how something went has them besides its time: a span, a test.
  private static let resultKeys = [
    "duration", "dur", "duration_ms", "elapsed", "ph", "status", "result", "passed", "failures",
  ]

  /// Whether the record is of what happened at a time, and of no more.
  func isOfMoment(in bytes: Span<UInt8>) -> Bool {
    (isTimed || Self.stampKeys.contains { value($0, in: bytes) != nil }) && !isResult(in: bytes)
  }

  private func isResult(in bytes: Span<UInt8>) -> Bool {
    Self.resultKeys.contains { value($0, in: bytes) != nil }
  }

  /// The text of a record that has no message: what it has as its event, `"HomeVC#viewDidLoad"`; at a moment a breadcrumb has a
  /// name, or a message inside.
  func said(in bytes: Span<UInt8>) -> Range<Int>? {
    guard !isResult(in: bytes) else { return nil }
    guard isOfMoment(in: bytes) else { return value("event", in: bytes) }
    return value("message", in: bytes, isInner: true)
      ?? value("body", "breadcrumb", "name", "event", in: bytes)
  }
}
