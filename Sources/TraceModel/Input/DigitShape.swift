/// What some bytes look like in which only digits change, such as a time: compared sixty-four at a time.
struct DigitShape: Sendable {
  /// How many bytes are compared together. Most prefixes are shorter: of what is behind them any byte will do.
  private static let width = 64

  /// How many bytes there are.
  private(set) var count = 0
  private var first = Part()
  /// The rest, each part of as many bytes; the last one overlaps the one before it.
  private var others: ContiguousArray<Part> = []

  /// Of no bytes.
  init() {}

  /// Of the bytes of a range that isn't empty; the digits before `variable` may be others.
  init(_ bytes: Span<UInt8>, from start: Int, variable: Int, to end: Int) {
    count = end - start
    first = Part(bytes, from: start, variable: variable, to: min(end, start + Self.width))
    for part in 1..<max(1, (count + Self.width - 1) / Self.width) {
      others.append(Part(bytes, from: start + Self.offset(part, count), variable: variable, to: end))
    }
  }

  /// Where a part behind the first begins.
  private static func offset(_ part: Int, _ count: Int) -> Int { min(part * width, count - width) }

  /// Whether the bytes at an offset look the same; not where they are the last few of all.
  @inline(__always)
  func fits(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard count > 0, first.fits(bytes, at: start) else { return false }
    return count <= Self.width || Self.fit(others, count, bytes, start)
  }

  /// Apart, and given what it needs alone: what most lines need stays short so.
  @inline(never)
  private static func fit(
    _ others: ContiguousArray<Part>, _ count: Int, _ bytes: Span<UInt8>, _ start: Int
  ) -> Bool {
    others.indices.allSatisfy { others[$0].fits(bytes, at: start + offset($0 + 1, count)) }
  }

  /// Some of the bytes.
  private struct Part {
    private var letters = SIMD8<UInt64>()
    /// Which bits of each stay the same.
    private var mask = SIMD8<UInt64>()

    init() {}

    init(_ bytes: Span<UInt8>, from start: Int, variable: Int, to end: Int) {
      var letters = ContiguousArray<UInt8>(repeating: 0, count: DigitShape.width)
      var mask = letters
      for offset in start..<min(end, start + DigitShape.width) {
        letters[offset - start] = bytes[offset]
        // Sixteen characters have a digit's upper half; times are looked at more closely where they are read.
        mask[offset - start] = offset < variable && bytes[offset].isDigit ? 0xF0 : 0xFF
      }
      self.letters = Self.words(letters.span, at: 0) ?? SIMD8()
      self.mask = Self.words(mask.span, at: 0) ?? SIMD8()
    }

    @inline(__always)
    func fits(_ bytes: Span<UInt8>, at start: Int) -> Bool {
      guard let words = Self.words(bytes, at: start) else { return false }
      let difference = (words ^ letters) & mask
      let half = difference.lowHalf | difference.highHalf
      let quarter = half.lowHalf | half.highHalf
      return quarter[0] | quarter[1] == 0
    }

    /// The bytes at an offset; `nil` where there are not as many.
    @inline(__always)
    private static func words(_ bytes: Span<UInt8>, at start: Int) -> SIMD8<UInt64>? {
      guard start >= 0, bytes.count &- start >= DigitShape.width else { return nil }
      return unsafe bytes.withUnsafeBufferPointer { memory in
        guard let base = memory.baseAddress else { return nil }
        // Sound: as many bytes from `start` on are inside the span.
        return unsafe UnsafeRawPointer(base + start).loadUnaligned(as: SIMD8<UInt64>.self)
      }
    }
  }
}
