/// `[Home] willAppear`: a screen of any name that is alone in brackets before a callback without its `view`. What else appears and
/// loads in an app is called by the names below, and so are topics of a logger.
enum ShortOwner {
  private static let endings = [
    "model", "cache", "store", "manager", "service", "loader", "provider", "repository", "presenter",
    "interactor", "reactor", "ads", "ad", "data", "cell", "webview", "keyboard", "banner", "player", "window",
  ]

  static func read(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int) -> NamePlace? {
    guard word.kind != .initialized, isInCamelCase(bytes, word),
      let bracket = CanonicalLine.bracket(bytes, before: word.start, from: start),
      bytes.skipBlanks(from: start, to: bracket.0) == bracket.0, bracket.1 + 2 == word.start,
      let name = BracketName.read(bytes, from: bracket.0 + 1, to: bracket.1), mayAppear(bytes, name)
    else { return nil }
    return name
  }

  /// `willAppear`, and not `willappear`.
  private static func isInCamelCase(_ bytes: Span<UInt8>, _ word: WordPlace) -> Bool {
    !bytes[word.start].isUpper && (word.start..<word.end).contains { bytes[$0].isUpper }
  }

  private static func mayAppear(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard NameText.isCapital(bytes, at: name.start, to: name.end), !LoggerTag.isTag(bytes, name),
      !LoggerTag.isLogger(bytes, name), !LogLevel.isLevel(bytes, from: name.start, to: name.end)
    else { return false }
    let text = bytes.text(from: name.start, to: name.end).asciiLowercased
    return !TitledEvent.others.contains(text) && !PassingThing.isOne(bytes, name)
      && !endings.contains(where: text.hasSuffix)
  }
}
