/// The lines from one on that name a class and a callback, as far as a short look ahead goes. What a log means by a sign is asked
/// where it is met first, and then stays: so each look costs the same, and there are few.
struct LinesAhead {
  /// How far a look goes.
  static let reach = 4096

  /// A line with a callback.
  struct Line {
    /// The callback.
    var kind: EventKind
    /// The word that it has for it.
    var word: Range<Int>
    /// Where it is.
    var text: Range<Int>
  }

  /// The lines, in their order.
  private(set) var lines: [Line] = []

  /// Whether all that a look wants to see is there.
  static func isThere(from start: Int, in block: BlockRange) -> Bool {
    block.isLast || block.end - start >= reach
  }

  /// The lines from an offset on.
  init(_ bytes: Span<UInt8>, from start: Int, in block: BlockRange, _ vocabulary: Vocabulary) {
    let end = min(block.end, start + Self.reach)
    var offset = start
    while offset < end, let hit = vocabulary.finder.next(in: bytes, from: offset, to: end) {
      let first = ByteScan.lastEnd(LineReader.newline, in: bytes, from: start, to: hit.offset)
      let last = ByteScan.first(LineReader.newline, in: bytes, from: hit.offset, to: end)
      if case .callback(let kind) = vocabulary.meanings[hit.word] {
        let word = hit.offset..<hit.offset + vocabulary.lengths[hit.word]
        lines.append(Line(kind: kind, word: word, text: first..<bytes.trimmedEnd(from: first, to: last)))
      }
      offset = last + 1
    }
  }

  /// The word before a line's callback, past signs: the class, where the class is named first.
  func name(of index: Int, _ bytes: Span<UInt8>) -> String {
    let line = lines[index]
    var end = line.word.lowerBound
    while end > line.text.lowerBound, !bytes[end - 1].isWordByte { end -= 1 }
    return bytes.text(from: bytes.startOfWord(endingAt: end, from: line.text.lowerBound), to: end)
  }

  /// Whether a line and the next one with a callback may be those of one process: either both have its number or neither has. A
  /// time may be before one of two loggers alone.
  func areOfOneProcess(_ index: Int, _ bytes: Span<UInt8>) -> Bool {
    hasProcess(lines[index], bytes) == hasProcess(lines[index + 1], bytes)
  }

  /// `Shop[412:9021]`, behind a time
  private func hasProcess(_ line: Line, _ bytes: Span<UInt8>) -> Bool {
    let text = line.text
    guard bytes.at(text.lowerBound).isDigit else { return false }
    let open = ByteScan.first(UInt8(ascii: "["), in: bytes, from: text.lowerBound, to: line.word.lowerBound)
    return open < line.word.lowerBound && bytes[open - 1].isWordByte && bytes[open + 1].isDigit
  }

  /// Whether nothing is between a line and the next one with a callback.
  func areAdjacent(_ index: Int, _ bytes: Span<UInt8>) -> Bool {
    let (end, next) = (lines[index].text.upperBound, lines[index + 1].text.lowerBound)
    return end < next && bytes.trimmedEnd(from: end, to: next - 1) == end
  }
}
