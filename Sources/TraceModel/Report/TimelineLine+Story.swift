/// A transition in the words of a row that has its events above it.
extension TimelineLine {
  /// Its lines: `4–9`.
  static func lines(_ record: TransitionRecord) -> String {
    record.firstLine == record.lastLine ? "\(record.firstLine)" : "\(record.firstLine)–\(record.lastLine)"
  }

  /// What it was: `present Home → Editor (fullScreen, cover, by code)`.
  static func story(_ record: TransitionRecord) -> String {
    let from = record.from.map { Lane(name: $0, ordinal: record.fromOrdinal).label }
    let to = record.to.map { Lane(name: $0, ordinal: record.toOrdinal).label }
    let details = TimelineLine(record).remarks.joined(separator: ", ")
    let parts = [record.kind.name, arrow(from, to), details.isEmpty ? "" : "(\(details))"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
