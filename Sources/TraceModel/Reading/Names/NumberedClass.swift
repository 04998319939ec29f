/// `ViewController A`, `ViewController 2`, `ViewController #2`: the class that Xcode makes first, which many apps have several
/// of. There the letter or the number belongs to the name. A longer number is more often a line's of the source.
enum NumberedClass {
  private static let bare = "viewcontroller"

  /// Behind the letter or the number that follows such a class; `nil` where none does.
  static func end(_ bytes: Span<UInt8>, _ name: Range<Int>, before end: Int) -> Int? {
    EventKey.equals(bytes, name, bare) ? endOfLetter(bytes, behind: name, before: end) : nil
  }

  private static let nouns = ["screen", "vc", "vista", "pantalla", "tela", "ekran", "écran", "экран"]

  /// `viewDidLoad screen 2`, `viewDidLoad VC A`: behind what follows a word for any screen, which says who it is where a line ends so.
  static func endOfScreen(_ bytes: Span<UInt8>, _ name: Range<Int>, before end: Int) -> Int? {
    nouns.contains { EventKey.equals(bytes, name, $0) } ? endOfLetter(bytes, behind: name, before: end) : nil
  }

  private static func endOfLetter(_ bytes: Span<UInt8>, behind name: Range<Int>, before end: Int) -> Int? {
    var offset = name.upperBound + 1
    if bytes.at(offset) == UInt8(ascii: "#") { offset += 1 }
    guard offset < end, bytes[name.upperBound] == 0x20, bytes[offset].isUpper || bytes[offset].isDigit,
      offset + 1 == end || !isInWord(bytes[offset + 1])
    else { return nil }
    return offset + 1
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte >= 0x80 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: ".")
  }
}
