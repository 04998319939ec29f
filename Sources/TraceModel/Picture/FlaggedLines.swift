/// The lines at which findings are, or may be, as far as their events are still to come.
struct FlaggedLines: Sendable {
  /// For how many lines events are kept: no page draws more pictures.
  private static let limit = 2000

  private var known: Set<Int> = []
  /// In the order of the log.
  private var coming: ArraySlice<Int> = []

  /// The next one.
  var first: Int? { coming.first }

  /// Learns a line.
  mutating func insert(_ line: Int) {
    guard known.count < Self.limit, known.insert(line).inserted else { return }
    // Most come in the order of the log.
    var index = coming.endIndex
    while index > coming.startIndex, coming[index - 1] > line { index -= 1 }
    coming.insert(line, at: index)
  }

  /// Lets go of those before a line.
  mutating func drop(before line: Int) {
    while let first = coming.first, first < line { coming.removeFirst() }
  }
}
