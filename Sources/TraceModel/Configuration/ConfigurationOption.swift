/// A value given on the command line: `-D controllers.B.style=pageSheet`.
package struct ConfigurationOption: Hashable, Sendable {
  /// The whole text, without `-D`.
  package var text: String
  private var path: [String]
  private var valueText: String

  /// Parses `key.path=value`; `nil` if there is no `=`, or a key is empty. A key that contains a period is in
  /// double quotes.
  package init?(_ text: String) {
    var keys: [String] = [""]
    var isQuoted = false
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\"": isQuoted.toggle()
      case "." where !isQuoted: keys.append("")
      case "=" where !isQuoted:
        guard !keys.contains("") else { return nil }
        (self.text, path, valueText) = (text, keys, String(rest))
        return
      default: keys[keys.count - 1].append(character)
      }
    }
    return nil
  }

  /// The values of this option alone, as if a file held nothing else.
  func node(source: Int) -> JSONNode {
    let position = TextPosition(line: 1, column: 1, source: source)
    var node = value(at: position)
    for key in path.reversed() {
      node = JSONNode(.object([JSONMember(key: key, keyPosition: position, node: node)]), at: position)
    }
    return node
  }

  /// A value that isn't JSON5 is a text: nobody wants to quote for the shell and for JSON as well.
  private func value(at position: TextPosition) -> JSONNode {
    let bytes = ContiguousArray(valueText.utf8)
    do throws(JSONError) {
      return try JSONReader.read(bytes, source: position.source)
    } catch {
      return JSONNode(.string(valueText), at: position)
    }
  }
}
