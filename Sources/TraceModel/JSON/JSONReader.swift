/// Reads JSON5: JSON with comments, trailing commas, bare keys and single quotes.
///
/// Our own, because a mistake in a configuration needs its line and column, and a doubled key must not pass
/// in silence. It takes time in proportion to the text.
package struct JSONReader {
  /// How deep lists and objects may be nested: enough for people, and far from the end of the stack.
  package static let depthLimit = 200
  /// The largest text that is read.
  package static let sizeLimit = 8 << 20

  private var cursor: JSONCursor
  private var depth = 0

  private init(_ bytes: ContiguousArray<UInt8>, source: Int) {
    cursor = JSONCursor(bytes, source: source)
  }

  /// The value of a whole text.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - source: a number that every position of the result carries.
  package static func read(_ bytes: ContiguousArray<UInt8>, source: Int = 0) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes, source: source)
    if bytes.count > sizeLimit {
      throw JSONError(.tooLarge(limit: sizeLimit), at: reader.cursor.position)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw JSONError(.utf16, at: reader.cursor.position)
    }
    try reader.cursor.skipSpace()
    let node = try reader.readValue()
    try reader.cursor.skipSpace()
    guard reader.cursor.peek() == nil else { throw reader.cursor.unexpected(expected: "the end") }
    return node
  }

  private mutating func readValue() throws(JSONError) -> JSONNode {
    let start = cursor.position
    switch cursor.peek() {
    case UInt8(ascii: "{"): return JSONNode(.object(try readMembers()), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try readElements()), at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSONNode(.string(try cursor.readString()), at: start)
    default: return JSONNode(try readWord(), at: start)
    }
  }

  /// Steps into a list or an object, unless there are too many around it.
  private mutating func open() throws(JSONError) {
    guard depth < Self.depthLimit else {
      throw JSONError(.tooDeep(limit: Self.depthLimit), at: cursor.position)
    }
    depth += 1
    cursor.advance()
  }

  private mutating func readMembers() throws(JSONError) -> [JSONMember] {
    try open()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    while true {
      try cursor.skipSpace()
      if cursor.advance(ifAt: UInt8(ascii: "}")) { return members }
      members.append(try readMember())
      try cursor.skipSpace()
      if cursor.advance(ifAt: UInt8(ascii: ",")) { continue }
      guard cursor.advance(ifAt: UInt8(ascii: "}")) else { throw cursor.unexpected(expected: "`,` or `}`") }
      return members
    }
  }

  private mutating func readMember() throws(JSONError) -> JSONMember {
    let keyPosition = cursor.position
    let key = try cursor.readKey()
    try cursor.skipSpace()
    guard cursor.advance(ifAt: UInt8(ascii: ":")) else { throw cursor.unexpected(expected: "`:`") }
    try cursor.skipSpace()
    return JSONMember(key: key, keyPosition: keyPosition, node: try readValue())
  }

  private mutating func readElements() throws(JSONError) -> [JSONNode] {
    try open()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    while true {
      try cursor.skipSpace()
      if cursor.advance(ifAt: UInt8(ascii: "]")) { return elements }
      elements.append(try readValue())
      try cursor.skipSpace()
      if cursor.advance(ifAt: UInt8(ascii: ",")) { continue }
      guard cursor.advance(ifAt: UInt8(ascii: "]")) else { throw cursor.unexpected(expected: "`,` or `]`") }
      return elements
    }
  }

  /// Reads `true`, `false`, `null` or a number.
  private mutating func readWord() throws(JSONError) -> JSONValue {
    let start = cursor.position
    let startOffset = cursor.offset
    var ahead = cursor
    ahead.advance(while: { ($0.isJSONWordByte && $0 < 0x80) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E })
    let word = ahead.text(from: startOffset)
    guard let first = word.utf8.first else { throw cursor.unexpected(expected: "a value") }
    cursor = ahead
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    if JSONNumber.isNumber(word) { return .number(word) }
    let looksLikeNumber = (0x2B...0x39).contains(first)
    if looksLikeNumber { throw JSONError(.badNumber(word), at: start) }
    throw JSONError(.unexpected(found: "`\(word)`", expected: "a value"), at: start)
  }
}
