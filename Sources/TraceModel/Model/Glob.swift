/// A pattern of names: `*` stands for any text, `?` for one character, all else for itself, in any capitals.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let pattern: String
  private let folded: [UInt8]

  /// A pattern; every text is one.
  public init(_ pattern: String) {
    self.pattern = pattern
    folded = Array(pattern.asciiLowercased.utf8)
  }

  /// Whether a name fits. Takes time in proportion to the two lengths multiplied, never more.
  public func matches(_ name: String) -> Bool {
    let text = Array(name.asciiLowercased.utf8)
    var place = 0
    var taken = 0
    // Where the last star stood, and how much of the text it has swallowed: the only thing to go back to.
    var star: (place: Int, taken: Int)?
    while taken < text.count {
      if place < folded.count, folded[place] == UInt8(ascii: "*") {
        star = (place, taken)
        place += 1
      } else if place < folded.count, folded[place] == UInt8(ascii: "?") {
        place += 1
        taken = Self.endOfCharacter(text, at: taken)
      } else if place < folded.count, folded[place] == text[taken] {
        place += 1
        taken += 1
      } else if let last = star {
        star = (last.place, last.taken + 1)
        place = last.place + 1
        taken = last.taken + 1
      } else {
        return false
      }
    }
    return folded[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func endOfCharacter(_ text: [UInt8], at start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
