/// `didSelect` and `shouldSelect` alone, which tables, lists and maps have too: a tab bar controller's where that is right before
/// them, `tabBarController didSelect: HomeVC`, or where its call has them,
/// `tabBarController(<MainTabBarController: 0x10>, didSelect: <Shop.HomeVC: 0x20>)`.
enum TabWord {
  private static let container = "tabbarcontroller"
  private static let kinds: [(String, EventKind)] = [
    ("didselect", .tabBarControllerDidSelect), ("shouldselect", .tabBarControllerShouldSelect),
  ]

  /// The event of the word at an offset.
  static func read(_ bytes: Span<UInt8>, at word: Int, from start: Int, to end: Int) -> WordPlace? {
    let last = bytes.endOfWord(from: word, to: end)
    if let method = signature(bytes, word, last, from: start, to: end) { return method }
    guard let kind = kinds.first(where: { EventKey.equals(bytes, word..<last, $0.0) })?.1,
      isBehindContainer(bytes, word, start) || isBehindTabBar(bytes, word, last, from: start, to: end)
        || ShowWord.call(of: container, bytes, before: word, from: start) != nil
        || isBeforeController(bytes, last, end)
    else { return nil }
    return WordPlace(kind, bytes, from: word, to: last, before: end)
  }

  /// `didSelect viewController = <Shop.HomeVC: 0x20>`: as the method's label is, with a controller that ends the line.
  static func isBeforeController(_ bytes: Span<UInt8>, _ word: Int, _ end: Int) -> Bool {
    let label = bytes.skipBlanks(from: word, to: end)
    let last = bytes.endOfWord(from: label, to: end)
    let sign = bytes.skipBlanks(from: last, to: end)
    guard EventKey.equals(bytes, label..<last, "viewcontroller"),
      bytes.at(sign) == UInt8(ascii: "=") || bytes.at(sign) == UInt8(ascii: ":")
    else { return false }
    let open = bytes.skipBlanks(from: sign + 1, to: end)
    guard let (object, behind) = ObjectText.starting(bytes, at: open, to: end) else { return false }
    return behind == end && object.instance.isSome
  }

  /// `tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)`: the method as its source
  /// has it, whose types name nobody.
  private static func signature(
    _ bytes: Span<UInt8>, _ word: Int, _ last: Int, from start: Int, to end: Int
  ) -> WordPlace? {
    guard bytes.has(" viewController: UIViewController)", at: last, before: end),
      let kind = kinds.first(where: { EventKey.equals(bytes, word..<last, $0.0) })?.1,
      let call = ShowWord.call(of: container, bytes, before: word, from: start)
    else { return nil }
    return WordPlace(kind, bytes, from: call, to: call + container.utf8.count, before: end)
  }

  /// `tabBarController didSelect 1`: the number of a tab, which names no controller.
  static func isIndex(_ bytes: Span<UInt8>, _ text: Range<Int>, of kind: EventKind) -> Bool {
    (kind == .tabBarControllerDidSelect || kind == .tabBarControllerShouldSelect)
      && bytes.endOfDigits(from: text.lowerBound, to: text.upperBound) == text.upperBound
  }

  private static let tabBar = "TabBar"

  /// The beginning of the tab bar right before a word, which is nobody's name then; the word's own where none is there.
  static func startOfTabBar(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Int {
    let colon = bytes.trimmedEnd(from: start, to: word)
    let last = bytes.at(colon - 1) == UInt8(ascii: ":") ? colon - 1 : colon
    let first = last - tabBar.utf8.count
    return last < word && bytes.has(tabBar, endingAt: last, from: start) && !bytes.at(first - 1).isWordByte
      ? first : word
  }

  /// Whether a word begins with the tab bar that it is of.
  static func isOfTabBar(_ bytes: Span<UInt8>, _ word: WordPlace) -> Bool {
    word.kind == .tabBarControllerDidSelect && bytes.has(tabBar, at: word.start, before: word.end)
      && !bytes.at(word.start + tabBar.utf8.count).isWordByte
  }

  /// `TabBar didSelect HomeNav`: with a controller behind it; of what a tab bar itself selects it is an item.
  private static func isBehindTabBar(
    _ bytes: Span<UInt8>, _ word: Int, _ last: Int, from start: Int, to end: Int
  ) -> Bool {
    let colon = bytes.at(last) == UInt8(ascii: ":") ? last + 1 : last
    let name = bytes.trimmedEnd(from: start, to: word)
    return name < word
      && ["TabBar", "TabBar]", "TabBar:"].contains { bytes.has($0, endingAt: name, from: start) }
      && ControllerName.all(bytes, from: bytes.skipBlanks(from: colon, to: end), to: end) != nil
  }

  private static func isBehindContainer(_ bytes: Span<UInt8>, _ word: Int, _ start: Int) -> Bool {
    let colon = bytes.trimmedEnd(from: start, to: word)
    let last = bytes.at(colon - 1) == UInt8(ascii: ":") ? colon - 1 : colon
    return last < word && bytes.hasFolded(container, endingAt: last, from: start)
  }
}
