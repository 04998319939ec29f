/// Callbacks written in words: `View will appear`, `did disappear`, `Deallocating instance of 'X'`.
enum SpelledWord {
  private static let verbs: [(String, did: EventKind?, will: EventKind?, now: EventKind?)] = [
    ("appearing", nil, nil, .viewIsAppearing), ("appear", .viewDidAppear, .viewWillAppear, nil),
    ("disappear", .viewDidDisappear, .viewWillDisappear, nil), ("load", .viewDidLoad, nil, nil),
  ]

  /// The callback whose words a hit belongs to.
  static func read(_ bytes: Span<UInt8>, at hit: Int, from start: Int, to end: Int) -> WordPlace? {
    if bytes.hasFolded("deallocating instance", at: hit, before: end) { return farewell(bytes, hit, 21, end) }
    if bytes.hasFolded("left the heap", at: hit, before: end) { return farewell(bytes, hit, 13, end) }
    let hit = PastWord.startOfPerfect(bytes, at: hit, from: start, to: end)
    if let told = PastWord.read(bytes, at: hit, from: start, to: end) { return told }
    var first = hit
    var offset = hit
    let isGlued = hit > start && bytes[hit - 1].isWordByte
    if bytes.hasFolded("view", at: hit, before: end) {
      offset = bytes.skipBlanks(from: hit + 4, to: end)
    } else if let view = viewBefore(bytes, hit, start) {
      first = view
    }
    // `ShelfView did appear`: the word belongs to the name.
    if isGlued, offset > hit { first = offset }
    guard let (kind, behind) = verb(bytes, at: offset, to: end) else { return nil }
    var word = WordPlace(kind, bytes, from: first, to: behind, before: end)
    word.isSpelled = true
    return word
  }

  private static func farewell(_ bytes: Span<UInt8>, _ hit: Int, _ count: Int, _ end: Int) -> WordPlace {
    var word = WordPlace(.deinitialized, bytes, from: hit, to: hit + count, before: end)
    word.isSpelled = true
    return word
  }

  /// The offset of `view` or `view controller` before the verb; `Viwe` is a common slip.
  private static func viewBefore(_ bytes: Span<UInt8>, _ hit: Int, _ start: Int) -> Int? {
    let end = bytes.trimmedEnd(from: start, to: hit)
    for text in ["view controller", "view", "viwe"] where bytes.hasFolded(text, endingAt: end, from: start) {
      let before = end - text.utf8.count - 1
      if before >= start, bytes[before].isWordByte { continue }
      return end - text.utf8.count
    }
    return nil
  }

  private static let perfects: [(String, EventKind)] = [
    ("has appeared", .viewDidAppear), ("has disappeared", .viewDidDisappear),
  ]

  private static func verb(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> (EventKind, Int)? {
    if let (text, kind) = perfects.first(where: { bytes.hasFolded($0.0, at: offset, before: end) }) {
      let behind = offset + text.utf8.count
      let next = bytes.skipBlanks(from: behind, to: end)
      return next < end && bytes[next].isWordByte ? nil : (kind, behind)
    }
    for (auxiliary, index) in [("did", 0), ("will", 1), ("is", 2)]
    where bytes.hasFolded(auxiliary, at: offset, before: end) {
      let next = bytes.skipBlanks(from: offset + auxiliary.utf8.count, to: end)
      for (text, did, will, now) in verbs where bytes.hasFolded(text, at: next, before: end) {
        let behind = next + text.utf8.count
        guard !bytes.at(behind).isWordByte || behind >= end else { continue }
        guard let kind = index == 0 ? did : index == 1 ? will : now else { return nil }
        return (kind, behind)
      }
    }
    return nil
  }
}
