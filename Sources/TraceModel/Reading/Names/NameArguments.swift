/// A controller's class with what it was made with, as its description prints it: `LidVC(id: 42)`, `PageVC(2/5)`,
/// `HomeVC("Home")`, `LidVC "Blue"`, `PageVC #1`, `UINavigationController(root: LidVC)`. The class is the name; a number
/// that is all that is said tells the instances apart, as a counter does.
enum NameArguments {
  /// The name in a range that ends with its arguments; `nil` where none are.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard end - start > 4, let open = opening(bytes, start, end) else { return nil }
    let name = start..<bytes.trimmedEnd(from: start, to: open)
    guard !name.isEmpty, ControllerName.isOne(bytes, name),
      InstanceSuffix.ending(bytes, at: end, from: start) == nil,
      IdentifierText.ending(bytes, at: end, from: start) == nil
    else { return nil }
    let isCall = bytes[open] == UInt8(ascii: "(")
    if isCall, !mayBeGiven(bytes, open + 1..<end - 1) || name.upperBound < open { return nil }
    let instance = isQuoted(bytes, open) ? nil : number(bytes, open + 1..<(isCall ? end - 1 : end))
    return NamePlace.named(bytes, from: start, to: name.upperBound, instance.map { .counter($0) } ?? .none)
  }

  /// Where the arguments begin that end with a range.
  private static func opening(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    if bytes[end - 1] == UInt8(ascii: ")") { return first(UInt8(ascii: "("), bytes, start, end) }
    if TextField.isQuote(bytes[end - 1]) {
      let open = first(bytes[end - 1], bytes, start, end - 1)
      return open.flatMap { bytes.at($0 - 1).isBlank ? $0 : nil }
    }
    guard bytes[end - 1].isDigit, let sign = first(UInt8(ascii: "#"), bytes, start, end),
      bytes.at(sign - 1).isBlank
    else { return nil }
    return bytes.endOfDigits(from: sign + 1, to: end) == end ? sign : nil
  }

  private static func first(_ byte: UInt8, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let offset = ByteScan.first(byte, in: bytes, from: start, to: end)
    return offset < end && offset > start ? offset : nil
  }

  private static func isQuoted(_ bytes: Span<UInt8>, _ open: Int) -> Bool {
    TextField.isQuote(bytes[open]) || TextField.isQuote(bytes.at(open + 1))
  }

  /// Whether a text in parentheses is values: labels alone are a method's name, and nothing is a call.
  private static func mayBeGiven(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    !text.isEmpty && !bytes[text.lowerBound].isBlank && bytes[text.upperBound - 1] != UInt8(ascii: ":")
      && text.allSatisfy { bytes[$0] != UInt8(ascii: "{") && bytes[$0] != UInt8(ascii: ";") }
  }

  /// `id: 42`, `2/5`, `3 of 7`: the number that comes first, behind a label at most.
  private static func number(_ bytes: Span<UInt8>, _ text: Range<Int>) -> UInt64? {
    let colon = ByteScan.first(UInt8(ascii: ":"), in: bytes, from: text.lowerBound, to: text.upperBound)
    let label = colon < text.upperBound ? colon + 1 : text.lowerBound
    if isLine(bytes, text.lowerBound..<colon) { return nil }
    let first = bytes.skipBlanks(from: label, to: text.upperBound)
    let last = bytes.endOfDigits(from: first, to: text.upperBound)
    guard last > first, last - first < 16, isOfMany(bytes, last..<text.upperBound) else { return nil }
    return UInt64(truncatingIfNeeded: bytes.number(from: first, to: last))
  }

  /// `line: 31`: where in the source it was printed.
  private static func isLine(_ bytes: Span<UInt8>, _ label: Range<Int>) -> Bool {
    ["line", "l", "ln"].contains { EventKey.equals(bytes, label, $0) }
  }

  /// Nothing, `/5` or ` of 7`.
  private static func isOfMany(_ bytes: Span<UInt8>, _ rest: Range<Int>) -> Bool {
    var offset = bytes.skipBlanks(from: rest.lowerBound, to: rest.upperBound)
    if offset == rest.upperBound { return true }
    if bytes[offset] == UInt8(ascii: "/") {
      offset += 1
    } else {
      guard bytes.has("of ", at: offset, before: rest.upperBound) else { return false }
      offset += 3
    }
    offset = bytes.skipBlanks(from: offset, to: rest.upperBound)
    return offset < rest.upperBound && bytes.endOfDigits(from: offset, to: rest.upperBound) == rest.upperBound
  }
}
