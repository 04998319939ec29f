/// Writes JSON into a buffer of bytes, in the order in which it is told.
///
/// Reports need a fixed order of keys and the same bytes on every platform; that is all this promises.
package struct JSONWriter {
  /// How much white space there is.
  package enum Layout: Sendable {
    /// One line.
    case compact
    /// A line for each value, indented by two.
    case indented
  }

  /// What was written so far.
  package private(set) var bytes: ContiguousArray<UInt8> = []
  private let layout: Layout
  /// For each open list or object, whether it holds something already.
  private var open: [Bool] = []
  private var afterKey = false

  /// A writer that has written nothing.
  package init(_ layout: Layout = .compact) {
    self.layout = layout
  }

  /// Writes an object; what is inside is written by the closure, each value after its `key`.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a list; its elements are written by the closure.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Begins an object that is written in pieces.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends it.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins a list that is written in pieces.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends it.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(0x20) }
    afterKey = true
  }

  /// Writes a text.
  package mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// Writes a list of texts on one line, whatever the layout.
  package mutating func row(_ texts: [String]) {
    separate()
    var row = JSONWriter()
    row.array { list in for text in texts { list.string(text) } }
    bytes += row.bytes
  }

  /// Writes a whole number.
  package mutating func integer(_ number: Int) {
    word("\(number)")
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    word(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    word("null")
  }

  /// Writes a number as it is written already.
  package mutating func number(_ text: String) {
    word(text)
  }

  /// Writes a value that is JSON already, on one line without white space, in this writer's layout.
  package mutating func compact(_ text: ContiguousArray<UInt8>) {
    separate()
    guard layout == .indented else { return bytes.append(contentsOf: text) }
    var depth = open.count
    var isInText = false
    var isEscaped = false
    for (index, byte) in text.enumerated() {
      if isInText {
        bytes.append(byte)
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        bytes.append(byte)
        depth += 1
        // What is empty stays on its line; its two signs are two apart in their code.
        if index + 1 < text.count, text[index + 1] != byte + 2 { breakLine(at: depth) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if index > 0, text[index - 1] != byte - 2 { breakLine(at: depth) }
        bytes.append(byte)
      case UInt8(ascii: ","):
        bytes.append(byte)
        breakLine(at: depth)
      case UInt8(ascii: ":"):
        bytes.append(byte)
        bytes.append(0x20)
      default:
        bytes.append(byte)
        isInText = byte == UInt8(ascii: "\"")
      }
    }
  }

  /// Ends a line: between the values of JSON lines, and at the end of a text.
  package mutating func endLine() {
    bytes.append(0x0A)
  }

  /// Ends a line of a list that is written value by value, without `array`.
  package mutating func endElement() {
    bytes.append(UInt8(ascii: ","))
    endLine()
  }

  /// Hands over what was written, and begins anew.
  package mutating func take() -> ContiguousArray<UInt8> {
    let written = bytes
    bytes = []
    return written
  }

  private mutating func word(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func enclose(_ first: UInt8, _ last: UInt8, _ body: (inout JSONWriter) -> Void) {
    begin(first)
    body(&self)
    end(last)
  }

  private mutating func begin(_ sign: UInt8) {
    separate()
    bytes.append(sign)
    open.append(false)
  }

  private mutating func end(_ sign: UInt8) {
    if open.popLast() == true { breakLine() }
    bytes.append(sign)
  }

  /// Writes the comma and the white space that a value or a key needs before it.
  private mutating func separate() {
    if afterKey {
      afterKey = false
      return
    }
    guard let hasElements = open.last else { return }
    if hasElements { bytes.append(UInt8(ascii: ",")) }
    open[open.count - 1] = true
    breakLine()
  }

  private mutating func breakLine() {
    if layout == .indented { breakLine(at: open.count) }
  }

  private mutating func breakLine(at depth: Int) {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var rest = text[...]
    // Nearly all bytes stand for themselves, and go over in long stretches.
    while let index = rest.utf8.firstIndex(where: Self.isSpecial) {
      bytes.append(contentsOf: String(rest[..<index]).utf8)
      let isCommand = rest[index...].utf8.starts(with: "##".utf8)
      if isCommand { appendEscape(0x23) } else { append(rest.unicodeScalars[index]) }
      rest = rest[rest.unicodeScalars.index(after: index)...]
    }
    bytes.append(contentsOf: String(rest).utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is none of ASCII that stands for itself. Two `#` may be a command for a build service, and are none
  /// for a reader of JSON when the first is escaped.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte &- 0x20 > 0x5E || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "#")
  }

  private mutating func append(_ scalar: UnicodeScalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: [0x5C, 0x22])
    case "\\": bytes.append(contentsOf: [0x5C, 0x5C])
    case "\n": bytes.append(contentsOf: [0x5C, 0x6E])
    case "\r": bytes.append(contentsOf: [0x5C, 0x72])
    case "\t": bytes.append(contentsOf: [0x5C, 0x74])
    case _ where scalar.isHiddenOrSteering: appendEscape(scalar.value)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Only code points of the basic plane are escaped, so four digits do.
  private mutating func appendEscape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    bytes.append(contentsOf: "\\u".utf8)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, 4 - digits.count)))
    bytes.append(contentsOf: digits.utf8)
  }
}

extension JSONWriter {
  /// Writes a member whose value is a text, or `null`.
  package mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// Writes a member whose value is a whole number, or `null`.
  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { integer(number) } else { null() }
  }

  /// Writes a member whose value is true or false.
  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a member whose value is a list of texts.
  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    array { list in
      for text in texts { list.string(text) }
    }
  }
}
