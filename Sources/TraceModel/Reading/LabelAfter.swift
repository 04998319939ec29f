/// Reads who is named behind an event's word: ` <Home: 0x…>`, ` - Home`, ` for Home`, ` // Home`.
enum LabelAfter {
  private static let links = ["for ", "of ", "in ", "on ", "at ", "from ", "by ", "호출 ", "호출됨 ", "called "]

  /// The label between the word's end and the end of the message. Inside a box (`[ viewDidLoad - view vc ]`)
  /// nothing else than a label is to be expected.
  static func read(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int, isBoxed: Bool) -> Label {
    let (first, isLinked) = skipLinks(bytes, word.selectorEnd, end)
    guard first < end else { return .nothing }
    if let (object, _) = ObjectText.starting(bytes, at: first, to: end) { return .clear(object) }
    if let quoted = quoted(bytes, first, end) { return .clear(quoted) }
    let last = endOfName(bytes, first, end)
    guard last > first else { return .nothing }
    return judge(bytes, first..<last, isLinked: isLinked, isBoxed: isBoxed, isSpelled: word.isSpelled)
  }

  private static func judge(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isLinked: Bool, isBoxed: Bool, isSpelled: Bool
  ) -> Label {
    let first = bytes[range.lowerBound]
    let isSingle =
      ByteScan.first(UInt8(ascii: " "), in: bytes, from: range.lowerBound, to: range.upperBound)
      == range.upperBound
    if isBoxed, isLinked {
      return .vague(NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound))
    }
    if isSingle, LabelText.isTypeName(bytes, range) {
      return .clear(NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound))
    }
    if isSpelled, !isLinked, !first.isUpper { return .nothing }
    guard isLinked || isSpelled, first.isUpper || first.isDigit else { return .nothing }
    if case .refused = LabelText.judge(bytes, from: range.lowerBound, to: range.upperBound) {
      return .nothing
    }
    return .vague(NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound))
  }

  private static func skipLinks(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (Int, Bool) {
    var place = start
    var isLinked = false
    while place < end {
      let before = place
      place = NameText.skipSymbols(bytes, from: place, to: end)
      while place < end, isSign(bytes[place]) {
        place += 1
        isLinked = true
      }
      for link in links where place > start && bytes.hasFolded(link, at: place, before: end) {
        place += link.utf8.count
        isLinked = link.utf8.count != 7 && isLinked || link != "called "
        break
      }
      if place == before { break }
    }
    return (place, isLinked)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"),
      UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "*"):
      true
    default: false
    }
  }

  private static func quoted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let quote = bytes[start]
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    let close = ByteScan.first(quote, in: bytes, from: start + 1, to: end)
    return close < end && close > start + 1 ? NamePlace.named(bytes, from: start + 1, to: close) : nil
  }

  /// The end of what can be a name: before a sign that ends a sentence, a bracket, a dash between blanks.
  private static func endOfName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "<"),
        UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "\""):
        return NameText.trimSymbols(bytes, from: start, to: place)
      case UInt8(ascii: "-") where bytes.at(place + 1) == UInt8(ascii: "-") || bytes.at(place - 1).isBlank:
        return NameText.trimSymbols(bytes, from: start, to: place)
      default: place += 1
      }
    }
    let last = NameText.trimSymbols(bytes, from: start, to: end)
    return last > start && bytes[last - 1] == UInt8(ascii: ".") ? last - 1 : last
  }
}
