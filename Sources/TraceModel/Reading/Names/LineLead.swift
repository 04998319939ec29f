/// What may be before a label: decoration, emoji, counters, level words, tags in brackets.
enum LineLead {
  /// The offset behind all of it, and what the last tag named.
  static func skip(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> (Int, NamePlace?) {
    var offset = start
    var tag: NamePlace?
    while offset < end {
      let before = offset
      offset = NameText.skipSymbols(bytes, from: offset, to: end)
      if let tagged = TaggedClock.read(bytes, from: offset, to: end) {
        if tagged.tag.isSome { tag = tagged.tag }
        offset = tagged.end
      }
      if let (name, behind) = skipAside(bytes, offset, end) {
        if name.isSome { tag = name }
        offset = behind
      }
      offset = ElapsedTime.endInMessage(bytes, from: offset, to: end) ?? offset
      offset = skipIdentifier(bytes, offset, end)
      offset = skipThread(bytes, skipSigns(bytes, offset, end), end)
      offset = skipField(bytes, skipCounter(bytes, offset, end), end)
      offset = MomentWord.skip(bytes, skipVerb(bytes, skipLevel(bytes, offset, end), end), end)
      offset = MomentWord.skipAlone(bytes, offset, end)
      offset = skipConsole(bytes, offset, end)
      if let (name, behind) = skipTag(bytes, offset, end) {
        // A number behind another tag is a source line's, a thread is the logger's.
        let isNumber = bytes.endOfDigits(from: name.start, to: name.end) == name.end
        let isAbout = isNumber || LoggerTag.isThread(bytes, (name.start - 1, name.end), behind: start)
        let address = ObjectText.address(bytes, at: name.start, to: name.end)
        if tag != nil, IdentifierText.isWhole(bytes, name.start, name.end) {
          tag?.identifier = name.start..<name.end
        } else if tag != nil, address.isSome {
          tag = tag?.with(address)
        } else if name.isSome, tag == nil || !isAbout {
          tag = name
        }
        offset = behind
      }
      if offset == before { break }
    }
    return (offset, tag)
  }

  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "~"),
        UInt8(ascii: "+"),
        UInt8(ascii: ">"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "|"),
        UInt8(ascii: "!"),
        UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0D:
        offset += 1
      case UInt8(ascii: "<") where opensNothing(bytes.at(offset + 1)):
        offset += 1
      case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "%"), UInt8(ascii: "@"):
        let behind = endOfRun(bytes, offset, end)
        let next = bytes.skipBlanks(from: behind, to: end)
        // `$ grep …` is a command.
        guard next > behind, !bytes.at(next).isLetter || bytes.at(next).isUpper else { return offset }
        offset = next
      case UInt8(ascii: "_") where bytes.at(offset + 1) == UInt8(ascii: "_"): offset += 2
      default: return offset
      }
    }
    return offset
  }

  /// Whether an angle bracket before a byte is part of an arrow or a decoration: `<<`, `<-`.
  private static func opensNothing(_ next: UInt8) -> Bool {
    next == UInt8(ascii: "<") || next == UInt8(ascii: "-") || next.isBlank
  }

  private static func endOfRun(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] == bytes[start] { offset += 1 }
    return offset
  }

  /// `4. `, `14: `, `3) `, `12> `, `3、`; but not `1번` and `2nd`, which are labels.
  private static func skipCounter(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let digits = bytes.endOfDigits(from: start, to: end)
    guard digits > start else { return start }
    if bytes.has("、", at: digits, before: end) { return digits + 3 }
    if let version = endOfVersion(bytes, start, end) { return version }
    for keycap in ["\u{FE0F}\u{20E3}", "\u{20E3}"] where bytes.has(keycap, at: digits, before: end) {
      return bytes.skipBlanks(from: digits + keycap.utf8.count, to: end)
    }
    let sign = bytes.at(digits)
    // `#17 Home`, where something follows that is no number.
    if bytes.at(start - 1) == UInt8(ascii: "#"), sign.isBlank, digits < end {
      let behind = bytes.skipBlanks(from: digits, to: end)
      return behind < end ? behind : start
    }
    if sign == UInt8(ascii: ">") || sign == UInt8(ascii: "|"), bytes.at(digits + 1).isBlank {
      return bytes.skipBlanks(from: digits + 1, to: end)
    }
    guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: ":") || sign == UInt8(ascii: ")"), digits < end
    else { return start }
    return bytes.skipBlanks(from: digits + 1, to: end)
  }

  /// `10.1.0 - [MyLog] `: behind a library's version, where a tag follows.
  private static func endOfVersion(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let (major, limit) = (bytes.endOfDigits(from: start, to: end), min(end, start + 16))
    guard bytes.at(major) == UInt8(ascii: ".") else { return nil }
    let minor = bytes.endOfDigits(from: major + 1, to: limit)
    guard minor > major + 1, bytes.at(minor) == UInt8(ascii: ".") else { return nil }
    let patch = bytes.endOfDigits(from: minor + 1, to: limit)
    return patch > minor + 1 && bytes.has(" - [", at: patch, before: end) ? patch + 3 : nil
  }

  /// `4C6E1B2A-0D1F-4E5A-9B8C-7D6E5F4A3B2C `: a session's, before a name.
  private static func skipIdentifier(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard let (identifier, behind) = IdentifierText.starting(bytes, at: start, to: end),
      identifier.lowerBound == start, behind < end, bytes[behind].isBlank
    else { return start }
    return bytes.skipBlanks(from: behind, to: end)
  }

  /// `thread=main `, `seq=12 `: a field of a logger's, but not one that names somebody.
  private static func skipField(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isWordByte { offset += 1 }
    guard offset > start, bytes.at(offset) == UInt8(ascii: "="), !FieldLine.names(bytes, start, to: end),
      !isTitle(bytes, start, offset, end)
    else {
      return start
    }
    let value = offset + 1
    while offset < end, !bytes[offset].isBlank { offset += 1 }
    return offset > value && offset < end ? bytes.skipBlanks(from: offset, to: end) : start
  }

  /// `title=Home `: a screen's title, where no other field is behind it.
  private static func isTitle(_ bytes: Span<UInt8>, _ start: Int, _ sign: Int, _ end: Int) -> Bool {
    EventKey.equals(bytes, start..<sign, "title")
      && ByteScan.first(UInt8(ascii: "="), in: bytes, from: sign + 1, to: end) == end
  }

  private static func skipLevel(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    // `D/Home: viewDidLoad`
    if bytes.at(start + 1) == UInt8(ascii: "/"), start + 2 < end,
      LabelText.isLevelLetter(bytes, start..<start + 1)
    {
      return start + 2
    }
    // `<Debug> Home`
    if bytes.at(start) == UInt8(ascii: "<"), start < end {
      let close = ByteScan.first(UInt8(ascii: ">"), in: bytes, from: start, to: min(end, start + 16))
      let isThread =
        bytes.hasFolded("<thread: ", at: start, before: close)
        && LoggerTag.isThread(bytes, start + 9..<max(start + 9, close))
      return isThread || LogLevel.isLevel(bytes, from: start + 1, to: close) ? min(close + 1, end) : start
    }
    guard let behind = LogLevel.endOfLevel(bytes, from: start, to: end), behind < end else { return start }
    if bytes[behind] == UInt8(ascii: ":") { return bytes.skipBlanks(from: behind + 1, to: end) }
    return bytes[behind].isBlank && bytes[behind - 1].isUpper
      ? bytes.skipBlanks(from: behind, to: end) : start
  }

  /// What a console puts before a line: `Shop [com.shop:ui] `, `flutter: [native] `.
  private static func skipConsole(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let word = bytes.endOfWord(from: start, to: end)
    guard word < end else { return start }
    if bytes[word] == UInt8(ascii: ":") { return skipHost(bytes, start..<word, end) }
    let open = bytes.skipBlanks(from: word, to: end)
    return word == start || open > word ? skipOrigin(bytes, open, end) ?? start : start
  }

  /// Behind the subsystem that logged, where a console shows no number of the process.
  private static func skipOrigin(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Int? {
    guard let close = UnifiedPrefix.endOfSubsystem(bytes, open, end), close < end,
      !bytes.has("[com.apple.", at: open, before: end)
    else { return nil }
    return bytes.skipBlanks(from: close, to: end)
  }

  /// Behind the framework that logged, where a name follows its tag.
  private static func skipHost(_ bytes: Span<UInt8>, _ word: Range<Int>, _ end: Int) -> Int {
    guard !word.isEmpty, bytes.has(": [", at: word.upperBound, before: end), !LabelText.hasEnding(bytes, word)
    else { return word.lowerBound }
    let reach = min(end, word.upperBound + 64)
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: word.upperBound, to: reach)
    let name = bytes.skipBlanks(from: close + 1, to: end)
    let last = bytes.endOfWord(from: name, to: end)
    let isNamed = name < last && LabelText.isTypeName(bytes, name..<last)
    return isNamed ? word.upperBound + 2 : word.lowerBound
  }

  private static let verbs: Phrases = [
    "inside", "in", "entering", "entered", "enter", "called", "calling", "executing", "running", "now",
    "logged",
  ]

  /// `Inside `, `Called `: words that say no more than that something happened.
  private static func skipVerb(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard bytes.at(start).isLetter else { return start }
    for verb in verbs.beginning(with: bytes.at(start).folded)
    where bytes.hasFolded(verb, at: start, before: end) {
      let behind = start + verb.utf8.count
      guard behind == end || bytes[behind].isBlank else { continue }
      let next = bytes.skipBlanks(from: behind, to: end)
      // `called from viewDidLoad`: who has called something else.
      let link = next..<bytes.endOfWord(from: next, to: end)
      return EventKey.equals(bytes, link, "from") || EventKey.equals(bytes, link, "by") ? start : next
    }
    return skipFunction(bytes, start, end)
  }

  /// `screen_view `, `track `: a logger's function before a name that has a capital.
  private static func skipFunction(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let word = bytes.endOfWord(from: start, to: end)
    let name = bytes.skipBlanks(from: word, to: end)
    let isOne =
      name > word && NameText.isCapital(bytes, at: name, to: end) && LoggerFunction.isOne(bytes, start..<word)
    return isOne ? name : start
  }

  /// `(Lifecycle) `, `(HomeViewController): `, and `(3) ` and `(null) `, which name nobody.
  private static func skipAside(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (NamePlace, Int)? {
    guard start < end, bytes[start] == UInt8(ascii: "(") else { return nil }
    let limit = min(end, start + 64)
    let close = ByteScan.first(UInt8(ascii: ")"), in: bytes, from: start, to: limit)
    guard close < limit,
      close + 1 == end || bytes[close + 1].isBlank || bytes[close + 1] == UInt8(ascii: ":"),
      ByteScan.first(UInt8(ascii: "("), in: bytes, from: start + 1, to: close) == close,
      let name = BracketName.read(bytes, from: start + 1, to: close)
    else { return nil }
    let isNobody =
      bytes.endOfDigits(from: name.start, to: name.end) == name.end
      || EventKey.isNil(bytes, start..<close + 1)
    return (isNobody ? NamePlace(start: close, end: close) : name, close + 1)
  }

  /// `<NSThread: 0x600001>{number = 1, name = main}`, `com.apple.main-thread `
  private static func skipThread(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let queue = "com.apple.main-thread "
    if bytes.has(queue, at: start, before: end) { return start + queue.utf8.count }
    guard
      bytes.has("<NSThread: ", at: start, before: end)
        || bytes.has("<_NSMainThread: ", at: start, before: end)
    else { return start }
    let close = ByteScan.first(UInt8(ascii: ">"), in: bytes, from: start, to: end)
    guard bytes.at(close + 1) == UInt8(ascii: "{"), close + 1 < end else { return min(close + 1, end) }
    return min(ByteScan.first(UInt8(ascii: "}"), in: bytes, from: close, to: end) + 1, end)
  }

  /// `-[Home reload]`
  static func isMethod(_ bytes: Span<UInt8>, _ open: Int, _ close: Int) -> Bool {
    bytes.at(open - 1) == UInt8(ascii: "-")
      && ByteScan.first(0x20, in: bytes, from: open, to: close) < close
  }

  private static func skipTag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (NamePlace, Int)? {
    guard start < end, bytes[start] == UInt8(ascii: "[") else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 200))
    guard close < end, bytes[close] == UInt8(ascii: "]"), !isMethod(bytes, start, close) else { return nil }
    if LogLevel.isLevel(bytes, from: start + 1, to: close) {
      return (NamePlace(start: close, end: close), close + 1)
    }
    let name = BracketName.read(bytes, from: start + 1, to: close) ?? NamePlace(start: close, end: close)
    return (name, close + 1)
  }
}
