/// A position in the bytes of a JSON5 text that moves forward only, and knows its line and column.
struct JSONCursor {
  private let bytes: ContiguousArray<UInt8>
  private let source: Int
  private(set) var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: ContiguousArray<UInt8>, source: Int) {
    self.bytes = bytes
    self.source = source
  }

  var position: TextPosition { TextPosition(line: line, column: column, source: source) }

  /// The byte here, or a later one; `nil` past the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// Whether the bytes here are those of a text.
  func isAt(_ text: StaticString) -> Bool {
    var index = offset
    for byte in text.description.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Moves over one byte.
  mutating func advance() {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    offset += 1
    let endsLine = byte == 0x0A || (byte == 0x0D && peek() != 0x0A)
    if endsLine {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80, byte != 0x0D {
      // Bytes that continue a character don't have a column of their own.
      column += 1
    }
  }

  /// Moves over several bytes.
  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  /// Moves over one byte if it is the one asked for.
  mutating func advance(ifAt byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    advance()
    return true
  }

  /// Moves over all bytes that fit.
  mutating func advance(while fits: (UInt8) -> Bool) {
    while let byte = peek(), fits(byte) { advance() }
  }

  /// The text from an earlier offset to here.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The whole character here, as a message shows it; `nil` past the end.
  var shownCharacter: String? {
    guard offset < bytes.count else { return nil }
    let tail = bytes[offset..<min(offset + 4, bytes.count)]
    guard let scalar = String(decoding: tail, as: UTF8.self).unicodeScalars.first else { return nil }
    return scalar.value < 0x20 || scalar.value == 0x7F
      ? "the control character U+" + String(scalar.value + 0x10000, radix: 16, uppercase: true).dropFirst()
      : "`\(scalar)`"
  }

  /// The error that something else is here than should be.
  func unexpected(expected: String) -> JSONError {
    guard let found = shownCharacter else { return JSONError(.ended(expected: expected), at: position) }
    return JSONError(.unexpected(found: found, expected: expected), at: position)
  }
}
