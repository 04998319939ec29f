/// Text from a log, made fit to be shown.
package enum ShownText {
  /// The text with every character that steers a terminal or a reader's eye written as `\u{202E}`, and without what
  /// build services take for a command.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return withoutSteering(text) }
    return withoutCommands(withoutSteering(text))
  }

  /// Azure Pipelines, TeamCity and GitHub's runner follow `##vso[…]` and the like wherever a program prints it: of a run
  /// of such signs only the last stays one.
  private static func withoutCommands(_ text: String) -> String {
    var shown = ""
    var last: Character?
    for character in text {
      if character == "#", last == "#" { shown = shown.dropLast() + "\\u{23}" }
      shown.append(character)
      last = character
    }
    return shown
  }

  private static func withoutSteering(_ text: String) -> String {
    guard !isPlain(text), text.unicodeScalars.contains(where: \.isHiddenOrSteering) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar.isHiddenOrSteering {
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether a text is of the signs on an English keyboard alone, as nearly all are.
  static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte &- 0x20 > 0x5E { return false }
    return true
  }

  /// The text filled with spaces to a number of columns.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - width(of: text))
  }

  /// The text with spaces before it, to a number of columns.
  package static func rightAligned(_ text: String, to columns: Int) -> String {
    spaces(columns - width(of: text)) + text
  }

  /// This many spaces; none if the count is negative.
  package static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// How many columns of a terminal a text takes.
  package static func width(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// A character is as wide as its base; what is joined to it takes no column of its own.
  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    // There are no such marks among the letters of Europe, which nearly all names are made of.
    if scalar.value >= 0x300, scalar.properties.generalCategory == .nonspacingMark { return 0 }
    // A text that is followed by the emoji selector is drawn as one.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// The wide and full-width blocks of Unicode's East Asian Width (UAX 11), joined where they are near.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    case 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: true
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// The text in at most this many columns: the middle of a longer text is left out.
  package static func shortened(_ text: String, to columns: Int) -> String {
    let shown = escaped(text)
    guard width(of: shown) > columns else { return shown }
    let head = prefix(of: shown, columns / 2)
    let tail = String(prefix(of: String(shown.reversed()), columns - columns / 2 - 1).reversed())
    return head + "…" + tail
  }

  private static func prefix(of text: String, _ columns: Int) -> String {
    var taken = 0
    return String(
      text.prefix { character in
        taken += width(of: character)
        return taken <= columns
      })
  }

  /// The text in lines of at most this many columns, broken between words; a longer word gets its own line.
  package static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let wordWidth = width(of: String(word))
      if !line.isEmpty, lineWidth + 1 + wordWidth > columns {
        lines.append(line)
        line = ""
        lineWidth = 0
      }
      line += line.isEmpty ? String(word) : " " + word
      lineWidth += wordWidth + (lineWidth == 0 ? 0 : 1)
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
