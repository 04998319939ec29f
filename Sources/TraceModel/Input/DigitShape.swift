/// What some bytes look like in which only digits change, such as a time: compared eight at a time.
struct DigitShape: Sendable {
  private struct Part {
    var offset: Int
    var letters: UInt64
    var mask: UInt64
  }

  private var parts: ContiguousArray<Part> = []
  private var count = 0

  /// Of no bytes.
  init() {}

  /// Of the first bytes of some; at least eight.
  init(_ bytes: Span<UInt8>, count: Int) {
    self.count = count
    for offset in stride(from: 0, to: count - 8, by: 8) { add(bytes, offset) }
    // The last part may overlap the one before it.
    if count >= 8 { add(bytes, count - 8) }
  }

  private mutating func add(_ bytes: Span<UInt8>, _ offset: Int) {
    var part = Part(offset: offset, letters: 0, mask: 0)
    for index in (0..<8).reversed() {
      let byte = bytes[offset + index]
      // Sixteen characters have a digit's upper half; times are looked at more closely where they are read.
      let mask: UInt8 = byte &- 0x30 < 10 ? 0xF0 : 0xFF
      part.letters = part.letters << 8 | UInt64(byte & mask)
      part.mask = part.mask << 8 | UInt64(mask)
    }
    parts.append(part)
  }

  /// Whether the bytes at an offset look the same.
  @inline(__always)
  func fits(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard start >= 0, bytes.count - start >= count else { return false }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return false }
      for part in parts {
        // Sound: each part lies inside the first `count` bytes, and those were checked to be there.
        let word = unsafe UnsafeRawPointer(base + start + part.offset).loadUnaligned(as: UInt64.self)
        if word.littleEndian & part.mask != part.letters { return false }
      }
      return true
    }
  }
}
