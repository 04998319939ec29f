/// The number of a source line beside a name or a function: `Home.swift[31]`, `HomeVC:31`, `[Home.swift] [31]`.
enum SourceLine {
  /// Where the bracket opens that holds such a number and ends at an offset.
  static func bracket(_ bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> Int? {
    var offset = end - 1
    guard offset > start, bytes[offset] == UInt8(ascii: "]") else { return nil }
    while offset > start, bytes[offset - 1].isDigit { offset -= 1 }
    guard offset < end - 1 else { return nil }
    let line = "[line "
    if bytes.hasFolded(line, endingAt: offset, from: start) { return offset - line.utf8.count }
    guard offset > start + 1, bytes[offset - 1] == UInt8(ascii: "[") else { return nil }
    let open = offset - 1
    let isGlued = bytes[open - 1].isWordByte || bytes[open - 1] == UInt8(ascii: ")")
    let last = bytes.trimmedEnd(from: start, to: open)
    // `Home [31] viewDidLoad`: behind a word it is no name.
    return isGlued || last > start && (bytes[last - 1] == UInt8(ascii: "]") || bytes[last - 1].isLetter)
      ? open : nil
  }

  /// The end of a class's name or a file's before `:31` or `:31:5` that ends at an offset.
  static func endOfName(_ bytes: Span<UInt8>, before end: Int, from start: Int) -> Int? {
    var offset = end
    var name: Int?
    for _ in 0..<2 {
      let last = offset
      while offset > start, bytes[offset - 1].isDigit { offset -= 1 }
      guard offset < last, offset > start + 1, bytes[offset - 1] == UInt8(ascii: ":") else { break }
      offset -= 1
      name = offset
    }
    guard let name else { return nil }
    let first = ByteScan.lastEnd(0x20, in: bytes, from: start, to: name)
    return first < name
      && (LabelText.isTypeName(bytes, first..<name) || FileLabel.read(bytes, from: first, to: name) != nil)
      ? name : nil
  }

  private static let words = ["[line ", "line ", "(line ", "(line: ", "line:", "l:", "["]

  /// The number that a word for a line begins at an offset.
  static func begins(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Int64? {
    guard let key = words.first(where: { $0 != "[" && bytes.hasFolded($0, at: start, before: end) })
    else { return nil }
    let number = digits(bytes, start + key.utf8.count, end)
    return number > 0 ? number : nil
  }

  /// The number after a function, or after the name of a file anywhere in a message; 0 if there is none.
  static func number(_ bytes: Span<UInt8>, behind word: WordPlace, from start: Int, to end: Int) -> Int64 {
    var offset = word.selectorEnd
    if bytes.at(offset) == UInt8(ascii: "]") { offset += 1 }
    // `viewDidLoad:43`, where the colon was taken for the selector's; `viewWillAppear:1` is what it was called with.
    if bytes.at(offset - 1) == UInt8(ascii: ":") {
      let number = digits(bytes, offset, end)
      if number > 1 { return number }
    }
    if bytes.at(offset) == UInt8(ascii: ":") || bytes.at(offset) == UInt8(ascii: "#"), offset < end {
      let number = digits(bytes, offset + 1, end)
      if number > 0 { return number }
    }
    offset = bytes.skipBlanks(from: offset, to: end)
    if let key = words.first(where: { bytes.hasFolded($0, at: offset, before: end) }),
      key != "[" || isAlone(bytes, offset + 1, end)
    {
      return digits(bytes, offset + key.utf8.count, end)
    }
    return behindFile(bytes, word, start, end)
  }

  /// `Home.swift:31`, `Home.m[31]`, `Home.swift, line 31`, `Home.swift > viewDidLoad(): 31`; what another word counts behind a
  /// file is none of its lines.
  private static func behindFile(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Int64 {
    guard let file = FileLabel.read(bytes, from: start, to: end) else { return 0 }
    let point = ByteScan.first(UInt8(ascii: "."), in: bytes, from: file.end, to: end)
    var offset = bytes.endOfWord(from: point + 1, to: end)
    while offset < end, !bytes[offset].isDigit {
      let last = offset == word.start ? word.selectorEnd : bytes.endOfWord(from: offset, to: end)
      if last > offset, offset != word.start, !isLineWord(bytes, offset..<last) { return 0 }
      offset = max(last, offset + 1)
    }
    return digits(bytes, offset, end)
  }

  /// `31]`, `31:5]`: of what a bracket holds besides a number, as in `[41 MB]` and `[3 alive]`, it says how much there is.
  private static func isAlone(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let sign = bytes.at(bytes.endOfDigits(from: start, to: end))
    return sign == UInt8(ascii: "]") || sign == UInt8(ascii: ":")
  }

  /// Whether a text is a word for a line and its number, and no more: `line 31`, `L31`.
  static func isAll(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var word = start
    while word < end, bytes[word].isLetter { word += 1 }
    guard isLineWord(bytes, start..<word) else { return false }
    let first = bytes.skipBlanks(from: bytes.at(word) == UInt8(ascii: ":") ? word + 1 : word, to: end)
    return first < end && bytes.endOfDigits(from: first, to: end) == end
  }

  /// `line`, `L`
  private static func isLineWord(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ["line", "l", "ln"].contains { EventKey.equals(bytes, word, $0) }
  }

  private static func digits(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64 {
    let last = bytes.endOfDigits(from: start, to: min(end, start + 7))
    return last < end && bytes[last].isWordByte || last == start ? 0 : bytes.number(from: start, to: last)
  }
}
