/// `Shop[412:90210] `, `Shop[412]: ` or `Shop[412] <Notice> ` somewhere at the beginning of a line: the process's
/// name, which may hold anything, its number, its thread.
enum ProcessTag {
  private static let reach = 192

  /// The prefix that ends with the first such tag.
  static func parse(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix? {
    let limit = min(end, start + reach)
    var offset = start
    while offset < limit {
      offset = ByteScan.first(UInt8(ascii: "["), in: bytes, from: offset, to: limit)
      if offset < limit, offset > start, let prefix = tag(bytes, at: offset, from: start, to: end) {
        return prefix
      }
      offset += 1
    }
    return nil
  }

  /// `[412:9021] `: the number and the thread of a process alone, where its name and the time were cut off. Numbers that are
  /// shorter may be those of a clock or a place.
  static func alone(_ bytes: Span<UInt8>, at bracket: Int, to end: Int) -> LinePrefix? {
    let digits = bytes.endOfDigits(from: bracket + 1, to: end)
    guard bytes.at(bracket) == UInt8(ascii: "["), digits - bracket > 3, digits - bracket < 12,
      let close = endOfThread(bytes, digits, end), close - digits > 4, bytes.at(close).isBlank, close < end
    else { return nil }
    var prefix = LinePrefix(messageStart: bytes.skipBlanks(from: close, to: end))
    prefix.format = .nsLog
    prefix.process = Int32(truncatingIfNeeded: bytes.number(from: bracket + 1, to: digits))
    return prefix
  }

  /// Where the date begins that is somewhere before a tag, behind other text.
  static func startOfTime(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var offset = start + 1
    while offset + 20 < end {
      if bytes[offset].isDigit, !bytes[offset - 1].isDigit,
        let clock = ClockReading.parse(bytes, from: offset, to: end), clock.hasDate
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  private static func tag(_ bytes: Span<UInt8>, at bracket: Int, from start: Int, to end: Int) -> LinePrefix?
  {
    let digits = bytes.endOfDigits(from: bracket + 1, to: end)
    guard digits > bracket + 1, digits - bracket < 12, !bytes[bracket - 1].isBlank else { return nil }
    guard let close = endOfThread(bytes, digits, end) else { return nil }
    let hasThread = close > digits + 1
    guard let message = endOfTail(bytes, behind: close, hasThread: hasThread, end),
      hasThread || !isScreen(bytes, bracket..<digits, from: start)
    else { return nil }
    var prefix = LinePrefix(messageStart: message)
    prefix.format = .nsLog
    prefix.process = Int32(truncatingIfNeeded: bytes.number(from: bracket + 1, to: digits))
    return prefix
  }

  /// `HomeVC[1]: `: whether a number behind a name is too small for a process's, and the name is a controller's.
  private static func isScreen(_ bytes: Span<UInt8>, _ number: Range<Int>, from start: Int) -> Bool {
    guard number.count < 4 else { return false }
    let name = bytes.startOfWord(endingAt: number.lowerBound, from: start)
    return name < number.lowerBound && ControllerName.isOne(bytes, name..<number.lowerBound)
  }

  /// Whether a name is that of the process that the prefix before a message gives: `Shop[412:9] [Shop] …`.
  static func isOf(_ bytes: Span<UInt8>, _ name: NamePlace, before message: Int) -> Bool {
    let length = name.end - name.start
    var offset = message - 1
    while offset > max(0, message - reach), bytes[offset] != UInt8(ascii: "\n") {
      let begin = offset - length
      if bytes[offset] == UInt8(ascii: "["), bytes[offset + 1].isDigit, begin >= 0,
        !bytes.at(begin - 1).isWordByte,
        (0..<length).allSatisfy({ bytes[begin + $0] == bytes[name.start + $0] })
      {
        return true
      }
      offset -= 1
    }
    return false
  }

  /// The offset behind the closing bracket.
  private static func endOfThread(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Int? {
    if bytes.at(offset) == UInt8(ascii: "]") { return offset + 1 }
    guard bytes.at(offset) == UInt8(ascii: ":") else { return nil }
    let thread = bytes.endOfHexDigits(from: offset + 1, to: end)
    return thread > offset + 1 && bytes.at(thread) == UInt8(ascii: "]") ? thread + 1 : nil
  }

  /// Where the message begins after ` `, `: ` or ` <Level>: `. Without a thread, a bare space doesn't show a
  /// tag.
  private static func endOfTail(_ bytes: Span<UInt8>, behind close: Int, hasThread: Bool, _ end: Int) -> Int?
  {
    if bytes.has(" <", at: close, before: end), let level = endOfLevel(bytes, close + 2, end) { return level }
    if bytes.has(": ", at: close, before: end) { return close + 2 }
    if bytes.has(" : ", at: close, before: end) { return close + 3 }
    if close == end { return close }
    if let level = endOfBareLevel(bytes, close, end) { return level }
    return hasThread && bytes.at(close).isBlank ? close + 1 : nil
  }

  /// Behind a level as Detox writes it: `detox[412] INFO:  `, or of late a letter, `detox[412] i `.
  private static func endOfBareLevel(_ bytes: Span<UInt8>, _ close: Int, _ end: Int) -> Int? {
    let level = bytes.skipBlanks(from: close, to: end)
    guard level > close, level + 2 < end else { return nil }
    if let word = LogLevel.endOfLevel(bytes, from: level, to: end), bytes.at(word) == UInt8(ascii: ":") {
      return bytes.skipBlanks(from: word + 1, to: end)
    }
    // `jars[3] i …` isn't a process.
    guard letters.contains(bytes[level]), bytes[level + 1].isBlank, bytes[close - 3].isDigit else {
      return nil
    }
    return bytes.skipBlanks(from: level + 1, to: end)
  }

  /// The letters of its levels, and of where something begins and ends.
  private static let letters = Array("tdiwefBE".utf8)
  /// How far a message is from the tag if a level is between them.
  static let longestLevel = LogLevel.longest + 3

  private static func endOfLevel(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var offset = start
    while offset < end, bytes[offset].isLetter { offset += 1 }
    guard offset > start, bytes.at(offset) == UInt8(ascii: ">") else { return nil }
    offset += bytes.at(offset + 1) == UInt8(ascii: ":") ? 2 : 1
    return bytes.skipBlanks(from: offset, to: end)
  }
}
