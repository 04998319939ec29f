/// Eight bytes as one number, so that they are compared at once.
enum ByteWord {
  /// The bytes at a place, the first one lowest; 0 where there are not eight.
  @inline(__always)
  static func at(_ place: Int, of bytes: Span<UInt8>) -> UInt64 {
    guard place >= 0, bytes.count &- place >= 8 else { return 0 }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return 0 }
      // Sound: eight bytes from `place` on are inside the span.
      return unsafe UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self).littleEndian
    }
  }

  /// The 32 bytes at a place as four numbers; `nil` where there are not as many.
  @inline(__always)
  static func four(at place: Int, of bytes: Span<UInt8>) -> (UInt64, UInt64, UInt64, UInt64)? {
    guard place >= 0, bytes.count &- place >= 32 else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let first = memory.baseAddress else { return nil }
      let base = unsafe UnsafeRawPointer(first + place)
      // Sound: 32 bytes from `place` on are inside the span.
      return unsafe (
        base.loadUnaligned(as: UInt64.self).littleEndian,
        base.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian,
        base.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian,
        base.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian
      )
    }
  }
}
