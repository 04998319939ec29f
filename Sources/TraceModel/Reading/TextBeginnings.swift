/// Whether one of several texts may begin at a place, told by the first three bytes there. Of other places few are taken for one.
struct TextBeginnings: Sendable {
  /// A bit for each hash of three bytes.
  private var hashes = ContiguousArray<UInt64>(repeating: 0, count: 1 << 4)
  /// Whether any text with this first byte is meant.
  private var firsts = ContiguousArray<Bool>(repeating: false, count: 256)

  /// The beginnings of texts of at least three bytes, in small letters; and all that begins with some bytes.
  init(_ texts: [String], orAnyWith isMeant: (UInt8) -> Bool) {
    for byte in UInt8.min...UInt8.max { firsts[Int(byte)] = isMeant(byte) }
    for text in texts {
      let bytes = Array(text.utf8.prefix(3))
      let hash = Self.hash(bytes[0], bytes[1], bytes[2])
      hashes[hash >> 6] |= 1 << UInt64(hash & 63)
    }
  }

  /// Whether a text may begin at an offset, in any capitals.
  @inline(__always)
  func mayBegin(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> Bool {
    guard offset < end else { return false }
    if firsts[Int(bytes[offset])] { return true }
    guard offset + 2 < end else { return false }
    let hash = Self.hash(bytes[offset], bytes[offset + 1], bytes[offset + 2])
    return hashes[hash >> 6] & 1 << UInt64(hash & 63) != 0
  }

  /// Ten bits of three bytes, whose letters may be capitals.
  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let all = UInt32(first | 0x20) << 16 | UInt32(second | 0x20) << 8 | UInt32(third | 0x20)
    return Int((all &* 0x9E37_79B1) >> 22)
  }
}
