/// Whether a log tells each of its calls by two lines, though it has names alone: where each line from the first on comes in a pair,
/// of several controllers and several callbacks, they are printed twice, as by a base class or beside a swizzled method. Two
/// controllers of one class don't go through all the log side by side, and all others with them.
enum DoubledLines {
  private static let leastPairs = 4

  /// Whether the lines do if the first is the second of its pair.
  static func areAll(_ bytes: Span<UInt8>, _ ahead: LinesAhead) -> Bool {
    var (names, kinds, pairs): (Set<String>, Set<EventKind>, Int) = ([], [], 0)
    var index = 1
    while index + 1 < ahead.lines.count {
      let name = ahead.name(of: index, bytes)
      guard ahead.lines[index].kind == ahead.lines[index + 1].kind, name == ahead.name(of: index + 1, bytes),
        !name.isEmpty, ahead.areAdjacent(index, bytes), ahead.areOfOneProcess(index, bytes)
      else { return false }
      names.insert(name)
      kinds.insert(ahead.lines[index].kind)
      pairs += 1
      index += 2
    }
    return pairs >= leastPairs && names.count > 1 && kinds.count > 2
  }
}
