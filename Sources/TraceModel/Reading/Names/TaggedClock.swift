/// A clock's time behind a logger's tag, or alone, somewhere before an event: `[Nav] 10:00:00.123 Home viewDidLoad`,
/// `<Nav> 2026-03-01 10:00:00 Home …`, `Nav | 10:00:00 | Home …`.
struct TaggedClock {
  private static let reach = 64

  /// The tag; empty where there is none, or a level's word.
  let tag: NamePlace
  let clock: ClockReading
  /// Behind the time and what parts it from the rest.
  let end: Int

  /// The tag and the time that begin at an offset.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> TaggedClock? {
    if bytes.at(start + 1).isDigit, start < end, let inside = inside(bytes, start, end) { return inside }
    let tag = tag(bytes, start, min(end, start + reach))
    let first = tag.map { skipSign(bytes, $0.behind, end) } ?? start
    guard bytes.at(first).isDigit, let clock = ClockReading.parse(bytes, from: first, to: end),
      clock.end == end || !bytes[clock.end].isWordByte && bytes[clock.end] < 0x80
    else { return nil }
    let name = tag?.name ?? NamePlace(start: start, end: start)
    return TaggedClock(tag: name, clock: clock, end: skipSign(bytes, clock.end, end))
  }

  /// `<10:00:00 HomeVC> `, `(10:00:00.123 DEBUG HomeVC) `: a time that a controller's class shares its bracket with.
  private static func inside(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> TaggedClock? {
    guard let closing = LooseTime.closing(bytes[start]),
      let clock = ClockReading.parse(bytes, from: start + 1, to: end), bytes.at(clock.end).isBlank
    else { return nil }
    let close = ByteScan.first(closing, in: bytes, from: clock.end, to: min(end, start + reach))
    let name = ByteScan.lastEnd(0x20, in: bytes, from: clock.end, to: close)..<close
    guard close < end, bytes[close] == closing, !name.isEmpty, ControllerName.isOne(bytes, name) else {
      return nil
    }
    return TaggedClock(
      tag: NamePlace.named(bytes, from: name.lowerBound, to: close), clock: clock,
      end: skipSign(bytes, close + 1, end))
  }

  /// `10:02`, `10:02:31`, `AM`: whether a word ends a time, as in `Ann 10:02 AM HomeVC viewDidLoad`.
  static func isWord(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    if ["am", "pm"].contains(where: { EventKey.equals(bytes, word, $0) }) { return true }
    let hours = bytes.endOfDigits(from: word.lowerBound, to: word.upperBound)
    return hours > word.lowerBound && hours - word.lowerBound < 3 && hours + 2 < word.upperBound
      && bytes[hours] == UInt8(ascii: ":")
      && (hours..<word.upperBound).allSatisfy { bytes[$0].isDigit || bytes[$0] == UInt8(ascii: ":") }
  }

  /// `<Nav> `, `[Nav] `, `(Nav) `, `Nav `: the name inside, and the offset behind.
  private static func tag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (name: NamePlace, behind: Int)? {
    guard start < end else { return nil }
    guard let closing = LooseTime.closing(bytes[start]) else { return word(bytes, start, end) }
    let close = ByteScan.first(closing, in: bytes, from: start, to: end)
    guard close < end, close > start + 1 else { return nil }
    return (name(bytes, start + 1, close), close + 1)
  }

  private static func word(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (name: NamePlace, behind: Int)?
  {
    var offset = start
    while offset < end, bytes[offset].isWordByte || bytes[offset] >= 0x80 { offset += 1 }
    guard offset > start, !bytes[start].isDigit, offset < end else { return nil }
    return (name(bytes, start, offset), offset)
  }

  private static func name(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace {
    if LogLevel.isLevel(bytes, from: start, to: end) { return NamePlace(start: end, end: end) }
    return BracketName.read(bytes, from: start, to: end) ?? NamePlace(start: end, end: end)
  }

  /// Blanks, with one sign among them.
  private static func skipSign(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let offset = bytes.skipBlanks(from: start, to: end)
    guard offset < end, NameLink.isSign(bytes[offset]) else { return offset }
    return bytes.skipBlanks(from: offset + 1, to: end)
  }
}
