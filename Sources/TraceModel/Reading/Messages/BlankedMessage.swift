/// A message without its values: durations, counts, sizes, ids, the addresses of views. A number keeps how many digits it has, as far
/// as it may be that of a source line, and one digit alone may be a truth value, and stays.
struct BlankedMessage {
  /// What may be left of it.
  static let longest = 120
  private static let longestNumber = 4
  private static let shortestAddress = 4
  private static let zero = UInt8(ascii: "0")
  // What stands for others: bytes that no logger writes.
  private static let numberWithPoint: UInt8 = 1
  private static let id: UInt8 = 2

  private(set) var letters = ContiguousArray<UInt8>(repeating: 0, count: longest)
  private(set) var count = 0
  /// How many values were blanked; the first two addresses aren't among them.
  private(set) var values = 0
  /// How many addresses there are, and whose the first two are.
  private(set) var addresses = 0
  private(set) var first = InstanceKey.none
  private(set) var second = InstanceKey.none

  /// Takes the message between two offsets.
  ///
  /// - Returns: whether it has values, and isn't too long.
  mutating func take(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    (count, values, addresses, first, second) = (0, 0, 0, .none, .none)
    var (text, offset) = (start, start)
    while count <= Self.longest {
      offset = Self.nextValue(bytes, offset, start, end)
      guard offset < end else { break }
      let last = endOfValue(bytes, offset, start, end)
      if last > offset {
        put(bytes, text..<offset)
        takeValue(bytes, offset..<last)
        text = last
      }
      offset = max(last, offset + 1)
    }
    put(bytes, text..<end)
    return values > 0 && count <= Self.longest
  }

  /// The next offset at which a value may begin: at a digit, or at a word that begins as an id may.
  private static func nextValue(_ bytes: Span<UInt8>, _ first: Int, _ start: Int, _ end: Int) -> Int {
    var offset = first
    var isInWord = offset > start && offset < end && bytes[offset - 1].isWordByte
    while offset < end {
      let byte = bytes[offset]
      // Most are letters of a word, and need no other question.
      if byte.isLetter {
        if !isInWord, byte.isHexDigit { return offset }
        isInWord = true
      } else {
        if byte.isDigit { return offset }
        isInWord = byte == UInt8(ascii: "_")
      }
      offset += 1
    }
    return end
  }

  /// Where the value ends that begins at an offset; the offset itself where none does.
  private func endOfValue(_ bytes: Span<UInt8>, _ offset: Int, _ start: Int, _ end: Int) -> Int {
    let beginsWord = offset == start || !bytes[offset - 1].isWordByte
    if beginsWord, let last = endOfID(bytes, offset, end) { return last }
    guard bytes[offset].isDigit else { return offset }
    let last = bytes.endOfDigits(from: offset, to: end)
    return bytes.at(last) == UInt8(ascii: ".") && bytes.at(last + 1).isDigit && last + 1 < end
      ? bytes.endOfDigits(from: last + 1, to: end) : last
  }

  /// Where an address ends, or a word of hexadecimal digits that nobody says.
  private func endOfID(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    if isAddress(bytes, start) {
      let last = bytes.endOfHexDigits(from: start + 2, to: end)
      return last - start > Self.shortestAddress ? last : nil
    }
    let last = bytes.endOfHexDigits(from: start, to: end)
    let isWhole = last == end || !bytes[last].isWordByte
    return isWhole && bytes.isPartOfID(start..<last) && bytes.endOfDigits(from: start, to: last) < last
      ? last : nil
  }

  private func isAddress(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    bytes[start] == Self.zero && bytes.at(start + 1) == UInt8(ascii: "x")
  }

  private mutating func takeValue(_ bytes: Span<UInt8>, _ value: Range<Int>) {
    if isAddress(bytes, value.lowerBound) { return takeAddress(bytes, value) }
    guard value.count > 1 else { return put(bytes, value) }
    values += 1
    let digits = bytes.endOfDigits(from: value.lowerBound, to: value.upperBound) - value.lowerBound
    if digits == value.count { return put(Self.zero, min(digits, Self.longestNumber)) }
    let hasPoint = digits > 0 && bytes[value.lowerBound + digits] == UInt8(ascii: ".")
    put(hasPoint ? Self.numberWithPoint : Self.id, 1)
  }

  private mutating func takeAddress(_ bytes: Span<UInt8>, _ value: Range<Int>) {
    put(bytes, value.lowerBound..<value.lowerBound + 2)
    addresses += 1
    let key = InstanceKey.address(
      HexDigits.starting(bytes, at: value.lowerBound + 2, before: value.upperBound).0)
    switch addresses {
    case 1: first = key
    case 2: second = key
    default: values += 1
    }
  }

  /// Puts a piece of a message behind what is there; what is too long is only counted.
  private mutating func put(_ bytes: Span<UInt8>, _ piece: Range<Int>) {
    let place = count
    count += piece.count
    guard count <= Self.longest else { return }
    ByteScan.copy(bytes, piece, to: &letters, at: place)
  }

  private mutating func put(_ letter: UInt8, _ times: Int) {
    let place = count
    count += times
    guard count <= Self.longest else { return }
    var room = letters.mutableSpan
    for index in place..<place + times { room[index] = letter }
  }
}
