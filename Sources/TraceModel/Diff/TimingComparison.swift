/// Compares how long transitions take, flow by flow.
struct TimingComparison {
  /// Fewer are not compared: their median says little.
  private static let least = 5

  /// The flows of both sides by name; what is marked is more than noise.
  static func changes(_ before: [String: [Int64: Int]], _ after: [String: [Int64: Int]]) -> [TimingChange] {
    before.keys.filter { after[$0] != nil }.sorted().map { flow in
      change(flow, FlowTiming(before[flow] ?? [:]), FlowTiming(after[flow] ?? [:]))
    }
  }

  private static func change(_ flow: String, _ before: FlowTiming, _ after: FlowTiming) -> TimingChange {
    TimingChange(
      flow: flow, countBefore: before.count, countAfter: after.count, medianBefore: before.median,
      medianAfter: after.median, spreadBefore: before.spread, spreadAfter: after.spread,
      isSignificant: isSignificant(before, after))
  }

  /// The medians are further apart than the spreads reach, by a twentieth at least, and both were seen often.
  private static func isSignificant(_ before: FlowTiming, _ after: FlowTiming) -> Bool {
    let distance = abs(after.median - before.median)
    return min(before.count, after.count) >= least && distance > before.spread + after.spread
      && distance * 20 >= before.median
  }
}
