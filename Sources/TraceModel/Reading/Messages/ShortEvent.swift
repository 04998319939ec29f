/// Callbacks without their `view`, the initializer, and a setting: `<Home: 0x10> willAppear`, `[HomeVC] didLoad`,
/// `HomeVC: didAppear`, `HomeVC -> init()`, `-[HomeVC initWithCoder:]`, `FormVC isModalInPresentation = true`. So much of
/// other things is called so that a controller has to be all else that the line has.
enum ShortEvent {
  private static let kinds: [(String, EventKind)] = [
    ("didload", .viewDidLoad), ("willappear", .viewWillAppear), ("isappearing", .viewIsAppearing),
    ("didappear", .viewDidAppear), ("willdisappear", .viewWillDisappear), ("diddisappear", .viewDidDisappear),
    ("init", .initialized), ("initwithcoder", .initialized), ("initwithnibname", .initialized),
    ("ismodalinpresentation", .isModalInPresentation),
  ]

  /// The callback that is all of a range: `didAppear`.
  static func callback(_ bytes: Span<UInt8>, _ text: Range<Int>) -> EventKind? {
    let kind = kinds.first { EventKey.equals(bytes, text, $0.0) }?.1
    return kind?.isLifecycle == true && kind != .initialized ? kind : nil
  }

  /// The words that a line holds if it has such an event, each with the blank that parts it from the name. A bare `init` is
  /// looked for behind a controller's name only.
  static let patterns = [
    WordPattern(" didload", anchor: 1), WordPattern(" willappear", anchor: 1),
    WordPattern(" isappearing", anchor: 1),
    WordPattern(" didappear", anchor: 1), WordPattern(" willdisappear", anchor: 1),
    WordPattern(" diddisappear", anchor: 1), WordPattern(" init()"),
    WordPattern(" init(coder:)"), WordPattern(" initwith", anchor: 1),
    WordPattern("controller init", anchor: 8),
    WordPattern("vc init"), WordPattern("controller: init", anchor: 9), WordPattern("vc: init"),
    WordPattern("controller - init", anchor: 9), WordPattern("vc - init", anchor: 2),
    WordPattern("controller.init(", anchor: 9), WordPattern("vc.init("),
    WordPattern("> init", endsName: true),
    WordPattern(".didload"), WordPattern(".willappear", anchor: 1), WordPattern(".isappearing", anchor: 1),
    WordPattern(".didappear", anchor: 1), WordPattern(".willdisappear", anchor: 1),
    WordPattern(".diddisappear", anchor: 1), WordPattern("required init"),
    WordPattern("=didload"), WordPattern("=willappear", anchor: 1), WordPattern("=isappearing", anchor: 1),
    WordPattern("=didappear"), WordPattern("=willdisappear", anchor: 1),
    WordPattern("=diddisappear", anchor: 1),
    WordPattern("\"didload"), WordPattern("\"willappear", anchor: 1),
    WordPattern("\"isappearing", anchor: 1), WordPattern("\"didappear"),
    WordPattern("\"willdisappear", anchor: 1), WordPattern("\"diddisappear", anchor: 1),
    WordPattern(" ismodalinpresentation", anchor: 3), WordPattern(".ismodalinpresentation", anchor: 3),
  ]

  /// The event whose word is behind the first blank from an offset, and whose it is.
  static func read(_ bytes: Span<UInt8>, behind hit: Int, from first: Int, to end: Int) -> (
    WordPlace, NamePlace
  )? {
    let start = InitLine.start(bytes, behind: hit, to: end)
    let last = bytes.endOfWord(from: start, to: end)
    let known = kinds.first { EventKey.equals(bytes, start..<last, $0.0) }?.1
    let word = WordPlace(known ?? .initialized, bytes, from: start, to: last, before: end)
    if known != nil || bytes.hasFolded("initwith", at: start, before: last),
      let name = owner(bytes, word, from: first, to: end)
    {
      return (word, name)
    }
    if let known, known.isLifecycle, known != .initialized,
      let name = behind(bytes, word, from: first, to: end)
    {
      return (word, name)
    }
    guard known == .isModalInPresentation || known != nil && isOver(bytes, word, end),
      let name = controller(
        bytes, from: first, to: InitLine.endOfName(bytes, skipLink(bytes, start, first), first))
        ?? letter(bytes, word, from: first) ?? ShortOwner.read(bytes, word, from: first)
    else { return nil }
    return (word, name)
  }

  /// `🟡 willAppear HomeVC`: the controller behind an event, where a logger's words and signs are all that is before it.
  private static func behind(_ bytes: Span<UInt8>, _ word: WordPlace, from first: Int, to end: Int)
    -> NamePlace?
  {
    let (lead, tag) = LineLead.skip(bytes, from: first, to: word.start)
    guard lead == word.start, tag == nil || LoggerTag.isTag(bytes, tag) else { return nil }
    var start = bytes.skipBlanks(from: word.selectorEnd, to: end)
    if let sign = ["->", "-", "→", "|"].first(where: { bytes.has($0, at: start, before: end) }) {
      start = bytes.skipBlanks(from: start + sign.utf8.count, to: end)
    }
    let last = bytes.trimmedEnd(from: start, to: end)
    guard start < last, bytes.endOfWord(from: start, to: last) == last else { return nil }
    let name = NamePlace(start: start, end: last)
    return isController(bytes, name) ? name : nil
  }

  /// The event of a field whose value's word is behind the sign at an offset, beside one that names a controller and none that names
  /// a part of it: `screen=Home event=didAppear`.
  static func field(_ bytes: Span<UInt8>, behind sign: Int, from first: Int, to end: Int) -> EventWords? {
    guard bytes[sign] == UInt8(ascii: "=") || bytes[sign] == UInt8(ascii: "\"") else { return nil }
    let word = sign + 1..<bytes.endOfWord(from: sign + 1, to: end)
    guard let kind = callback(bytes, word),
      let key = TextField.key(bytes, ofValueAt: word.lowerBound, from: first)?.0,
      FieldLine.isNamedEvent(bytes, key: key),
      let name = FieldLine.controller(bytes, from: first, to: end),
      !TextField.all(bytes, from: first, to: end).contains(where: { PassingThing.isKey(bytes, $0.key) })
    else { return nil }
    var words = EventWords(kind, argumentsStart: end)
    words.subject = name
    return words
  }

  /// Whether nothing is behind an event, or a remark behind an initializer with its labels: `init(coder:) - from a storyboard`.
  private static func isOver(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Bool {
    let rest = bytes.skipBlanks(from: word.selectorEnd, to: end)
    if rest == end { return true }
    if InitLine.isCalled(bytes, word, rest, end) || isCallback(bytes, word, before: rest, end) { return true }
    return word.kind == .initialized && bytes.at(word.selectorEnd - 2) == UInt8(ascii: ":")
      && (bytes.has("- ", at: rest, before: end) || SideNote.text(bytes, at: rest, to: end) != nil)
  }

  /// `willAppear animated: true`, `willAppear true`, `didLoad, rows: 3`: whether what the call was made with, or a value behind a
  /// comma, is behind a callback. What it loads has no comma: `didLoad rows: 3`.
  private static func isCallback(_ bytes: Span<UInt8>, _ word: WordPlace, before rest: Int, _ end: Int)
    -> Bool
  {
    guard word.kind.isLifecycle, word.kind != .initialized else { return false }
    let comma = bytes[rest] == UInt8(ascii: ",")
    let first = bytes.skipBlanks(from: comma ? rest + 1 : rest, to: end)
    let key = bytes.endOfWord(from: first, to: end)
    let sign = bytes.at(key)
    guard sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=") else {
      return word.kind.takesAnimated && EventKey.truth(bytes, first..<end) != nil
    }
    let value = bytes.skipBlanks(from: key + 1, to: end)
    return comma && value < end
      || EventKey.equals(bytes, first..<key, "animated") && EventKey.truth(bytes, value..<end) != nil
  }

  /// `A: init(coder:)`: a capital alone, before what storyboards call.
  private static func letter(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int) -> NamePlace? {
    let (name, _) = LineLead.skip(bytes, from: start, to: word.start)
    guard bytes.has("(coder:)", at: word.end, before: bytes.count), name + 3 == word.start,
      bytes[name].isUpper, bytes.has(": ", at: name + 1, before: word.start)
    else { return nil }
    return NamePlace(start: name, end: name + 1)
  }

  /// The class of `-[HomeVC init]`, with nothing behind it.
  private static func owner(_ bytes: Span<UInt8>, _ word: WordPlace, from first: Int, to end: Int)
    -> NamePlace?
  {
    guard bytes.trimmedEnd(from: word.selectorEnd, to: end) == word.selectorEnd + 1,
      let (name, _) = try? ObjectiveCLine.read(bytes, word, from: first, to: end), isController(bytes, name),
      Noise.objection(bytes, word, from: first, to: end) == nil
    else { return nil }
    return name
  }

  /// Before the sign that links a name to its event.
  private static func skipLink(_ bytes: Span<UInt8>, _ word: Int, _ start: Int) -> Int {
    var last = bytes.trimmedEnd(from: start, to: word)
    // `HomeVC set isModalInPresentation to true`
    if bytes.has(" set", endingAt: last, from: start) { last = bytes.trimmedEnd(from: start, to: last - 4) }
    let sign = ["->", "-", "→", ":", "=>", ".", "|"].first { bytes.has($0, endingAt: last, from: start) }
    return bytes.trimmedEnd(from: start, to: last - (sign?.utf8.count ?? 0))
  }

  /// The controller that is all of a range but for what a logger puts before it.
  private static func controller(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let (lead, tag) = LineLead.skip(bytes, from: start, to: end)
    guard lead < end else { return tag.flatMap { isController(bytes, $0) ? $0 : nil } }
    let first = behindTag(bytes, lead, end)
    if let (object, behind) = ObjectText.starting(bytes, at: first, to: end) {
      return behind == end && isController(bytes, object) ? object : nil
    }
    if let name = spaced(bytes, from: first, to: end) { return name }
    guard ByteScan.first(0x20, in: bytes, from: first, to: end) == end,
      let name = BracketName.read(bytes, from: first, to: end), isController(bytes, name)
    else { return nil }
    return name
  }

  /// Behind a logger's word and its colon: `lifecycle: HomeVC`.
  private static func behindTag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let last = bytes.endOfWord(from: start, to: end)
    guard last > start, bytes.has(": ", at: last, before: end),
      LoggerTag.isSure(bytes, NamePlace(start: start, end: last))
    else { return start }
    return bytes.skipBlanks(from: last + 1, to: end)
  }

  /// `second vc`, `login view controller`: a name with its kind as a word of its own.
  private static func spaced(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let kind = bytes.startOfWord(endingAt: end, from: start)
    let name = start..<bytes.trimmedEnd(from: start, to: kind)
    guard ["vc", "controller", "viewcontroller"].contains(where: { EventKey.equals(bytes, kind..<end, $0) }),
      !name.isEmpty, name.upperBound < kind,
      name.allSatisfy({ bytes[$0].isLetter || bytes[$0].isDigit || bytes[$0] == 0x20 }),
      !openers.contains(bytes.text(from: start, to: bytes.endOfWord(from: start, to: end)).asciiLowercased)
    else { return nil }
    return NamePlace(start: start, end: end)
  }

  /// What begins a sentence about one.
  private static let openers: Set<String> = [
    "the", "a", "an", "this", "that", "each", "every", "any", "when", "if",
  ]

  /// Whether a name is that of a controller's class, perhaps with a number: `HomeVC2`.
  private static func isController(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    var end = name.end
    while end > name.start, bytes[end - 1].isDigit { end -= 1 }
    return ["controller", "vc"].contains { bytes.hasFolded($0, endingAt: end, from: name.start + 1) }
      && NameText.isCapital(bytes, at: name.start, to: end)
  }
}
