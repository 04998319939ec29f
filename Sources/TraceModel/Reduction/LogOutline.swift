/// Which lines of a log tell something, about which process, and which belong together as a transition.
struct LogOutline: Sendable {
  private(set) var lines: [Int] = []
  private var processes: [Int32] = []
  private var spans: [(first: Int, last: Int)] = []
  /// What a checker told last, kept for its room.
  private var told: [TraceObservations] = []

  /// Notes the events of a batch, and the transitions that are over since the last time.
  mutating func note(_ batch: borrowing EventBatch, _ checker: inout LogChecker) {
    for event in batch.events {
      lines.append(event.line)
      processes.append(event.process)
    }
    checker.exchange(&told)
    for trace in told.indices {
      spans += told[trace].sketches.items.map { ($0.firstLine, $0.lastLine) }
      told[trace].clear()
    }
  }

  /// The lines of the process that tells something at a line.
  func lines(ofProcessAt line: Int) -> [Int] {
    guard let index = lines.firstIndex(of: line) else { return lines }
    return zip(lines, processes).filter { $0.1 == processes[index] }.map(\.0)
  }

  /// Lines in groups: each transition's together, all others alone.
  func groups(of lines: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    var ends = spans.sorted { $0.first < $1.first }[...]
    var end = 0
    for line in lines {
      while let next = ends.first, next.first <= line {
        end = max(end, next.last)
        ends.removeFirst()
        if next.first == line { groups.append([]) }
      }
      if line <= end, !groups.isEmpty { groups[groups.count - 1].append(line) } else { groups.append([line]) }
    }
    return groups.filter { !$0.isEmpty }
  }
}
