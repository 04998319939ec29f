/// `HomeVC appeared`, `[HomeVC] disappears`, `HomeVC view appeared`: what a controller's class did, and nothing else. Words of
/// any sentence, so that only a class right before them makes an event of them, or one behind `View controller appeared: `.
enum PastWord {
  private static let words = ["appeared", "appears"]
  private static let views = ["'s view", "’s view", " view"]
  private static let opposite = "dis"

  /// Whether such a word, which may be one of a state or of a sentence beside a callback's, is at an offset.
  static func begins(_ bytes: Span<UInt8>, at hit: Int, to end: Int) -> Bool {
    word(bytes, at: hit, to: end) != nil
  }

  private static func word(_ bytes: Span<UInt8>, at hit: Int, to end: Int) -> String? {
    words.first { bytes.hasFolded($0, at: hit, before: end) }
  }

  /// `from Appearing to Appeared`: whether such a word at an offset tells no event.
  static func isState(_ bytes: Span<UInt8>, at hit: Int, from start: Int, to end: Int) -> Bool {
    begins(bytes, at: hit, to: end) && startOfPerfect(bytes, at: hit, from: start, to: end) == hit
      && read(bytes, at: hit, from: start, to: end) == nil
  }

  /// `has appeared`: where the first of these words begins, if the last is at an offset; otherwise the offset.
  static func startOfPerfect(_ bytes: Span<UInt8>, at hit: Int, from start: Int, to end: Int) -> Int {
    guard begins(bytes, at: hit, to: end) else { return hit }
    let perfect = ["has ", "has dis"].first { bytes.hasFolded($0, endingAt: hit, from: start) }
    return hit - (perfect?.utf8.count ?? 0)
  }

  /// The callback whose word, or the end of it, is at an offset.
  static func read(_ bytes: Span<UInt8>, at hit: Int, from start: Int, to end: Int) -> WordPlace? {
    guard let word = word(bytes, at: hit, to: end) else { return nil }
    let isOpposite = bytes.hasFolded(opposite, endingAt: hit, from: start)
    let first = isOpposite ? hit - opposite.utf8.count : hit
    let last = hit + word.utf8.count
    guard first > start, bytes[first - 1].isBlank,
      let begin = isLast(bytes, last, end) && isBehindClass(bytes, first, start)
        ? startOfOwned(bytes, first, start) : startOfKind(bytes, first, last, start, end)
    else { return nil }
    var place = WordPlace(
      isOpposite ? .viewDidDisappear : .viewDidAppear, bytes, from: begin, to: last, before: end)
    place.isSpelled = true
    return place
  }

  private static let kinds = ["view controller", "viewcontroller", "view", "vc", "screen", "controller"]

  /// `ViewController appeared: HomeVC`: where the words for any controller begin that are before such a word, if a class is all that is
  /// behind its colon.
  private static func startOfKind(
    _ bytes: Span<UInt8>, _ word: Int, _ last: Int, _ start: Int, _ end: Int
  ) -> Int? {
    let name = bytes.skipBlanks(from: last + 1, to: end)
    guard bytes.at(last) == UInt8(ascii: ":"), ClassBehind.isAll(bytes, from: name, to: end) else {
      return nil
    }
    let before = bytes.trimmedEnd(from: start, to: word)
    let kind = kinds.first { bytes.hasFolded($0, endingAt: before, from: start) }
    let first = before - (kind?.utf8.count ?? 0)
    return kind != nil && !bytes.at(first - 1).isWordByte ? first : nil
  }

  /// `HomeVC's view appeared`: what is the controller's belongs to the word.
  private static func startOfOwned(_ bytes: Span<UInt8>, _ word: Int, _ start: Int) -> Int {
    let last = bytes.trimmedEnd(from: start, to: word)
    let isOwned = views.dropLast().contains { bytes.hasFolded($0, endingAt: last, from: start) }
    return isOwned ? last - "view".utf8.count : word
  }

  /// Whether at most a full stop is behind an offset.
  private static func isLast(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    let behind = bytes.at(offset) == UInt8(ascii: ".") ? offset + 1 : offset
    return bytes.skipBlanks(from: behind, to: end) == end
  }

  private static func isBehindClass(_ bytes: Span<UInt8>, _ word: Int, _ start: Int) -> Bool {
    var last = bytes.trimmedEnd(from: start, to: word)
    if let view = views.first(where: { bytes.hasFolded($0, endingAt: last, from: start) }) {
      last -= view.utf8.count
    }
    if ObjectText.ending(bytes, at: last, from: start) != nil { return true }
    if let sign = [":", " -", "]", " ->"].first(where: { bytes.has($0, endingAt: last, from: start) }) {
      last = bytes.trimmedEnd(from: start, to: last - sign.utf8.count)
    }
    let name = bytes.startOfWord(endingAt: last, from: start)..<last
    let before = bytes.trimmedEnd(from: start, to: name.lowerBound)
    return !name.isEmpty && ControllerName.isOne(bytes, name)
      && (before == start || !bytes[before - 1].isWordByte && bytes[before - 1] < 0x80
        || LineLead.skip(bytes, from: start, to: name.lowerBound).0 == name.lowerBound)
  }
}
