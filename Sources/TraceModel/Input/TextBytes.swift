/// Compares bytes of a log with a text of the program's own. Hundreds are asked for at one place of a line, and nearly all differ
/// in their first letter: so a text's bytes are looked at where they are.
enum TextBytes {
  /// Whether a text begins at an offset and ends before `end`.
  @inline(__always)
  static func begin(_ bytes: Span<UInt8>, at offset: Int, before end: Int, with text: String) -> Bool {
    equal(bytes, at: offset, before: end, text) { $0 }
  }

  /// Whether a text in small letters begins at an offset, in any capitals, and ends before `end`.
  @inline(__always)
  static func beginFolded(_ bytes: Span<UInt8>, at offset: Int, before end: Int, with text: String) -> Bool {
    equal(bytes, at: offset, before: end, text) { $0.folded }
  }

  @inline(__always)
  private static func equal(
    _ bytes: Span<UInt8>, at offset: Int, before end: Int, _ text: String, _ fold: (UInt8) -> UInt8
  ) -> Bool {
    guard offset >= 0, end <= bytes.count else { return false }
    let isEqual = unsafe text.utf8.withContiguousStorageIfAvailable { letters in
      guard letters.count <= end - offset else { return false }
      return unsafe bytes.withUnsafeBufferPointer { memory in
        var index = 0
        // Sound: the letters end before `end`, which is inside.
        while index < letters.count {
          if unsafe fold(memory[offset &+ index]) != letters[index] { return false }
          index &+= 1
        }
        return true
      }
    }
    return isEqual ?? false
  }
}
