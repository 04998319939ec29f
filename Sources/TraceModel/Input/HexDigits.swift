/// Hexadecimal digits behind an offset, sixteen at a time.
enum HexDigits {
  /// The number that the digits at an offset write, and how many they are, up to sixteen.
  @inline(__always)
  static func starting(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> (value: UInt64, count: Int) {
    guard start >= 0, start <= end, bytes.count &- start >= 16 else { return slowly(bytes, start, end) }
    let characters = unsafe bytes.withUnsafeBufferPointer { memory -> SIMD16<UInt8> in
      guard let base = memory.baseAddress else { return SIMD16() }
      // Sound: sixteen bytes behind `start` are inside the span.
      return unsafe UnsafeRawPointer(base + start).loadUnaligned(as: SIMD16<UInt8>.self)
    }
    let decimal = characters &- each(0x30)
    let letter = (characters | each(0x20)) &- each(0x61)
    let count = min(ahead((letter .< each(6)) .| (decimal .< each(10))), end &- start)
    // A letter has a bit that a decimal digit hasn't, and counts from nine.
    let nine = (characters &>> each(6) & each(1)) &* each(9)
    let digits = characters & each(0x0F) &+ nine
    return (count > 0 ? number(digits) &>> UInt64(64 &- 4 &* count) : 0, count)
  }

  /// The same where fewer bytes are left.
  @inline(never)
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

  /// How many of sixteen hold in front of the first that doesn't.
  @inline(__always)
  private static func ahead(_ holds: SIMDMask<SIMD16<Int8>>) -> Int {
    // Sound: each of the sixteen is a byte, of ones where it holds and of zeros elsewhere.
    let words = unsafe unsafeBitCast(holds, to: SIMD2<UInt64>.self)
    let first = (~words[0].littleEndian).trailingZeroBitCount >> 3
    return first < 8 ? first : 8 &+ (~words[1].littleEndian).trailingZeroBitCount >> 3
  }

  /// The number that sixteen digits write. What isn't a digit changes no other one's part of it.
  @inline(__always)
  private static func number(_ digits: SIMD16<UInt8>) -> UInt64 {
    let pairs = digits.evenHalf &<< SIMD8(repeating: 4) | digits.oddHalf & SIMD8(repeating: 0x0F)
    // Sound: both are of eight bytes.
    return unsafe unsafeBitCast(pairs, to: UInt64.self).bigEndian
  }

  /// The same byte sixteen times.
  @inline(__always)
  private static func each(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }
}
