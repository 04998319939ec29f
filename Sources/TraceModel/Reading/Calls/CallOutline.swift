/// What is around a controller's name and its callback on a line: the words before them and between them, and the signs between. Of
/// numbers, ids and levels it counts only that there are some.
///
/// A print statement writes the same for each call of a class. A line with something else there may be written for another reason:
/// `HomeVC lifecycleState: viewDidAppear`, `[Firebase] screen_view HomeVC viewDidAppear`.
enum CallOutline {
  /// What records have, and what lines of a logger of functions.
  static let record: UInt32 = 2
  static let function: UInt32 = 4
  private static let longest = 256
  private static let seed: UInt32 = 2_166_136_261

  /// A number for it; 0 where the line doesn't name the controller.
  static func number(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ subject: NamePlace?, from start: Int, to end: Int
  ) -> UInt32 {
    guard let subject, subject.start < subject.end, subject.start >= start, subject.end <= end,
      word.start - start < longest, subject.start - start < longest
    else { return 0 }
    let isBehind = subject.start >= word.end
    guard isBehind || subject.end <= word.start else { return 0 }
    let (first, between) =
      isBehind
      ? (start..<word.start, min(word.selectorEnd, subject.start)..<subject.start)
      : (start..<subject.start, subject.end..<word.start)
    var hash = add(isBehind ? 3 : 1, to: seed)
    if holdsWord(bytes, first) { add(bytes, first, isLead: true, to: &hash) }
    hash = add(5, to: hash)
    add(bytes, between, isLead: false, to: &hash)
    return hash | 1
  }

  /// Whether more than signs is in a range: those alone are a decoration, which says nothing.
  private static func holdsWord(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { NameText.isNameStart(bytes, at: $0, to: range.upperBound) && bytes[$0] & 0xC0 != 0x80 }
  }

  private static func add(_ bytes: Span<UInt8>, _ range: Range<Int>, isLead: Bool, to hash: inout UInt32) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let last = endOfWord(bytes, offset, range.upperBound)
      if last > offset {
        add(bytes, word: offset..<last, isLead, to: &hash)
        offset = last
      } else if bytes[offset] >= 0x80 {
        // An emoji tells one callback from another.
        offset += NameText.scalar(bytes, at: offset, to: range.upperBound).1
      } else {
        if !bytes[offset].isBlank { hash = add(UInt32(bytes[offset]), to: hash) }
        offset += 1
      }
    }
  }

  private static func endOfWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while NameText.isNameStart(bytes, at: offset, to: end) {
      offset += NameText.scalar(bytes, at: offset, to: end).1
    }
    return offset
  }

  private static func add(_ bytes: Span<UInt8>, word: Range<Int>, _ isLead: Bool, to hash: inout UInt32) {
    if isLead, LogLevel.isLevel(bytes, from: word.lowerBound, to: word.upperBound) { return }
    if isValue(bytes, word) {
      hash = add(7, to: hash)
    } else {
      for offset in word { hash = add(UInt32(bytes[offset]), to: hash) }
    }
  }

  private static func isValue(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    bytes[word.lowerBound].isDigit || bytes.isPartOfID(word)
      || bytes.at(word.lowerBound - 1) == UInt8(ascii: "=")
  }

  private static func add(_ part: UInt32, to hash: UInt32) -> UInt32 { (hash ^ part) &* 16_777_619 }
}
