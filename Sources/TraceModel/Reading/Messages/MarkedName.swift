/// Whom a mark in words names, and what it says besides: `SheetVC from HomeVC, animated: true`.
enum MarkedName {
  /// What joins a controller to the one that is asked.
  private static let links = ["from", "on", "onto", "over", "in", "to", "by"]
  /// What says how, besides the styles.
  private static let manners: Set<String> = [
    "animated", "true", "false", "YES", "NO", "yes", "no", "style", "modally", "as", "with", "completion",
    "nil", "modalPresentationStyle", "modal", "animation", "without", "Optional", "Function",
  ]

  /// Whether a name is a controller's by its looks, or one that the log has had.
  static func isOne(_ bytes: Span<UInt8>, _ name: NamePlace, _ names: NameTable) -> Bool {
    name.start < name.end
      && (ControllerName.isOne(bytes, name) || isKnown(bytes, name.start..<name.end, names))
  }

  private static func isKnown(_ bytes: Span<UInt8>, _ name: Range<Int>, _ names: NameTable) -> Bool {
    NameText.isCapital(bytes, at: name.lowerBound, to: name.upperBound)
      && name.allSatisfy { bytes[$0].isWordByte || bytes[$0] >= 0x80 }
      && names.find(bytes, from: name.lowerBound, to: name.upperBound) != nil
      && !LoggerTag.isTag(bytes, NamePlace(start: name.lowerBound, end: name.upperBound))
  }

  /// The controller that is all of a range.
  static func all(_ bytes: Span<UInt8>, _ range: Range<Int>, _ names: NameTable) -> NamePlace? {
    guard !range.isEmpty, let name = ControllerName.text(bytes, from: range.lowerBound, to: range.upperBound)
    else { return nil }
    return isOne(bytes, name, names) ? name : nil
  }

  /// The controller's name that begins at an offset, with its address or its arguments.
  static func starting(_ bytes: Span<UInt8>, at start: Int, to end: Int, _ names: NameTable) -> Range<Int>? {
    guard start < end else { return nil }
    if let (_, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return all(bytes, start..<behind, names) == nil ? nil : start..<behind
    }
    if let text = startOfText(bytes, start, end) { return starting(bytes, at: text, to: end, names) }
    let last = endOfName(bytes, start, end)
    if bytes.at(last) == UInt8(ascii: "("), last > start {
      let close = ByteScan.first(UInt8(ascii: ")"), in: bytes, from: last, to: min(end, last + 96))
      if close < end, bytes[close] == UInt8(ascii: ")"),
        Counter.read(bytes, from: start, to: close + 1) != nil
      {
        return start..<close + 1
      }
      return nil
    }
    return all(bytes, start..<last, names) == nil ? nil : start..<last
  }

  /// `HomeScreen: push CartScreen`: a name that ends as that of the screen beside it, which the log has had.
  static func screen(_ bytes: Span<UInt8>, at start: Int, to end: Int, beside subject: NamePlace) -> Range<
    Int
  >? {
    let name = start..<endOfName(bytes, start, end)
    let ending = "Screen"
    guard name.count > ending.utf8.count, bytes[start].isUpper,
      bytes.has(ending, endingAt: name.upperBound, from: start),
      bytes.has(ending, endingAt: subject.end, from: subject.start)
    else { return nil }
    return name
  }

  /// Where the text begins of `"SheetVC"` and `Optional("SheetVC")`.
  private static func startOfText(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let optional = "Optional("
    let quote = bytes.has(optional, at: start, before: end) ? start + optional.utf8.count : start
    guard quote + 1 < end, TextField.isQuote(bytes[quote]), !TextField.isQuote(bytes[quote + 1]) else {
      return nil
    }
    let last = endOfName(bytes, quote + 1, end)
    return last < end && bytes[last] == bytes[quote] ? quote + 1 : nil
  }

  /// Where the name or the object ends that begins at an offset.
  static func end(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Int {
    ObjectText.starting(bytes, at: start, to: end)?.1 ?? endOfName(bytes, start, end)
  }

  private static func endOfName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end,
      bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: "@")
        || bytes[offset] >= 0x80
    {
      offset += 1
    }
    while offset > start, bytes[offset - 1] == UInt8(ascii: ".") { offset -= 1 }
    return offset
  }

  /// The controller behind a word such as `from`, which is behind another's name.
  static func place(_ bytes: Span<UInt8>, behind name: Int, to end: Int, _ names: NameTable) -> Range<Int>? {
    let link = bytes.skipBlanks(from: name, to: end)
    let last = bytes.endOfWord(from: link, to: end)
    guard link > name, bytes.at(last).isBlank,
      links.contains(where: { EventKey.equals(bytes, link..<last, $0) })
    else { return nil }
    return starting(bytes, at: bytes.skipBlanks(from: last, to: end), to: end, names)
  }

  /// Whether nothing is in a range but words and keys for how, a comment, and where from.
  static func saysHow(_ bytes: Span<UInt8>, from start: Int, to end: Int, _ names: NameTable) -> Bool {
    var offset = place(bytes, behind: start, to: end, names)?.upperBound ?? start
    while true {
      offset = skipSigns(bytes, offset, end)
      if offset >= end || bytes.has("//", at: offset, before: end) { return true }
      let last = bytes.endOfWord(from: offset, to: end)
      if last > offset, bytes.at(last) == UInt8(ascii: "=") {
        offset = ByteScan.first(0x20, in: bytes, from: last, to: end)
      } else {
        guard isManner(bytes.text(from: offset, to: last)) else { return false }
        offset = last
      }
    }
  }

  private static let signs = Set("()[],.|:;-!*+~>\"'".utf8)

  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = NameText.skipSymbols(bytes, from: start, to: end)
    while offset < end, signs.contains(bytes[offset]) {
      offset = NameText.skipSymbols(bytes, from: offset + 1, to: end)
    }
    return offset
  }

  private static func isManner(_ word: String) -> Bool {
    manners.contains(word) || PresentationStyle.allCases.contains { $0.name == word }
  }
}
