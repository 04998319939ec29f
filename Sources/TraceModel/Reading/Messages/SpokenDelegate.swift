/// A container's delegate in spoken words, with the controller that it is told of and nothing else: `navigationController will show
/// HomeVC`, `MainTabBarController: did select HomeVC`. And what is beside a delegate's method and isn't a name.
enum SpokenDelegate {
  private static let verbs: [(String, container: String, EventKind)] = [
    ("will show ", "navigationcontroller", .navigationControllerWillShow),
    ("did show ", "navigationcontroller", .navigationControllerDidShow),
    ("did select ", "tabbarcontroller", .tabBarControllerDidSelect),
  ]

  /// The words that a line holds if it has such an event.
  static let patterns = [
    WordPattern("controller will show ", anchor: 13), WordPattern("controller did show ", anchor: 12),
    WordPattern("controller did select ", anchor: 9), WordPattern("controller: will show ", anchor: 14),
    WordPattern("controller: did show ", anchor: 13), WordPattern("controller: did select ", anchor: 10),
  ]

  /// The event whose container's name is the word at an offset.
  static func read(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> WordPlace? {
    let name = start..<bytes.endOfWord(from: start, to: end)
    let colon = bytes.at(name.upperBound) == UInt8(ascii: ":") ? name.upperBound + 1 : name.upperBound
    let verb = bytes.skipBlanks(from: colon, to: end)
    guard let known = verbs.first(where: { bytes.hasFolded($0.0, at: verb, before: end) }),
      bytes.hasFolded(known.container, endingAt: name.upperBound, from: start),
      ControllerName.all(bytes, from: verb + known.0.utf8.count, to: end) != nil
    else { return nil }
    let isContainer = name.count == known.container.utf8.count && !bytes[start].isUpper
    return WordPlace(
      known.2, bytes, from: isContainer ? start : verb, to: verb + known.0.utf8.count - 1, before: end)
  }

  /// `presentationControllerDidDismiss(SheetVC)`, `presentationControllerDidDismiss presented=<Shop.SheetVC: 0x10>`,
  /// `presentationControllerDidDismiss presented: SheetVC`: who is presented, as the call's argument or a field behind it says.
  static func presented(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> NamePlace? {
    if bytes.at(word.end) == UInt8(ascii: "("), word.selectorEnd > word.end + 3,
      let argument = ControllerName.all(bytes, from: word.end + 1, to: word.selectorEnd - 1),
      !ForeignObject.isOne(bytes, argument, besides: nil)
    {
      return argument
    }
    if let told = told(bytes, behind: word, to: end) { return told }
    guard ByteScan.first(UInt8(ascii: "="), in: bytes, from: word.selectorEnd, to: end) < end else {
      return nil
    }
    let field = TextField.all(bytes, from: word.selectorEnd, to: end).first { field in
      isPresented(bytes, field.key)
    }
    return field.flatMap { ControllerName.all(bytes, from: $0.value.lowerBound, to: $0.value.upperBound) }
  }

  /// `, presented: SheetVC`, `(presented: SheetVC)`, `: presentedViewController = SheetVC`
  private static func told(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> NamePlace? {
    var start = word.end
    while start < end, !bytes[start].isLetter { start += 1 }
    let key = start..<bytes.endOfWord(from: start, to: end)
    guard isPresented(bytes, key) else { return nil }
    let sign = bytes.skipBlanks(from: key.upperBound, to: end)
    guard sign < end, bytes[sign] == UInt8(ascii: ":") || bytes[sign] == UInt8(ascii: "=") else { return nil }
    let isInside = key.lowerBound < word.selectorEnd
    let value = bytes.skipBlanks(from: sign + 1, to: end)
    return ControllerName.all(bytes, from: value, to: isInside ? word.selectorEnd - 1 : end)
  }

  /// Whether a field's key says that its value is the one that is presented.
  static func isPresented(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    ["presented", "presentedviewcontroller", "presentedvc"].contains { EventKey.equals(bytes, key, $0) }
  }

  /// `SheetVC.swift:70:`: whether a place in a file, and no first part of a method, is glued before a word.
  static func isBehindPlace(_ bytes: Span<UInt8>, _ word: Int, from start: Int) -> Bool {
    guard bytes.has(":", endingAt: word, from: start) else { return false }
    var number = word - 1
    while number > start, bytes[number - 1].isDigit { number -= 1 }
    return number < word - 1 && bytes.has(".swift:", endingAt: number, from: start)
  }

  /// `UINavigationControllerDelegate`: the protocol of the one that is told, which names nobody.
  static func isProtocol(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, name.start < name.end else { return false }
    return bytes.has("UI", at: name.start, before: name.end)
      && bytes.has("ControllerDelegate", endingAt: name.end, from: name.start)
  }
}
