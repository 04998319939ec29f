/// Hexadecimal digits behind an offset, eight at a time.
enum HexDigits {
  /// The number that the digits at an offset write, and how many they are, up to sixteen.
  @inline(__always)
  static func starting(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> (value: UInt64, count: Int) {
    guard start >= 0, start <= end, start + 16 <= bytes.count else { return slowly(bytes, start, end) }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return (0, 0) }
      let first = unsafe UnsafeRawPointer(base + start)
      // Sound: sixteen bytes behind `start` are inside the span.
      let high = unsafe first.loadUnaligned(as: UInt64.self).littleEndian
      let count = min(countAtStart(high), end - start)
      guard count == 8, end - start > 8 else { return (valueAtStart(high, count), count) }
      let low = unsafe (first + 8).loadUnaligned(as: UInt64.self).littleEndian
      let more = min(countAtStart(low), end - start - 8)
      return (value(high, 8) << UInt64(4 * more) | valueAtStart(low, more), 8 + more)
    }
  }

  /// The same where fewer bytes are left.
  private static func slowly(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (value: UInt64, count: Int) {
    var value: UInt64 = 0
    var offset = max(0, start)
    while offset < min(end, bytes.count), offset - start < 16 {
      let byte = bytes[offset]
      let letter = (byte | 0x20) &- 0x61
      guard byte &- 0x30 < 10 || letter < 6 else { break }
      value = value << 4 | UInt64(byte &- 0x30 < 10 ? byte &- 0x30 : letter + 10)
      offset += 1
    }
    return (value, offset - max(0, start))
  }

  /// How many of eight characters, from the first one on, are digits.
  @inline(__always)
  private static func countAtStart(_ word: UInt64) -> Int { notDigits(word).trailingZeroBitCount >> 3 }

  /// The number that the first few of eight characters write.
  @inline(__always)
  private static func valueAtStart(_ word: UInt64, _ count: Int) -> UInt64 {
    count > 0 ? value(word << UInt64(64 - 8 * count), count) : 0
  }

  /// The highest bit of each of eight characters that isn't a digit.
  @inline(__always)
  private static func notDigits(_ word: UInt64) -> UInt64 {
    let plain = word & 0x7F7F_7F7F_7F7F_7F7F
    let notDecimal = (plain ^ 0x3030_3030_3030_3030) &+ 0x7676_7676_7676_7676
    let letter = (plain | 0x2020_2020_2020_2020) ^ 0x6060_6060_6060_6060
    let isLetter = (letter &+ 0x7F7F_7F7F_7F7F_7F7F) & ~(letter &+ 0x7979_7979_7979_7979)
    return (notDecimal & ~isLetter | word) & 0x8080_8080_8080_8080
  }

  /// The number that the last few of eight characters write.
  @inline(__always)
  private static func value(_ word: UInt64, _ count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    let digits = (word & 0x0F0F_0F0F_0F0F_0F0F) &+ ((word >> 6) & 0x0101_0101_0101_0101) &* 9
    var pairs = (digits & ~0 << UInt64(64 - 8 * count)).byteSwapped
    pairs = (pairs | pairs >> 4) & 0x00FF_00FF_00FF_00FF
    pairs = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return (pairs | pairs >> 16) & 0xFFFF_FFFF
  }
}
