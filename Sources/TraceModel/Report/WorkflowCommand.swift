/// A command to GitHub's runner: `::error file=app.log,line=3::message`.
struct WorkflowCommand {
  private let name: String
  private let properties: [(String, String)]
  private let message: String

  init(_ name: String, _ properties: [(String, String)], _ message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  /// The command on its line.
  var line: String {
    let pairs = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    return "::\(name)\(pairs.isEmpty ? "" : " " + pairs)::\(Self.message(message))\n"
  }

  /// What the runner decodes in a message. The old form of commands, `##[...]`, is read anywhere on a line.
  private static func message(_ text: String) -> String {
    let encoded = encoded(text) { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
    return encoded.split(separator: "##[", omittingEmptySubsequences: false).joined(separator: "## [")
  }

  private static func property(_ text: String) -> String {
    encoded(message(text)) { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func encoded(_ text: String, _ code: (UnicodeScalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let code = code(scalar) { result += code } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

/// Keeps the runner from reading commands in text that it prints.
package enum CommandFence {
  /// The text between two lines that switch commands off and on again.
  ///
  /// Anyone who knows the word can switch them on, so the word is one that the text does not contain.
  package static func around(_ text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let shown = String(decoding: text, as: UTF8.self)
    var hash = StableHash()
    hash.add(shown)
    var word = "tracecheck-" + StableHash.hexadecimal(hash.value)
    while shown.contains(word) {
      hash.add(word)
      word = "tracecheck-" + StableHash.hexadecimal(hash.value)
    }
    let end: [UInt8] = text.last == 0x0A || text.isEmpty ? [] : [0x0A]
    return ContiguousArray("::stop-commands::\(word)\n".utf8) + text + end
      + ContiguousArray("::\(word)::\n".utf8)
  }
}
