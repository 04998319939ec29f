// What is behind an event beside a name: what the call was made with, and the key of a page.
extension LabelAfter {
  /// `viewWillAppear true HomeVC`, `viewWillAppear animated true - HomeVC`, `deinit - 58 - HomeVC`: behind what the call was made
  /// with, or a number, where a controller's class is all that follows.
  static func behindFlag(_ bytes: Span<UInt8>, _ begin: Int, _ end: Int) -> Int {
    let key = bytes.endOfWord(from: begin, to: end)
    let start = EventKey.equals(bytes, begin..<key, "animated") ? skipSigns(bytes, key, end) : begin
    let last = bytes.endOfWord(from: start, to: end)
    let next = skipSigns(bytes, last, end)
    let isNumber = last > start && bytes.endOfDigits(from: start, to: last) == last
    guard next > last, isNumber || EventKey.truth(bytes, start..<last) != nil,
      ClassBehind.isAll(bytes, from: next, to: end)
    else { return begin }
    return next
  }

  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isBlank || NameLink.isSign(bytes[offset]) { offset += 1 }
    return offset
  }

  /// `viewDidLoad page=cart`: a word that ends the line. A number counts pages.
  static func page(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let key = "page="
    let name = start + key.utf8.count
    guard bytes.has(key, at: start, before: end), name < end, bytes[name].isLetter,
      bytes.endOfWord(from: name, to: end) == end
    else { return nil }
    return NamePlace.named(bytes, from: name, to: end)
  }

  /// `viewDidAppear: Optional("Home")`. Behind a function's parentheses it may be any value.
  static func title(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> NamePlace? {
    bytes.at(word.selectorEnd - 1) == UInt8(ascii: ")")
      ? nil : OptionalTitle.read(bytes, from: start, to: end)
  }
}
