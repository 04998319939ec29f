#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Searches over many bytes at once. All of them work on ranges that the caller has inside the span.
enum ByteScan {
  /// The first offset of a byte, or `end`.
  @inline(__always)
  static func first(_ byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      // Sound: the range was checked above.
      guard let base = memory.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), end - start)
      else { return end }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// The offset behind the last such byte, or `start`.
  static func lastEnd(_ byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = unsafe memory.baseAddress.map({ unsafe UnsafeRawPointer($0) }) else { return start }
      let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
      var offset = end
      while offset - start >= 8 {
        // Sound: eight bytes before `offset` are inside the range.
        let word = unsafe (base + offset - 8).loadUnaligned(as: UInt64.self).littleEndian ^ pattern
        let zeros = zeroBytes(word)
        if zeros != 0 { return offset - zeros.leadingZeroBitCount >> 3 }
        offset -= 8
      }
      while offset > start, unsafe memory[offset - 1] != byte { offset -= 1 }
      return offset
    }
  }

  /// The highest bit of each byte that is zero, and no other bit.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & low) &+ low | word | low)
  }

  /// How often a byte occurs.
  static func count(_ byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return 0 }
      var total = 0
      var offset = start
      while offset < end {
        // A sum of at most 255 fits a byte, and bytes are what the compiler adds sixteen at a time.
        let stop = min(end, offset + 240)
        var sum: UInt8 = 0
        // Sound: `offset` stays inside the range.
        while offset < stop {
          sum &+= unsafe base[offset] == byte ? 1 : 0
          offset &+= 1
        }
        total &+= Int(sum)
      }
      return total
    }
  }

  /// Whether a range holds what may have to be cleaned before it is read: ESC, NUL, a backslash, an
  /// ampersand, a backtick or what a tag begins with.
  static func needsCleaning(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return false }
      var found: UInt8 = 0
      var offset = start
      // Without a way out the compiler compares sixteen bytes at a time.
      while offset < end {
        // Sound: `offset` stays inside the range.
        let byte = unsafe base[offset]
        found |=
          (byte == 0x1B ? 1 : 0) | (byte == 0 ? 1 : 0) | (byte == 0x5C ? 1 : 0) | (byte == 0x26 ? 1 : 0)
          | (byte == 0x60 ? 1 : 0) | (byte == 0x3C ? 1 : 0)
        offset &+= 1
      }
      return found != 0
    }
  }

  /// Copies the bytes of a range over others, from an offset on.
  static func copy(
    _ bytes: Span<UInt8>, _ range: Range<Int>, to letters: inout ContiguousArray<UInt8>, at offset: Int
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    precondition(offset >= 0 && letters.count - offset >= range.count)
    unsafe letters.withUnsafeMutableBytes { room in
      unsafe bytes.withUnsafeBytes { memory in
        guard let base = room.baseAddress, let first = memory.baseAddress else { return }
        // Sound: both ranges were checked above.
        unsafe (base + offset).copyMemory(from: first + range.lowerBound, byteCount: range.count)
      }
    }
  }

  /// Whether two ranges of the same length hold the same bytes.
  @inline(__always)
  static func equal(
    _ left: Span<UInt8>, at leftStart: Int, _ right: Span<UInt8>, at rightStart: Int, count: Int
  ) -> Bool {
    guard leftStart >= 0, rightStart >= 0, count >= 0, left.count &- leftStart >= count,
      right.count &- rightStart >= count
    else { return false }
    return unsafe left.withUnsafeBufferPointer { l in
      unsafe right.withUnsafeBufferPointer { r in
        guard let a = l.baseAddress, let b = r.baseAddress else { return count == 0 }
        // Sound: both ranges were checked above.
        return unsafe equal(UnsafeRawPointer(a + leftStart), UnsafeRawPointer(b + rightStart), count)
      }
    }
  }

  /// Whether the bytes of a range, without a piece of it, are those at an offset.
  @inline(__always)
  static func equal(
    _ left: Span<UInt8>, at offset: Int, _ bytes: Span<UInt8>, around piece: Range<Int>, _ start: Int,
    _ end: Int
  ) -> Bool {
    let (first, last) = (piece.lowerBound, piece.upperBound)
    precondition(start >= 0 && start <= first && last <= end && end <= bytes.count)
    let head = first &- start
    guard offset >= 0, left.count &- offset >= head &+ (end &- last) else { return false }
    return unsafe left.withUnsafeBufferPointer { l in
      unsafe bytes.withUnsafeBufferPointer { r in
        guard let a = l.baseAddress, let b = r.baseAddress else { return head == 0 && last == end }
        // Sound: all four ranges were checked above.
        let (letters, text) = unsafe (UnsafeRawPointer(a + offset), UnsafeRawPointer(b))
        return unsafe equal(letters + head, text + last, end &- last) && equal(letters, text + start, head)
      }
    }
  }

  @inline(__always)
  @unsafe
  private static func equal(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    // Sound: as many bytes are behind both.
    if count >= 8, count <= 128 { return unsafe equalWords(left, right, count) }
    return unsafe count == 0 || memcmp(left, right, count) == 0
  }

  /// Whether `count` bytes, at least eight, are the same: most texts are a few words, and a call takes
  /// longer.
  @inline(__always)
  @unsafe
  private static func equalWords(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    // Sound here and below: each load is inside the range; the last one may overlap the one before it.
    guard count >= 16 else {
      let first = unsafe word(left) ^ word(right)
      return unsafe first | (word(left + (count &- 8)) ^ word(right + (count &- 8))) == 0
    }
    let last = count &- 16
    var difference = unsafe twoWords(left + last) ^ twoWords(right + last)
    var offset = 0
    // Without a way out: those that are asked about are the same nearly always.
    while offset < last {
      unsafe difference |= twoWords(left + offset) ^ twoWords(right + offset)
      offset &+= 16
    }
    return difference[0] | difference[1] == 0
  }

  @inline(__always)
  @unsafe
  private static func word(_ memory: UnsafeRawPointer) -> UInt64 {
    unsafe memory.loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  @unsafe
  private static func twoWords(_ memory: UnsafeRawPointer) -> SIMD2<UInt64> {
    unsafe memory.loadUnaligned(as: SIMD2<UInt64>.self)
  }

  /// A hash of a range that doesn't see the case of ASCII letters.
  @inline(__always)
  static func foldedHash(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return 0 }
      return unsafe foldedHash(UnsafeRawPointer(base + start), count: end - start)
    }
  }

  @inline(__always)
  @unsafe
  private static func foldedHash(_ base: UnsafeRawPointer, count: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: count) ^ seed
    guard count >= 8 else { return mix(hash, unsafe shortWord(base, count), 0) }
    // Sound here and below: all loads are of eight bytes inside a range of at least eight.
    let last = unsafe (base + (count &- 8)).loadUnaligned(as: UInt64.self)
    guard count > 16 else { return mix(hash, unsafe base.loadUnaligned(as: UInt64.self), last) }
    var offset = 0
    repeat {
      hash = mix(
        hash, unsafe (base + offset).loadUnaligned(as: UInt64.self),
        unsafe (base + (offset &+ 8)).loadUnaligned(as: UInt64.self))
      offset &+= 16
    } while offset &+ 16 < count
    // The last sixteen may overlap those before them.
    return mix(hash, unsafe (base + (count &- 16)).loadUnaligned(as: UInt64.self), last)
  }

  /// A hash of a range, behind that of what came before it.
  @inline(__always)
  static func hash(_ bytes: Span<UInt8>, from start: Int, to end: Int, after hash: UInt64) -> UInt64 {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = memory.baseAddress else { return hash }
      return unsafe self.hash(UnsafeRawPointer(base + start), count: end &- start, after: hash)
    }
  }

  /// The same of a range without a piece of it.
  @inline(__always)
  static func hash(
    _ bytes: Span<UInt8>, around piece: Range<Int>, _ start: Int, _ end: Int, after hash: UInt64
  ) -> UInt64 {
    let (first, last) = (piece.lowerBound, piece.upperBound)
    precondition(start >= 0 && start <= first && last <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = unsafe memory.baseAddress.map({ unsafe UnsafeRawPointer($0) }) else { return hash }
      let head = unsafe self.hash(base + start, count: first &- start, after: hash)
      return last == end ? head : unsafe self.hash(base + last, count: end &- last, after: head)
    }
  }

  @inline(__always)
  @unsafe
  private static func hash(_ base: UnsafeRawPointer, count: Int, after hash: UInt64) -> UInt64 {
    // Sound here and below: all loads are of words inside the range.
    guard count >= 8 else { return unsafe product(hash, shortWord(base, count)) }
    guard count >= 16 else { return unsafe product(hash ^ word(base), word(base + (count &- 8))) }
    var hash = hash
    var offset = 0
    let last = count &- 16
    while offset < last {
      hash = unsafe product(hash ^ word(base + offset), word(base + (offset &+ 8)))
      offset &+= 16
    }
    return unsafe product(hash ^ word(base + last), word(base + (last &+ 8)))
  }

  /// Up to seven bytes as one number.
  @inline(__always)
  @unsafe
  private static func shortWord(_ base: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      // Sound: the first and the last four of at least four bytes.
      let low = unsafe base.loadUnaligned(as: UInt32.self)
      let high = unsafe (base + (count &- 4)).loadUnaligned(as: UInt32.self)
      return UInt64(high) << 32 | UInt64(low)
    }
    var word: UInt64 = 0
    // Sound: `index` stays below the count.
    for index in 0..<count {
      word = word << 8 | UInt64(unsafe base.load(fromByteOffset: index, as: UInt8.self))
    }
    return word
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Sixteen bytes more, in either case.
  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64, _ other: UInt64) -> UInt64 {
    let lower: UInt64 = 0x2020_2020_2020_2020
    return product(word | lower ^ hash, other | lower)
  }

  /// Both halves of one product, so that each bit changes many.
  @inline(__always)
  private static func product(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = hash.multipliedFullWidth(by: word ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
