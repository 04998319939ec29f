/// A field of a line of text, however it is written: `key=value`, `key: value`, `"key": "value"`, `key='value'`,
/// `<key>value</key>`, `key = value;`.
struct TextField {
  /// The key, without quotation marks.
  var key: Range<Int>
  /// The value, without quotation marks.
  var value: Range<Int>

  private static let mostFields = 32

  /// The fields between two offsets, without the one of an event whose word is at a third. What quotation marks hold is
  /// one value.
  static func all(_ bytes: Span<UInt8>, from start: Int, to end: Int, besides event: Int? = nil)
    -> [TextField]
  {
    var fields: [TextField] = []
    var offset = start
    while offset < end, fields.count < mostFields {
      if offset == start || isQuote(bytes[offset - 1]) || mayStart(behind: bytes[offset - 1]),
        let field = starting(bytes, offset, end)
      {
        if field.value.lowerBound != event { fields.append(field) }
        offset = max(field.value.upperBound, field.key.upperBound)
      }
      offset += 1
    }
    return fields
  }

  /// The key of the field whose value begins at an offset, and whether a colon parts the two.
  static func key(
    _ bytes: Span<UInt8>, ofValueAt value: Int, from start: Int, isDescription: Bool = false
  ) -> (Range<Int>, hasColon: Bool)? {
    var end = value
    if end > start, isQuote(bytes[end - 1]) { end -= 1 }
    let isApart = end > start && bytes[end - 1].isBlank
    end = bytes.trimmedEnd(from: start, to: end)
    guard end > start + 1 else { return nil }
    let sign = bytes[end - 1]
    end -= 1
    if sign == UInt8(ascii: ">"), !isApart { return element(bytes, endingAt: end, from: start) }
    let hasColon = sign == UInt8(ascii: ":")
    guard hasColon || sign == UInt8(ascii: "=") && (!isApart || isDescription) else { return nil }
    if isDescription { end = bytes.trimmedEnd(from: start, to: end) }
    guard end > start else { return nil }
    // `AnyHashable("event"): "viewDidLoad"`
    if bytes.has("\")", endingAt: end, from: start) { end -= 1 }
    let isQuoted = isQuote(bytes[end - 1])
    if isQuoted { end -= 1 }
    var first = end
    while first > start, bytes[first - 1].isWordByte { first -= 1 }
    guard first < end, first == start || isQuoted || mayStart(behind: bytes[first - 1]) else { return nil }
    return (first..<end, hasColon)
  }

  /// Whether a message is the description of a dictionary of Foundation's: `{ event = viewDidLoad; screen = Home; }`. What
  /// is before its brace ends with a sign; behind a word it would be code.
  static func isDescription(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard end > start, bytes[end - 1] == UInt8(ascii: "}"),
      bytes.at(bytes.trimmedEnd(from: start, to: end - 1) - 1) == UInt8(ascii: ";")
    else { return false }
    let open = ByteScan.first(UInt8(ascii: "{"), in: bytes, from: start, to: end)
    let lead = bytes.trimmedEnd(from: start, to: open)
    return open < end
      && (lead == start || bytes[lead - 1] == UInt8(ascii: ":") || bytes[lead - 1] == UInt8(ascii: "]"))
  }

  /// `<event>`, `<lifecycle vc="Home">`, up to the offset of its closing sign.
  private static func element(_ bytes: Span<UInt8>, endingAt end: Int, from start: Int)
    -> (Range<Int>, hasColon: Bool)?
  {
    let first = ByteScan.lastEnd(UInt8(ascii: "<"), in: bytes, from: start, to: end)
    guard first > start, bytes[first - 1] == UInt8(ascii: "<") else { return nil }
    var last = first
    while last < end, bytes[last].isWordByte { last += 1 }
    return last > first ? (first..<last, true) : nil
  }

  private static func starting(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> TextField? {
    var offset = start
    while offset < end, bytes[offset].isWordByte { offset += 1 }
    let key = start..<offset
    guard !key.isEmpty, offset < end else { return nil }
    let isQuoted = start > 0 && isQuote(bytes[start - 1])
    if isQuoted {
      guard bytes[offset] == bytes[start - 1] else { return nil }
      offset += bytes.has(")", at: offset + 1, before: end) ? 2 : 1
    }
    switch bytes.at(offset) {
    case UInt8(ascii: ">") where bytes.at(start - 1) == UInt8(ascii: "<"):
      let close = ByteScan.first(UInt8(ascii: "<"), in: bytes, from: offset, to: end)
      return close < end ? TextField(key: key, value: offset + 1..<close) : nil
    case UInt8(ascii: "="): return TextField(key: key, value: titled(bytes, offset + 1, end, of: key))
    case UInt8(ascii: " ") where bytes.has(" = ", at: offset, before: end):
      let value = value(bytes, offset + 3, end)
      let behind = isQuote(bytes.at(value.upperBound)) ? value.upperBound + 1 : value.upperBound
      return bytes.at(behind) == UInt8(ascii: ";") ? TextField(key: key, value: value) : nil
    case UInt8(ascii: ":") where isQuoted || bytes.at(offset + 1).isBlank || isQuote(bytes.at(offset + 1)):
      let first = bytes.skipBlanks(from: offset + 1, to: end)
      return isKey(bytes, first, end) ? nil : TextField(key: key, value: titled(bytes, first, end, of: key))
    default: return nil
    }
  }

  /// `Lifecycle: vc=Home`: whether a field of its own is behind a colon, which ends a tag then.
  private static func isKey(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let last = bytes.endOfWord(from: start, to: end)
    return last > start && last < end && bytes[last] == UInt8(ascii: "=")
  }

  /// The value at an offset with all words of the title, where the key is one of those that name screens.
  private static func titled(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, of key: Range<Int>) -> Range<Int>
  {
    let value = value(bytes, start, end)
    guard value.upperBound < end, bytes[value.upperBound] == UInt8(ascii: " "),
      FieldTitle.isNamed(bytes, by: key)
    else { return value }
    return value.lowerBound..<FieldTitle.end(bytes, value, to: end)
  }

  /// The value that begins at an offset: an object, a quoted text, or what ends where the field does.
  static func value(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
    guard start < end else { return end..<end }
    if let (_, behind) = ObjectText.starting(bytes, at: start, to: end) { return start..<behind }
    if isQuote(bytes[start]) {
      return start + 1..<max(start + 1, ByteScan.first(bytes[start], in: bytes, from: start + 1, to: end))
    }
    var last = max(start, endOfValue(bytes, start, end))
    while last > start, closes(bytes, last - 1, start) { last -= 1 }
    return start..<last
  }

  /// Whether a sign ends the field's record, or parts it from the next: `screen: Home}`; but not `screen: Home(2)`.
  private static func closes(_ bytes: Span<UInt8>, _ offset: Int, _ start: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): true
    case UInt8(ascii: ")"): ByteScan.first(UInt8(ascii: "("), in: bytes, from: start, to: offset) == offset
    default: parts(bytes[offset])
    }
  }

  /// Where a value ends: before a blank, or before a sign that another field follows, so that `Terms&Lids` is one.
  private static func endOfValue(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] != UInt8(ascii: " "), !isBetweenBrackets(bytes, offset) {
      let sign = offset
      offset += 1
      guard parts(bytes[sign]) else { continue }
      while offset < end, bytes[offset].isWordByte { offset += 1 }
      if offset > sign + 1, bytes.at(offset) == UInt8(ascii: "=") { return sign }
    }
    return offset
  }

  /// `[screen: Home][event: viewDidLoad]`. Asked of each byte, so it looks at two bytes and compares no text.
  private static func isBetweenBrackets(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "]") && bytes.at(offset + 1) == UInt8(ascii: "[")
  }

  /// Whether a key may begin behind a byte.
  private static func mayStart(behind sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): true
    default: sign.isBlank || parts(sign)
    }
  }

  /// Signs that part fields where no blank does: `screen=Home&event=viewDidLoad`.
  private static func parts(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: ",") || sign == UInt8(ascii: ";") || sign == UInt8(ascii: "&")
  }

  static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
