/// What a line prints of `self` behind its event and something else: `viewDidLoad called, self=HomeVC`,
/// `viewWillAppear, true, self: <Shop.Home: 0x10>`, `viewWillAppear true <Shop.Home: 0x10>`.
enum SelfField {
  /// What is further behind an event is not looked at.
  private static let reach = 256

  /// Who `self` is said to be; `nil` where it isn't printed.
  static func find(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> NamePlace? {
    let limit = min(end, start + reach)
    var offset = start
    while let key = bytes.find("self", from: offset, to: limit) {
      offset = key + 4
      let sign = bytes.skipBlanks(from: offset, to: end)
      guard isApart(bytes.at(key - 1)),
        bytes.at(sign) == UInt8(ascii: "=") || bytes.at(sign) == UInt8(ascii: ":")
      else { continue }
      if let name = value(bytes, bytes.skipBlanks(from: sign + 1, to: end), end) { return name }
    }
    return nil
  }

  private static let nouns = ["class", "controller", "vc", "screen", "page"]
  private static let otherNouns: Phrases = ["当前控制器", "当前页面", "当前类", "当前的类"]

  /// Whose class a swizzled callback prints: `viewDidAppear, current class is HomeVC`, `viewDidAppear 被调用，当前控制器: HomeVC`.
  static func current(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> NamePlace? {
    let last = bytes.startOfWord(endingAt: end, from: start)
    guard start < last, last - start < reach, ClassBehind.isAll(bytes, from: last, to: end) else {
      return nil
    }
    let sign = endOfKey(bytes, bytes.trimmedEnd(from: start, to: last), start)
    guard let sign,
      otherNouns.first(in: bytes, endingAt: sign, from: start) != nil || isNoun(bytes, sign, start)
    else { return nil }
    return NamePlace.named(bytes, from: last, to: end)
  }

  /// Before `is`, `:`, `=` and the wide colon behind a key.
  private static func endOfKey(_ bytes: Span<UInt8>, _ end: Int, _ start: Int) -> Int? {
    let sign = [" is", ":", "=", "："].first { bytes.has($0, endingAt: end, from: start) }
    return sign.map { bytes.trimmedEnd(from: start, to: end - $0.utf8.count) }
  }

  /// `current class`, also misspelled.
  private static func isNoun(_ bytes: Span<UInt8>, _ end: Int, _ start: Int) -> Bool {
    let noun = bytes.startOfWord(endingAt: end, from: start)
    let last = bytes.trimmedEnd(from: start, to: noun)
    let word = bytes.startOfWord(endingAt: last, from: start)
    return word < last && bytes.hasFolded("curr", at: word, before: last)
      && nouns.contains { EventKey.equals(bytes, noun..<end, $0) }
  }

  /// Whether a key may begin behind a byte.
  private static func isApart(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  /// An object or a controller's class: other values are what code assigns.
  private static func value(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    if let (object, _) = ObjectText.starting(bytes, at: start, to: end) {
      return object.end > object.start ? object : nil
    }
    var last = start
    while last < end, bytes[last].isWordByte || bytes[last] == UInt8(ascii: ".") { last += 1 }
    guard last > start, bytes.at(last) != UInt8(ascii: "("), LabelText.isTypeName(bytes, start..<last) else {
      return nil
    }
    let instance = InstanceSuffix.starting(bytes, at: last, to: end)?.0
    return NamePlace.named(bytes, from: start, to: last, instance ?? .none)
  }

  /// The object that ends a line, where nothing but values and words such as "called" is between it and the event.
  static func atEnd(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> NamePlace? {
    guard start < end, bytes[end - 1] == UInt8(ascii: ">"),
      let (object, open) = ObjectText.ending(bytes, at: end, from: start), object.instance.isSome,
      open - start < reach, isValues(bytes, start, open)
    else { return nil }
    return object
  }

  private static func isValues(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end {
      let last = bytes.endOfWord(from: offset, to: end)
      let word = offset..<last
      if last == offset {
        guard bytes[offset] < 0x80, !isBracket(bytes[offset]) else { return false }
      } else if !bytes[offset].isDigit, EventKey.truth(bytes, word) == nil, !EventKey.isFlag(bytes, word),
        !TrailingText.saysCalled(bytes, word)
      {
        return false
      }
      offset = max(last, offset + 1)
    }
    return true
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "[")
  }
}
