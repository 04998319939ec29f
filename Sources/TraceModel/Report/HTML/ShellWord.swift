/// A word of a command that can be pasted into a shell.
enum ShellWord {
  /// The text as one word, in quotes where it needs them.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
        || byte >= 0x80 || "-_./+:@%,=".utf8.contains(byte)
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
