/// The initializer where a sign, a point or a word of Swift is between it and the name: `HomeVC - init`, `HomeVC.init()`,
/// `HomeVC required init`.
enum InitLine {
  private static let modifiers = [" required", " override", " convenience"]
  /// Where the event's word begins, behind the first blank or point from an offset.
  static func start(_ bytes: Span<UInt8>, behind hit: Int, to end: Int) -> Int {
    // `HomeVC.willAppear`
    if bytes.at(hit) == UInt8(ascii: ".") { return min(hit + 1, end) }
    let limit = min(end, hit + 11)
    let point = ByteScan.first(UInt8(ascii: "."), in: bytes, from: hit, to: limit)
    let blank = ByteScan.first(0x20, in: bytes, from: hit, to: end)
    if point < min(blank, limit), isOver(bytes, point + 1, end) { return point + 1 }
    return bytes.has(" - init", at: blank, before: end) ? blank + 3 : min(blank + 1, end)
  }

  /// `init()`, `init(coder:)` with nothing behind: with values in it, it is a call of the source.
  private static func isOver(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes.has("init(", at: start, before: end) else { return false }
    let close = ByteScan.first(UInt8(ascii: ")"), in: bytes, from: start, to: end)
    let isEmpty = close == start + 5
    return close < end && (isEmpty || bytes[close - 1] == UInt8(ascii: ":"))
  }

  /// Before a word of Swift: `HomeVC required`.
  static func endOfName(_ bytes: Span<UInt8>, _ end: Int, _ start: Int) -> Int {
    let modifier = modifiers.first { bytes.has($0, endingAt: end, from: start + 1) }
    return end - (modifier?.utf8.count ?? 0)
  }

  /// `init called`
  static func isCalled(_ bytes: Span<UInt8>, _ word: WordPlace, _ rest: Int, _ end: Int) -> Bool {
    word.kind == .initialized && rest < end
      && CallWord.participles.contains {
        EventKey.equals(bytes, rest..<bytes.trimmedEnd(from: rest, to: end), $0)
      }
  }
}
