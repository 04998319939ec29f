/// Goes once over a JSON object and notes its fields and those of the objects directly inside it. Values
/// nested deeper are skipped, but for a controller's class. Anything that isn't JSON ends the scan; what was noted until then is kept.
struct RecordScanner {
  private static let mostFields = 96

  /// The fields, in their order.
  private(set) var fields: [RecordField] = []
  /// The offset behind the object's closing brace, or where the scan ended.
  private(set) var end: Int
  /// Whether the object was closed.
  private(set) var isWhole = false
  private var depth = 0
  private var key: Range<Int>?
  /// The key of the object directly inside that is being scanned.
  private var holder: Range<Int>?

  /// Scans the object whose brace is at an offset.
  init(_ bytes: Span<UInt8>, at start: Int, to limit: Int) {
    end = start
    var offset = start
    while offset < limit, !isWhole {
      offset = step(bytes, offset, limit)
    }
    end = offset
  }

  private mutating func step(_ bytes: Span<UInt8>, _ offset: Int, _ limit: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == 1 { holder = key }
      depth += 1
      key = nil
      return offset + 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      key = nil
      isWhole = depth <= 0
      return offset + 1
    case UInt8(ascii: "\""): return string(bytes, offset, limit)
    case UInt8(ascii: ","):
      key = nil
      return offset + 1
    case let byte where byte.isWordByte || byte == UInt8(ascii: "-"): return bare(bytes, offset, limit)
    default: return offset + 1
    }
  }

  private mutating func string(_ bytes: Span<UInt8>, _ open: Int, _ limit: Int) -> Int {
    var close = open + 1
    while close < limit, bytes[close] != UInt8(ascii: "\"") {
      close += bytes[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    close = min(close, limit)
    if key != nil {
      note(bytes, open + 1..<close)
    } else if bytes.at(bytes.skipBlanks(from: close + 1, to: limit)) == UInt8(ascii: ":") {
      key = open + 1..<close
    }
    return min(close + 1, limit)
  }

  private mutating func bare(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit,
      bytes[end].isWordByte || bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "-")
        || bytes[end] == UInt8(ascii: "+")
    {
      end += 1
    }
    note(bytes, start..<end)
    return end
  }

  private mutating func note(_ bytes: Span<UInt8>, _ value: Range<Int>) {
    guard let key, fields.count < Self.mostFields,
      depth == 1 || depth == 2 || depth == 3 && Self.isClass(bytes, key, value)
    else { return }
    fields.append(RecordField(key: key, value: value, isInner: depth > 1))
    if depth == 2, let holder, EventRecord.isClassKey(bytes, holder) { noteHeld(bytes, holder, key, value) }
    self.key = nil
  }

  /// `"vc": {"name": "HomeVC", "address": "0x10"}`: an object that describes the controller says what fields of the record would.
  private mutating func noteHeld(
    _ bytes: Span<UInt8>, _ holder: Range<Int>, _ key: Range<Int>, _ value: Range<Int>
  ) {
    func isOne(of keys: [String]) -> Bool { keys.contains { EventKey.equals(bytes, key, $0) } }
    if isOne(of: Self.held) {
      fields.append(RecordField(key: holder, value: value, isInner: false))
    } else if isOne(of: EventRecord.addressKeys) {
      fields.append(RecordField(key: key, value: value, isInner: false))
    }
  }

  private static let held = ["name", "title", "type"]

  /// `"data": {"screen": {"className": "HomeViewController"}}`: a controller's class, one object further in.
  private static func isClass(_ bytes: Span<UInt8>, _ key: Range<Int>, _ value: Range<Int>) -> Bool {
    ["classname", "class_name", "class"].contains { EventKey.equals(bytes, key, $0) }
      && ControllerName.isOne(bytes, value)
  }
}
