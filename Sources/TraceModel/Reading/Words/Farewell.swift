/// The words before "deallocated" that belong to it: `Home was deallocated`, `Home is being deallocated`.
enum Farewell {
  private static let auxiliaries = [
    "being", "been", "is", "was", "has", "got", "gets", "getting", "foi", "fue", "ha sido", "se ha", "ha",
    "été",
    "a", "был",
    "была", "đã",
  ]

  /// `HomeVC: deallocation`, `HomeVC deallocado`: the end of a line that is a controller and such a word.
  static func endOfLast(_ bytes: Span<UInt8>, _ word: Range<Int>, from start: Int, to end: Int) -> Int? {
    guard
      ["ation", "ating", "ado", "ada"].contains(where: {
        bytes.hasFolded($0, at: word.upperBound, before: end) && word.upperBound + $0.utf8.count == end
      })
    else { return nil }
    let (lead, _) = LineLead.skip(bytes, from: start, to: word.lowerBound)
    var last = bytes.trimmedEnd(from: lead, to: word.lowerBound)
    if last > lead, bytes[last - 1] == UInt8(ascii: ":") { last -= 1 }
    return ControllerName.all(bytes, from: lead, to: last) == nil ? nil : end
  }

  /// `deallocating HomeVC`, `deallocating <HomeVC: 0x10>`: without a controller behind it, it may be anything that one gives back.
  static func isOfController(_ bytes: Span<UInt8>, ending word: Int, to end: Int) -> Bool {
    guard bytes.hasFolded("ating ", at: word, before: end) else { return false }
    let end = TextField.isQuote(bytes[end - 1]) ? end - 1 : end
    if let (object, behind) = ObjectText.starting(bytes, at: word + 6, to: end) {
      return behind == end && ControllerName.isOne(bytes, object)
    }
    return ClassBehind.isAll(bytes, from: word + 6, to: end)
  }

  private static let participles = [
    "destroyed", "released", "freed", "deallocated", "deinitialized", "deinit", "dealloc", "gone", "removed",
  ]

  /// Whether a word says of somebody that it has gone.
  static func isParticiple(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    participles.contains { EventKey.equals(bytes, word, $0) }
  }

  /// `被销毁`, `已释放`: words that nobody does to something else.
  static func isPassive(_ bytes: Span<UInt8>, at word: Int) -> Bool {
    bytes.has("被", at: word, before: bytes.count) || bytes.has("已", at: word, before: bytes.count)
  }

  /// Who has gone, as the words before a phrase or behind it name somebody; `nil` where they are a sentence, or of what is
  /// no controller.
  static func owner(_ bytes: Span<UInt8>, _ phrase: Range<Int>, from start: Int, to end: Int) -> NamePlace? {
    guard let end = startOfCount(bytes, phrase, to: end) else { return nil }
    if let name = announced(bytes, phrase.lowerBound, from: start, to: end) { return name }
    let first = phrase.lowerBound + (isGlued(bytes, phrase.lowerBound) ? 1 : 0)
    let word = startOfPassive(bytes, bytes.skipBlanks(from: first, to: phrase.upperBound))
    let last = endOfName(bytes, before: word, from: start)
    let (lead, _) = LineLead.skip(bytes, from: start, to: last)
    let nameStart = behindTag(bytes, skipInstance(bytes, lead, last), last)
    guard let (name, behind) = name(bytes, nameStart, last) else { return nil }
    if isPassive(bytes, at: word) { return name }
    let isWhole =
      ByteScan.first(0x20, in: bytes, from: nameStart, to: name.start) == name.start
      && (behind == last || bytes.has(" class", at: behind, before: last) && behind + 6 == last)
    return isWhole && isSaid(bytes, of: name, upTo: phrase.upperBound, to: end) ? name : nil
  }

  /// `is cleared -----> (Count = 0)`: before the words that say that nobody is left, which `cleared` needs.
  private static func startOfCount(_ bytes: Span<UInt8>, _ phrase: Range<Int>, to end: Int) -> Int? {
    guard bytes.hasFolded("cleared", endingAt: phrase.upperBound, from: phrase.lowerBound) else { return end }
    var open = phrase.upperBound
    while open < end,
      bytes[open].isBlank || bytes[open] == UInt8(ascii: "-") || bytes[open] == UInt8(ascii: ">")
    { open += 1 }
    let isNone = ["(count = 0)", "(count: 0)", "(count=0)"].contains {
      bytes.hasFolded($0, at: open, before: end) && open + $0.utf8.count == end
    }
    return isNone ? phrase.upperBound : nil
  }

  /// `被释放了`, which was found as `释放了`.
  private static func startOfPassive(_ bytes: Span<UInt8>, _ word: Int) -> Int {
    let lead = ["已经", "已被", "被", "已"].first { bytes.has($0, endingAt: word, from: 0) }
    return word - (lead?.utf8.count ?? 0)
  }

  /// Whether a phrase begins with the last byte of the name before it.
  private static func isGlued(_ bytes: Span<UInt8>, _ phrase: Int) -> Bool {
    bytes[phrase] == UInt8(ascii: ">") || bytes[phrase].isLetter && !bytes.at(phrase + 1).isLetter
  }

  /// Who is said to have gone by more words than the class and the event: `An instance of HomeVC has been deallocated`,
  /// `Deallocating instance of 'HomeVC'`.
  static func instance(
    _ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int
  ) -> NamePlace? {
    if let named = named(bytes, behind: word, to: end) { return named }
    let (lead, _) = LineLead.skip(bytes, from: start, to: word.start)
    guard skipInstance(bytes, lead, word.start) > lead else { return nil }
    return owner(bytes, word.start..<word.end, from: start, to: end)
  }

  /// `Deallocating instance of 'HomeVC'`: whatever a logger has put before these words.
  private static func named(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> NamePlace? {
    let link = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard word.isSpelled, bytes.hasFolded("of ", at: link, before: end) else { return nil }
    let first = bytes.skipBlanks(from: link + 3, to: end)
    let last = bytes.trimmedEnd(from: first, to: end)
    let isQuoted = last - first > 2 && TextField.isQuote(bytes[first]) && bytes[last - 1] == bytes[first]
    return ControllerName.text(bytes, from: isQuoted ? first + 1 : first, to: isQuoted ? last - 1 : last)
  }

  /// `Shop: HomeVC is released`, `控制器：<HomeVC: 0x10> 已销毁`: behind a word and its colon, or what it is that has gone.
  private static func behindTag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if let noun = nouns.first(in: bytes, at: start, before: end) {
      return behindNoun(bytes, start + noun.utf8.count, end) ?? start
    }
    let colon = bytes.endOfWord(from: start, to: end)
    guard colon > start, colon < end, bytes[colon] == UInt8(ascii: ":"), bytes.at(colon + 1).isBlank else {
      return start
    }
    return bytes.skipBlanks(from: colon + 1, to: end)
  }

  private static func behindNoun(_ bytes: Span<UInt8>, _ sign: Int, _ end: Int) -> Int? {
    let colon = [":", "："].first { bytes.has($0, at: sign, before: end) }
    let name = bytes.skipBlanks(from: sign + (colon?.utf8.count ?? 0), to: end)
    return name > sign && name < end ? name : nil
  }

  private static func skipInstance(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let words = ["an instance of ", "the instance of ", "instance of ", "the "].first {
      bytes.hasFolded($0, at: start, before: end)
    }
    return start + (words?.utf8.count ?? 0)
  }

  /// `释放：HomeVC`, `页面销毁了 HomeVC`, `释放了当前类--HomeVC`
  private static func announced(_ bytes: Span<UInt8>, _ phrase: Int, from start: Int, to end: Int)
    -> NamePlace?
  {
    let (lead, _) = LineLead.skip(bytes, from: start, to: phrase)
    guard lead == phrase,
      let words = FarewellPhrases.announcing.first(where: { bytes.has($0, at: phrase, before: end) })
    else { return nil }
    let first = skipSigns(bytes, phrase + words.utf8.count, end)
    guard let (name, behind) = name(bytes, first, end) else { return nil }
    // `页面销毁前 HomeVC`: before it goes.
    let isNext = (first..<name.start).allSatisfy { bytes[$0] < 0x80 && !bytes[$0].isBlank }
    return isNext && isSaid(bytes, of: name, upTo: behind, to: end) ? name : nil
  }

  /// Behind `了`, `：`, `--` and blanks.
  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end {
      if let sign = ["了", "："].first(where: { bytes.has($0, at: offset, before: end) }) {
        offset += sign.utf8.count
      } else if bytes[offset].isBlank || bytes[offset] == UInt8(ascii: "-")
        || bytes[offset] == UInt8(ascii: ":")
      {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// The controller that a range names, and the offset behind it.
  private static func name(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (NamePlace, Int)? {
    if let (object, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return object.end > object.start ? (object, behind) : nil
    }
    switch LabelText.judge(bytes, from: start, to: end) {
    case .clear(let name): return (name, name.end)
    case .vague(let name): return isNumbered(bytes, name) ? (name, name.end) : nil
    case .nothing, .refused: return nil
    }
  }

  /// `VC-1`, `HomeVC 2`: a controller's class with a number behind it.
  private static func isNumbered(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let kind = endOfKind(bytes, name)
    return kind < name.end && kind > name.start && endsAsController(bytes, name.start, kind)
  }

  /// Where the class ends before a number.
  private static func endOfKind(_ bytes: Span<UInt8>, _ name: NamePlace) -> Int {
    var end = name.end
    while end > name.start, bytes[end - 1].isDigit { end -= 1 }
    while end > name.start, end < name.end, !bytes[end - 1].isLetter, bytes[end - 1] < 0x80 { end -= 1 }
    return end
  }

  private static func endsAsController(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    ["controller", "vc"].contains { bytes.hasFolded($0, endingAt: end, from: start) }
  }

  /// Without the auxiliaries, the noun and the signs between a name and a phrase: `'HomeVC' was`, `HomeVC - 页面`.
  private static func endOfName(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Int {
    var last = bytes.trimmedEnd(from: start, to: self.start(bytes, before: word, from: start))
    if let noun = nouns.first(in: bytes, endingAt: last, from: start) {
      last = bytes.trimmedEnd(from: start, to: last - noun.utf8.count)
    }
    while last > start, bytes[last - 1] == UInt8(ascii: "-") || bytes[last - 1] == UInt8(ascii: ":") {
      last -= 1
    }
    last = bytes.trimmedEnd(from: start, to: last)
    return last > start && TextField.isQuote(bytes[last - 1]) ? last - 1 : last
  }

  /// `HomeVC对象被销毁了`, `HomeVC控制器已释放`: what it is that has gone, behind its class.
  private static let nouns: Phrases = ["对象", "對象", "控制器", "页面", "界面", "实例"]

  /// `HomeVC 释放了`, `HomeVC was released`: of a controller's class, and of nothing that the controller lets go.
  private static func isSaid(_ bytes: Span<UInt8>, of name: NamePlace, upTo behind: Int, to end: Int) -> Bool
  {
    let kind = endOfKind(bytes, name)
    // `VC` alone needs its number.
    return endsAsController(bytes, kind < name.end ? name.start : name.start + 1, kind)
      && endOfTail(bytes, behind, end) == end
  }

  /// `HomeVC destroyed---`: what decorates a line.
  private static func isRule(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "*")
  }

  private static func endOfTail(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    for _ in 0..<3 {
      offset = NameText.skipSymbols(bytes, from: offset, to: end)
      while offset < end,
        isRule(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: "!")
      {
        offset += 1
      }
      let tail = FarewellPhrases.tails.first {
        bytes.has($0, at: offset, before: end) && !bytes.at(offset + $0.utf8.count).isLetter
      }
      offset += tail?.utf8.count ?? 0
    }
    return offset
  }

  /// Where the first of them begins; the word's own offset where there is none.
  static func start(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Int {
    var first = word
    for _ in 0..<3 {
      let end = bytes.trimmedEnd(from: start, to: first)
      guard end < first,
        let auxiliary = auxiliaries.first(where: { bytes.hasFolded($0, endingAt: end, from: start) })
      else { break }
      let offset = end - auxiliary.utf8.count
      guard offset == start || !bytes[offset - 1].isWordByte else { break }
      first = offset
    }
    return first
  }
}
