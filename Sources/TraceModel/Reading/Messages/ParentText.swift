/// The parent that `willMove` and `didMove` are called with, where neither the canonical key nor a bare object tells it:
/// `parent: Optional(<Shop.Home: 0x7f40>)`, `parent: nil`, `willMove(toParent: nil)`.
enum ParentText {
  /// The range of the parent after a word, or in its parentheses; `nil` if nothing labels it.
  static func find(_ bytes: Span<UInt8>, behind word: Int, to end: Int) -> Range<Int>? {
    if let argument = argument(bytes, endingAt: word) { return unwrapped(bytes, argument) }
    let start = bytes.skipBlanks(from: word, to: end)
    let label = "parent:"
    let isLabelled = bytes.hasFolded(label, at: start, before: end)
    guard isLabelled || bytes.has("Optional(", at: start, before: end) else { return nil }
    return unwrapped(bytes, start + (isLabelled ? label.utf8.count : 0)..<end)
  }

  /// What follows the last colon in the parentheses that end at an offset: `(toParent: nil)`.
  private static func argument(_ bytes: Span<UInt8>, endingAt end: Int) -> Range<Int>? {
    guard end > 0, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    let label = "toparent:"
    var offset = end - 1
    while offset > max(0, end - 256) {
      offset -= 1
      guard bytes[offset] == UInt8(ascii: "("), bytes.hasFolded(label, at: offset + 1, before: end) else {
        continue
      }
      let value = bytes.skipBlanks(from: offset + 1 + label.utf8.count, to: end - 1)
      return value < end - 1 ? value..<end - 1 : nil
    }
    return nil
  }

  /// Without blanks and without `Optional(...)`.
  private static func unwrapped(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Range<Int> {
    let wrapper = "Optional("
    let start = bytes.skipBlanks(from: text.lowerBound, to: text.upperBound)
    let end = bytes.trimmedEnd(from: start, to: text.upperBound)
    guard bytes.has(wrapper, at: start, before: end), bytes[end - 1] == UInt8(ascii: ")") else {
      return start..<end
    }
    return start + wrapper.utf8.count..<end - 1
  }
}
