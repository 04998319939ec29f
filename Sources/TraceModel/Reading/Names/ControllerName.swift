/// Whether a name is a controller's by its looks: `HomeVC`, `Shop.CartViewController`, `HomeNav`, `LidVC2`. Where words could
/// as well be those of a sentence, only such a name makes an event of them.
enum ControllerName {
  private static let endings = ["controller", "vc"]
  /// Endings that count with their capitals, behind a small letter.
  private static let shortEndings = ["Nav", "NC", "TabBar"]

  /// Whether a name with an address, or one of such looks, is a controller's.
  static func isOne(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard name.start < name.end, !ForeignObject.isOne(bytes, name, besides: nil) else { return false }
    return isOne(bytes, name.start..<name.end)
  }

  /// The controller that is all of a range: an object with its address, or a name of such looks.
  static func all(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard let name = text(bytes, from: start, to: end) else { return nil }
    let isObject = bytes[start] == UInt8(ascii: "<")
    return isObject && !ForeignObject.isOne(bytes, name, besides: nil) || isOne(bytes, name) ? name : nil
  }

  /// The object with its address, or the word, that is all of a range, whatever its looks.
  static func text(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    if let (object, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return behind == end && object.instance.isSome && object.start < object.end ? object : nil
    }
    guard start < end, ByteScan.first(0x20, in: bytes, from: start, to: end) == end
    else { return nil }
    return BracketName.read(bytes, from: start, to: end)
  }

  /// Whether the text of a range is one.
  static func isOne(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    guard NameText.isCapital(bytes, at: text.lowerBound, to: text.upperBound),
      text.allSatisfy({ isPart(bytes[$0]) })
    else { return false }
    if isNumbered(bytes, text) { return true }
    var end = text.upperBound
    while end > text.lowerBound, bytes[end - 1].isDigit { end -= 1 }
    return endings.contains { bytes.hasFolded($0, endingAt: end, from: text.lowerBound + 1) }
      || shortEndings.contains { isShort($0, bytes, text.lowerBound, end) }
  }

  /// `HomeVC2`, `VC1`, `ViewController12`: a class with a number that isn't a line's of the source.
  static func isNumbered(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    let end = endOfClass(bytes, name)
    return end < name.upperBound
      && endings.contains { bytes.hasFolded($0, endingAt: end, from: name.lowerBound) }
  }

  /// Before the one or two digits that may end a class's name.
  static func endOfClass(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Int {
    var end = name.upperBound
    while end > name.lowerBound, bytes[end - 1].isDigit { end -= 1 }
    return name.upperBound - end < 3 ? end : name.upperBound
  }

  private static func isShort(_ ending: String, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = end - ending.utf8.count
    return first > start && bytes.has(ending, endingAt: end, from: start) && !bytes[first - 1].isUpper
      && bytes[first - 1].isWordByte
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: ".") || byte >= 0x80
  }
}
