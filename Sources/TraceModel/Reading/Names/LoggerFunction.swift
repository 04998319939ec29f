/// The functions of analytics and loggers, as a console prints their calls: `track: viewDidLoad {"screen":"Home"}`,
/// `[Amplitude] logEvent viewDidLoad {"screen":"Home"}`, `screen_view Home viewDidLoad`.
enum LoggerFunction {
  private static let verbs: Set<String> = ["log", "track", "send", "record", "capture"]
  private static let topics: Set<String> = ["event", "events", "screen", "page", "view"]
  private static let longest = 32

  /// Whether a word is such a function: it begins small, as no name of a type does, and all its parts are a logger's words.
  static func isOne(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard !word.isEmpty, word.count < longest, bytes[word.lowerBound].isLetter,
      !bytes[word.lowerBound].isUpper
    else { return false }
    let parts = parts(bytes, word)
    if parts.count == 1 { return parts[0] == "log" || parts[0] == "track" }
    return parts.allSatisfy { verbs.contains($0) || topics.contains($0) }
  }

  /// `log`, `event` of `logEvent` and `log_event`.
  private static func parts(_ bytes: Span<UInt8>, _ word: Range<Int>) -> [String] {
    var parts = [""]
    for byte in word.map({ bytes[$0] }) {
      if byte.isUpper || byte == UInt8(ascii: "_") { parts.append("") }
      if byte != UInt8(ascii: "_") {
        parts[parts.count - 1].unicodeScalars.append(Unicode.Scalar(byte.folded))
      }
    }
    return parts
  }

  /// The words of an event that a function was called with, beside fields that name a controller. What is before the
  /// function is the logger, unless it is a controller's class.
  static func read(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> EventWords? {
    var last = bytes.trimmedEnd(from: start, to: word.start)
    if last > start, bytes[last - 1] == UInt8(ascii: ":") { last -= 1 }
    let first = bytes.startOfWord(endingAt: last, from: start)
    guard isOne(bytes, first..<last), let owner = owner(bytes, start, first),
      case .closed = TrailingText.judge(bytes, from: word.selectorEnd, to: end),
      let named = fields(bytes, word.selectorEnd, end)
    else { return nil }
    var words = EventWords(word.kind, argumentsStart: end)
    words.subject = isClass(bytes, owner) ? owner : named
    return words
  }

  /// Who is before a function, or an empty name; `nil` where a sentence is.
  private static func owner(_ bytes: Span<UInt8>, _ start: Int, _ function: Int) -> NamePlace? {
    switch LabelBefore.read(bytes, from: start, to: function) {
    case .nothing: NamePlace(start: function, end: function)
    case .clear(let name), .vague(let name): name
    case .refused: nil
    }
  }

  private static func isClass(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    name.instance.isSome || name.start < name.end && LabelText.isTypeName(bytes, name.start..<name.end)
  }

  /// Whom the fields in brackets name that are all that is behind an event.
  private static func fields(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let open = bytes.skipBlanks(from: start, to: end)
    guard open < end - 1 else { return nil }
    switch (bytes[open], bytes[end - 1]) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")),
      (UInt8(ascii: "("), UInt8(ascii: ")")):
      return FieldLine.controller(bytes, from: open + 1, to: end - 1)
    default: return nil
    }
  }
}
