/// What some bytes look like in which only digits change, such as a time: compared sixteen at a time.
struct DigitShape: Sendable {
  /// How many bytes there are.
  private(set) var count = 0
  /// The bytes, and behind them zeros up to the first sixteen.
  private var letters: ContiguousArray<UInt8> = []
  /// Which bits of each stay the same.
  private var mask: ContiguousArray<UInt8> = []

  /// Of no bytes.
  init() {}

  /// Of the bytes of a range that isn't empty; the digits before `variable` may be others.
  init(_ bytes: Span<UInt8>, from start: Int, variable: Int, to end: Int) {
    count = end - start
    for offset in start..<end {
      letters.append(bytes[offset])
      // Sixteen characters have a digit's upper half; times are looked at more closely where they are read.
      mask.append(offset < variable && bytes[offset].isDigit ? 0xF0 : 0xFF)
    }
    while letters.count < 16 {
      letters.append(0)
      mask.append(0)
    }
  }

  /// Whether the bytes at an offset look the same; not where they are the last few of all.
  @inline(__always)
  func fits(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    let last = letters.count &- 16
    guard last >= 0, mask.count == letters.count, start >= 0, bytes.count &- start &- 16 >= last else {
      return false
    }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe letters.withUnsafeBufferPointer { letters in
        unsafe mask.withUnsafeBufferPointer { mask in
          guard let bytes = bytes.baseAddress, let letters = letters.baseAddress, let mask = mask.baseAddress
          else { return false }
          // Sound: the last sixteen of each were checked to be there; they may overlap those before them.
          var difference = unsafe Self.difference(bytes + start + last, letters + last, mask + last)
          var offset = 0
          while offset < last {
            unsafe difference |= Self.difference(bytes + start + offset, letters + offset, mask + offset)
            offset &+= 16
          }
          return difference[0] | difference[1] == 0
        }
      }
    }
  }

  /// In which bits of the mask sixteen bytes differ.
  @inline(__always)
  @unsafe
  private static func difference(
    _ bytes: UnsafePointer<UInt8>, _ letters: UnsafePointer<UInt8>, _ mask: UnsafePointer<UInt8>
  ) -> SIMD2<UInt64> {
    unsafe (words(bytes) ^ words(letters)) & words(mask)
  }

  @inline(__always)
  @unsafe
  private static func words(_ bytes: UnsafePointer<UInt8>) -> SIMD2<UInt64> {
    unsafe UnsafeRawPointer(bytes).loadUnaligned(as: SIMD2<UInt64>.self)
  }
}
