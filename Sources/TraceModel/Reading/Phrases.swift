/// Texts that are looked for at one place of a line. Nearly always none of them is there: only those are compared that share a
/// byte with the place.
struct Phrases: ExpressibleByArrayLiteral, Sendable {
  let texts: [String]
  /// The texts by the byte with which they begin, and by the one with which they end.
  private let byFirst: [[String]]
  private let byLast: [[String]]

  init(_ texts: [String]) {
    self.texts = texts
    byFirst = Self.sorted(texts) { $0.utf8.first }
    byLast = Self.sorted(texts) { $0.utf8.last }
  }

  init(arrayLiteral texts: String...) { self.init(texts) }

  private static func sorted(_ texts: [String], by byte: (String) -> UInt8?) -> [[String]] {
    var lists = [[String]](repeating: [], count: 256)
    for text in texts { if let byte = byte(text) { lists[Int(byte)].append(text) } }
    return lists
  }

  /// Those that begin with a byte; of texts in small letters, with one that is made small.
  @inline(__always)
  func beginning(with byte: UInt8) -> [String] { byFirst[Int(byte)] }

  /// Those that end with a byte.
  @inline(__always)
  func ending(with byte: UInt8) -> [String] { byLast[Int(byte)] }

  /// The first of them that begins at an offset and ends before `end`.
  @inline(__always)
  func first(in bytes: Span<UInt8>, at offset: Int, before end: Int) -> String? {
    beginning(with: bytes.at(offset)).first { bytes.has($0, at: offset, before: end) }
  }

  /// The same of texts in small letters, in any capitals.
  @inline(__always)
  func firstFolded(in bytes: Span<UInt8>, at offset: Int, before end: Int) -> String? {
    beginning(with: bytes.at(offset).folded).first { bytes.hasFolded($0, at: offset, before: end) }
  }

  /// The first of them that ends at an offset and begins at or after `start`.
  @inline(__always)
  func first(in bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> String? {
    ending(with: bytes.at(end - 1)).first { bytes.has($0, endingAt: end, from: start) }
  }

  /// Whether one of them ends at an offset and begins at or after `start`.
  @inline(__always)
  func isOne(in bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> Bool {
    first(in: bytes, endingAt: end, from: start) != nil
  }

  /// The same of texts in small letters, in any capitals.
  @inline(__always)
  func isOneFolded(in bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> Bool {
    ending(with: bytes.at(end - 1).folded).contains { bytes.hasFolded($0, endingAt: end, from: start) }
  }
}
