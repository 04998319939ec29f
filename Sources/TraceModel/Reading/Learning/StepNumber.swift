/// Numbers before callbacks that number the callbacks and not the screens: `1 -viewDidLoad`, `2 -viewWillAppear`, `Home 3,
/// viewDidAppear`. In such a log each number is before one callback only, and each callback has one number.
struct StepNumber {
  /// How far around a line others are looked for, and how often in one log.
  private static let reach = 4096
  private static let mostLooks = 256
  private static let fewest = 4

  private var looks = 0
  /// Whether the log is known to number its callbacks.
  private var isOrder = false

  /// The number before a callback, if it is a step's.
  mutating func find(
    _ bytes: Span<UInt8>, before word: Int, from start: Int, in block: Range<Int>, _ vocabulary: Vocabulary
  ) -> Range<Int>? {
    guard let number = Self.number(bytes, before: word, from: start) else { return nil }
    if !isOrder, looks < Self.mostLooks {
      looks += 1
      let first = max(block.lowerBound, word - Self.reach)
      isOrder = Self.isOrder(bytes, first..<min(block.upperBound, word + Self.reach), vocabulary)
    }
    return isOrder ? number : nil
  }

  /// The number, apart from what is before it, that a sign or a blank parts from a callback.
  private static func number(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Range<Int>? {
    var end = word
    while end > start, isSign(bytes[end - 1]) { end -= 1 }
    var first = end
    while first > start, bytes[first - 1].isDigit { first -= 1 }
    let isApart = first == start || bytes[first - 1].isBlank
    return first < end && end < word && end - first < 3 && isApart ? first..<end : nil
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ",")
  }

  /// Whether some lines number their callbacks, and come again.
  private static func isOrder(_ bytes: Span<UInt8>, _ range: Range<Int>, _ vocabulary: Vocabulary) -> Bool {
    var kinds: [Int64: EventKind] = [:]
    var count = 0
    var offset = range.lowerBound
    while let hit = vocabulary.finder.next(in: bytes, from: offset, to: range.upperBound) {
      offset = hit.offset + 1
      let line = ByteScan.lastEnd(LineReader.newline, in: bytes, from: range.lowerBound, to: hit.offset)
      guard case .callback(let kind) = vocabulary.meanings[hit.word],
        let number = number(bytes, before: hit.offset, from: line)
      else { continue }
      let value = bytes.number(from: number.lowerBound, to: number.upperBound)
      guard kinds[value] == nil || kinds[value] == kind else { return false }
      kinds[value] = kind
      count += 1
    }
    return kinds.count >= fewest && Set(kinds.values).count == kinds.count && count > kinds.count
  }
}
