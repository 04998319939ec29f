/// Reads who is named behind an event's word: ` <Home: 0x…>`, ` - Home`, ` for Home`, ` // Home`.
enum LabelAfter {
  /// The label between the word's end and the end of the message. Inside a box (`[ viewDidLoad - view vc ]`)
  /// nothing else than a label is to be expected.
  static func read(
    _ bytes: Span<UInt8>, _ word: WordPlace, to end: Int, isBoxed: Bool, isItem: Bool = false,
    isTagged: Bool = false
  ) -> Label {
    let (begin, hasLink) = NameLink.skip(bytes, word.selectorEnd, end)
    let first = behindMoment(bytes, behindFlag(bytes, begin, end), end)
    if let page = page(bytes, begin, end) { return .clear(page) }
    let isLinked = hasLink || isTagged || isGlued(bytes, word, first, end)
    guard first < end, SourceLine.begins(bytes, at: first, to: end) == nil else { return .nothing }
    if let lead = InstanceLead.read(bytes, from: first, to: end) {
      return isTagged ? .nothing : behind(lead, bytes, word, end, isBoxed: isBoxed)
    }
    if let (object, _) = ObjectText.starting(bytes, at: first, to: end) {
      let isReleased = word.kind == .deinitialized
      return !isReleased && ForeignObject.isOne(bytes, object, besides: nil) ? .nothing : .clear(object)
    }
    if let title = title(bytes, word, first, end) { return .clear(title) }
    if ValueText.begins(bytes, at: first, to: end) { return .nothing }
    if let quoted = quoted(bytes, first, end) { return .clear(quoted) }
    if let sure = file(bytes, first, end) ?? enclosed(bytes, first, end) ?? marked(bytes, first, end) {
      return .clear(sure)
    }
    // `viewDidLoad of 0x7f40`: which one, and no name.
    if InstanceLead.isAll(bytes, from: first, to: end) { return .clear(NamePlace(start: first, end: first)) }
    if isNumber(bytes, first, end) { return .nothing }
    if let aside = aside(bytes, first, end, isItem: isItem) { return .vague(aside) }
    let last = Gloss.endOfName(
      bytes, from: first, to: Measure.start(bytes, from: first, to: NameEnd.of(bytes, first, end)))
    guard last > first, !Clause.isCut(bytes, first..<last, to: end), !StatusWord.isOne(bytes, first..<last),
      EventKey.truth(bytes, first..<last) == nil, !Remark.hasTag(bytes, first, last),
      !isKey(bytes, first..<last, end),
      !isTagged || !isParticiple(bytes, first..<last)
    else { return .nothing }
    if isLinked, ScreenNoun.isName(bytes, first..<last) { return .vague(NamePlace(start: first, end: last)) }
    let label = judge(
      bytes, first..<last, isLinked: isLinked, isBoxed: isBoxed, isSpelled: word.isSpelled, before: end)
    // `viewDidLoad BEGIN` names nobody.
    guard case .nothing = label, last == end, !isLinked, isSingle(bytes, first..<last),
      isLabel(bytes, first..<last), !TrailingText.saysCalled(bytes, first..<last),
      !LoggerTag.isShouted(bytes, NamePlace(start: first, end: last))
    else { return label }
    return .vague(NamePlace.named(bytes, from: first, to: last))
  }

  /// `viewDidLoad:Home`: the colon was taken for the selector's.
  private static func isGlued(_ bytes: Span<UInt8>, _ word: WordPlace, _ first: Int, _ end: Int) -> Bool {
    first == word.selectorEnd && bytes.at(first - 1) == UInt8(ascii: ":")
      && NameText.isCapital(bytes, at: first, to: end)
      && EventKey.truth(bytes, first..<bytes.endOfWord(from: first, to: end)) == nil
  }

  /// `viewDidAppear: 2`, of the third of several pages: 0 and 1 are more often what the call was made with.
  static func index(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> NamePlace? {
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard word.selectorEnd == word.end + 1, bytes[word.end] == UInt8(ascii: ":"), first > word.selectorEnd,
      !word.isSpelled, word.kind != .deinitialized
    else { return nil }
    let last = bytes.endOfDigits(from: first, to: end)
    let isSure = isBeforeColour(bytes, last, end)
    guard last > first, last - first < 3, isSure || last == end && bytes.number(from: first, to: last) > 1
    else { return nil }
    return NamePlace(start: first, end: last)
  }

  /// `viewWillAppear: 2 UIDeviceRGBColorSpace 0.2 0.4 0 1`: pages are told apart by their colours, too.
  private static func isBeforeColour(_ bytes: Span<UInt8>, _ number: Int, _ end: Int) -> Bool {
    let first = bytes.skipBlanks(from: number, to: end)
    let last = bytes.endOfWord(from: first, to: end)
    return first > number && bytes.has("ColorSpace", endingAt: last, from: first)
  }

  /// The name behind an address: `viewDidLoad 0x7f40 Home`, `viewDidLoad self=0x7f40 class=Home`.
  private static func behind(
    _ lead: InstanceLead, _ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int, isBoxed: Bool
  ) -> Label {
    var rest = word
    rest.selectorEnd = lead.end
    switch read(bytes, rest, to: end, isBoxed: isBoxed, isTagged: true) {
    case .clear(let name): return .clear(name.with(lead.instance))
    case .vague(let name): return .vague(name.with(lead.instance))
    case .nothing, .refused: return .nothing
    }
  }

  /// A name with its address behind it, or a generic class: `Home: 0x10`, `List<Item>`, `_TtC4Shop4Home`.
  private static func marked(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    guard let name = ClassText.starting(bytes, at: start, to: end) else { return nil }
    if let (instance, _) = InstanceSuffix.starting(bytes, at: name.end, to: end) {
      return NamePlace.named(bytes, from: start, to: name.end, instance)
    }
    if name.end < end, let counted = counted(bytes, start, name.end, end) { return counted }
    let offset = NamePlace.named(bytes, from: start, to: name.end)
    let isInner =
      offset.start > start && LabelText.isTypeName(bytes, offset.start..<max(offset.end, offset.start + 1))
    return name.isGeneric || isInner ? offset : nil
  }

  private static func counted(_ bytes: Span<UInt8>, _ start: Int, _ nameEnd: Int, _ end: Int) -> NamePlace? {
    guard bytes[nameEnd] == UInt8(ascii: "("), LabelText.isTypeName(bytes, start..<nameEnd) else {
      return nil
    }
    let close = ByteScan.first(UInt8(ascii: ")"), in: bytes, from: nameEnd, to: min(end, nameEnd + 24))
    return close < end ? Counter.read(bytes, from: start, to: close + 1) : nil
  }

  /// `HomeVC.swift:31`, `(Home.swift:31)`, at the beginning of what follows an event.
  private static func file(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let isOpen = bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "(")
    guard isOpen || bytes[start].isWordByte || bytes[start] >= 0x80 else { return nil }
    let first = isOpen ? start + 1 : start
    let blank = ByteScan.first(0x20, in: bytes, from: first, to: min(end, first + 200))
    return FileLabel.read(bytes, from: first, to: blank)
  }

  /// A value: `320.0`, and behind a colon any number, as `viewWillAppear : 10` has it.
  private static func isNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    if offset > start,
      ["ms", "s", "sec"].contains(where: {
        bytes.hasFolded($0, at: offset, before: end) && offset + $0.utf8.count == end
      })
    {
      return true
    }
    guard offset > start, offset == end || !bytes[offset].isWordByte && bytes[offset] < 0x80 else {
      return false
    }
    let hasPoint = ByteScan.first(UInt8(ascii: "."), in: bytes, from: start, to: offset) < offset
    return hasPoint || bytes.at(bytes.trimmedEnd(from: 0, to: start) - 1) == UInt8(ascii: ":")
  }

  private static let pairs: [(String, UInt8)] = [
    ("Optional(", UInt8(ascii: ")")), ("(", UInt8(ascii: ")")), ("[", UInt8(ascii: "]")),
    ("`", UInt8(ascii: "`")), ("{", UInt8(ascii: "}")),
  ]

  /// A controller's name, an object or fields inside of signs: `[Home@0x10]`, `(HomeViewController)`,
  /// `Optional(<Home: 0x10>)`, `[screen: Home]`.
  private static func enclosed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    // `self` is never missing: this is what it has, its navigation controller.
    if bytes.has("Optional(<UI", at: start, before: end) { return nil }
    for (opening, closing) in pairs where bytes.has(opening, at: start, before: end) {
      let first = start + opening.utf8.count
      guard let close = endOfPair(bytes, first, bytes[first - 1], closing, min(end, first + 400)) else {
        return nil
      }
      if let controller = FieldLine.controller(bytes, from: first, to: close) { return controller }
      if let quoted = quotedClass(bytes, first, close) { return quoted }
      guard let name = BracketName.read(bytes, from: first, to: close) else { return nil }
      return name.instance.isSome || LabelText.isTypeName(bytes, name.start..<max(name.end, name.start + 1))
        ? name : nil
    }
    return nil
  }

  /// `Optional("HomeVC")`: any other text may be what the call was made with.
  private static func quotedClass(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    guard start + 1 < end - 1, bytes[start] == UInt8(ascii: "\""), bytes[end - 1] == UInt8(ascii: "\""),
      ClassBehind.isAll(bytes, from: start + 1, to: end - 1)
    else { return nil }
    return NamePlace.named(bytes, from: start + 1, to: end - 1)
  }

  /// `(Blue)`: a word, or in an item of a list a title, that says who and not what: not `(Loading)`, not `(first time)`.
  private static func aside(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, isItem: Bool) -> NamePlace? {
    let sign = bytes[start]
    guard sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[") else { return nil }
    let closing = sign == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    let close = ByteScan.first(closing, in: bytes, from: start + 1, to: min(end, start + 64))
    guard close < end, bytes[close] == closing, close > start + 1,
      bytes.skipBlanks(from: close + 1, to: end) == end
    else { return nil }
    let name = start + 1..<close
    guard NameText.isCapital(bytes, at: name.lowerBound, to: close),
      isItem ? isName(bytes, name) : isSingle(bytes, name) && !isParticiple(bytes, name),
      !TrailingText.saysCalled(bytes, name), EventKey.truth(bytes, name) == nil,
      isItem || sign == UInt8(ascii: "(") || !isTag(bytes, name),
      case .vague(let offset) = LabelText.judge(bytes, from: name.lowerBound, to: close).softened
    else { return nil }
    return offset
  }

  private static func isParticiple(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ["ing", "ed", "ly", "first", "animated"].contains {
      bytes.hasFolded($0, endingAt: word.upperBound, from: word.lowerBound)
    }
  }

  private static func endOfPair(
    _ bytes: Span<UInt8>, _ start: Int, _ opening: UInt8, _ closing: UInt8, _ end: Int
  ) -> Int? {
    var depth = 1
    for offset in start..<end {
      if bytes[offset] == closing {
        depth -= 1
        if depth == 0 { return offset }
      } else if bytes[offset] == opening {
        depth += 1
      }
    }
    return nil
  }

  /// `CartScene`, `A`: a word at the end of a line that hardly is one of a sentence.
  private static func isLabel(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard bytes[word.lowerBound].isUpper else { return false }
    if word.count == 1 { return true }
    var humps = 0
    for offset in word {
      guard bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: ".") || bytes[offset] >= 0x80 else {
        return false
      }
      if bytes[offset].isUpper || bytes[offset].isDigit { humps += 1 }
    }
    return humps > 1
  }

  private static func isSingle(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    ByteScan.first(UInt8(ascii: " "), in: bytes, from: range.lowerBound, to: range.upperBound)
      == range.upperBound
  }

  private static func judge(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isLinked: Bool, isBoxed: Bool, isSpelled: Bool,
    before end: Int
  ) -> Label {
    let first = bytes[range.lowerBound]
    let isSingle = isSingle(bytes, range)
    if isBoxed, isLinked {
      return .vague(NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound))
    }
    if isSingle, LabelText.isTypeName(bytes, range) {
      return .clear(NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound))
    }
    if isSingle, LabelText.isVariable(bytes, range), isAlone(bytes, range.upperBound, end) {
      return .clear(NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound))
    }
    // `viewDidLoad of HomeViewController again`
    let word =
      range.lowerBound..<ByteScan.first(0x20, in: bytes, from: range.lowerBound, to: range.upperBound)
    if let last = NumberedClass.end(bytes, word, before: range.upperBound), isLinked || last == end {
      return .clear(NamePlace.named(bytes, from: range.lowerBound, to: last))
    }
    if NumberedClass.endOfScreen(bytes, word, before: range.upperBound) == end {
      return .clear(NamePlace.named(bytes, from: range.lowerBound, to: end))
    }
    if isLinked, LabelText.isTypeName(bytes, word) {
      return .clear(NamePlace.named(bytes, from: word.lowerBound, to: word.upperBound))
    }
    // `viewDidLoad HomeVC animated: true`
    if !isSpelled, ClassBehind.isAll(bytes, from: word.lowerBound, to: word.upperBound),
      case .closed = TrailingText.judge(bytes, from: word.upperBound, to: end)
    {
      return .clear(NamePlace.named(bytes, from: word.lowerBound, to: word.upperBound))
    }
    if isSpelled, !isLinked, !first.isUpper { return .nothing }
    guard isLinked || isSpelled,
      first.isUpper || first.isDigit || NameText.isCapital(bytes, at: range.lowerBound, to: range.upperBound)
    else { return .nothing }
    if case .refused = LabelText.judge(bytes, from: range.lowerBound, to: range.upperBound) {
      return .nothing
    }
    guard isSingle ? !TrailingText.saysCalled(bytes, range) : isName(bytes, range) else { return .nothing }
    return .vague(NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound))
  }

  /// Whether nothing is behind an offset but a rectangle or a size.
  private static func isAlone(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    let open = bytes.skipBlanks(from: offset, to: end)
    return open == end || bytes[open] == UInt8(ascii: "(") && bytes.at(open + 1).isDigit
  }

  /// Whether several words are a name and no remark: `Cart VC 2` against `Loading data`.
  private static func isName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    var isTitle = true
    while offset < range.upperBound {
      let end = ByteScan.first(UInt8(ascii: " "), in: bytes, from: offset, to: range.upperBound)
      if LabelText.hasEnding(bytes, offset..<end) { return true }
      let first = bytes.at(offset)
      if end > offset, !first.isUpper, !first.isDigit, first < 0x80 { isTitle = false }
      offset = end + 1
    }
    return isTitle
  }

  private static func quoted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let quote = bytes[start]
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    let close = ByteScan.first(quote, in: bytes, from: start + 1, to: end)
    // `'viewDidLoad' called on 'HomeVC'`: the first sign closes what was before.
    guard !bytes.at(start + 1).isBlank else { return nil }
    return close < end && close > start + 1 ? NamePlace.named(bytes, from: start + 1, to: close) : nil
  }
}
