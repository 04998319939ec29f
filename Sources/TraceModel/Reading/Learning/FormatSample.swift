/// A line that carries a callback's word and is not understood: something to learn a format from.
struct FormatSample: Sendable {
  /// The line.
  let text: ContiguousArray<UInt8>
  /// The callback.
  let kind: EventKind
  /// The range of its word, with the arguments after it.
  let word: Range<Int>
  /// The range of the time at the beginning of the line; empty if there is none.
  let time: Range<Int>
  /// The number of the process that the line names, or 0.
  let process: Int32

  /// Lines are looked at so far and no further.
  private static let longest = 500

  /// A line that holds a callback's word as a whole; `nil` for any other.
  init?(_ bytes: Span<UInt8>, _ line: Range<Int>, _ vocabulary: Vocabulary) {
    let end = min(line.upperBound, line.lowerBound + Self.longest)
    var text: ContiguousArray<UInt8> = []
    text.reserveCapacity(end - line.lowerBound + LineCleaner.padding)
    for offset in line.lowerBound..<end { text.append(bytes[offset]) }
    for _ in 0..<LineCleaner.padding { text.append(UInt8(ascii: "\n")) }
    let count = end - line.lowerBound
    guard let (kind, word) = Self.callback(text.span, to: count, vocabulary) else { return nil }
    var prefixes = PrefixReader()
    let prefix = prefixes.read(text.span, from: 0, to: count)
    self.kind = kind
    self.word = word
    time = prefix.timeEnd <= word.lowerBound ? prefix.time : 0..<0
    process = prefix.process
    self.text = ContiguousArray(text.prefix(count))
  }

  private static func callback(
    _ text: Span<UInt8>, to end: Int, _ vocabulary: Vocabulary
  ) -> (EventKind, Range<Int>)? {
    var offset = 0
    while let hit = vocabulary.finder.next(in: text, from: offset, to: end) {
      let behind = hit.offset + vocabulary.lengths[hit.word]
      if case .callback(let kind) = vocabulary.meanings[hit.word], !text.at(hit.offset - 1).isWordByte,
        !text.at(behind).isWordByte
      {
        let word = WordPlace(kind, text, from: hit.offset, to: behind, before: end)
        return (kind, hit.offset..<word.selectorEnd)
      }
      offset = hit.offset + 1
    }
    return nil
  }
}
