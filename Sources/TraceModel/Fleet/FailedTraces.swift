/// Walks along the traces of a merged report with those of them whose findings a baseline bore in their own run and
/// doesn't bear in all: some of them fail, and none lacks anything any more.
struct FailedTraces {
  private var names: RecordMerge
  private var next: SortedRecord?
  /// The last trace with such findings, and whether one of them fails the gate.
  private var last: (key: ContiguousArray<UInt8>, fails: Bool)?

  /// The payload of a finding that fails the gate; that of the others is empty.
  static let failing: ContiguousArray<UInt8> = [1]

  /// The traces of these findings, in their order.
  init(_ names: RecordSorter) throws(SpillFailure) {
    self.names = try names.merged()
    next = try self.names.next()
  }

  /// A trace as it is written. They come in their order.
  mutating func judged(_ trace: SortedRecord) throws(SpillFailure) -> ContiguousArray<UInt8> {
    while let name = next, !trace.key.lexicographicallyPrecedes(name.key) {
      last = (name.key, name.payload == Self.failing || last?.key == name.key && last?.fails == true)
      next = try names.next()
    }
    guard let last, last.key == trace.key else { return trace.payload }
    // Within a text the quotes would be escaped: these are members.
    let text = Self.withoutIdleChecks(String(decoding: trace.payload, as: UTF8.self))
    guard last.fails else { return ContiguousArray(text.utf8) }
    return ContiguousArray(text.replacing(#""verdict":"passed""#, with: #""verdict":"failed""#).utf8)
  }

  /// What a log lacks is told only where nothing was found in it.
  private static func withoutIdleChecks(_ text: String) -> String {
    guard let start = text.firstRange(of: #","idleChecks":"#),
      let end = text[start.upperBound...].firstIndex(of: "]")
    else { return text }
    return String(text[..<start.lowerBound] + text[text.index(after: end)...])
  }
}
