/// Where another record begins in the midst of a line: two threads wrote at once, or a line end was lost.
enum GluedRecord {
  /// The shortest date and time: `2026-03-01 10:00:00`.
  private static let shortest = 19

  /// Where the second record of a line begins; `nil` where there is only one.
  ///
  /// - Parameter word: the word of the vocabulary that the line was found by.
  static func start(
    _ bytes: Span<UInt8>, _ word: Range<Int>, _ prefix: LinePrefix, to end: Int, _ finder: WordFinder
  ) -> Int? {
    timed(bytes, word, prefix, to: end, finder) ?? bare(bytes, word, prefix, to: end, finder)
  }

  /// `… viewWillAppear(_:)2026-03-01 10:00:00.123 Shop[412:9021] …`: a date with a process, or the time of a line that looks
  /// like this one's and is glued to what is before it.
  private static func timed(
    _ bytes: Span<UInt8>, _ word: Range<Int>, _ prefix: LinePrefix, to end: Int, _ finder: WordFinder
  ) -> Int? {
    guard !prefix.time.isEmpty, mayHoldClock(bytes, from: prefix.messageStart + 1, to: end) else {
      return nil
    }
    // Where the next event is: looked for only as far as the offset goes, so that a long line is gone through once.
    var event = word.lowerBound
    var offset = prefix.messageStart + 1
    while offset + shortest < end {
      if bytes[offset].isDigit, !bytes[offset - 1].isDigit,
        let clock = ClockReading.parse(bytes, from: offset, to: end)
      {
        if clock.hasDate, isProcess(bytes, behind: clock.end, to: end) { return offset }
        if event < clock.end {
          event = finder.next(in: bytes, from: clock.end, to: end)?.offset ?? end
        }
        if event < end, isLike(bytes, clock, prefix) { return offset }
      }
      offset += 1
    }
    return nil
  }

  /// Whether a range holds what no clock is written without: two colons around two characters, or a comma.
  private static func mayHoldClock(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    var colon = ByteScan.first(UInt8(ascii: ":"), in: bytes, from: start, to: end)
    while colon < end {
      if bytes.at(colon + 3) == UInt8(ascii: ":") { return true }
      colon = ByteScan.first(UInt8(ascii: ":"), in: bytes, from: colon + 1, to: end)
    }
    // The comma of a fraction may be what is behind the range.
    let limit = min(end + 1, bytes.count)
    return ByteScan.first(UInt8(ascii: ","), in: bytes, from: start, to: limit) < limit
  }

  /// ` Shop[412:9021] `: whether the next word is a process.
  private static func isProcess(_ bytes: Span<UInt8>, behind clock: Int, to end: Int) -> Bool {
    let first = bytes.skipBlanks(from: clock, to: end)
    let bracket = bytes.endOfWord(from: first, to: end)
    guard bracket > first, bytes.at(bracket) == UInt8(ascii: "[") else { return false }
    let digits = bytes.endOfDigits(from: bracket + 1, to: end)
    return digits > bracket + 1
      && (bytes.at(digits) == UInt8(ascii: ":") || bytes.at(digits) == UInt8(ascii: "]"))
  }

  /// Whether a time is written as the one that the line begins with, and without a blank before it.
  private static func isLike(_ bytes: Span<UInt8>, _ clock: ClockReading, _ prefix: LinePrefix) -> Bool {
    guard clock.end - clock.start == prefix.time.count, prefix.time.count >= 12, bytes.at(clock.end).isBlank
    else { return false }
    return isEnd(bytes[clock.start - 1])
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: ":")
  }

  /// `<Home: 0x10> viewDidLoad()<Sheet: 0x20> viewDidLoad()`: whether right behind the callback another message begins as this
  /// one does, and holds another event.
  private static func bare(
    _ bytes: Span<UInt8>, _ word: Range<Int>, _ prefix: LinePrefix, to end: Int, _ finder: WordFinder
  ) -> Int? {
    let (first, second) = (prefix.messageStart, endOfCall(bytes, word.upperBound, end))
    guard first < word.lowerBound, second < end,
      bytes[second] == bytes[first] || bytes[first].isUpper && bytes[second].isUpper,
      beginsAlike(bytes, first, second, end), finder.next(in: bytes, from: second, to: end) != nil
    else { return nil }
    return second
  }

  /// Behind the parentheses, the colon or the bracket that ends a call.
  private static func endOfCall(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard start < end else { return start }
    return switch bytes[start] {
    case UInt8(ascii: "("): min(end, ByteScan.first(UInt8(ascii: ")"), in: bytes, from: start, to: end) + 1)
    case UInt8(ascii: ":") where bytes.at(start + 1) == UInt8(ascii: "]"): start + 2
    case UInt8(ascii: "]"): start + 1
    default: start
    }
  }

  /// Whether two messages begin with an object, a method, or a name and the same sign.
  private static func beginsAlike(_ bytes: Span<UInt8>, _ first: Int, _ second: Int, _ end: Int) -> Bool {
    switch bytes[first] {
    case UInt8(ascii: "<"):
      ObjectText.starting(bytes, at: first, to: end) != nil
        && ObjectText.starting(bytes, at: second, to: end) != nil
    case UInt8(ascii: "-"):
      bytes.at(first + 1) == UInt8(ascii: "[") && bytes.at(second + 1) == UInt8(ascii: "[")
    case UInt8(ascii: "["): bytes.at(first + 1).isUpper && bytes.at(second + 1).isUpper
    default:
      bytes.at(bytes.endOfWord(from: first, to: end)) == UInt8(ascii: ".")
        && bytes.at(bytes.endOfWord(from: second, to: end)) == UInt8(ascii: ".")
    }
  }
}
