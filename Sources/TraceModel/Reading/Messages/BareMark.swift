/// A mark that doesn't say who is asked: `present SheetVC`, `→ push DetailVC (animated)`, `Router: dismiss SheetVC`. That
/// follows from what is on the screen.
///
/// Sentences begin with these words too. So the one that is shown has to be a controller by its looks, and nothing else may be
/// said.
enum BareMark {
  /// Behind which signs `push` is looked for: alone it is so short that it would be found too often.
  private static let signs =
    [": ", "-- ", ">> ", "-> ", "→ ", "\u{FE0F} "] + symbols.map { $0 + " " }
  /// What people put before what an app is about to do.
  private static let symbols = [
    "🚀", "📲", "📱", "👉", "➕", "▶", "►", "➜", "➤", "⏩", "🧭", "🔀", "🛫", "🔜", "⬆", "»", "🔵", "🟢", "🟣",
    "🔷", "🔹", "💙", "💚", "💜", "📍", "🗺", "⇒", "⟶",
  ]
  /// What they put before what goes.
  private static let leaving = signs + ["📤 ", "🔙 ", "⏪ "]

  /// Behind which signs `pop` is looked for, and is a request: many other things pop.
  private static let backSigns = ["→", "←", "⬅", "\u{FE0F}", "⏪", "🔙", "◀"]

  /// The words of such marks.
  static let patterns =
    [
      WordPattern("present "), WordPattern("presenting ", anchor: 2), WordPattern("pushing "),
      WordPattern("dismiss "), WordPattern("dismissing ", anchor: 3),
    ] + signs.map { WordPattern($0 + "push ", anchor: $0.utf8.count - 2) }
    + leaving.map { WordPattern($0 + "dismiss ", anchor: $0.utf8.count - 1) }
    + backSigns.map { WordPattern($0 + " pop") }

  /// What all of them have in common that may begin a message.
  static let stems = ["present", "push"]
  /// What all of them have in common.
  static let cores = stems + ["dismiss"]

  private static let arrows = [
    "→", "->", "➡", "➡\u{FE0F}", "⇒", "=>", "←", "⬅", "⬅\u{FE0F}", "⏪", "⏪\u{FE0F}", "🔙", "◀", "◀\u{FE0F}",
  ]

  /// The mark whose word is a few letters behind an offset, of the message between two others; `nil` if it is none.
  static func read(
    _ bytes: Span<UInt8>, at hit: Int, _ decoration: Decoration, from start: Int, to end: Int,
    _ keywords: EventKeywords, _ names: NameTable
  ) -> NamedMark? {
    guard let word = NamedMark.word(bytes, hit..<min(end, hit + 10), end, keywords), word.start >= start,
      let asker = asker(bytes, word, decoration, from: start, names),
      Noise.objection(bytes, word, from: start, to: end) == nil
    else { return nil }
    if word.kind == .dismiss { return going(bytes, word, to: end) }
    if word.kind != .present, word.kind != .push { return back(bytes, word, asker, to: end) }
    let names = NameTable()
    guard
      let object = MarkedName.starting(
        bytes, at: bytes.skipBlanks(from: word.selectorEnd, to: end), to: end, names),
      MarkedName.place(bytes, behind: object.upperBound, to: end, names) == nil,
      MarkedName.saysHow(bytes, from: object.upperBound, to: end, names)
    else { return nil }
    var words = EventWords(word.kind, argumentsStart: object.lowerBound)
    if asker.isSome { words.subject = asker }
    return NamedMark(words: words, objectEnd: object.upperBound)
  }

  /// `Router: dismiss SheetVC`: the one that is named goes.
  private static func going(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> NamedMark? {
    let (names, first) = (NameTable(), bytes.skipBlanks(from: word.selectorEnd, to: end))
    guard let object = MarkedName.starting(bytes, at: first, to: end, names),
      let name = MarkedName.all(bytes, object, names),
      MarkedName.place(bytes, behind: object.upperBound, to: end, names) == nil,
      MarkedName.saysHow(bytes, from: object.upperBound, to: end, names)
    else { return nil }
    var words = EventWords(.dismiss, argumentsStart: object.upperBound)
    words.subject = name
    return NamedMark(words: words, objectEnd: object.upperBound)
  }

  /// `← pop`, `→ popTo HomeVC`: nobody is named but the one that comes back, or the one that goes.
  private static func back(_ bytes: Span<UInt8>, _ word: WordPlace, _ asker: NamePlace, to end: Int)
    -> NamedMark?
  {
    let (names, first) = (NameTable(), bytes.skipBlanks(from: word.selectorEnd, to: end))
    let sign = bytes.trimmedEnd(from: max(0, word.start - 12), to: word.start)
    guard arrows.contains(where: { bytes.has($0, endingAt: sign, from: 0) }) else { return nil }
    let object = MarkedName.starting(bytes, at: first, to: end, names)
    let (hasObject, last) = (CanonicalLine.hasObject(word.kind), object?.upperBound ?? word.selectorEnd)
    guard object != nil || !hasObject, MarkedName.saysHow(bytes, from: last, to: end, names) else {
      return nil
    }
    var words = EventWords(word.kind, argumentsStart: hasObject ? object?.lowerBound ?? last : last)
    if asker.isSome { words.subject = asker }
    return NamedMark(words: words, objectEnd: last)
  }

  /// Who is asked by a mark before which nothing is but what loggers put there, an arrow, and who asks for others; an empty name where
  /// nobody is, `nil` where something else is. Items of lists, comments and headings say what is to be done.
  private static func asker(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ decoration: Decoration, from start: Int, _ names: NameTable
  ) -> NamePlace? {
    let before = bytes.trimmedEnd(from: max(0, word.start - 12), to: word.start)
    let isArrow = arrows.contains { bytes.has($0, endingAt: before, from: 0) }
    guard !decoration.isComment, !decoration.isHeading, !decoration.isRow,
      isArrow || !decoration.isItem || bytes.has("--", endingAt: before, from: 0)
    else { return nil }
    let nobody = NamePlace(start: word.start, end: word.start)
    let mayBegin = isArrow || !bytes[word.start].isUpper
    let (head, tag) = LineLead.skip(bytes, from: start, to: word.start)
    if let tag { return head == word.start && MarkAsker.isOne(bytes, tag, names) ? tag : nil }
    if head >= word.start { return mayBegin ? nobody : nil }
    let last = bytes.trimmedEnd(from: head, to: word.start)
    let isLed = last > head && bytes[last - 1] == UInt8(ascii: ":") && isLeader(bytes, head..<last - 1)
    return isLed ? nobody : nil
  }

  private static func isLeader(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    bytes.endOfWord(from: name.lowerBound, to: name.upperBound) == name.upperBound
      && MarkAsker.isLeader(bytes, name)
  }
}
