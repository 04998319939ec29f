/// The parent that `willMove` and `didMove` are called with, where neither the canonical key nor a bare object tells it:
/// `parent: Optional(<Shop.Home: 0x7f40>)`, `parent: nil`, `willMove(toParent: nil)`.
enum ParentText {
  /// What stands before it; the longer ones first.
  private static let labels = ["toParentViewController", "parentViewController", "toParent", "parent", "to"]

  /// The same inside of the parentheses.
  private static let arguments = ["toparentviewcontroller:", "toparent:", "toparent parent:", "to:"]

  /// The range of the parent after a word, or in its parentheses; `nil` if nothing labels it.
  static func find(_ bytes: Span<UInt8>, behind word: Int, to end: Int) -> Range<Int>? {
    if let argument = argument(bytes, endingAt: word) { return unwrapped(bytes, argument) }
    if let glued = glued(bytes, at: word, to: end) { return glued }
    let comma = bytes.at(word) == UInt8(ascii: ",") ? word + 1 : word
    let start = bytes.skipBlanks(from: comma, to: end)
    if let value = labelled(bytes, from: start, to: end) { return unwrapped(bytes, value..<end) }
    return bytes.has("Optional(", at: start, before: end) ? unwrapped(bytes, start..<end) : nil
  }

  /// `willMoveToParent:container`: one word right behind the selector's colon, or inside of the method's brackets:
  /// `-[Child willMoveToParentViewController:nil]`, `…:(null)]`.
  private static func glued(_ bytes: Span<UInt8>, at word: Int, to end: Int) -> Range<Int>? {
    if bytes.has("(null)]", at: word, before: end) { return word..<word + 6 }
    let close = [word, word - 1].first { bytes.at($0) == UInt8(ascii: "]") }
    var start = close ?? word
    if close != nil { while start > 0, bytes[start - 1].isWordByte { start -= 1 } }
    let last = bytes.endOfWord(from: start, to: end)
    guard start < last, last == end || last == close || isNoted(bytes, last, end),
      bytes.at(start - 1) == UInt8(ascii: ":"),
      bytes[start].isLetter
    else { return nil }
    return start..<last
  }

  /// `willMoveToParent:container  (once more)`: whether nothing but a note, or text in brackets, is behind a parent.
  private static func isNoted(_ bytes: Span<UInt8>, _ parent: Int, _ end: Int) -> Bool {
    let note = bytes.skipBlanks(from: parent, to: end)
    guard note > parent, note < end else { return false }
    return SideNote.begins(bytes, at: note, to: end)
      || bytes[note] == UInt8(ascii: "(")
        && bytes[bytes.trimmedEnd(from: note, to: end) - 1] == UInt8(ascii: ")")
  }

  /// Whether a note, or the label alone, and no parent is behind the word: `didMove(toParent:) // once more`,
  /// `didMove toParentViewController`.
  static func isNote(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    if labels.contains(where: { EventKey.equals(bytes, text, $0.lowercased()) }) { return true }
    let sign = bytes.skipBlanks(from: text.lowerBound, to: text.upperBound)
    guard let note = SideNote.text(bytes, at: sign, to: text.upperBound) else { return false }
    let last = ByteScan.first(0x20, in: bytes, from: note, to: text.upperBound)
    return note < last && !LabelText.isTypeName(bytes, note..<last) && bytes[note] != UInt8(ascii: "<")
  }

  /// Where what is labelled begins: `parent: X`, `toParent = nil`, `to <Home: 0x10>`. `parent=X` is a key like others.
  private static func labelled(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    guard let label = labels.first(where: { bytes.hasFolded($0.lowercased(), at: start, before: end) }) else {
      return nil
    }
    let behind = start + label.utf8.count
    let sign = bytes.skipBlanks(from: behind, to: end)
    guard sign < end, sign > behind || label != "parent" || bytes[sign] != UInt8(ascii: "=") else {
      return nil
    }
    if bytes[sign] == UInt8(ascii: ":") || bytes[sign] == UInt8(ascii: "=") { return sign + 1 }
    let isObject = label == "to" && ObjectText.starting(bytes, at: sign, to: end)?.1 == end
    let isName =
      label.hasPrefix("to") && bytes.endOfWord(from: sign, to: end) == end
      && LabelText.isTypeName(bytes, sign..<end)
    return sign > behind && (isObject || isName || isNobody(bytes, sign..<end)) ? sign : nil
  }

  private static func isNobody(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    ["nil", "(null)"].contains {
      text.count == $0.utf8.count && bytes.has($0, at: text.lowerBound, before: text.upperBound)
    }
  }

  /// What follows the last colon in the parentheses that end at an offset: `(toParent: nil)`.
  private static func argument(_ bytes: Span<UInt8>, endingAt end: Int) -> Range<Int>? {
    guard end > 0, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    var offset = end - 1
    while offset > max(0, end - 256) {
      offset -= 1
      guard bytes[offset] == UInt8(ascii: "("),
        let label = arguments.first(where: { bytes.hasFolded($0, at: offset + 1, before: end) })
      else { continue }
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
