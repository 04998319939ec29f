/// What a logger of functions prints of `self`: `BaseVC.viewDidLoad():52 - <Shop.Home: 0x10>`. The class before the
/// function is the one that has the code, which may be a base class. What `self` was says more.
enum PrintedSelf {
  private static let controllers = ["controller", "vc", "screen"]
  /// Endings of what a controller has, and is not.
  private static let others = ["view", "model", "cell", "layer", "coordinator", "presenter", "item", "bar"]

  /// Some words with what is printed behind the function as their subject, where that is who was called.
  static func prefer(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int) -> EventWords
  {
    guard word.kind.isLifecycle, let name = own(bytes, word, words.subject, end) else { return words }
    var better = words
    better.subject = name
    return better
  }

  private static func own(_ bytes: Span<UInt8>, _ word: WordPlace, _ known: NamePlace?, _ end: Int)
    -> NamePlace?
  {
    if known?.instance.isSome == true || known?.identifier != nil { return nil }
    if let name = SelfField.find(bytes, behind: word.selectorEnd, to: end),
      !ForeignObject.isOne(bytes, name, besides: known)
    {
      return name
    }
    if known.map({ !ControllerName.isOne(bytes, $0) }) ?? true,
      let name = SelfField.current(bytes, behind: word.selectorEnd, to: end)
    {
      return name
    }
    if let object = SelfField.atEnd(bytes, behind: word.selectorEnd, to: end),
      !ForeignObject.isOne(bytes, object, besides: known)
    {
      return object
    }
    return known.flatMap { behindFunction(bytes, word, $0, end) }
  }

  /// What a logger of functions or a base class has printed behind the function.
  private static func behindFunction(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ code: NamePlace, _ end: Int
  ) -> NamePlace? {
    guard code.end <= word.start, code.start < code.end else { return nil }
    let line = endOfLine(bytes, word, end)
    let isBase = BaseClass.isBase(bytes, code)
    let hasPlace = line > word.selectorEnd || isFile(bytes, code)
    guard isBase || hasPlace || bytes.at(code.end) == UInt8(ascii: ".") else { return nil }
    if isBase, let name = BaseClass.real(bytes, word, behind: line, to: end), isController(bytes, name) {
      return name
    }
    guard let (name, isObject, isLast) = named(bytes, word, skipSelf(bytes, line, end), end),
      isBase
        ? isOwn(bytes, name, code, isObject) : isLast && (isObject || hasPlace) && isController(bytes, name)
    else { return nil }
    return name
  }

  /// Behind the number of the source line that follows a function: `viewDidLoad():52`, `deinit:52`.
  private static func endOfLine(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Int {
    // Without parentheses the colon was taken for the selector's.
    let colon =
      bytes.at(word.selectorEnd - 1) == UInt8(ascii: ":") ? word.selectorEnd - 1 : word.selectorEnd
    guard bytes.at(colon) == UInt8(ascii: ":"), colon < end else { return word.selectorEnd }
    let digits = bytes.endOfDigits(from: colon + 1, to: end)
    return digits > colon + 1 ? digits : word.selectorEnd
  }

  /// Whether the class was taken from the name of its file: `Home.swift`, `Home+Logging.swift`.
  private static func isFile(_ bytes: Span<UInt8>, _ code: NamePlace) -> Bool {
    bytes.at(code.end) == UInt8(ascii: "+")
      || [".swift", ".m"].contains { bytes.has($0, at: code.end, before: bytes.count) }
  }

  /// Behind the signs that link the name to the function, and `self: ` among them.
  private static func skipSelf(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let offset = skipSigns(bytes, start, end)
    let behind = offset + 4
    guard bytes.hasFolded("self", at: offset, before: end), behind < end, !bytes[behind].isWordByte else {
      return skipLink(bytes, offset, end)
    }
    return skipSigns(bytes, behind, end)
  }

  private static let links = ["for ", "called by ", "called from ", "called for ", "by ", "from "]

  /// `BaseVC viewDidLoad for HomeVC`
  private static func skipLink(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let link = links.first { bytes.hasFolded($0, at: start, before: end) }
    return start + (link?.utf8.count ?? 0)
  }

  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end,
      NameLink.isSign(bytes[offset]) || bytes[offset].isBlank || bytes[offset] == UInt8(ascii: ")")
        || bytes[offset] == UInt8(ascii: "(")
        || bytes[offset] == UInt8(ascii: "]")
    {
      offset += 1
    }
    return offset
  }

  /// The object or the controller's class at an offset, which of them it is, and whether nothing follows.
  private static func named(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int)
    -> (NamePlace, Bool, Bool)?
  {
    guard start < end else { return nil }
    if let (object, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return object.end > object.start ? (object, true, isLast(bytes, word, behind, end)) : nil
    }
    var last = start
    while last < end, bytes[last].isWordByte || bytes[last] == UInt8(ascii: ".") { last += 1 }
    guard last > start, LabelText.isTypeName(bytes, start..<last) else { return nil }
    var name = NamePlace.named(bytes, from: start, to: last)
    if let (instance, behind) = InstanceSuffix.starting(bytes, at: last, to: end) {
      name.instance = instance
      last = behind
    }
    return (name, false, last == end)
  }

  /// `viewDidLoad():52 - <Shop.Home: 0x10> viewDidLoad`: whether nothing follows, or the event once more.
  private static func isLast(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Bool {
    let first = bytes.skipBlanks(from: start, to: end)
    let last = bytes.endOfWord(from: first, to: end)
    return start == end || last == end && BaseClass.isEvent(bytes, word, first..<last)
  }

  /// Whether a name behind that of a base class is who it logs for.
  private static func isOwn(
    _ bytes: Span<UInt8>, _ name: NamePlace, _ base: NamePlace, _ isObject: Bool
  ) -> Bool {
    if BaseClass.isUIKits(bytes, base), isEnding(bytes, name, ["controller"]) { return true }
    if isController(bytes, name) { return true }
    return isObject && !bytes.has("UI", at: name.start, before: name.end) && !isEnding(bytes, name, others)
  }

  private static func isController(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    isEnding(bytes, name, controllers) && !bytes.has("UI", at: name.start, before: name.end)
      && !bytes.hasFolded("presentationcontroller", endingAt: name.end, from: name.start)
  }

  private static func isEnding(_ bytes: Span<UInt8>, _ name: NamePlace, _ endings: [String]) -> Bool {
    endings.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start) }
  }
}
