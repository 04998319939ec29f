/// An event in several words without `view` that is written as a title is, or that begins with that word: `Home Did Load`,
/// `View Home did load`.
enum TitledEvent {
  /// What appears and loads in any app, without a controller.
  static let others: Set<String> = [
    "keyboard", "model", "view model", "config", "configuration", "user", "users", "ad", "ads", "banner",
    "interstitial", "menu", "popup", "toast", "alert", "image", "images",
    "data",
    "video", "page", "content", "module", "plugin", "framework", "library", "bundle", "app", "application",
    "scene",
  ]
  private static let view = "View "

  /// The name before such an event; `nil` where the line isn't a title.
  static func name(_ bytes: Span<UInt8>, _ word: WordPlace, _ name: NamePlace, to end: Int) -> NamePlace? {
    guard word.isSpelled, isLast(bytes, word, name, end), name.start < name.end, name.end < word.start else {
      return nil
    }
    var titled = name
    let hasView = bytes.has(view, at: name.start, before: name.end)
    if hasView { titled.start += view.utf8.count }
    if isLettered(bytes, name) { return hasView ? titled : name }
    if bytes.has("The ", at: titled.start, before: titled.end) { return nil }
    return (hasView || isTitle(bytes, word.start..<word.end)) && isTitle(bytes, titled.start..<titled.end)
      && !others.contains(bytes.text(from: titled.start, to: titled.end).asciiLowercased)
      ? titled : nil
  }

  /// Whether an event ends its line, or the quotation marks that are around both.
  private static func isLast(_ bytes: Span<UInt8>, _ word: WordPlace, _ name: NamePlace, _ end: Int) -> Bool {
    word.selectorEnd == end
      || word.selectorEnd == end - 1 && TextField.isQuote(bytes[end - 1])
        && bytes.at(name.start - 1) == bytes[end - 1]
  }

  private static let kinds = ["screen", "page", "tab", "controller", "viewcontroller"]

  /// `Screen B`, `Page 2`: a word for any screen, and which one.
  private static func isLettered(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let kind = name.start..<bytes.endOfWord(from: name.start, to: name.end)
    guard kind.upperBound + 2 == name.end, bytes[kind.upperBound] == 0x20 else { return false }
    return kinds.contains { EventKey.equals(bytes, kind, $0) }
      && (bytes[name.end - 1].isUpper || bytes[name.end - 1].isDigit)
  }

  /// Whether each of some words begins with a capital or is a number.
  private static func isTitle(_ bytes: Span<UInt8>, _ words: Range<Int>) -> Bool {
    var isFirst = true
    for offset in words {
      if isFirst, !bytes[offset].isBlank, !bytes[offset].isDigit,
        !NameText.isCapital(bytes, at: offset, to: words.upperBound)
      {
        return false
      }
      isFirst = bytes[offset].isBlank
    }
    return !words.isEmpty
  }
}
