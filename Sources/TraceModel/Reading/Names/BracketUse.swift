/// What a log has in the brackets at the beginning of its messages: names, or the levels of a logger. A screen may be
/// called Info.
struct BracketUse {
  private var holdsNames = false
  private var holdsLevels = false

  /// Whether a word of loggers is a name there: others were in its place, and no level before another name.
  var levelsAreNames: Bool { holdsNames && !holdsLevels }

  /// Learns from a message whose brackets before the event, if it has any, are at an offset.
  mutating func learn(_ bytes: Span<UInt8>, _ bracket: (Int, Int)?, from start: Int, to end: Int) {
    guard bytes.at(start) == UInt8(ascii: "["), start < end else { return }
    if let bracket, bracket.0 == start {
      if !CanonicalLine.isLevel(bytes, bracket) { holdsNames = true }
      return
    }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 16))
    if bytes.at(close) == UInt8(ascii: "]"), CanonicalLine.isLevel(bytes, (start, close)) {
      holdsLevels = true
    }
  }
}
