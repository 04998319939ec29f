/// What links a name to the event before it: a dash, an arrow, a colon, `for`, `self:`.
enum NameLink {
  private static let links = [
    "for ", "of ", "in ", "en ", "on ", "at ", "from ", "by ", "for: ", "of: ", "in: ", "on: ", "from: ",
    "by: ",
    "호출 ", "호출됨 ", "called ", "fired ",
    "triggered ", "executed ", "was called ", "is called ", "has been called ", "got called ", "invoked ",
    "called: ", "fired: ", "executed: ", "invoked: ", "called. ", "fired. ", "executed. ", "invoked. ",
    "çağrıldı: ", "вызван: ",
  ]
  /// Those of the links behind which more than a name may be.
  private static let verbs = ["called ", "fired ", "triggered ", "executed "]
  /// What other languages say in a call's place before the words for where.
  private static let otherVerbs = [
    "ejecutado ", "ejecutada ", "llamado ", "chamado ", "executado ", "appelé ", "appelée ", "wurde ",
    "вызван ", "çağrıldı ", "được gọi ", "está executando ", "executando ",
  ]
  /// Words for where and for whom, which say other things as well: they link a controller's class or its object alone.
  private static let places = [
    "em ", "na ", "no ", "da ", "do ", "de ", "dans ", "в ", "у ", "في ", "của ", "trong ", "для ", "pour ",
    "para ", "für ",
  ]
  private static let keys = [
    "self", "view controller", "viewcontroller", "controllername", "controller name", "controller", "vcname",
    "vc", "classname", "class name", "class", "screenname", "screen", "类名", "クラス名", "클래스",
  ]

  /// Skips what links a name to an event before it, and says whether anything does.
  static func skip(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (Int, Bool) {
    var offset = start
    // `viewDidLoad: Home`: the colon was taken for the selector's.
    var isLinked =
      bytes.at(start - 1) == UInt8(ascii: ":") && bytes.at(start).isBlank
      || start < end && bytes[start] == UInt8(ascii: "\t")
    while offset < end {
      let before = offset
      offset = NameText.skipSymbols(bytes, from: offset, to: end)
      if offset - before >= 3, isDash(bytes, before, offset) { isLinked = true }
      while offset < end, isSign(bytes[offset]) || isSpacedSign(bytes, offset) || isArrow(bytes, offset, end)
      {
        offset += 1
        isLinked = true
      }
      if let behind = MessageRun.between(bytes, offset, end) { (offset, isLinked) = (behind, true) }
      for link in links where offset > start && bytes.hasFolded(link, at: offset, before: end) {
        offset += link.utf8.count
        isLinked = !verbs.contains(link)
        break
      }
      if offset > start, let behind = skipPlace(bytes, offset, end) { (offset, isLinked) = (behind, true) }
      // `viewDidLoad begin HomeVC`
      let moment = MomentWord.skip(bytes, offset, end)
      if moment > offset { (offset, isLinked) = (moment, true) }
      if let behind = skipKey(bytes, offset, end) {
        offset = behind
        isLinked = true
      }
      if offset == before { break }
    }
    return (offset, isLinked)
  }

  /// `dans HomeVC`, `appelé dans HomeVC`, `wurde in HomeVC`: behind the words of another language that say where.
  private static func skipPlace(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let verb = otherVerbs.first { bytes.hasFolded($0, at: start, before: end) }
    let place = start + (verb?.utf8.count ?? 0)
    let links = verb == nil ? places : places + ["en ", "in ", "o ", "a "]
    guard let link = links.first(where: { bytes.hasFolded($0, at: place, before: end) }) else { return nil }
    let name = place + link.utf8.count
    let last = ByteScan.first(0x20, in: bytes, from: name, to: end)
    let isObject = ObjectText.starting(bytes, at: name, to: end).map { $0.0.instance.isSome } == true
    return isObject || name < last && LabelText.isTypeName(bytes, name..<last) ? name : nil
  }

  /// The head of `<- HomeVC`, `<--- HomeVC`; before other words it is the arrow of a remark.
  private static func isArrow(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    guard bytes.has("<-", at: offset, before: end) else { return false }
    var name = offset + 1
    while name < end, bytes[name] == UInt8(ascii: "-") || bytes[name].isBlank { name += 1 }
    let last = ByteScan.first(0x20, in: bytes, from: name, to: end)
    return name < last && LabelText.isTypeName(bytes, name..<last)
  }

  /// `# Home`, `@ Home`, `@Home`
  private static func isSpacedSign(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let next = bytes.at(offset + 1)
    return bytes[offset] == UInt8(ascii: "#") && next.isBlank
      || bytes[offset] == UInt8(ascii: "@") && (next.isBlank || next.isUpper)
  }

  /// A long dash or an arrow between two offsets.
  private static func isDash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    ["–", "—", "→", "⇒", "：", "➡"].contains { bytes.find($0, from: start, to: end) != nil }
  }

  /// `self: `, `vc = `
  private static func skipKey(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end, bytes.at(start - 1).isBlank || bytes.at(start - 1) == UInt8(ascii: ","),
      let key = keys.first(where: { bytes.hasFolded($0, at: start, before: end) })
    else { return nil }
    let sign = bytes.skipBlanks(from: start + key.utf8.count, to: end)
    return bytes.at(sign) == UInt8(ascii: ":") || bytes.at(sign) == UInt8(ascii: "=") ? sign : nil
  }

  /// `Shop> HomeVC`: the prompt of a console that a sign ends.
  static func isPrompt(_ bytes: Span<UInt8>, _ sign: Int, from start: Int) -> Bool {
    sign > start && bytes.startOfWord(endingAt: sign, from: start) == start && bytes.at(sign + 1).isBlank
  }

  /// `- `, `: `, `for `: what links a controller's name to the event before it.
  static func begins(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    switch bytes.at(offset) {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: ">"): true
    default:
      bytes.hasFolded("for ", at: offset, before: bytes.count) || bytes.at(offset - 2) == UInt8(ascii: ":")
    }
  }

  /// Signs that link a name to an event before it.
  static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"),
      UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: ","):
      true
    default: false
    }
  }
}
