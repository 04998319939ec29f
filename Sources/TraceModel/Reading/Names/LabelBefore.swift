/// Reads who is named before an event's word: `Home viewDidLoad`, `Home: `, `Home - `, `[Home] - `, `<Home: 0x…> `.
enum LabelBefore {
  /// Words that make a sentence of more than a name before them: `Loaded 12 items in viewDidLoad`.
  private static let prepositions: Phrases = [
    "in", "at", "on", "from", "during", "em", "en", "dans", "pendant", "durante", "nel", "im", "während",
    "tijdens", "из", "в", "до", "при",
  ]

  /// `Analytics: tracked viewDidAppear` is a line of Analytics, as `[Analytics] tracked viewDidAppear` is.
  private static func isBehindColon(_ bytes: Span<UInt8>, _ part: Int, _ start: Int) -> Bool {
    part > start && bytes.at(bytes.trimmedEnd(from: start, to: part) - 1) == UInt8(ascii: ":")
  }

  /// The label that is alone in a range.
  private static func judge(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label {
    LabelText.judge(bytes, from: start, to: trimSigns(bytes, start, end))
  }

  /// The label between the beginning of the message and the word.
  ///
  /// - Parameters:
  ///   - suffixes: how many source lines and identifiers behind the name are taken off at most.
  ///   - file: the file that is before all of it, and says whose line it is if nothing else does.
  static func read(
    _ bytes: Span<UInt8>, from start: Int, to word: Int, suffixes: Int = 3, behind file: NamePlace? = nil
  ) -> Label {
    let isDotted =
      word > start && [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "\\")].contains(bytes[word - 1])
      && word - 1 > start && bytes[word - 2] != bytes[word - 1]
    if let name = endBeforeStep(bytes, start, word) {
      return read(bytes, from: start, to: name, suffixes: suffixes, behind: file)
    }
    let (lead, leadTag) = LineLead.skip(bytes, from: start, to: word)
    guard lead < word else { return (leadTag ?? file).map { .clear($0) } ?? .nothing }
    let end = endOfLabel(bytes, start, word)
    if lead < end, let rest = behindFile(bytes, lead, end, word, suffixes, isDotted: isDotted) { return rest }
    if bytes.at(end) == UInt8(ascii: ">"), isTorn(bytes, lead, end) { return .refused(.foreign) }
    if suffixes > 0, let suffixed = suffixed(bytes, start, end, suffixes - 1) { return suffixed }
    if let object = addressed(bytes, start, end) { return .clear(object) }
    if let sure = closed(bytes, start, end) { return sure }
    let (first, ownTag) = LineLead.skip(bytes, from: start, to: end)
    let tag = ownTag ?? file
    guard first < end else { return tag.map { .clear($0) } ?? .nothing }
    if let place = FileLabel.read(bytes, from: first, to: end),
      !isDotted || FilePlace.end(bytes, behind: place, to: end) == end
    {
      return .clear(place)
    }
    if isDotted { return dotted(bytes, first, end) }
    if bytes[word - 1] == UInt8(ascii: "@"), isVariable(bytes, first, word) { return .refused(.secondary) }
    if let quoted = quoted(bytes, first, end, before: word) { return .clear(quoted) }
    if let field = FieldLine.name(bytes, from: first, to: end) { return .clear(field) }
    return judge(bytes, first, end, word, tag)
  }

  /// `lid@viewDidLoad: <Lid: 0x10>`: a variable that is printed where its value is shown.
  private static func isVariable(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    let behind = bytes.endOfWord(from: word, to: bytes.count)
    return bytes[start].isLetter && !bytes[start].isUpper
      && bytes.endOfWord(from: start, to: word) == word - 1
      && bytes.has(": ", at: behind, before: bytes.count)
  }

  /// The last part of what is before the word, behind a tag.
  private static func judge(_ bytes: Span<UInt8>, _ first: Int, _ end: Int, _ word: Int, _ tag: NamePlace?)
    -> Label
  {
    let part = behindQuote(bytes, lastPart(bytes, first, end), end)
    let isTitle = ScreenTitle.isTitle(bytes, from: part, to: end, before: word)
    let last = isTitle ? end : beforePreposition(bytes, part, end)
    if last == part { return part > first ? judge(bytes, first, part) : tag.map { .clear($0) } ?? .nothing }
    let label = LabelText.judge(
      bytes, from: part, to: last, isTagged: tag != nil || isBehindColon(bytes, part, first), isTitle: isTitle
    )
    if let name = GluedLead.skip(bytes, label) { return .clear(name) }
    if last < end, ObjectOfSentence.isCallback(bytes, behind: label, to: last) { return .refused(.prose) }
    if bytes[word - 1] == UInt8(ascii: "("), isMethod(bytes, part..<last) { return .refused(.secondary) }
    if case .vague(let name) = label, Unidirectional.isKey(bytes, name) { return .refused(.foreign) }
    // `last=viewDidLoad`: a field of some other kind.
    if bytes[word - 1] == UInt8(ascii: "="), word - 1 == end, case .vague = label { return .refused(.prose) }
    return label
  }

  /// `Screen "Home"`, `vc 'Home'`: a name in quotation marks behind a logger's word.
  private static func quoted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, before word: Int) -> NamePlace? {
    let close = TextField.isQuote(bytes[end - 1]) ? end - 1 : end
    guard close < word, TextField.isQuote(bytes[close]) else { return nil }
    let open = ByteScan.lastEnd(bytes[close], in: bytes, from: start, to: close)
    let tag = bytes.trimmedEnd(from: start, to: open - 1)
    guard open > start, open < close, LoggerTag.isTag(bytes, NamePlace(start: start, end: tag)) else {
      return nil
    }
    return NamePlace.named(bytes, from: open, to: close)
  }

  /// The label before a source line's number or an identifier: `Home.swift[31]`, `Home 0F2A6C1E-…`.
  private static func suffixed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ suffixes: Int) -> Label? {
    if let last = SourceLine.bracket(bytes, endingAt: end, from: start)
      ?? SourceLine.endOfName(bytes, before: end, from: start)
    {
      return read(bytes, from: start, to: last, suffixes: suffixes)
    }
    return IdentifierText.ending(bytes, at: end, from: start).map { last, identifier in
      read(bytes, from: start, to: last, suffixes: suffixes).with(identifier)
    }
  }

  /// Without the signs and words that link a label to its event.
  static func endOfLabel(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Int {
    var end = trimSigns(bytes, start, word)
    // `カート（親）viewDidLoad`: what is in wide parentheses is a remark.
    if let open = bytes.find("（", from: start, to: end), open > start { end = trimSigns(bytes, start, open) }
    end = trimSigns(bytes, start, MomentWord.endOfName(bytes, before: end, from: start))
    // `Вызван метод`: two of them.
    let first = beforeFiller(bytes, start, end)
    if first < end { end = beforeFiller(bytes, start, first) }
    return end
  }

  private static func beforeFiller(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if let name = CallWord.endOfName(bytes, before: end, from: start) { return name }
    for filler in LabelFillers.all.ending(with: bytes.at(end - 1).folded)
    where end - start >= filler.utf8.count && bytes.hasFolded(filler, endingAt: end, from: start) {
      let before = end - filler.utf8.count
      if filler == "的", isSign(bytes, alone: before, start) { return end }
      if before == start || filler.utf8.first.map({ $0 >= 0x80 }) == true || bytes[before - 1].isBlank
        || filler == "'s"
      {
        return trimSigns(bytes, start, before)
      }
    }
    return beforeParticle(bytes, start, end)
  }

  private static func beforeParticle(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard end > start, bytes[end - 1] >= 0x80,
      let particle = LabelFillers.particles.first(in: bytes, endingAt: end, from: start)
    else { return end }
    let before = bytes.trimmedEnd(from: start, to: end - particle.utf8.count)
    return bytes.at(before - 1).isWordByte && before > start ? before : end
  }

  /// `我的`: what is left of it would be one sign of a script that writes words with several.
  private static func isSign(_ bytes: Span<UInt8>, alone end: Int, _ start: Int) -> Bool {
    guard end - start >= 3, bytes[end - 1] >= 0x80 else { return false }
    return end - start == 3 || bytes[end - 4] < 0x80
  }

  /// The end of a label before a preposition; the same offset where there is none.
  private static func beforePreposition(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    for word in prepositions.ending(with: bytes.at(end - 1))
    where bytes.has(word, endingAt: end, from: start) {
      let before = end - word.utf8.count
      if before == start || bytes[before - 1].isBlank { return trimSigns(bytes, start, before) }
    }
    return end
  }

  private static func trimSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = NameText.trimSymbols(bytes, from: start, to: end)
    while offset > start, isSign(bytes, offset - 1, start) {
      offset = NameText.trimSymbols(bytes, from: start, to: offset - 1)
    }
    return offset
  }

  private static func isSign(_ bytes: Span<UInt8>, _ offset: Int, _ start: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "|"),
      UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "("),
      UInt8(ascii: "/"), UInt8(ascii: "'"), UInt8(ascii: "+"), UInt8(ascii: "_"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"), UInt8(ascii: "&"):
      true
    case UInt8(ascii: ">"):
      ObjectText.ending(bytes, at: offset + 1, from: start) == nil
    case UInt8(ascii: "<"): bytes.at(offset + 1) == UInt8(ascii: "-")
    default: false
    }
  }

  /// Labels that a bracket closes: an object, a bracketed name, a counter, a line number.
  private static func closed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label? {
    if let title = titled(bytes, start, end) { return .clear(title) }
    switch bytes.at(end - 1) {
    case UInt8(ascii: ">") where end > start:
      return angled(bytes, start, end)
    case UInt8(ascii: "]") where end > start: return bracketed(bytes, start, end)
    case UInt8(ascii: ")") where end > start: return parenthesised(bytes, start, end)
    case UInt8(ascii: "\""), UInt8(ascii: "}"): return enclosed(bytes, start, end)
    default: return nil
    }
  }

  /// `<Shop.Home: 0x10>`, or the generic class `List<Item>`.
  private static func angled(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label? {
    guard let (object, open) = ObjectText.ending(bytes, at: end, from: start) else { return nil }
    guard let name = ClassText.start(bytes, before: open, from: start) else { return .clear(object) }
    return .clear(NamePlace.named(bytes, from: name, to: end))
  }

  private static func bracketed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label? {
    let open = ByteScan.lastEnd(UInt8(ascii: "["), in: bytes, from: max(start, end - 200), to: end)
    guard open > start, bytes[open - 1] == UInt8(ascii: "[") else { return nil }
    // `-[Home reload] `: something else is logged in another method.
    if bytes.at(open - 2) == UInt8(ascii: "-"), ByteScan.first(0x20, in: bytes, from: open, to: end) < end {
      return .refused(.secondary)
    }
    if LogLevel.isLevel(bytes, from: open, to: end - 1) {
      return bytes.skipBlanks(from: start, to: open) == open - 1 ? .nothing : nil
    }
    // `AppDelegate: >> [10]. didBecomeActive`: a counter behind a name.
    let isCounter =
      bytes.at(end) == UInt8(ascii: ".") && bytes.endOfDigits(from: open, to: end) == end - 1
      && bytes.skipBlanks(from: start, to: open - 1) < open - 1
    if isCounter || LoggerTag.isThread(bytes, (open - 1, end - 1), behind: start) {
      return read(bytes, from: start, to: open - 1)
    }
    guard let name = BracketName.read(bytes, from: open, to: end - 1) else { return .refused(.foreign) }
    return .clear(name)
  }

  private static func parenthesised(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label? {
    if let inner = inParentheses(bytes, start, end) { return .clear(inner) }
    let (first, _) = LineLead.skip(bytes, from: start, to: end)
    guard first < end else { return .nothing }
    if bytes.has("Optional(", at: first, before: end) { return optional(bytes, first + 9, end - 1) }
    if let file = FileLabel.read(bytes, from: first, to: end) { return .clear(file) }
    let open = ByteScan.lastEnd(UInt8(ascii: "("), in: bytes, from: first, to: end) - 1
    let last = bytes.trimmedEnd(from: first, to: max(first, open))
    let isProcess = open > first && hasProcess(bytes, first..<last, open + 1..<end - 1)
    if !isProcess, let counted = Counter.read(bytes, from: first, to: end) { return .clear(counted) }
    // `Home( 412)` is a tag of logcat's with a process.
    if last > first, isProcess || last < open || bytes.at(open + 1).isBlank {
      return LabelText.judge(bytes, from: first, to: last)
    }
    // `lifecycle(Home)`: a logger's word and what it is about.
    let outer = NamePlace(start: first, end: last)
    guard last > first, LoggerTag.isTag(bytes, outer) || BaseClass.isUIKits(bytes, outer),
      NameText.isCapital(bytes, at: open + 1, to: end)
    else { return nil }
    return BracketName.read(bytes, from: open + 1, to: end - 1).map { .clear($0) }
  }

  /// `D/Home(412)`, `Lifecycle(412)`: a tag with the number of a process, where an app would count its controllers.
  private static func hasProcess(_ bytes: Span<UInt8>, _ tag: Range<Int>, _ number: Range<Int>) -> Bool {
    guard !number.isEmpty, !tag.isEmpty,
      bytes.endOfDigits(from: number.lowerBound, to: number.upperBound) == number.upperBound
    else { return false }
    let level = tag.lowerBound - 2
    let isLogcats =
      level >= 0 && bytes[level + 1] == UInt8(ascii: "/")
      && LabelText.isLevelLetter(bytes, level..<level + 1) && !bytes.at(level - 1).isWordByte
    return isLogcats || LoggerTag.isSure(bytes, NamePlace(start: tag.lowerBound, end: tag.upperBound))
  }

  /// `"Home"`, `{Home}`: signs that nothing is before.
  private static func enclosed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label? {
    let (first, _) = LineLead.skip(bytes, from: start, to: end)
    if first < end, let made = NameArguments.read(bytes, from: first, to: end) { return .clear(made) }
    let open = bytes[end - 1] == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "\"")
    if first < end - 1, bytes[first] == open,
      let generic = ClassText.starting(bytes, at: first + 1, to: end - 1), generic.isGeneric,
      generic.end == end - 1
    {
      return .clear(NamePlace.named(bytes, from: first + 1, to: end - 1))
    }
    guard first < end - 1, bytes[first] == open,
      case .vague(let name) = LabelText.judge(bytes, from: first + 1, to: end - 1).softened
    else { return nil }
    return .clear(name)
  }

  /// `Optional(<Home: 0x10>)`, `Optional("Home")`: what Swift prints of a value that may be missing.
  private static func optional(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label? {
    if let (object, behind) = ObjectText.starting(bytes, at: start, to: end), behind == end {
      return .clear(object)
    }
    guard end > start else { return nil }
    return enclosed(bytes, start, end) ?? LabelText.judge(bytes, from: start, to: end)
  }

  /// `Home(0x10)`, `Home: 0x10`, `List<Item> 0x10`: a name and its address.
  private static func addressed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    guard let (nameEnd, instance) = InstanceSuffix.ending(bytes, at: end, from: start) else { return nil }
    let (first, tag) = LineLead.skip(bytes, from: start, to: nameEnd)
    guard first < nameEnd else {
      return tag.map { NamePlace(start: $0.start, end: $0.end, instance: instance) }
    }
    let part = lastPart(bytes, first, nameEnd)
    if let generic = ClassText.starting(bytes, at: part, to: nameEnd), generic.isGeneric,
      generic.end == nameEnd
    {
      return NamePlace.named(bytes, from: part, to: nameEnd, instance)
    }
    guard case .vague(let name) = LabelText.judge(bytes, from: part, to: nameEnd).softened else { return nil }
    return NamePlace(start: name.start, end: name.end, instance: instance)
  }
}
