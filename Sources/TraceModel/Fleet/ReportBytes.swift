/// The bytes of a report as they are read: white space is passed over, and a value is taken whole.
struct ReportBytes: ~Copyable {
  private static let blockSize = 64 << 10
  /// How a report begins, without white space.
  private static let opening = Array("{\"formatVersion\"".utf8)

  private var source: ByteSource
  private var buffer = ContiguousArray<UInt8>(repeating: 0, count: blockSize)
  private var index = 0
  private var end = 0

  init(_ source: consuming ByteSource) {
    self.source = source
  }

  /// Moves over one byte.
  mutating func advance() { index += 1 }

  /// The next byte that isn't white space; `nil` at the end.
  mutating func peekPastSpace() throws(ReportProblem) -> UInt8? {
    while true {
      while index < end {
        if !Self.isSpace(buffer[index]) { return buffer[index] }
        index += 1
      }
      guard try refill(keepingFrom: index) else { return nil }
    }
  }

  /// Takes a sign, and the white space before it, where it comes next.
  mutating func take(_ sign: UInt8) throws(ReportProblem) -> Bool {
    guard let next = try peekPastSpace() else { throw .half }
    if next == sign { index += 1 }
    return next == sign
  }

  /// Whether the object that begins here is a report.
  mutating func startsReport() throws(ReportProblem) -> Bool {
    var matched = 0
    var at = index
    while matched < Self.opening.count {
      if at == end {
        let start = index
        guard try refill(keepingFrom: start) else { return false }
        at -= start
        continue
      }
      let byte = buffer[at]
      at += 1
      if byte == Self.opening[matched] { matched += 1 } else if !Self.isSpace(byte) { return false }
    }
    return true
  }

  /// The bytes of the value that comes next, up to the sign that ends it.
  mutating func value() throws(ReportProblem) -> ContiguousArray<UInt8> {
    guard try peekPastSpace() != nil else { throw .half }
    var scan = ValueScan()
    var at = index
    while true {
      while at < end, !scan.isOver(after: buffer[at]) { at += 1 }
      if at < end { break }
      guard at - index <= JSONReader.sizeLimit else { throw .damaged("a value of more than 8 MiB") }
      let start = index
      guard try refill(keepingFrom: start) else { throw .half }
      at -= start
    }
    let last = at + (scan.takesLast ? 1 : 0)
    defer { index = last }
    return ContiguousArray(buffer[index..<last])
  }

  /// Reads more, and lets go of what is before an index, which becomes the first; false at the end.
  private mutating func refill(keepingFrom start: Int) throws(ReportProblem) -> Bool {
    if start > 0 {
      buffer.replaceSubrange(0..<end - start, with: ContiguousArray(buffer[start..<end]))
      (index, end) = (index - start, end - start)
    }
    if buffer.count - end < Self.blockSize {
      buffer.append(contentsOf: repeatElement(0, count: max(Self.blockSize, end)))
    }
    do throws(ReadError) {
      let count = try source.read(into: &buffer, at: end, limit: Self.blockSize)
      end += count
      return count > 0
    } catch {
      throw .unreadable(error)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

/// Looks for the end of a JSON value, byte by byte.
private struct ValueScan {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var hasBegun = false
  /// Whether the last byte belongs to the value: the quote or the bracket that ends it.
  private(set) var takesLast = true

  /// Whether the value is over with a byte.
  mutating func isOver(after byte: UInt8) -> Bool {
    if isInText {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText = false; return depth == 0
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      takesLast = depth >= 0
      return depth <= 0
    case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09:
      takesLast = false
      return depth == 0 && hasBegun
    default: break
    }
    takesLast = true
    hasBegun = true
    return false
  }
}
