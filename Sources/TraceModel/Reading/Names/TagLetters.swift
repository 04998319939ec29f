/// The letters of a name by which a logger's word is known: small ones, without blanks, dashes and underscores. Of a name that is
/// too long, or is an object's, there are none.
struct TagLetters {
  /// Tells them apart from those of other names.
  private(set) var hash = TagLetters.basis
  private var letters = 0..<0

  private static let longest = 31

  init(_ bytes: Span<UInt8>, _ name: NamePlace?) {
    guard let name, name.end > name.start, name.end - name.start <= Self.longest, !name.instance.isSome else {
      return
    }
    letters = name.start..<name.end
    for offset in letters where !Self.isLeftOut(bytes[offset]) {
      hash = Self.add(bytes[offset].folded, to: hash)
    }
  }

  /// What words are known by that are written as letters are here.
  static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.map { word in word.utf8.reduce(basis) { add($1, to: $0) } })
  }

  /// Whether a word in small letters is at their end.
  func end(with word: String, _ bytes: Span<UInt8>) -> Bool {
    var offset = letters.upperBound
    for letter in word.utf8.reversed() {
      while offset > letters.lowerBound, Self.isLeftOut(bytes[offset - 1]) { offset -= 1 }
      guard offset > letters.lowerBound, bytes[offset - 1].folded == letter else { return false }
      offset -= 1
    }
    return true
  }

  /// Whether a word in small letters is among them.
  func hold(_ word: String, _ bytes: Span<UInt8>) -> Bool {
    guard letters.count >= word.utf8.count else { return false }
    return letters.contains { begin($0, with: word, bytes) }
  }

  private func begin(_ start: Int, with word: String, _ bytes: Span<UInt8>) -> Bool {
    var offset = start
    for letter in word.utf8 {
      while offset < letters.upperBound, offset > start, Self.isLeftOut(bytes[offset]) { offset += 1 }
      guard offset < letters.upperBound, bytes[offset].folded == letter else { return false }
      offset += 1
    }
    return true
  }

  private static func isLeftOut(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  // FNV-1a.
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
