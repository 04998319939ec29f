/// Texts that are looked for at one place of a line. Nearly always none of them is there, which one byte tells; only then they are compared.
struct Phrases: ExpressibleByArrayLiteral, Sendable {
  let texts: [String]
  /// The bytes with which they begin, and those with which they end.
  private let firsts: ByteSet
  private let lasts: ByteSet

  init(_ texts: [String]) {
    self.texts = texts
    firsts = ByteSet(texts.compactMap(\.utf8.first))
    lasts = ByteSet(texts.compactMap(\.utf8.last))
  }

  init(arrayLiteral texts: String...) { self.init(texts) }

  /// Whether one may begin with a byte; of texts in small letters, with one that is made small.
  @inline(__always)
  func mayBegin(with byte: UInt8) -> Bool { firsts.contains(byte) }

  /// Whether one may end with a byte.
  @inline(__always)
  func mayEnd(with byte: UInt8) -> Bool { lasts.contains(byte) }

  /// The first of them that begins at an offset and ends before `end`.
  @inline(__always)
  func first(in bytes: Span<UInt8>, at offset: Int, before end: Int) -> String? {
    mayBegin(with: bytes.at(offset)) ? texts.first { bytes.has($0, at: offset, before: end) } : nil
  }

  /// The same of texts in small letters, in any capitals.
  @inline(__always)
  func firstFolded(in bytes: Span<UInt8>, at offset: Int, before end: Int) -> String? {
    mayBegin(with: bytes.at(offset).folded)
      ? texts.first { bytes.hasFolded($0, at: offset, before: end) } : nil
  }

  /// Whether one of them ends at an offset and begins at or after `start`.
  @inline(__always)
  func isOne(in bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> Bool {
    mayEnd(with: bytes.at(end - 1)) && texts.contains { bytes.has($0, endingAt: end, from: start) }
  }

  /// The same of texts in small letters, in any capitals.
  @inline(__always)
  func isOneFolded(in bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> Bool {
    mayEnd(with: bytes.at(end - 1).folded)
      && texts.contains { bytes.hasFolded($0, endingAt: end, from: start) }
  }
}

/// Some of the 256 bytes.
private struct ByteSet: Sendable {
  private var bits = SIMD4<UInt64>()

  init(_ bytes: [UInt8]) {
    for byte in bytes { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 != 0 }
}
