/// Calls that a line gives as the cause of something else, or as what came before it: `lastEvent=viewDidAppear`,
/// `trigger=viewDidLoad`, `request origin: Home viewDidLoad`.
enum EarlierCall {
  private static let reach = 96
  /// Keys that say so by their last word, and those that do behind one of these.
  private static let keys: Set<String> = ["last", "previous", "prev", "trigger", "origin", "reason", "cause"]
  private static let nouns = ["event", "state", "call", "callback"]

  /// Whether the last key before an event's word is one.
  static func isNamed(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Bool {
    let limit = max(start, word - reach)
    var sign = word - 1
    while sign > limit, !isSign(bytes[sign]) { sign -= 1 }
    guard sign > limit, bytes[sign - 1].isLetter else { return false }
    let key = lastWord(bytes, limit, sign)
    let text = bytes.text(from: key, to: sign).asciiLowercased
    if keys.contains(text) { return true }
    if text == "by" { return bytes.hasFolded("triggered ", endingAt: key, from: limit) }
    guard let noun = nouns.first(where: text.hasSuffix) else { return false }
    let joined = text.dropLast(noun.count).filter { $0 != "_" }
    if !joined.isEmpty { return keys.contains(joined) }
    let end = bytes.trimmedEnd(from: limit, to: key)
    return end < key && keys.contains(bytes.text(from: lastWord(bytes, limit, end), to: end).asciiLowercased)
  }

  private static func lastWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var first = end
    while first > start, bytes[first - 1].isWordByte { first -= 1 }
    return first
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") }
}
