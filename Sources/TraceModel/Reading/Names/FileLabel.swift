/// A source file as a label: `…/Screens/HomeViewController.swift:40` stands for `HomeViewController`.
enum FileLabel {
  private static let endings = [".swift", ".mm", ".m"]

  /// The name of the last file that a range names.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    var offset = end
    while offset > start {
      offset = ByteScan.lastEnd(UInt8(ascii: "."), in: bytes, from: start, to: offset) - 1
      guard offset > start else { return nil }
      for ending in endings where bytes.has(ending, at: offset, before: end) {
        let behind = offset + ending.utf8.count
        if behind == end || !bytes[behind].isWordByte {
          let name = startOfName(bytes, start, offset)
          return NamePlace(start: name, end: endOfClass(bytes, name, offset))
        }
      }
    }
    return nil
  }

  /// `Home+Table`: the class that the file extends.
  private static func endOfClass(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let plus = ByteScan.first(UInt8(ascii: "+"), in: bytes, from: start, to: end)
    return plus > start ? plus : end
  }

  private static func startOfName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = end
    while offset > start,
      bytes[offset - 1].isWordByte || bytes[offset - 1] >= 0x80 || bytes[offset - 1] == UInt8(ascii: "+")
    {
      offset -= 1
    }
    return offset
  }
}
