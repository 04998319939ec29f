/// The class that a line begins with, where nothing is between it and the event but what a logger says of each line:
/// `[HomeVC] [UI] viewDidLoad`, `HomeVC | INFO | …`, `HomeVC thread=main …`, `[HomeVC] #5 …`.
///
/// The last part before an event is a name more often than not. A tag, a level, a thread or a number is none where a class
/// was named before it.
struct LeadClass {
  /// Heads that are longer are not read.
  private static let reach = 256
  private static let values = ["ui", "nil", "true", "false"]
  private static let endings = ["controller", "vc", "view", "screen"]
  /// Parts of words that take back what follows.
  private static let negations = ["没", "沒", "未", "不", "안 ", "не "]

  private var name: NamePlace?
  private var isBracketed = false
  /// How many of a logger's words follow the class, and how many words of other scripts are among them.
  private var tags = 0
  private var foreign = 0
  /// Whether a class may begin here: a sign or a logger's word is before it.
  private var isParted = true
  private var isBroken = false

  /// The class at the beginning of what is before an event; `nil` where the last part may be the name.
  static func read(_ bytes: Span<UInt8>, from start: Int, to word: Int) -> NamePlace? {
    guard word - start <= reach else { return nil }
    var lead = LeadClass()
    var offset = start
    while offset < word, !lead.isBroken { offset = lead.step(bytes, offset, word) }
    guard !lead.isBroken, lead.tags > 0, let name = lead.name else { return nil }
    return lead.foreign == 0 || lead.mayBeForeign(bytes, name, word) ? name : nil
  }

  /// Words of another script are a remark behind a class in brackets, or before a sign: `[HomeVC] 생명주기 …`.
  private func mayBeForeign(_ bytes: Span<UInt8>, _ name: NamePlace, _ word: Int) -> Bool {
    let last = bytes.trimmedEnd(from: name.end, to: word) - 1
    let sign = bytes[last]
    let isParted =
      isBracketed || sign < 0x80 && !sign.isWordByte || isOwn(bytes, name) && bytes.at(name.end) == 0x3A
    return foreign <= 3 && isParted
      && !BaseClass.isBase(bytes, name)
      && !Self.negations.contains { bytes.find($0, from: name.end, to: word) != nil }
  }

  /// Reads what is at an offset, and returns the offset behind it.
  private mutating func step(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let byte = bytes[start]
    if byte.isBlank { return start + 1 }
    switch byte {
    case UInt8(ascii: "["): return bracket(bytes, start, end)
    case UInt8(ascii: "("): return aside(bytes, start, end)
    case UInt8(ascii: "<"): return object(bytes, start, end)
    case UInt8(ascii: "+") where bytes.at(start + 1).isDigit: return word(bytes, start, end)
    case let byte where byte >= 0x80 && !NameText.isNameStart(bytes, at: start, to: end):
      isParted = true
      return start + NameText.scalar(bytes, at: start, to: end).1
    case let byte where byte < 0x80 && !byte.isWordByte:
      isParted = true
      isBroken = isGlued(bytes, start)
      return start + 1
    default: return word(bytes, start, end)
    }
  }

  /// `HomeVC#1`, `HomeVC-3`, `HomeVC {4C6E…}`: what a sign glues to a class tells its instances apart.
  private func isGlued(_ bytes: Span<UInt8>, _ sign: Int) -> Bool {
    if bytes[sign] == UInt8(ascii: "{") { return true }
    guard let name, !isBracketed, name.end == sign, !bytes.at(sign + 1).isBlank else { return false }
    return bytes[sign] != UInt8(ascii: ":") && bytes[sign] != UInt8(ascii: "|")
  }

  private mutating func take(_ class: NamePlace, isBracketed: Bool) {
    name = `class`
    self.isBracketed = isBracketed
    (tags, foreign) = (0, 0)
    isParted = true
  }

  private mutating func takeTag() {
    if name != nil { tags += 1 }
    isParted = true
  }

  /// Anything else may be a name, or a sentence.
  private mutating func takeOther() {
    name = nil
    (tags, foreign) = (0, 0)
    isParted = false
  }

  private mutating func bracket(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Int {
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: open, to: end)
    // An event inside of brackets, or an instance, is for others to read.
    guard close < end, !isInstance(bytes, open + 1, close) else {
      isBroken = true
      return end
    }
    if let inner = BracketName.read(bytes, from: open + 1, to: close), isClass(bytes, inner) {
      take(inner, isBracketed: true)
    } else if mayBeChild(bytes, open + 1, close) {
      takeOther()
      isParted = true
    } else {
      takeTag()
    }
    return close + 1
  }

  private func isInstance(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    bytes.has("0x", at: start, before: end) || IdentifierText.isWhole(bytes, start, end)
  }

  /// `[MainTabBarController] [Home]`, `LogController: [Home]`: containers and loggers log for others.
  private func mayBeChild(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard let name, !isTag(bytes, start, end), start < end, bytes[start].isUpper || bytes[start] >= 0x80
    else { return false }
    return !isOwn(bytes, name) || BaseClass.isBase(bytes, name)
      || bytes.hasFolded("splitviewcontroller", endingAt: name.end, from: name.start)
  }

  /// Whether a class is a screen's rather than a container's or a logger's.
  private func isOwn(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    ["vc", "viewcontroller"].contains { bytes.hasFolded($0, endingAt: name.end, from: name.start) }
  }

  /// `(main)`; and the parenthesis around the event.
  private mutating func aside(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Int {
    let close = ByteScan.first(UInt8(ascii: ")"), in: bytes, from: open, to: end)
    guard close < end else { return open + 1 }
    guard isTag(bytes, open + 1, close), bytes[open - (open > 0 ? 1 : 0)].isBlank else {
      isBroken = true
      return end
    }
    takeTag()
    return close + 1
  }

  /// `<Shop.HomeVC: 0x10>`, `<Notice>`
  private mutating func object(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Int {
    let close = ByteScan.first(UInt8(ascii: ">"), in: bytes, from: open, to: end)
    if close < end, LogLevel.isLevel(bytes, from: open + 1, to: close) {
      takeTag()
      return close + 1
    }
    guard let (object, behind) = ObjectText.starting(bytes, at: open, to: end), isClass(bytes, object) else {
      isBroken = true
      return end
    }
    take(object, isBracketed: true)
    return behind
  }

  private mutating func word(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if let name, !isBracketed,
      NumberedClass.end(bytes, name.start..<name.end, before: end).map({ $0 > start }) == true
    {
      isBroken = true
      return end
    }
    var last = start + 1
    while last < end, !Self.endsWord(bytes[last]) { last += 1 }
    if bytes[start].isDigit || bytes[start] == UInt8(ascii: "+") { return number(bytes, start, end) }
    if bytes.at(last) == UInt8(ascii: "="), last < end { return field(bytes, start, last, end) }
    // `BaseVC.viewDidLoad`
    let nameEnd = bytes[last - 1] == UInt8(ascii: ".") ? last - 1 : last
    judge(bytes, start, nameEnd)
    return last
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "_"): false
    default: byte < 0x80 && !byte.isWordByte
    }
  }

  private mutating func judge(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
    guard let name = BracketName.read(bytes, from: start, to: end) else { return takeOther() }
    if self.name != nil, isTag(bytes, start, end) || BaseClass.isBase(bytes, name) { return takeTag() }
    if isParted, isClass(bytes, name) { return take(name, isBracketed: false) }
    if isTag(bytes, start, end) { return takeTag() }
    if isApp(bytes, end) { return takeTag() }
    guard self.name != nil, bytes[start] >= 0x80 else { return takeOther() }
    foreign += 1
    takeTag()
  }

  /// `[HomeVC] Shop: viewDidLoad`: behind a screen's class in brackets, a word with a colon is the app or its module.
  private func isApp(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    guard let name, isBracketed, tags == 0, bytes.at(end) == UInt8(ascii: ":") else { return false }
    return isOwn(bytes, name) && !BaseClass.isBase(bytes, name)
  }

  /// `10:11:12.120`, `+0.268s`, `5`; but no address.
  private mutating func number(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if bytes.has("0x", at: start, before: end) { isBroken = true }
    var last = start
    while last < end, !bytes[last].isBlank, bytes[last] != UInt8(ascii: "|") { last += 1 }
    if IdentifierText.isWhole(bytes, start, last) { isBroken = true }
    takeTag()
    return last
  }

  /// `thread=main`; but not `vc=Home`.
  private mutating func field(_ bytes: Span<UInt8>, _ start: Int, _ sign: Int, _ end: Int) -> Int {
    var last = sign
    while last < end, !bytes[last].isBlank { last += 1 }
    if last == end || FieldLine.names(bytes, start, to: end) || bytes.has("0x", at: sign + 1, before: end) {
      isBroken = true
    }
    takeTag()
    return last
  }

  private func isTag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    LogLevel.isLevel(bytes, from: start, to: end) || LoggerTag.isTag(bytes, NamePlace(start: start, end: end))
      || LoggerTag.isThread(bytes, start..<end)
      || Self.values.contains { EventKey.equals(bytes, start..<end, $0) }
      || bytes.endOfDigits(from: start, to: end) == end
  }

  private func isClass(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    name.end > name.start && LabelText.isTypeName(bytes, name.start..<name.end)
      && Self.endings.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start) }
  }
}
