/// The words by which loggers and tools say that lines are missing.
enum GapPhrase {
  /// The phrases, in small letters.
  static let all: [(LogGap, WordPattern)] = [
    (.dropped, WordPattern("messages dropped", anchor: 8)),
    (.dropped, WordPattern("messages lost", anchor: 6)),
    (.dropped, WordPattern("unreliable messages", anchor: 2)),
    (.quarantined, WordPattern("quarantined due to")),
    (.repeated, WordPattern("message repeated", anchor: 6)),
    (.disconnected, WordPattern("[disconnected")),
    (.disconnected, WordPattern("[connected")),
  ]

  /// Signs and words that may be before such a phrase where the logger itself says it.
  private static let leads: Set<String> = ["last", "log", "lost", "the", "some", "oslog"]

  /// Whether the phrase at an offset is what the whole message says: an app may log its own messages' loss.
  static func isSaid(_ bytes: Span<UInt8>, at offset: Int, from start: Int) -> Bool {
    var word = start
    while word < offset {
      while word < offset, !bytes[word].isLetter { word += 1 }
      let first = word
      while word < offset, bytes[word].isLetter { word += 1 }
      if first < word, !leads.contains(bytes.text(from: first, to: word).asciiLowercased) { return false }
    }
    return true
  }
}
