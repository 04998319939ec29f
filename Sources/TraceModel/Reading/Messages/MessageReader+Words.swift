// Where an event's word begins and ends, so that no longer word is taken for one.
extension MessageReader {
  /// A word that no letter and no digit follows or goes before.
  func whole(_ bytes: Span<UInt8>, _ kind: EventKind, _ start: Int, _ end: Int, _ limit: Int)
    throws(NearMiss) -> WordPlace
  {
    if start > 0, bytes[start - 1].isWordByte, !GluedName.ends(bytes, at: start) { throw .longerWord }
    let isLinked = end < limit && (bytes[end] == UInt8(ascii: "_") || bytes[end] == UInt8(ascii: "-"))
    let first = isLinked ? end + 1 : end
    let digits = bytes.endOfDigits(from: first, to: min(limit, first + 3))
    if digits > first, bytes[first - 1] != UInt8(ascii: "-") || !bytes.at(digits).isWordByte {
      return try numbered(bytes, kind, start, first..<digits, limit)
    }
    if let name = gluedClass(bytes, at: end, before: limit) {
      var word = WordPlace(kind, bytes, from: start, to: name.upperBound, before: limit)
      word.suffix = name
      return word
    }
    if kind == .deinitialized, ControllerName.all(bytes, from: end, to: limit) != nil {
      var word = WordPlace(kind, bytes, from: start, to: limit, before: limit)
      word.suffix = end..<limit
      return word
    }
    if end < limit, bytes[end].isWordByte { throw .longerWord }
    // `viewDidLoad-fix`: small letters on both sides are one word, such as a branch's name.
    if isLinked, first < limit, bytes[first].isLetter, !bytes[first].isUpper { throw .longerWord }
    return WordPlace(kind, bytes, from: start, to: end, before: limit).quoted(
      in: bytes, to: limit)
  }

  /// `viewDidLoad2`
  private func numbered(
    _ bytes: Span<UInt8>, _ kind: EventKind, _ start: Int, _ number: Range<Int>, _ limit: Int
  ) throws(NearMiss) -> WordPlace {
    guard number.count < 3, number.upperBound == limit || !bytes[number.upperBound].isWordByte else {
      throw .longerWord
    }
    var word = WordPlace(kind, bytes, from: start, to: number.upperBound, before: limit)
    word.suffix = number
    return word
  }

  /// `viewDidLoad_HomeVC`; what else is glued to an event with an underscore makes another method of it.
  private func gluedClass(_ bytes: Span<UInt8>, at end: Int, before limit: Int) -> Range<Int>? {
    guard end + 1 < limit, bytes[end] == UInt8(ascii: "_") else { return nil }
    var behind = end + 1
    while behind < limit, bytes[behind].isWordByte { behind += 1 }
    let name = end + 1..<behind
    return !name.isEmpty && LabelText.isTypeName(bytes, name) ? name : nil
  }

  func callback(
    _ bytes: Span<UInt8>, _ kind: EventKind, _ hit: WordFinder.Hit, from start: Int, to end: Int
  ) throws(NearMiss) -> WordPlace {
    var behind = hit.offset + vocabulary.lengths[hit.word]
    // One of UIKit's own messages; its phrase comes later on the line.
    if bytes.has("Calling -", endingAt: hit.offset, from: start) { throw .longerWord }
    if kind.isLifecycle, LaterLabel.isOne(bytes, hit.offset..<behind, from: start) { throw .longerWord }
    if kind == .deinitialized {
      if bytes.hasFolded("deallocating", at: hit.offset, before: end),
        let word = SpelledWord.read(bytes, at: hit.offset, from: start, to: end)
      {
        return word
      }
      if Farewell.isOfController(bytes, ending: behind, to: end) { behind += 5 }
      behind = Farewell.endOfLast(bytes, hit.offset..<behind, from: start, to: end) ?? behind
      for ending in [
        "ialized", "ialised", "ializing", "alizing", "alized", "alised", "ilized", "ated", "ed", "ing",
      ]
      where bytes.hasFolded(ending, at: behind, before: end) {
        behind += ending.utf8.count
        break
      }
    }
    if kind == .deinitialized, saysAgain(bytes, hit.offset..<behind, to: end) { throw .longerWord }
    if kind.takesAnimated || kind == .viewDidLoad,
      let first = SwizzledName.start(bytes, hit.offset..<behind, from: start, to: end)
    {
      return WordPlace(kind, bytes, from: first, to: behind, before: end)
    }
    let shouted = "CONTROLLER_"
    let isShouted = bytes.has(shouted, endingAt: hit.offset, from: start)
    let first = hit.offset - (isShouted ? shouted.utf8.count : 0)
    var word = try whole(bytes, kind, first, behind, end)
    if kind == .deinitialized { word.start = Farewell.start(bytes, before: word.start, from: start) }
    return word
  }

  /// `[DEINIT] HomeVC was deallocated.`: a tag, before the words that say who has gone.
  private func saysAgain(_ bytes: Span<UInt8>, _ word: Range<Int>, to end: Int) -> Bool {
    guard bytes.at(word.lowerBound - 1) == UInt8(ascii: "["), bytes.at(word.upperBound) == UInt8(ascii: "]"),
      let next = vocabulary.finder.next(in: bytes, from: word.upperBound, to: end),
      vocabulary.meanings[next.word] == .callback(.deinitialized)
    else { return false }
    return bytes.hasFolded("ated", at: next.offset + vocabulary.lengths[next.word], before: end)
  }
}
