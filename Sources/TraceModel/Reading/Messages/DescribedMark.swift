/// A mark behind the description of whom is asked: `<Shop.Home: 0x10> present <Shop.Sheet: 0x20>`.
///
/// Its words are those of many sentences, so both must be objects with their addresses, and nothing else may be said.
enum DescribedMark {
  static let patterns = [
    WordPattern("> present"), WordPattern("> dismiss"), WordPattern("> push"), WordPattern("> pop"),
    WordPattern("> popto"), WordPattern("> select"), WordPattern("> setroot", anchor: 2),
  ]

  private static let controllers = ["controller", "vc"]

  /// The words of the mark whose object's `>` is at an offset; `nil` if it is none.
  static func read(
    _ bytes: Span<UInt8>, at close: Int, from start: Int, to end: Int, _ keywords: EventKeywords
  ) -> EventWords? {
    guard let word = keywords.read(bytes, at: close + 2, to: end), CanonicalLine.isMark(word.kind),
      !bytes[word.start].isUpper,
      let (subject, first) = ObjectText.ending(bytes, at: close + 1, from: start), subject.instance.isSome,
      bytes.trimmedEnd(from: start, to: first) == start
    else { return nil }
    let call = CanonicalLine.hasObject(word.kind) ? argument(bytes, word) : nil
    let behind = call ?? bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard
      CanonicalLine.hasObject(word.kind) ? isObject(bytes, behind, end) : isAlone(bytes, subject, behind, end)
    else { return nil }
    var words = EventWords(word.kind, argumentsStart: call ?? word.selectorEnd)
    words.subject = subject
    return words
  }

  /// Where the object begins that a call has: `present(<Shop.Sheet: 0x20>, animated: true)`.
  private static func argument(_ bytes: Span<UInt8>, _ word: WordPlace) -> Int? {
    bytes.has("(<", at: word.end, before: word.selectorEnd) ? word.end + 1 : nil
  }

  private static func isObject(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    ObjectText.starting(bytes, at: start, to: end)?.0.instance.isSome == true
  }

  /// Whether a controller is asked, with nothing behind it but keys: views and hints are dismissed too.
  private static func isAlone(_ bytes: Span<UInt8>, _ subject: NamePlace, _ start: Int, _ end: Int) -> Bool {
    let isKey = ByteScan.first(UInt8(ascii: "="), in: bytes, from: start, to: end) < end
    return (start == end || isKey)
      && controllers.contains { bytes.hasFolded($0, endingAt: subject.end, from: subject.start) }
  }
}
