/// The canonical notation, wherever on the line it is: `[Name@0x7f40] event Other key=value`.
enum CanonicalLine {
  /// Names in brackets are shorter than this.
  private static let reach = 256

  /// The brackets before a word: the offsets of `[` and `]`.
  static func bracket(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> (Int, Int)? {
    var close = word - 1
    while close > start, bytes[close].isBlank { close -= 1 }
    guard close > start, bytes[close] == UInt8(ascii: "]"), close < word - 1,
      SourceLine.bracket(bytes, endingAt: close + 1, from: start) == nil,
      IdentifierText.ending(bytes, at: close + 1, from: start).map({
        bytes[$0.0].isBlank || bytes[$0.0] == UInt8(ascii: "@")
      })
        != false
    else { return nil }
    let limit = max(start, close - reach)
    var depth = 0
    var offset = close
    while offset > limit {
      offset -= 1
      if bytes[offset] == UInt8(ascii: "]") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "[") {
        if depth == 0 { return LineLead.isMethod(bytes, offset, close) ? nil : (offset, close) }
        depth -= 1
      }
    }
    return nil
  }

  /// The words of an event in this notation.
  static func read(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ bracket: (Int, Int), from start: Int,
    levelsAreNames: Bool = false, takesCapital: Bool = false
  ) throws(NearMiss) -> EventWords {
    guard
      let name = FieldLine.bracketed(bytes, from: bracket.0 + 1, to: bracket.1)
        ?? BracketName.read(bytes, from: bracket.0 + 1, to: bracket.1)
        ?? BracketTag.read(bytes, from: bracket.0 + 1, to: bracket.1)
        ?? lastWord(bytes, bracket) ?? category(bytes, bracket) ?? topic(bytes, bracket)
    else { throw .foreign }
    if isMark(word.kind), bytes[word.start].isUpper, !takesCapital { throw .unknownMark }
    if bytes.has("com.apple.", at: bracket.0 + 1, before: bracket.1) { throw .foreign }
    var words = EventWords(word.kind, argumentsStart: word.selectorEnd)
    if isMark(word.kind), hasObject(word.kind), let start = try argument(bytes, word) {
      words.argumentsStart = start
    }
    let mayBeName = levelsAreNames && bytes[bracket.0 + 1].isUpper && !bytes.at(bracket.0 + 2).isUpper
    words.subject = isLevel(bytes, bracket) && !mayBeName || LoggerTag.isThread(bytes, name) ? nil : name
    return words
  }

  /// Where a call's first argument begins: `present(SheetVC, animated: true)`; `nil` if there are no more than labels.
  private static func argument(_ bytes: Span<UInt8>, _ word: WordPlace) throws(NearMiss) -> Int? {
    let start = word.end + 1
    guard bytes.at(word.end) == UInt8(ascii: "("), word.selectorEnd > start else { return nil }
    var end = start
    while end < word.selectorEnd - 1, bytes[end] != UInt8(ascii: ",") {
      if bytes[end] == UInt8(ascii: ":") { return nil }
      end += 1
    }
    if start == end { return nil }
    guard bytes[start].isUpper || LabelText.hasEnding(bytes, start..<end) else { throw .unknownMark }
    return start
  }

  /// `[10:00:01 DBG HomeVC]`: the class behind a logger's columns.
  private static func lastWord(_ bytes: Span<UInt8>, _ bracket: (Int, Int)) -> NamePlace? {
    let word = ByteScan.lastEnd(0x20, in: bytes, from: bracket.0 + 1, to: bracket.1)
    guard word > bracket.0 + 1, word < bracket.1, bytes.at(bracket.0 + 1).isDigit,
      LabelText.isTypeName(bytes, word..<bracket.1),
      case .clear(let name) = LabelText.judge(bytes, from: word, to: bracket.1)
    else { return nil }
    return name
  }

  /// `[com.shop:HomeVC]`, `[com.shop:ui]`: whom a logger is for, or nobody, where the console shows it in the message.
  private static func category(_ bytes: Span<UInt8>, _ bracket: (Int, Int)) -> NamePlace? {
    guard UnifiedPrefix.endOfSubsystem(bytes, bracket.0, bracket.1 + 1) != nil else { return nil }
    let category =
      ByteScan.first(UInt8(ascii: ":"), in: bytes, from: bracket.0, to: bracket.1) + 1..<bracket.1
    return CategoryName.isClass(bytes, category)
      ? NamePlace.named(bytes, from: category.lowerBound, to: category.upperBound)
      : NamePlace(start: bracket.1, end: bracket.1)
  }

  /// `[App/UI]`: a topic with a part of it, which names nobody. One without letters, as `[3/12]`, counts what a tool does.
  private static func topic(_ bytes: Span<UInt8>, _ bracket: (Int, Int)) -> NamePlace? {
    let slash = bytes.endOfWord(from: bracket.0 + 1, to: bracket.1)
    guard bytes.at(bracket.0 + 1).isLetter, bytes[slash] == UInt8(ascii: "/"), bytes.at(slash + 1).isLetter,
      bytes.endOfWord(from: slash + 1, to: bracket.1) == bracket.1
    else { return nil }
    return NamePlace(start: bracket.1, end: bracket.1)
  }

  /// Whether the text in brackets before an event is a logger's word for a level, or an emoji that stands for one.
  static func isLevel(_ bytes: Span<UInt8>, _ bracket: (Int, Int)) -> Bool {
    LogLevel.isLevel(bytes, from: bracket.0 + 1, to: bracket.1)
      || NameText.skipSymbols(bytes, from: bracket.0 + 1, to: bracket.1) == bracket.1
  }

  /// Whether an event is a mark, or one that is written in this notation only.
  static func isMark(_ kind: EventKind) -> Bool {
    switch kind {
    case .present, .presentCompletion, .dismiss, .dismissCompletion, .isModalInPresentation, .push, .pop,
      .popToRoot,
      .popTo, .setViewControllers, .setNavigationBarHidden, .select, .setRoot, .makeKeyAndVisible,
      .addChildCoordinator,
      .start, .show, .childDidFinish, .touch, .hitTest, .initialized:
      true
    default: false
    }
  }

  /// Whether another controller may be named behind the word.
  static func hasObject(_ kind: EventKind) -> Bool {
    switch kind {
    case .present, .push, .popTo, .setViewControllers, .select, .setRoot, .addChildCoordinator, .show,
      .childDidFinish,
      .addChild, .removeFromParent, .willMove, .didMove, .navigationControllerWillShow,
      .navigationControllerDidShow,
      .tabBarControllerShouldSelect, .tabBarControllerDidSelect, .pageViewControllerWillTransition,
      .pageViewControllerDidFinishAnimating:
      true
    default: false
    }
  }
}
