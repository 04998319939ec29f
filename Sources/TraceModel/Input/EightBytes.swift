/// Eight bytes as one number, the first of them the highest: texts of equal length are in order as their numbers are.
enum EightBytes {
  /// The eight bytes at an offset; `nil` where there are fewer.
  @inline(__always)
  static func read(_ bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    guard offset >= 0, bytes.count &- offset >= 8 else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { memory in
      // Sound: the eight bytes were found to be inside.
      unsafe memory.baseAddress.map {
        unsafe UnsafeRawPointer($0 + offset).loadUnaligned(as: UInt64.self).bigEndian
      }
    }
  }
}
