/// Hexadecimal digits before a place, eight at a time.
enum HexDigits {
  /// The number that the digits right before a place write, and how many they are, up to sixteen. None where fewer
  /// than sixteen bytes stand before the place.
  @inline(__always)
  static func ending(_ bytes: Span<UInt8>, at end: Int) -> (value: UInt64, count: Int)? {
    guard end >= 16, end <= bytes.count else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return nil }
      let last = unsafe UnsafeRawPointer(base + end)
      // Sound: sixteen bytes before `end` are inside the span.
      let low = unsafe (last - 8).loadUnaligned(as: UInt64.self).littleEndian
      let count = countAtEnd(low)
      guard count == 8 else { return (value(low, count), count) }
      let high = unsafe (last - 16).loadUnaligned(as: UInt64.self).littleEndian
      let more = countAtEnd(high)
      return (value(high, more) << 32 | value(low, 8), 8 + more)
    }
  }

  /// How many of eight characters, from the last one on, are digits.
  @inline(__always)
  private static func countAtEnd(_ word: UInt64) -> Int {
    let plain = word & 0x7F7F_7F7F_7F7F_7F7F
    let notDecimal = (plain ^ 0x3030_3030_3030_3030) &+ 0x7676_7676_7676_7676
    let letter = (plain | 0x2020_2020_2020_2020) ^ 0x6060_6060_6060_6060
    let isLetter = (letter &+ 0x7F7F_7F7F_7F7F_7F7F) & ~(letter &+ 0x7979_7979_7979_7979)
    let other = (notDecimal & ~isLetter | word) & 0x8080_8080_8080_8080
    return other.leadingZeroBitCount >> 3
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
