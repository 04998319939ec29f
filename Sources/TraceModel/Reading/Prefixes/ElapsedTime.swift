/// How long a program had run when it printed a line, in a column of its own: `257.81  `, `+0.51s `, `[12ms] `,
/// `t=0.5 `.
enum ElapsedTime {
  private static let units = ["ms", "sec", "s", "µs", "us"]
  private static let beginnings = ["t=", "T=", "t+", "T+", "+", "@", "t = ", "T = "]
  /// Words that make a sentence of a number: `12 ms in viewDidLoad`.
  private static let prepositions = ["in ", "before ", "after ", "for ", "from ", "of ", "until ", "since "]

  /// The offset behind the column and the blanks that follow it; `nil` where there is none.
  static func end(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let closing = closing(for: bytes.at(start))
    let first = closing == nil ? start : start + 1
    guard var offset = endOfNumber(bytes, first, end) else { return nil }
    if let closing {
      guard bytes.at(offset) == closing else { return nil }
      offset += 1
    }
    if bytes.at(offset) == UInt8(ascii: ":") || isClosed(bytes, first, offset) { offset += 1 }
    let next = bytes.skipBlanks(from: offset, to: end)
    guard next > offset, next < end,
      !prepositions.contains(where: { bytes.hasFolded($0, at: next, before: end) })
    else { return nil }
    return next
  }

  /// `0.257, `: whether a comma is behind a fraction; behind a whole number it is a list's.
  private static func isClosed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    bytes.at(end) == UInt8(ascii: ",") && bytes.at(end + 1).isBlank
      && ByteScan.first(UInt8(ascii: "."), in: bytes, from: start, to: end) < end
  }

  /// The same behind another prefix, where a number needs a unit or a sign, and a name with a capital has to follow.
  static func endInMessage(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let sign = bytes.at(start)
    guard sign.isDigit || sign == UInt8(ascii: "+") && bytes.at(start + 1).isDigit,
      let behind = Self.end(bytes, from: start, to: end), NameText.isCapital(bytes, at: behind, to: end)
    else { return nil }
    let number = ByteScan.first(0x20, in: bytes, from: start, to: behind)
    return units.contains { bytes.has($0, endingAt: number, from: start + 1) }
      || sign == UInt8(ascii: "+")
        && ByteScan.first(UInt8(ascii: "."), in: bytes, from: start, to: number) < number
      ? behind : nil
  }

  private static func closing(for sign: UInt8) -> UInt8? {
    switch sign {
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: nil
    }
  }

  /// A number with a fraction, or with a unit, or alone in a column that two blanks or a tab end, or that a name follows.
  private static func endOfNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let sign = beginnings.first { bytes.has($0, at: start, before: end) }
    let behind = start + (sign?.utf8.count ?? 0)
    // `t =     1.23s`, as tests of the interface print it.
    let first = sign?.last == " " ? bytes.skipBlanks(from: behind, to: end) : behind
    let digits = endOfGroups(bytes, bytes.endOfDigits(from: first, to: end), end)
    guard digits > first, digits - first < 12 else { return nil }
    let fraction =
      bytes.at(digits) == UInt8(ascii: ".") ? bytes.endOfDigits(from: digits + 1, to: end) : digits
    if bytes.at(digits) == UInt8(ascii: "."), fraction == digits + 1 { return nil }
    let unit = endOfUnit(bytes, fraction, end)
    if unit == nil, fraction == digits, sign == nil {
      return isColumn(bytes, digits, end) && startsName(bytes, digits + 1, end) ? digits : nil
    }
    return unit ?? fraction
  }

  /// Behind the thousands of `1,204 ms`.
  private static func endOfGroups(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while bytes.at(offset) == UInt8(ascii: ","), bytes.endOfDigits(from: offset + 1, to: end) == offset + 4 {
      offset += 4
    }
    return endOfUnit(bytes, offset, end) == nil ? start : offset
  }

  private static func endOfUnit(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    for offset in [start, bytes.skipBlanks(from: start, to: end)] {
      if let unit = units.first(where: { bytes.has($0, at: offset, before: end) }),
        !bytes.at(offset + unit.utf8.count).isWordByte
      {
        return offset + unit.utf8.count
      }
    }
    return nil
  }

  private static func isColumn(_ bytes: Span<UInt8>, _ end: Int, _ limit: Int) -> Bool {
    guard bytes.at(end).isBlank, end + 1 < limit else { return false }
    return bytes[end] == UInt8(ascii: "\t") || bytes[end + 1].isBlank
      || NameText.isCapital(bytes, at: end + 1, to: limit)
  }

  /// Whether two words follow: the first is the name then, and the number is none.
  private static func startsName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = bytes.skipBlanks(from: start, to: end)
    let blank = ByteScan.first(UInt8(ascii: " "), in: bytes, from: first, to: end)
    return blank < end && bytes.at(bytes.skipBlanks(from: blank, to: end)).isLetter
  }
}
