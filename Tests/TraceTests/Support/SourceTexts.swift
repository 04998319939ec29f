import Foundation

/// What stands in quotes in a Swift file, as far as it is made of words: pieces that `+` joins are one text, and what is
/// put into a text is named in angle brackets.
struct SourceTexts {
  /// The texts, in the order of the file.
  private(set) var texts: [String] = []
  private let bytes: [UInt8]
  private var index = 0
  /// Whether only `+` and blanks came since the last text.
  private var continues = false

  /// Reads a file.
  init(_ source: String) {
    bytes = Array(source.utf8)
    while index < bytes.count { step() }
    texts = texts.map { $0.replacing("\n", with: " ").trimmingCharacters(in: .whitespaces) }
    texts.removeAll { !Self.isProse($0) }
  }

  private mutating func step() {
    if starts("//") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if bytes[index] == UInt8(ascii: "\"") {
      let text = literal()
      if continues, let last = texts.popLast() { texts.append(last + text) } else { texts.append(text) }
      continues = true
    } else {
      if !" \n+".utf8.contains(bytes[index]) { continues = false }
      index += 1
    }
  }

  /// The text that begins here; afterwards the index is behind it.
  private mutating func literal() -> String {
    let mark = starts("\"\"\"") ? "\"\"\"" : "\""
    index += mark.utf8.count
    var text: [UInt8] = []
    while index < bytes.count, !starts(mark) {
      if starts("\\(") {
        text += interpolation()
      } else if starts("\\\n") {
        index += 2
      } else {
        if starts("\\") { index += 1 }
        if bytes[index] != UInt8(ascii: " ") || text.last != UInt8(ascii: " ") { text.append(bytes[index]) }
        index += 1
      }
    }
    index += mark.utf8.count
    return String(decoding: text, as: UTF8.self)
  }

  /// What is put into a text: its last name in angle brackets, or an ellipsis where it is more than names.
  private mutating func interpolation() -> [UInt8] {
    index += 2
    let start = index
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == UInt8(ascii: "\"") {
        _ = literal()
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    }
    let code = String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
    let isName = code.allSatisfy { $0.isLetter || $0 == "." }
    return Array("<\(isName ? code.split(separator: ".").last ?? "…" : "…")>".utf8)
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Whether a text has two words.
  private static func isProse(_ text: String) -> Bool {
    text.split(separator: " ").count(where: { $0.count(where: \.isLetter) > 1 && !$0.contains("=") }) > 1
  }
}
