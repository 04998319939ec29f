/// How long the transitions of one flow took, in microseconds.
struct FlowTiming: Sendable {
  private var durations: [Int64]

  init(_ durations: [Int64]) {
    self.durations = durations.sorted()
  }

  /// How many there were.
  var count: Int { durations.count }

  /// The one in the middle.
  var median: Int64 { quantile(2) }

  /// Half of the distance between the quartiles.
  var spread: Int64 { (quantile(3) - quantile(1)) / 2 }

  private func quantile(_ quarters: Int) -> Int64 {
    durations.isEmpty ? 0 : durations[(durations.count - 1) * quarters / 4]
  }
}
