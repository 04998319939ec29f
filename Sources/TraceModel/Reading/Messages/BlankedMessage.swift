/// A message without its values: durations, counts, sizes, ids, the addresses of views. Of a number each digit is blanked, so that
/// numbers of another size make another message; one digit alone may be a truth value, and stays.
struct BlankedMessage {
  /// What may be left of it.
  static let longest = 120

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
    var offset = start
    while offset < end, count < Self.longest {
      if bytes[offset].isHexDigit, offset == start || !bytes[offset - 1].isWordByte {
        offset = takeWord(bytes, offset, end)
      } else if bytes[offset].isDigit {
        offset = takeNumber(bytes, offset, end)
      } else {
        put(bytes[offset])
        offset += 1
      }
    }
    return offset == end && values > 0
  }

  private mutating func put(_ letter: UInt8) {
    guard count < Self.longest else { return }
    letters[count] = letter
    count += 1
  }

  /// Takes what begins a word and may be an address or a part of an id, and returns where it ends.
  private mutating func takeWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if bytes[start] == UInt8(ascii: "0"), bytes.at(start + 1) == UInt8(ascii: "x") {
      let (value, count) = HexDigits.starting(bytes, at: start + 2, before: end)
      if count > 2 { return takeAddress(.address(value), start, start + 2 + count) }
    }
    let last = bytes.endOfHexDigits(from: start, to: end)
    if isID(bytes, start..<last, end) {
      values += 1
      for _ in start..<last { put(UInt8(ascii: "0")) }
      return last
    }
    if bytes[start].isDigit { return takeNumber(bytes, start, end) }
    put(bytes[start])
    return start + 1
  }

  /// Whether hexadecimal digits are a whole word that nobody says.
  private func isID(_ bytes: Span<UInt8>, _ word: Range<Int>, _ end: Int) -> Bool {
    word.count >= Self.shortestID && !(word.upperBound < end && bytes[word.upperBound].isWordByte)
      && word.contains { bytes[$0].isDigit }
  }

  private static let shortestID = 4

  /// Takes the number that begins at an offset, and returns where it ends.
  private mutating func takeNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let last = endOfNumber(bytes, start, end)
    let isOneDigit = last == start + 1
    if !isOneDigit { values += 1 }
    for offset in start..<last {
      put(bytes[offset].isDigit && !isOneDigit ? UInt8(ascii: "0") : bytes[offset])
    }
    return last
  }

  private mutating func takeAddress(_ key: InstanceKey, _ start: Int, _ end: Int) -> Int {
    put(UInt8(ascii: "0"))
    put(UInt8(ascii: "x"))
    addresses += 1
    switch addresses {
    case 1: first = key
    case 2: second = key
    default: values += 1
    }
    return end
  }

  /// Where a number ends, with a point in it.
  private func endOfNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end,
      bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") && bytes.at(offset + 1).isDigit
    {
      offset += 1
    }
    return offset
  }
}
