/// Finds how long a screen is usually there, where that is always about the same.
struct DurationMiner {
  private var spans: [String: [Int64]] = [:]
  private static let limit = 100_000

  /// Learns a run.
  mutating func learn(_ run: RunSteps) {
    var since: [UInt64: Int64] = [:]
    for visit in run.visits {
      guard let time = visit.time else { continue }
      if visit.isArrival {
        since[visit.instance] = time
      } else if let start = since.removeValue(forKey: visit.instance),
        spans[visit.name, default: []].count < Self.limit
      {
        spans[visit.name, default: []].append(time - start)
      }
    }
  }

  /// The rules: a screen that stays much longer than it ever did is stuck.
  var proposals: [RuleProposal] {
    spans.sorted { $0.key < $1.key }.compactMap { name, spans in
      let sorted = spans.sorted()
      guard sorted.count >= 2 * FollowingMiner.least, let longest = sorted.last, longest > 0,
        longest <= 2 * sorted[sorted.count / 2]
      else { return nil }
      let text = AppConditionText.name(name)
      return RuleProposal(
        id: RuleWords.id([name, "duration"]),
        [
          ("for", "each \(text)"), ("after", "\(text) viewDidAppear"),
          ("expect", "\(text) viewWillDisappear"),
          ("within", RoundedSpan.text(longest * 2)),
        ], support: sorted.count, surprise: Double(sorted.count))
    }
  }
}
