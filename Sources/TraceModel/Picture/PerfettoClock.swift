/// The time of each event from the first on, in microseconds; strictly rising, so that nothing overlaps. An event without a
/// time comes right after the one before; as long as a log gives no times, an event takes a millisecond.
struct PerfettoClock: Sendable {
  /// Up to this many events, the time of each line of a log is known; in a longer one, that of every second,
  /// fourth …
  private static let limit = 65_536

  private(set) var now: Int64 = -2
  /// What the first time of the log stands for.
  private var origin: Int64?
  private var count = 0
  private var stride = 1
  private var known: [(line: Int, time: Int64)] = []

  /// Goes on to an event.
  mutating func go(to step: ObservedStep) {
    if let time = step.time {
      let first = origin ?? time - max(0, now + 2)
      origin = first
      now = max(now + 2, time - first)
    } else {
      now = origin == nil ? Int64(count) * 1000 : now + 2
    }
    if count % stride == 0 { note(step.line) }
    count += 1
  }

  private mutating func note(_ line: Int) {
    known.append((line, now))
    guard known.count == Self.limit else { return }
    known = Swift.stride(from: 0, to: known.count, by: 2).map { known[$0] }
    stride *= 2
  }

  /// The time of a line, or of the nearest known one before it.
  func time(ofLine line: Int) -> Int64 {
    var low = 0
    var high = known.count
    while low < high {
      let middle = (low + high) / 2
      if known[middle].line <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : known[low - 1].time
  }
}
