/// `willShow`, `didShow` and `didDismiss` alone: keyboards, menus and advertisements have calls of these names too.
enum ShowWord {
  /// Whether a word is one of them, without what a navigation controller's method has besides.
  static func isBare(_ word: WordPlace) -> Bool {
    switch word.kind {
    case .navigationControllerWillShow, .navigationControllerDidShow: word.end - word.start <= 8
    default: false
    }
  }

  /// Whether its line is a navigation controller's: that is named, or the controller that it shows.
  static func isNavigations(_ bytes: Span<UInt8>, _ word: WordPlace, _ subject: NamePlace?, to end: Int)
    -> Bool
  {
    if let subject, isNavigation(bytes, subject.start..<max(subject.start, subject.end)) { return true }
    var offset = NameText.skipSymbols(bytes, from: word.selectorEnd, to: end)
    while offset < end, NameLink.isSign(bytes[offset]) || bytes[offset].isBlank { offset += 1 }
    let name = offset..<bytes.endOfWord(from: offset, to: end)
    return bytes.at(offset) == UInt8(ascii: "<") || !name.isEmpty && LabelText.isTypeName(bytes, name)
  }

  /// Whether who is named is nothing that UIKit presents: `[Keyboard] didDismiss`, `Ad: willDismiss`.
  static func isThing(_ bytes: Span<UInt8>, _ word: WordPlace, _ subject: NamePlace?) -> Bool {
    word.kind.isPresentationDelegate && word.end - word.start < 20 && PassingThing.isOne(bytes, subject)
  }

  /// `Nav`, `mainNavigation`, `HomeNC`
  static func isNavigation(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    bytes.has("NC", endingAt: name.upperBound, from: name.lowerBound)
      || name.contains { bytes.hasFolded("nav", at: $0, before: name.upperBound) }
  }

  /// The beginning of a split controller's own method before the word that is one of its labels:
  /// `splitViewController(<UISplitViewController: 0x10>, willShow: primary)`.
  static func splitCall(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Int? {
    call(of: "splitviewcontroller", bytes, before: word, from: start)
  }

  /// The beginning of the method that a container's name begins and whose label a word is.
  static func call(of container: String, _ bytes: Span<UInt8>, before word: Int, from start: Int) -> Int? {
    var (offset, depth) = (word, 0)
    while offset > max(start, word - 160) {
      offset -= 1
      if bytes[offset] == UInt8(ascii: ")") { depth += 1 }
      guard bytes[offset] == UInt8(ascii: "(") else { continue }
      if depth == 0 {
        let isOf = bytes.hasFolded(container, endingAt: offset, from: start)
        return isOf ? offset - container.utf8.count : nil
      }
      depth -= 1
    }
    return nil
  }
}
