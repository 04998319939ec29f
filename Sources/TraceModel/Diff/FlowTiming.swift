/// How long the transitions of one flow took, in microseconds.
struct FlowTiming: Sendable {
  private let durations: [(key: Int64, value: Int)]
  /// How many there were.
  let count: Int

  /// - Parameter counts: how often each duration was seen.
  init(_ counts: [Int64: Int]) {
    durations = counts.sorted { $0.key < $1.key }
    count = counts.values.reduce(0, +)
  }

  /// A duration to three digits, so that there are few different ones however many were taken.
  static func rounded(_ duration: Int64) -> Int64 {
    var unit: Int64 = 1
    while duration / unit >= 1000 { unit *= 10 }
    return (duration + unit / 2) / unit * unit
  }

  /// The one in the middle.
  var median: Int64 { quantile(2) }

  /// Half of the distance between the quartiles.
  var spread: Int64 { (quantile(3) - quantile(1)) / 2 }

  private func quantile(_ quarters: Int) -> Int64 {
    var left = (count - 1) * quarters / 4
    for (duration, count) in durations {
      if left < count { return duration }
      left -= count
    }
    return 0
  }
}
