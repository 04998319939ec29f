/// Hexadecimal digits behind an offset, sixteen at a time.
enum HexDigits {
  /// The number that the digits at an offset write, and how many they are, up to sixteen.
  @inline(__always)
  static func starting(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> (value: UInt64, count: Int) {
    guard start >= 0, start <= end, start + 16 <= bytes.count else { return slowly(bytes, start, end) }
    let words = unsafe bytes.withUnsafeBufferPointer { memory -> SIMD2<UInt64> in
      guard let base = memory.baseAddress else { return SIMD2() }
      let first = unsafe UnsafeRawPointer(base + start)
      // Sound: sixteen bytes behind `start` are inside the span.
      return unsafe SIMD2(
        first.loadUnaligned(as: UInt64.self).littleEndian,
        (first + 8).loadUnaligned(as: UInt64.self).littleEndian)
    }
    let others = notDigits(words)
    let ahead = others[0].trailingZeroBitCount >> 3
    let count = min(ahead == 8 ? 8 &+ others[1].trailingZeroBitCount >> 3 : ahead, end - start)
    return (count > 0 ? value(words) &>> UInt64(64 &- 4 &* count) : 0, count)
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

  /// The highest bit of each of sixteen characters that isn't a digit.
  @inline(__always)
  private static func notDigits(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
    let plain = words & each(0x7F)
    let notDecimal = (plain ^ each(0x30)) &+ each(0x76)
    let letter = (plain | each(0x20)) ^ each(0x60)
    let isLetter = (letter &+ each(0x7F)) & ~(letter &+ each(0x79))
    return (notDecimal & ~isLetter | words) & each(0x80)
  }

  /// The number that sixteen digits write. What isn't a digit changes no other one's part of it.
  @inline(__always)
  private static func value(_ words: SIMD2<UInt64>) -> UInt64 {
    let isLetter = shifted(words, by: 6) & each(0x01)
    let digits = ((words & each(0x0F)) &+ isLetter &+ (isLetter &<< SIMD2(repeating: 3))) & each(0x0F)
    let pairs = together(digits, 4) & SIMD2(repeating: 0x00FF_00FF_00FF_00FF)
    let fours = together(pairs, 8) & SIMD2(repeating: 0x0000_FFFF_0000_FFFF)
    let eights = together(fours, 16)
    return eights[0] << 32 | eights[1] & 0xFFFF_FFFF
  }

  /// Puts each part in front of the next, which is twice that many bits away.
  @inline(__always)
  private static func together(_ parts: SIMD2<UInt64>, _ bits: UInt64) -> SIMD2<UInt64> {
    parts &<< SIMD2(repeating: bits) | shifted(parts, by: 2 * bits)
  }

  @inline(__always)
  private static func shifted(_ words: SIMD2<UInt64>, by bits: UInt64) -> SIMD2<UInt64> {
    words &>> SIMD2(repeating: bits)
  }

  /// The same byte sixteen times.
  @inline(__always)
  private static func each(_ byte: UInt64) -> SIMD2<UInt64> {
    SIMD2(repeating: byte &* 0x0101_0101_0101_0101)
  }
}
