extension Target {
  /// The whole of `merge` and `stats`: what they refuse is named; what they add up can be added again.
  static let reports = Target("reports") { bytes in
    var merger = ReportMerger(memory: 256) { MemorySpill() }
    guard let problem = try? merger.add(ByteSource.bytes(bytes)) else { return tell(bytes, &merger) }
    _ = ShownText.escaped(problem.text)
  }

  private static func tell(_ bytes: ContiguousArray<UInt8>, _ merger: inout ReportMerger) {
    var stats = StatsBuilder(StatsQuestion(rules: .ofRegistry))
    _ = stats.add(ByteSource.bytes(bytes))
    _ = StatsText(stats.table, paint: Paint(isColoured: true), width: 80).lines
    _ = StatsPage(stats.table).render()
    guard (try? merger.settle()) != nil else { return }
    var whole: ContiguousArray<UInt8> = []
    _ = try? merger.write(Input.rendering, isLines: false) { whole += $0 }
    var again = ReportMerger { MemorySpill() }
    precondition(((try? again.add(ByteSource.bytes(whole))) ?? nil) == nil, "what was added up can't be added")
    _ = try? MergedText(Input.rendering).lines(merger)
  }
}

/// A place for records in memory.
private final class MemorySpill: Spill {
  private var bytes: ContiguousArray<UInt8> = []
  private var place = 0

  func append(_ more: ContiguousArray<UInt8>) { bytes += more }

  func rewind() { place = 0 }

  func read(_ count: Int) -> ContiguousArray<UInt8> {
    let some = ContiguousArray(bytes[place..<min(bytes.count, place + count)])
    place += some.count
    return some
  }
}
