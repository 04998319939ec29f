/// Which lines of a log tell something, of which process, and which belong together as a transition.
struct LogOutline {
  private(set) var lines: [Int] = []
  private var processes: [Int32] = []
  private var spans: [(first: Int, last: Int)] = []

  mutating func note(_ batch: EventBatch, _ transitions: [TransitionRecord]) {
    for event in batch.events {
      lines.append(event.line)
      processes.append(event.process)
    }
    spans += transitions.map { ($0.firstLine, $0.lastLine) }
  }

  /// The lines of the process that tells something at a line.
  func lines(ofProcessAt line: Int) -> [Int] {
    guard let place = lines.firstIndex(of: line) else { return lines }
    return zip(lines, processes).filter { $0.1 == processes[place] }.map(\.0)
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
