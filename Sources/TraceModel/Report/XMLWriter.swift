/// Writes XML into a buffer of bytes, a line for each element.
struct XMLWriter {
  /// What was written so far.
  private(set) var bytes = ContiguousArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// Writes an element with others inside.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], _ body: (inout XMLWriter) -> Void
  ) {
    line(Self.opening(name, attributes) + ">")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with nothing inside.
  mutating func element(_ name: String, _ attributes: [(String, String)] = []) {
    line(Self.opening(name, attributes) + "/>")
  }

  /// Writes an element with text inside; the lines of the text stay as they are.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    line(Self.opening(name, attributes) + ">" + Self.escaped(text) + "</\(name)>")
  }

  private mutating func line(_ text: String) {
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x0A)
  }

  private static func opening(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce("<" + name) { "\($0) \($1.0)=\"\(escaped($1.1))\"" }
  }

  /// The text with XML's own characters written as references, and those that XML forbids replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      // Two of them may be a command for a build service.
      case "#": result += result.hasSuffix("#") ? "&#35;" : "#"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
