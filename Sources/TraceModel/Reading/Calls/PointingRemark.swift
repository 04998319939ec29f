/// What a person wrote beside a line to point at it, without a sign of a comment: `HomeVC viewDidAppear   (again!)`, `HomeVC
/// viewDidAppear 👈`, `⚠️ HomeVC viewDidAppear`. It makes no other statement of the line.
enum PointingRemark {
  /// How sure it is that a person wrote it, and not the program.
  enum Certainty {
    case none, likely, sure
  }

  private static let longest = 64
  /// What says that a call came once more. `twice` and `x2` count the calls that came before.
  private static let again: Set<String> = [
    "again", "called again", "once again", "once more", "2nd", "2nd time", "second time", "두번째", "두 번째",
    "또", "중복", "重复", "重複", "又", "再次", "第二次", "2回目", "二回目", "снова", "опять", "второй раз", "nochmal",
    "erneut", "encore", "otra vez", "de novo", "ancora", "tekrar",
  ]
  /// Hands, faces and signs of warning.
  private static let pointing: Set<UInt32> = [
    0x203C, 0x2049, 0x26A0, 0x2753, 0x2757, 0x274C, 0x2B05, 0x1F41B, 0x1F446, 0x1F447, 0x1F448, 0x1F449,
    0x1F501, 0x1F534, 0x1F631, 0x1F6A8, 0x1F914, 0x1F92F,
  ]
  private static let openings = Set("([*;/!".utf8)
  /// Words that tell one line of a call from another.
  private static let stages: Set<String> = [
    "in", "out", "before", "after", "begin", "pre", "post", "sync", "async", "main", "super", "self", "true",
    "false", "yes", "no", "nil",
  ]

  /// What is behind an event and its name.
  static func behind(_ bytes: Span<UInt8>, _ start: Int, to end: Int) -> Certainty {
    let start = bytes.at(start) == UInt8(ascii: "]") && start < end ? start + 1 : start
    let first = bytes.skipBlanks(from: start, to: end)
    guard first > start, first < end, end - first <= longest else { return .none }
    let isWide = first - start > 1 || bytes[start] == 0x09
    let words = words(bytes, first..<end)
    if again.contains(bytes.text(from: words.lowerBound, to: words.upperBound).asciiLowercased) {
      return .sure
    }
    let points = isPointing(bytes, first, end)
    if words.isEmpty { return points ? isWide ? .sure : .likely : .none }
    return isWide && (points || isAside(bytes, first, words)) ? .sure : .none
  }

  /// Where the line itself begins behind such a remark; its own beginning where there is none.
  static func endOfLead(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard start < end else { return start }
    if isPointing(bytes, start, end) { return NameText.skipSymbols(bytes, from: start, to: end) }
    guard bytes[start] == UInt8(ascii: "("),
      let close = bytes.find(")", from: start, to: min(end, start + longest))
    else { return start }
    let words = words(bytes, start..<close)
    let isOne = again.contains(bytes.text(from: words.lowerBound, to: words.upperBound).asciiLowercased)
    return isOne ? bytes.skipBlanks(from: close + 1, to: end) : start
  }

  /// `(why?)`, `** bug **`: words that a sign opens, and no values.
  private static func isAside(_ bytes: Span<UInt8>, _ first: Int, _ words: Range<Int>) -> Bool {
    guard openings.contains(bytes[first]),
      words.allSatisfy({
        !bytes[$0].isDigit && bytes[$0] != UInt8(ascii: "=") && bytes[$0] != UInt8(ascii: ":")
      })
    else { return false }
    return !TrailingText.saysCalled(bytes, words) && !CallManner.isEnd(bytes, words)
      && !CallManner.isPartOfCall(bytes, words)
      && !stages.contains(bytes.text(from: words.lowerBound, to: words.upperBound).asciiLowercased)
  }

  private static func isPointing(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    bytes[offset] >= 0x80 && pointing.contains(NameText.scalar(bytes, at: offset, to: end).0)
  }

  /// Without the signs at either end.
  private static func words(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var first = range.lowerBound
    while first < range.upperBound, !NameText.isNameStart(bytes, at: first, to: range.upperBound) {
      first += NameText.scalar(bytes, at: first, to: range.upperBound).1
    }
    var last = range.upperBound
    while last > first,
      bytes[last - 1] < 0x80 ? !bytes[last - 1].isWordByte : isSymbol(bytes, endingAt: last, first)
    {
      last -= 1
    }
    return first..<last
  }

  /// Whether the last byte of a sign of no script ends at an offset, or a part of one.
  private static func isSymbol(_ bytes: Span<UInt8>, endingAt end: Int, _ start: Int) -> Bool {
    NameText.trimSymbols(bytes, from: start, to: end) < end
  }
}
