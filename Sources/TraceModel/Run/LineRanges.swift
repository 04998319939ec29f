/// Lines of a log, as runs of neighbours.
package struct LineRanges: Sendable {
  private var ranges: [ClosedRange<Int>] = []
  /// Whether the line before the next one was chosen: then the lines between belong to the same run.
  private var isOpen = false

  /// No line.
  package init() {}

  /// Takes a line, or passes it over; lines come in rising order.
  package mutating func note(_ line: Int, isChosen: Bool) {
    defer { isOpen = isChosen }
    guard isChosen else { return }
    if isOpen, let last = ranges.last, last.lowerBound <= line {
      ranges[ranges.count - 1] = last.lowerBound...line
    } else {
      ranges.append(line...line)
    }
  }

  /// Whether a line was chosen, or is between two neighbours that were.
  package func contains(_ line: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(line)
  }
}
