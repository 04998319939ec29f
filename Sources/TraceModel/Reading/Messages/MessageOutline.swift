/// How many letters a message has before its first address, between the two, and after them, and how many addresses:
/// in one number, so that all are compared at once.
struct MessageOutline: Equatable {
  private(set) var bits: UInt32 = 0

  init() {}

  /// Of a message that isn't too long.
  @inline(__always)
  init(head: Int, middle: Int = 0, tail: Int = 0, addresses: Int = 0) {
    bits = UInt32(truncatingIfNeeded: head | middle << 8 | tail << 16 | addresses << 24)
  }

  init(_ pieces: MessageAddresses.Pieces) {
    self.init(
      head: pieces.head.count, middle: pieces.middle.count, tail: pieces.tail.count,
      addresses: pieces.addresses)
  }

  /// Of a message without its values.
  init(_ blanked: BlankedMessage) {
    self.init(head: blanked.count, addresses: 0x80 | min(blanked.addresses, 0x7F))
  }

  /// Where the hash of the letters begins.
  @inline(__always)
  var hash: UInt64 { UInt64(bits) &* 0x9E37_79B9_7F4A_7C15 }

  var count: Int { Int(bits & 0xFF) + Int(bits >> 8 & 0xFF) + Int(bits >> 16 & 0xFF) }
}
