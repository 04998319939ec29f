// A screen's title in a field before its event.
extension LabelBefore {
  /// `title="Home" viewDidAppear`, `title: Optional("Home") viewDidAppear`
  static func titled(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let sign = bytes.at(end - 1)
    guard sign == UInt8(ascii: "\"") || sign == UInt8(ascii: ")") else { return nil }
    let (first, _) = LineLead.skip(bytes, from: start, to: end)
    if first < end, bytes.has("title=\"", at: first, before: end) {
      return FieldLine.name(bytes, from: first, to: end)
    }
    return FieldLine.optional(bytes, from: first, to: end)
  }
}
