/// Callbacks without their `view`, and the initializer: `<Home: 0x10> willAppear`, `[HomeVC] didLoad`, `HomeVC: didAppear`,
/// `HomeVC -> init()`. So much of other things is called so that a controller has to be all else that the line has.
enum ShortEvent {
  private static let kinds: [(String, EventKind)] = [
    ("didload", .viewDidLoad), ("willappear", .viewWillAppear), ("isappearing", .viewIsAppearing),
    ("didappear", .viewDidAppear), ("willdisappear", .viewWillDisappear), ("diddisappear", .viewDidDisappear),
    ("init", .initialized),
  ]

  /// The words that a line holds if it has such an event, each with the blank that parts it from the name.
  static let patterns = [
    WordPattern(" didload", anchor: 1), WordPattern(" willappear", anchor: 1),
    WordPattern(" isappearing", anchor: 1),
    WordPattern(" didappear", anchor: 1), WordPattern(" willdisappear", anchor: 1),
    WordPattern(" diddisappear", anchor: 1), WordPattern(" init()"),
  ]

  /// The event whose word is at an offset, and whose it is.
  static func read(_ bytes: Span<UInt8>, at start: Int, from first: Int, to end: Int) -> (
    WordPlace, NamePlace
  )? {
    let last = bytes.endOfWord(from: start, to: end)
    guard let kind = kinds.first(where: { EventKey.equals(bytes, start..<last, $0.0) })?.1 else { return nil }
    let word = WordPlace(kind, bytes, from: start, to: last, before: end)
    guard bytes.trimmedEnd(from: word.end, to: end) == word.selectorEnd,
      let name = controller(bytes, from: first, to: skipLink(bytes, start, first))
    else { return nil }
    return (word, name)
  }

  /// Before the sign that links a name to its event.
  private static func skipLink(_ bytes: Span<UInt8>, _ word: Int, _ start: Int) -> Int {
    let last = bytes.trimmedEnd(from: start, to: word)
    let sign = ["->", "-", "→", ":", "=>"].first { bytes.has($0, endingAt: last, from: start) }
    return bytes.trimmedEnd(from: start, to: last - (sign?.utf8.count ?? 0))
  }

  /// The controller that is all of a range but for what a logger puts before it.
  private static func controller(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let (first, tag) = LineLead.skip(bytes, from: start, to: end)
    guard first < end else { return tag.flatMap { isController(bytes, $0) ? $0 : nil } }
    if let (object, behind) = ObjectText.starting(bytes, at: first, to: end) {
      return behind == end && isController(bytes, object) ? object : nil
    }
    guard ByteScan.first(0x20, in: bytes, from: first, to: end) == end,
      let name = BracketName.read(bytes, from: first, to: end), isController(bytes, name)
    else { return nil }
    return name
  }

  /// Whether a name is that of a controller's class, perhaps with a number: `HomeVC2`.
  private static func isController(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    var end = name.end
    while end > name.start, bytes[end - 1].isDigit { end -= 1 }
    return ["controller", "vc"].contains { bytes.hasFolded($0, endingAt: end, from: name.start + 1) }
      && NameText.isCapital(bytes, at: name.start, to: end)
  }
}
