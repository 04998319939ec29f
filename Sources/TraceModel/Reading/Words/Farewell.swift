/// The words before "deallocated" that belong to it: `Home was deallocated`, `Home is being deallocated`.
enum Farewell {
  private static let auxiliaries = ["being", "been", "is", "was", "has", "got", "gets", "getting"]

  /// `被销毁`, `已释放`: words that nobody does to something else.
  static func isPassive(_ bytes: Span<UInt8>, at word: Int) -> Bool {
    bytes.has("被", at: word, before: bytes.count) || bytes.has("已", at: word, before: bytes.count)
  }

  /// `HomeVC 释放了`, `HomeVC was released`: of a controller's class, and of nothing that the controller lets go.
  static func isSaid(_ bytes: Span<UInt8>, of name: NamePlace, upTo behind: Int, to end: Int) -> Bool {
    let isController = ["controller", "vc"].contains {
      bytes.hasFolded($0, endingAt: name.end, from: name.start + 1)
    }
    var offset = NameText.skipSymbols(bytes, from: behind, to: end)
    while offset < end, bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: "!") {
      offset += 1
    }
    return isController && NameText.skipSymbols(bytes, from: offset, to: end) == end
  }

  /// Where the first of them begins; the word's own offset where there is none.
  static func start(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Int {
    var first = word
    for _ in 0..<3 {
      let end = bytes.trimmedEnd(from: start, to: first)
      guard end < first,
        let auxiliary = auxiliaries.first(where: { bytes.hasFolded($0, endingAt: end, from: start) })
      else { break }
      let offset = end - auxiliary.utf8.count
      guard offset == start || !bytes[offset - 1].isWordByte else { break }
      first = offset
    }
    return first
  }
}
