/// A mark of a structured logger: `level=info vc=HomeVC event=present target=SheetVC style=pageSheet`.
enum FieldMark {
  static let patterns = ["event=", "action="].flatMap { key in
    ["present", "push", "pop", "dismiss"].map { WordPattern(key + $0, anchor: key.utf8.count - 3) }
  }

  /// The mark whose field is at an offset; whom it names have to be controllers, as in words.
  static func read(
    _ bytes: Span<UInt8>, at hit: Int, from start: Int, to end: Int, _ keywords: EventKeywords,
    _ names: NameTable
  ) -> NamedMark? {
    let sign = ByteScan.first(UInt8(ascii: "="), in: bytes, from: hit, to: end)
    guard !bytes.at(hit - 1).isWordByte, let word = keywords.read(bytes, at: sign + 1, to: end),
      NamedMark.isMark(word.kind), word.selectorEnd == end || bytes[word.selectorEnd].isBlank,
      let subject = FieldLine.subject(bytes, from: start, to: end, besides: word.start),
      MarkedName.isOne(bytes, subject, names)
    else { return nil }
    let target = FieldLine.target(bytes, from: start, to: end, besides: word)
    if CanonicalLine.hasObject(word.kind) {
      guard let target, MarkedName.all(bytes, target, names) != nil else { return nil }
      return NamedMark.mark(word, of: subject, about: target)
    }
    return NamedMark.mark(word, of: subject, about: word.end..<word.end)
  }
}
