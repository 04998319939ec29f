/// A hash that is the same on every machine and in every version: FNV-1a of 64 bits, mixed at the end.
///
/// It tells things apart that nobody made equal on purpose; it doesn't protect against somebody who wants to.
package struct StableHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// Adds a text. Where it ends counts: `ab` and `c` is not `a` and `bc`.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No UTF-8 holds this byte.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of what was added. FNV alone leaves the high bits of short texts alike, hence the mixing.
  package var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }

  /// A hash as 16 hexadecimal digits.
  package static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
