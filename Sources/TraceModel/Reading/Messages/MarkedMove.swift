/// The incoming controller of a mark that says more than a name: `to DetailVC`, `HomeVC -> DetailVC`, `from HomeVC to DetailVC`,
/// `fullscreen LoginVC`, `(DetailVC)`. Other words before a name may be a part of it, so that it has to be a controller by its looks.
enum MarkedMove {
  private static let leads = ["to", "the", "new", "modally", "fullscreen", "tab"]
  private static let arrows = ["->", "=>", "→"]

  /// Where the name begins; `nil` where the mark's object is all that is behind its word.
  static func target(_ bytes: Span<UInt8>, _ words: EventWords, to end: Int) -> Int? {
    guard CanonicalLine.isMark(words.kind), CanonicalLine.hasObject(words.kind) else { return nil }
    let first = bytes.skipBlanks(from: words.argumentsStart, to: end)
    if let name = endOfController(bytes, first, end) { return other(bytes, behind: name, end) }
    if let place = behind("from", bytes, first, end) {
      return endOfController(bytes, place, end).flatMap { other(bytes, behind: $0, end) }
    }
    let last = behindLeads(bytes, first, end)
    let name = bytes.at(last) == UInt8(ascii: "(") ? last + 1 : last
    return name > first && endOfController(bytes, name, end) != nil ? name : nil
  }

  /// The incoming one behind the outgoing one, whose name ends at an offset. `push DetailVC to HomeNav` says to which stack.
  private static func other(_ bytes: Span<UInt8>, behind name: Int, _ end: Int) -> Int? {
    let link = bytes.skipBlanks(from: name, to: end)
    let arrow = arrows.first { bytes.has($0, at: link, before: end) }
    let first =
      arrow.map { bytes.skipBlanks(from: link + $0.utf8.count, to: end) } ?? behind("to", bytes, link, end)
    guard let first, let last = endOfController(bytes, first, end) else { return nil }
    return arrow == nil && bytes.find("Nav", from: first, to: last) != nil ? nil : first
  }

  private static func behindLeads(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while let lead = leads.first(where: { behind($0, bytes, offset, end) != nil }) {
      offset = behind(lead, bytes, offset, end) ?? end
    }
    return offset
  }

  /// Behind a word and its blank, if it begins at an offset.
  private static func behind(_ word: String, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let last = start + word.utf8.count
    guard bytes.hasFolded(word, at: start, before: end), last < end, bytes[last].isBlank else { return nil }
    return bytes.skipBlanks(from: last, to: end)
  }

  private static func endOfController(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    let last = MarkedName.end(bytes, at: start, to: end)
    let key = ByteScan.first(UInt8(ascii: "@"), in: bytes, from: start, to: last)
    return last > start && ControllerName.all(bytes, from: start, to: key) != nil ? last : nil
  }
}
