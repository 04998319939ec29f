/// An object and its title before an event: `<HomeViewController: 0x10> (Home) viewDidLoad`, `<HomeViewController: 0x10> "Home"
/// viewDidLoad`. The object says which one it is.
enum TitledObject {
  /// The controller that a message begins with, if a title is all that is between it and the event.
  static func read(_ bytes: Span<UInt8>, from start: Int, to word: Int) -> NamePlace? {
    guard bytes.at(start) == UInt8(ascii: "<"), start < word,
      let (object, behind) = ObjectText.starting(bytes, at: start, to: word), object.instance.isSome,
      ControllerName.isOne(bytes, object)
    else { return nil }
    let first = bytes.skipBlanks(from: behind, to: word)
    let last = bytes.trimmedEnd(from: first, to: word)
    return first > behind && last > first && last < word && isTitle(bytes, first..<last) ? object : nil
  }

  /// `(Home)`, `"Home"`, `Home`; a class of its own may be whose event it is.
  private static func isTitle(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let (open, close) = (bytes[text.lowerBound], bytes[text.upperBound - 1])
    let isClosed =
      open == UInt8(ascii: "(") && close == UInt8(ascii: ")") || open == UInt8(ascii: "\"") && close == open
    let inner = isClosed && text.count > 2 ? text.lowerBound + 1..<text.upperBound - 1 : text
    guard isClosed || NameText.isCapital(bytes, at: inner.lowerBound, to: inner.upperBound),
      case .vague = LabelText.judge(bytes, from: inner.lowerBound, to: inner.upperBound)
    else { return false }
    return true
  }
}
