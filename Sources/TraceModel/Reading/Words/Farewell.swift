/// The words before "deallocated" that belong to it: `Home was deallocated`, `Home is being deallocated`.
enum Farewell {
  private static let auxiliaries = ["being", "been", "is", "was", "has", "got", "gets", "getting"]

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
