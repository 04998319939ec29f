/// Words behind an event that say how long it took: a line of its own, printed when the call was over.
enum Measure {
  private static let words: Phrases = [
    "exceeded", "exceeds", "took", "takes", "cost", "costs", "costed", "duration", "elapsed", "lasted",
    "spent", "耗时", "用时", "花费",
    "소요", "所要",
  ]
  private static let ends: Phrases = [
    "finished in ", "completed in ", "done in ", "ended in ", "executed in ", "loaded in ",
  ]

  /// Whether a range is nothing but a number with a unit of time: `3.2ms`, `(0.4 s)`.
  static func isTime(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let open = bytes.at(start) == UInt8(ascii: "(")
    var offset = open ? start + 1 : start
    let first = offset
    while offset < end, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    guard offset > first else { return false }
    offset = bytes.skipBlanks(from: offset, to: end)
    let last = open && bytes.at(end - 1) == UInt8(ascii: ")") ? end - 1 : end
    return units.contains { bytes.has($0, at: offset, before: end) && offset + $0.utf8.count == last }
  }

  /// Where a time that ends a range begins, with the blanks before it: behind `HomeVC` in `HomeVC 3.2ms`.
  static func start(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var word = ByteScan.lastEnd(0x20, in: bytes, from: start, to: end)
    if word > start, !bytes.at(word).isDigit {
      word = ByteScan.lastEnd(0x20, in: bytes, from: start, to: word - 1)
    }
    guard word > start, isTime(bytes, from: word, to: end) else { return end }
    return bytes.trimmedEnd(from: start, to: word)
  }

  /// What is before a time that nobody has measured: `viewDidLoad: < 50ms`.
  private static let limits = ["<", "~", "<="]

  private static func hasUnit(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let number = bytes.endOfDigits(from: start, to: end)
    let unit = bytes.skipBlanks(from: number, to: end)
    return ["ms", "s ", "sec"].contains { bytes.has($0, at: unit, before: end) }
  }

  private static let units = ["ms", "s", "sec", "µs", "us"]

  /// Whether such words begin at an offset.
  static func begins(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end, !bytes[offset].isWordByte, bytes[offset] < 0x80 { offset += 1 }
    guard offset > start, offset < end else { return false }
    if bytes[offset].isDigit,
      limits.contains(where: {
        bytes.has($0, endingAt: bytes.trimmedEnd(from: start, to: offset), from: start)
      })
    {
      return hasUnit(bytes, offset, end)
    }
    if let word = words.firstFolded(in: bytes, at: offset, before: end) {
      return bytes[offset] >= 0x80 || !bytes.at(offset + word.utf8.count).isWordByte
    }
    if let phrase = ends.firstFolded(in: bytes, at: offset, before: end) {
      return bytes.at(offset + phrase.utf8.count).isDigit
    }
    return bytes[offset].isDigit && bytes.hasFolded("elapsed", endingAt: end, from: offset)
  }
}
