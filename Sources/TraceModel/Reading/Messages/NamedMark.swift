/// A mark without the brackets of the notation: `HomeVC: present SheetVC`, `HomeVC.present(SheetVC, animated: true)`,
/// `-[HomeVC presentViewController:animated:completion:] SheetVC`, `present SheetVC from HomeVC`.
///
/// Sentences have the same words, and other things than controllers are pushed and popped. So each name has to be a
/// controller by its looks, or known, and nothing else may be said.
struct NamedMark {
  /// What was asked of whom.
  var words: EventWords
  /// Where its object ends, and what says how begins.
  var objectEnd: Int

  /// The words of marks behind what ends a controller's name, with a sign between.
  ///
  /// Each is looked for in all of a log, and the short ones cost most: the signs that few people write aren't there, nor is
  /// `HomeVC pop`.
  static let patterns = [
    (["vc", "controller", "nav"], [" ", ": ", "."]), ([">", "]"], [": ", "."]), (["screen"], [": ", "."]),
  ].flatMap { names, signs in
    names.flatMap { name in
      signs.flatMap { sign in
        (beginnings + (sign == "." ? methods : [])).map {
          WordPattern(name + sign + $0, anchor: name.utf8.count + sign.utf8.count - 1, endsName: true)
        }
      }
    }
  }.filter { $0.text.utf8.count >= WordFinder.cheapWord }

  /// What joins the one that is presented, pushed … to the one that is asked.
  static let links =
    ["vc", "controller"].flatMap { name in
      ["from", "on", "onto"].map {
        WordPattern("\(name) \($0) ", anchor: name.utf8.count - 1, endsName: true)
      }
    } + ["> on <", "> from ", "> onto "].map { WordPattern($0) }

  private static let forms: [(String, EventKind)] = [
    ("presents", .present), ("presenting", .present), ("pushes", .push), ("pushing", .push), ("pops", .pop),
    ("popping", .pop), ("dismisses", .dismiss), ("dismissing", .dismiss),
  ]
  private static let beginnings = ["present", "push", "pop", "dismiss"]
  private static let methods = ["pushview", "popview", "popto"]

  /// The mark whose word is a few letters behind an offset; `nil` if it is none.
  static func read(
    _ bytes: Span<UInt8>, at hit: Int, from start: Int, to end: Int, _ keywords: EventKeywords,
    _ names: NameTable
  ) -> NamedMark? {
    guard let word = word(bytes, hit..<min(end, hit + 20), end, keywords), !bytes[word.start].isUpper,
      Noise.objection(bytes, word, from: start, to: end) == nil
    else { return nil }
    if let method = try? ObjectiveCLine.read(bytes, word, from: start, to: end) {
      return ofMethod(bytes, word, method, start, end, names)
    }
    let (head, tag) = LineLead.skip(bytes, from: start, to: word.start)
    guard head < word.start else { return tag.flatMap { asked(bytes, word, of: $0, end, names) } }
    let last = endOfName(bytes, head, word.start)
    return MarkedName.all(bytes, head..<last, names).flatMap { asked(bytes, word, of: $0, end, names) }
  }

  /// The mark that begins a message and has a link at an offset: `present SheetVC from HomeVC`.
  static func linked(
    _ bytes: Span<UInt8>, at link: Int, from start: Int, to end: Int, _ keywords: EventKeywords,
    _ names: NameTable
  ) -> NamedMark? {
    let (head, _) = LineLead.skip(bytes, from: start, to: link)
    guard let word = word(bytes, head..<head + 1, end, keywords), word.kind != .popToRoot,
      Noise.objection(bytes, word, from: start, to: end) == nil,
      let object = MarkedName.starting(
        bytes, at: bytes.skipBlanks(from: word.selectorEnd, to: end), to: end, names),
      let place = MarkedName.place(bytes, behind: object.upperBound, to: end, names),
      MarkedName.saysHow(bytes, from: place.upperBound, to: end, names),
      let subject = MarkedName.all(bytes, place, names)
    else { return nil }
    return mark(word, of: subject, about: object)
  }

  /// The word of a mark that begins in a range, and no longer word.
  static func word(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ end: Int, _ keywords: EventKeywords
  ) -> WordPlace? {
    let first = range.first { offset in
      !bytes.at(offset - 1).isWordByte && beginnings.contains { bytes.hasFolded($0, at: offset, before: end) }
    }
    guard let first else { return nil }
    let last = bytes.endOfWord(from: first, to: end)
    if let kind = forms.first(where: { EventKey.equals(bytes, first..<last, $0.0) })?.1 {
      return WordPlace(kind, bytes, from: first, to: last, before: end)
    }
    return keywords.read(bytes, at: first, to: end).flatMap { isMark($0.kind) ? $0 : nil }
  }

  /// Whether an event is a mark of this kind.
  static func isMark(_ kind: EventKind) -> Bool {
    kind == .present || kind == .push || kind == .pop || kind == .popTo || kind == .popToRoot
      || kind == .dismiss
  }

  /// Before the sign that parts a name from the word: `HomeVC:`, `HomeVC ->`, `HomeVC.`.
  private static func endOfName(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Int {
    let last = bytes.trimmedEnd(from: start, to: word)
    if ObjectText.ending(bytes, at: last, from: start) != nil { return last }
    let sign = ["->", "=>", "→", "-", ":", ".", "|", ">"].first { bytes.has($0, endingAt: last, from: start) }
    return bytes.trimmedEnd(from: start, to: last - (sign?.utf8.count ?? 0))
  }

  /// `-[HomeVC presentViewController:animated:completion:] SheetVC`
  private static func ofMethod(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ method: (NamePlace, Int), _ start: Int, _ end: Int,
    _ names: NameTable
  ) -> NamedMark? {
    let (owner, open) = method
    guard LineLead.skip(bytes, from: start, to: open).0 >= open, !BaseClass.isUIKits(bytes, owner) else {
      return nil
    }
    var behind = word
    behind.end = word.selectorEnd + 1
    behind.selectorEnd = behind.end
    return asked(bytes, behind, of: owner, end, names)
  }

  /// What a controller is asked, with nothing behind the word but whom it is about and how.
  private static func asked(
    _ bytes: Span<UInt8>, _ word: WordPlace, of subject: NamePlace, _ end: Int, _ names: NameTable
  ) -> NamedMark? {
    guard MarkedName.isOne(bytes, subject, names) else { return nil }
    let first = startOfObject(bytes, word, end)
    let object =
      MarkedName.starting(bytes, at: first, to: end, names)
      ?? MarkedName.screen(bytes, at: first, to: end, beside: subject)
    guard let object else { return alone(bytes, word, of: subject, end) }
    guard CanonicalLine.hasObject(word.kind) || mayGo(bytes, word, object),
      MarkedName.saysHow(bytes, from: object.upperBound, to: end, names)
    else { return nil }
    return mark(word, of: subject, about: object)
  }

  /// `HomeNav: pop DetailVC`: of a name without a controller's looks it may be the one that comes back.
  private static func mayGo(_ bytes: Span<UInt8>, _ word: WordPlace, _ object: Range<Int>) -> Bool {
    word.kind != .popToRoot
      && ControllerName.all(bytes, from: object.lowerBound, to: object.upperBound) != nil
  }

  /// The mark of a word.
  static func mark(_ word: WordPlace, of subject: NamePlace, about object: Range<Int>) -> NamedMark {
    // Whoever goes follows from what is there.
    let hasObject = CanonicalLine.hasObject(word.kind)
    var words = EventWords(word.kind, argumentsStart: hasObject ? object.lowerBound : object.upperBound)
    words.subject = subject
    return NamedMark(words: words, objectEnd: object.upperBound)
  }

  /// `SheetVC: dismiss`, `SheetVC.dismiss(animated: true)`, `SheetVC: dismiss by close button`
  private static func alone(_ bytes: Span<UInt8>, _ word: WordPlace, of subject: NamePlace, _ end: Int)
    -> NamedMark?
  {
    guard !CanonicalLine.hasObject(word.kind) || word.kind == .popTo && isMethod(bytes, word),
      MarkObject.isReason(bytes, from: word.selectorEnd, to: end)
        || MarkedName.saysHow(bytes, from: endOfLabels(bytes, word), to: end, NameTable())
    else { return nil }
    return mark(word, of: subject, about: word.end..<word.end)
  }

  /// `popToViewController(_:animated:)`: to whom follows from what is below.
  private static func isMethod(_ bytes: Span<UInt8>, _ word: WordPlace) -> Bool {
    [":)", ":]"].contains { bytes.has($0, endingAt: word.selectorEnd, from: word.start) }
  }

  /// Behind `(_:animated:)`, which has no values in it.
  private static func endOfLabels(_ bytes: Span<UInt8>, _ word: WordPlace) -> Int {
    bytes.has(":)", endingAt: word.selectorEnd, from: word.end)
      && (word.end..<word.selectorEnd).allSatisfy { !bytes[$0].isBlank } ? word.selectorEnd : word.end
  }

  /// Behind the bracket of a call, or the signs that link a name to the word.
  private static func startOfObject(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Int {
    if bytes.at(word.end) == UInt8(ascii: "("), word.selectorEnd > word.end { return word.end + 1 }
    var offset = NameText.skipSymbols(bytes, from: word.selectorEnd, to: end)
    while offset < end, NameLink.isSign(bytes[offset]) {
      offset = NameText.skipSymbols(bytes, from: offset + 1, to: end)
    }
    return offset
  }

  /// `[Router] present SheetVC from HomeVC`: words of whom is asked, where the one that says so isn't a controller.
  static func withPlace(_ bytes: Span<UInt8>, _ words: EventWords, to end: Int, _ names: NameTable)
    -> EventWords
  {
    guard words.kind == .present || words.kind == .push || words.kind == .popTo, let teller = words.subject,
      !teller.instance.isSome, !ControllerName.isOne(bytes, teller)
    else { return words }
    let object = bytes.skipBlanks(from: words.argumentsStart, to: end)
    guard
      let place = MarkedName.place(
        bytes, behind: MarkedName.end(bytes, at: object, to: end), to: end, names)
    else { return words }
    var better = words
    better.subject = MarkedName.all(bytes, place, names)
    return better
  }
}
