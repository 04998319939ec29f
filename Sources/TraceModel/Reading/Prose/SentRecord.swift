/// A JSON object behind words that say that it is sent or stored: `uploading {"event": "viewDidLoad", "screen": "Home"}`. It tells
/// of a call that was made before, as does a row that goes into a database.
enum SentRecord {
  private static let deeds: Set<String> = [
    "upload", "uploading", "uploaded", "send", "sending", "sent", "post", "posting", "posted", "put", "patch",
    "cache",
    "caching", "cached", "emit", "emitting", "emitted", "publish", "publishing", "published", "retry",
    "retrying",
    "flush", "flushing", "flushed", "queue", "queued", "enqueue", "enqueued", "enqueuing", "save", "saved",
    "saving",
    "store", "stored", "storing", "persist", "persisted", "persisting", "write", "writing", "wrote", "socket",
    "buffer",
    "buffered", "resend", "resent", "transmit", "transmitted", "replay", "replaying", "replayed",
  ]

  /// Verbs that nothing else is called by, as parts of an app are, and nouns for what is sent.
  private static let verbs: Set<String> = [
    "queue", "enqueue", "flush", "send", "sent", "upload", "emit", "publish", "retry", "os_signpost",
  ]
  private static let things = ["event", "events", "transaction", "span", "request", "batch", "breadcrumb"]

  /// `flush HomeVC`, `Uploading event`: whether a word of a label says that the next one is sent.
  static func isTold(_ bytes: Span<UInt8>, _ verb: Range<Int>, _ next: Range<Int>) -> Bool {
    if ["ing", "ed"].contains(where: { bytes.has($0, endingAt: verb.upperBound, from: verb.lowerBound + 2) })
    {
      return things.contains { EventKey.equals(bytes, next, $0) }
    }
    return LabelText.isTypeName(bytes, next)
      && verbs.contains(bytes.text(from: verb.lowerBound, to: verb.upperBound))
  }

  /// Whether an event's word is a text of such an object, or a value of a row that SQL is given.
  static func holds(_ bytes: Span<UInt8>, _ word: Int, from start: Int) -> Bool {
    guard word > start else { return false }
    return switch bytes[word - 1] {
    case UInt8(ascii: "\""):
      bytes.find("{\"", from: start, to: word).map { isSent(bytes, start..<$0) } ?? false
    case UInt8(ascii: "'"):
      ["VALUES (", "values ("].contains { bytes.find($0, from: start, to: word) != nil }
    default: false
    }
  }

  /// Whether a range has a word for sending or storing.
  private static func isSent(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    var offset = text.lowerBound
    while offset < text.upperBound {
      let last = bytes.endOfWord(from: offset, to: text.upperBound)
      if last > offset, deeds.contains(bytes.text(from: offset, to: last).asciiLowercased) { return true }
      offset = max(last, offset + 1)
    }
    return false
  }
}
