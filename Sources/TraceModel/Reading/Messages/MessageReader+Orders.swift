/// Messages with two callbacks, which tell an order and no call.
extension MessageReader {
  /// Another callback that is named behind a word.
  func other(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> Range<Int>? {
    guard word.selectorEnd < end,
      let next = vocabulary.finder.next(
        in: bytes, from: word.selectorEnd, to: min(end, word.selectorEnd + 256)),
      case .callback(let kind) = vocabulary.meanings[next.word], kind != word.kind,
      !bytes[next.offset - 1].isWordByte, !bytes.at(next.offset + vocabulary.lengths[next.word]).isWordByte
    else { return nil }
    return next.offset..<next.offset + vocabulary.lengths[next.word]
  }

  /// Whether another callback behind a word is named outside of brackets and of a note: then the line tells of an order.
  func isOrder(_ bytes: Span<UInt8>, _ word: WordPlace, _ other: Range<Int>, to end: Int) -> Bool {
    if SideNote.mentions(bytes, other, behind: word.selectorEnd, to: end) { return false }
    let between = word.selectorEnd..<other.lowerBound
    let isInBrackets = between.contains {
      bytes[$0] == UInt8(ascii: "[") || bytes[$0] == UInt8(ascii: "(")
    }
    return !isInBrackets || leads(bytes, between) || isList(bytes, from: other.lowerBound, to: end)
  }

  /// Whether a line goes on with three callbacks or more, as where the line ends of a log were lost.
  private func isList(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var (offset, count) = (start, 0)
    while count < 3, let hit = vocabulary.finder.next(in: bytes, from: offset, to: end) {
      if case .callback = vocabulary.meanings[hit.word] { count += 1 }
      offset = hit.offset + 1
    }
    return count == 3
  }

  /// ` -> [`: whether an arrow and a bracket, and nothing else, lead from one callback to the next.
  private func leads(_ bytes: Span<UInt8>, _ between: Range<Int>) -> Bool {
    let arrow = bytes.skipBlanks(from: between.lowerBound, to: between.upperBound)
    return bytes.has("-> [", at: arrow, before: between.upperBound) && arrow + 4 == between.upperBound
  }
}
