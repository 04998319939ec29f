/// Eight bytes as one number, so that they are compared at once.
enum ByteWord {
  /// The bytes at an offset, the first one lowest; 0 where there are not eight.
  @inline(__always)
  static func at(_ offset: Int, of bytes: Span<UInt8>) -> UInt64 {
    guard offset >= 0, bytes.count &- offset >= 8 else { return 0 }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return 0 }
      // Sound: eight bytes from `offset` on are inside the span.
      return unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
    }
  }

  /// The 32 bytes at an offset as four numbers; `nil` where there are not as many.
  @inline(__always)
  static func four(at offset: Int, of bytes: Span<UInt8>) -> (UInt64, UInt64, UInt64, UInt64)? {
    guard offset >= 0, bytes.count &- offset >= 32 else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let first = memory.baseAddress else { return nil }
      let base = unsafe UnsafeRawPointer(first + offset)
      // Sound: 32 bytes from `offset` on are inside the span.
      return unsafe (
        base.loadUnaligned(as: UInt64.self).littleEndian,
        base.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian,
        base.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian,
        base.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian
      )
    }
  }
}
