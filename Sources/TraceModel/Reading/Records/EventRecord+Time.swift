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
}
