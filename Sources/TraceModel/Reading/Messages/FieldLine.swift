/// Lines of fields as structured loggers print them: `level=info screen=HomeViewController event=viewDidLoad`.
enum FieldLine {
  private static let eventKeys = [
    "event=", "event_name=", "callback=", "method=", "function=", "func=", "fn=", "lifecycle=",
  ]
  private static let nameKeys = [
    "controller=", "viewcontroller=", "vc=", "screen=", "screen_name=", "class=", "name=",
  ]
  private static let eventColons = ["event: ", "callback: ", "method: ", "function: ", "lifecycle: "]
  private static let nameColons = ["controller: ", "viewcontroller: ", "vc: ", "screen: ", "class: "]
  private static let addressKeys = ["instance=", "address=", "id="]

  /// Whether the key at an offset names somebody.
  static func names(_ bytes: Span<UInt8>, _ offset: Int, to end: Int) -> Bool {
    nameKeys.contains { bytes.hasFolded($0, at: offset, before: end) }
  }

  /// Whether a word is the value of an event's field.
  static func holds(_ bytes: Span<UInt8>, _ word: Int, from start: Int) -> Bool {
    var end = word
    if end > start, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    return eventKeys.contains {
      bytes.hasFolded($0, endingAt: end, from: start) && isKey(bytes, end - $0.utf8.count, start)
    } && !isQuery(bytes, start, end)
  }

  /// `https://…?screen=Home&event=viewDidLoad`: a request that tells of a call, which others log.
  private static func isQuery(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = ByteScan.lastEnd(UInt8(ascii: " "), in: bytes, from: start, to: end)
    return ByteScan.first(UInt8(ascii: "?"), in: bytes, from: first, to: end) < end
  }

  /// Whom a line names that writes its fields with colons: `event: viewDidLoad, controller: Home`.
  static func colonSubject(_ bytes: Span<UInt8>, _ word: Int, from start: Int, to end: Int) -> NamePlace? {
    guard
      eventColons.contains(where: {
        bytes.hasFolded($0, endingAt: word, from: start) && isKey(bytes, word - $0.utf8.count, start)
      }), let name = value(nameColons, bytes, start, end)
    else { return nil }
    return BracketName.read(bytes, from: name.lowerBound, to: name.upperBound)
  }

  /// Whom the fields of a line name.
  static func subject(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard let name = value(nameKeys, bytes, start, end),
      var subject = BracketName.read(bytes, from: name.lowerBound, to: name.upperBound)
    else { return nil }
    if !subject.instance.isSome, let offset = value(addressKeys, bytes, start, end) {
      subject.instance = ObjectText.address(bytes, at: offset.lowerBound, to: offset.upperBound)
    }
    return subject
  }

  /// Whom a field names that is alone in a range: `vc=Home`.
  static func name(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard let key = nameKeys.first(where: { bytes.hasFolded($0, at: start, before: end) }) else { return nil }
    let value = unquoted(bytes, start + key.utf8.count, end)
    guard !value.isEmpty, end - value.upperBound < 2, !EventKey.isNil(bytes, value) else { return nil }
    return BracketName.read(bytes, from: value.lowerBound, to: value.upperBound)
  }

  /// Whom the field in brackets names: `[vc=Home]`, `[Class: Home Screen]`.
  static func bracketed(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard let key = (nameKeys + nameColons).first(where: { bytes.hasFolded($0, at: start, before: end) }),
      ByteScan.first(UInt8(ascii: "="), in: bytes, from: start + key.utf8.count, to: end) == end
    else { return nil }
    let value = start + key.utf8.count
    if EventKey.isNil(bytes, value..<end) { return NamePlace(start: end, end: end) }
    return BracketName.read(bytes, from: value, to: end)
  }

  /// The value of the first of some keys that a line holds.
  private static func value(
    _ keys: [String], _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) -> Range<Int>? {
    var offset = start
    while offset < end {
      if isKey(bytes, offset, start),
        let key = keys.first(where: { bytes.hasFolded($0, at: offset, before: end) })
      {
        return unquoted(bytes, offset + key.utf8.count, end)
      }
      offset += 1
      while offset < end, !isKey(bytes, offset, start) { offset += 1 }
    }
    return nil
  }

  private static func isKey(_ bytes: Span<UInt8>, _ offset: Int, _ start: Int) -> Bool {
    guard offset > start else { return true }
    let sign = bytes[offset - 1]
    return sign.isBlank || sign == UInt8(ascii: "[") || parts(sign)
  }

  /// Signs that part fields where no blank does: `screen=Home&event=viewDidLoad`.
  private static func parts(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: ",") || sign == UInt8(ascii: ";") || sign == UInt8(ascii: "&")
  }

  /// Where a value ends: before a blank, or before a sign that another field follows, so that `Terms&Lids` is one.
  private static func endOfValue(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] != UInt8(ascii: " "), !bytes.has("][", at: offset, before: end) {
      let sign = offset
      offset += 1
      guard parts(bytes[sign]) else { continue }
      while offset < end, bytes[offset].isWordByte { offset += 1 }
      if offset > sign + 1, bytes.at(offset) == UInt8(ascii: "=") { return sign }
    }
    return offset
  }

  private static func unquoted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
    if let (_, end) = ObjectText.starting(bytes, at: start, to: end) { return start..<end }
    let isQuoted = bytes.at(start) == UInt8(ascii: "\"")
    let first = isQuoted ? start + 1 : start
    if isQuoted {
      return first..<max(first, ByteScan.first(UInt8(ascii: "\""), in: bytes, from: first, to: end))
    }
    var last = max(first, endOfValue(bytes, first, end))
    while last > first, parts(bytes[last - 1]) || bytes[last - 1] == UInt8(ascii: "]") { last -= 1 }
    return first..<last
  }
}
