/// Lines that name a call and say something else: who has called, where a debugger or a crash has stopped, what was
/// expected, how many there were.
enum Mention {
  private static let beginnings = [
    "called from", "called by ", "caller: ", "expected: ", "expected order", "actual: ", "actual order",
  ]
  /// The same with a number between the two.
  private static let numbered = [("breakpoint ", ": where = "), ("process ", " stopped")]

  /// Whether a message is such a line.
  static func holds(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    beginnings.contains { bytes.hasFolded($0, at: start, before: word.start) }
      || numbered.contains { isNumbered(bytes, $0.0, $0.1, start, word.start) }
      || bytes.find("atal error: ", from: start, to: word.start) != nil
      || counts(bytes, word, to: end)
  }

  /// `Breakpoint 3: where = `, `Process 901 stopped`
  private static func isNumbered(
    _ bytes: Span<UInt8>, _ first: String, _ second: String, _ start: Int, _ end: Int
  ) -> Bool {
    guard bytes.hasFolded(first, at: start, before: end) else { return false }
    let number = start + first.utf8.count
    var offset = bytes.endOfDigits(from: number, to: end)
    // `Breakpoint 3.1`
    if offset > number, bytes.at(offset) == UInt8(ascii: ".") {
      offset = bytes.endOfDigits(from: offset + 1, to: end)
    }
    return offset > number && bytes.has(second, at: offset, before: end)
  }

  /// `Total viewDidLoad calls: 3`
  private static func counts(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> Bool {
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard let noun = ["calls", "call count"].first(where: { bytes.hasFolded($0, at: first, before: end) })
    else {
      return false
    }
    let sign = bytes.skipBlanks(from: first + noun.utf8.count, to: end)
    guard bytes.at(sign) == UInt8(ascii: ":") || bytes.at(sign) == UInt8(ascii: "=") else { return false }
    return bytes.at(bytes.skipBlanks(from: sign + 1, to: end)).isDigit
  }
}
