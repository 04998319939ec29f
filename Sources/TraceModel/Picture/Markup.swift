/// Writes HTML and SVG into a buffer of bytes. Text and values of attributes are always escaped: a log is
/// somebody else's text and must never become markup.
package struct Markup: Sendable {
  /// Attributes in the order in which they are written; one without a value is left out.
  package typealias Attributes = KeyValuePairs<String, String?>

  /// What was written so far.
  package private(set) var bytes: ContiguousArray<UInt8> = []

  /// A writer that has written nothing.
  package init() {}

  /// How many bytes were written.
  package var count: Int { bytes.count }

  /// Writes an element with what is inside of it.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ body: (inout Markup) -> Void
  ) {
    open(name, attributes)
    raw(">")
    body(&self)
    raw("</")
    append(name)
    raw(">")
  }

  /// Writes an element that holds text.
  package mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element of HTML that holds nothing and has no end.
  package mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    raw(">")
  }

  /// Writes an element of SVG that holds nothing.
  package mutating func shape(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    raw("/>")
  }

  /// Writes text.
  package mutating func text(_ text: String) {
    escape(Self.legal(text))
  }

  /// Writes markup of our own.
  package mutating func raw(_ markup: StaticString) {
    append(markup)
  }

  /// Writes markup that another writer made.
  package mutating func append(_ other: Markup) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Ends a line, so that no line of the page is too long to be looked at.
  package mutating func line() {
    bytes.append(0x0A)
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    raw("<")
    append(name)
    for (key, value) in attributes {
      guard let value else { continue }
      bytes.append(0x20)
      bytes.append(contentsOf: key.utf8)
      raw("=\"")
      escape(Self.legal(value))
      raw("\"")
    }
  }

  /// The text without what steers a reader, and without the code points that no page may hold.
  private static func legal(_ text: String) -> String {
    if ShownText.isPlain(text), !text.utf8.contains(UInt8(ascii: "#")) { return text }
    let shown = ShownText.escaped(text)
    guard shown.unicodeScalars.contains(where: isNoncharacter) else { return shown }
    var legal = ""
    for scalar in shown.unicodeScalars {
      legal.unicodeScalars.append(isNoncharacter(scalar) ? "\u{FFFD}" : scalar)
    }
    return legal
  }

  private static func isNoncharacter(_ scalar: UnicodeScalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  @inline(__always)
  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: text.description.utf8)
  }

  private mutating func escape(_ text: String) {
    guard text.utf8.contains(where: Self.isMarkup) else { return bytes.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case UInt8(ascii: "'"): raw("&#39;")
      default: bytes.append(byte)
      }
    }
  }
}
