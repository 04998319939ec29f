/// Decimal digits, read together.
enum DecimalDigits {
  /// The number that eight characters write, the first one lowest; `nil` if one of them isn't a digit.
  @inline(__always)
  static func eight(_ word: UInt64) -> Int64? {
    let upper: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    guard (word & upper) | ((word &+ 0x0606_0606_0606_0606) & upper) >> 4 == 0x3333_3333_3333_3333 else {
      return nil
    }
    let digits = word & 0x0F0F_0F0F_0F0F_0F0F
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return Int64(truncatingIfNeeded: (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF)
  }
}
