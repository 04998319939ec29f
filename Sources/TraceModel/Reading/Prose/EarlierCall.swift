/// Calls that a line gives as the cause of something else, or as what came before it: `lastEvent=viewDidAppear`,
/// `trigger=viewDidLoad`, `request origin: Home viewDidLoad`.
enum EarlierCall {
  /// The words that such a key begins or ends with, in small letters.
  private static let keys = [
    "last", "previous", "prev", "trigger", "triggered by", "origin", "reason", "cause",
  ]
  private static let events = [
    "event", "_event", " event", "state", "_state", " state", "call", "callback", "",
  ]

  /// Whether the last key before an event's word is one.
  static func isNamed(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Bool {
    let limit = max(start, word - 96)
    var sign = word - 1
    while sign > limit, !isSign(bytes[sign]) { sign -= 1 }
    guard sign > limit, bytes[sign - 1].isLetter else { return false }
    return keys.contains { key in
      events.contains { event in
        let text = key + event
        let first = sign - text.utf8.count
        return bytes.hasFolded(text, endingAt: sign, from: start)
          && (first == start || !bytes[first - 1].isWordByte)
      }
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") }
}
