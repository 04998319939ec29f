/// A line taken apart by a format of the configuration.
struct TemplateMatch {
  /// The range of each field in the line, in the order of the template.
  private(set) var fields: [(LineTemplate.Field, Range<Int>)] = []

  /// The line's fields; `nil` where the line is not of this format.
  init?(_ template: LineTemplate, _ bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard Self.has(template.lead, bytes, start, end) else { return nil }
    var offset = start + template.lead.count
    for part in template.parts {
      let first = Self.startOfField(part, bytes, offset, end)
      let reach = part.field == .time ? LooseTime.end(bytes, from: first, to: end) ?? first : first
      guard let behind = Self.endOfField(part.text, bytes, reach, end) else { return nil }
      fields.append((part.field, first..<bytes.trimmedEnd(from: first, to: behind)))
      offset = behind + part.text.count
    }
  }

  /// Behind the blanks that fill a column up; a field that is empty has the text behind it right here.
  private static func startOfField(
    _ part: LineTemplate.Part, _ bytes: Span<UInt8>, _ offset: Int, _ end: Int
  ) -> Int {
    let isEmpty = part.text.contains { !$0.isBlank } && has(part.text, bytes, offset, end)
    return isEmpty ? offset : bytes.skipBlanks(from: offset, to: end)
  }

  /// The range of a field.
  subscript(field: LineTemplate.Field) -> Range<Int>? {
    fields.first { $0.0 == field }?.1
  }

  /// The first offset of the text behind a field; the line's end for none.
  private static func endOfField(
    _ text: ContiguousArray<UInt8>, _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    guard let first = text.first else { return end }
    var offset = start
    while offset < end {
      offset = ByteScan.first(first, in: bytes, from: offset, to: end)
      if offset < end, has(text, bytes, offset, end) { return offset }
      offset += 1
    }
    return nil
  }

  private static func has(_ text: ContiguousArray<UInt8>, _ bytes: Span<UInt8>, _ offset: Int, _ end: Int)
    -> Bool
  {
    guard end - offset >= text.count else { return false }
    return ByteScan.equal(text.span, at: 0, bytes, at: offset, count: text.count)
  }
}
