/// Finds who is never on the screen together, though both are there often enough to meet.
struct TogetherMiner {
  private var arrivals: [String: Int] = [:]
  private var seen: [String: Int] = [:]
  private var met: Set<String> = []
  private var total = 0

  /// Learns a run.
  mutating func learn(_ run: RunSteps) {
    var shown: [UInt64: String] = [:]
    for visit in run.visits {
      guard visit.isArrival else {
        shown[visit.instance] = nil
        continue
      }
      let others = Set(shown.filter { $0.key != visit.instance }.values)
      (total, arrivals[visit.name, default: 0]) = (total + 1, arrivals[visit.name, default: 0] + 1)
      for other in others {
        seen[other, default: 0] += 1
        met.insert(Self.key(visit.name, other))
        met.insert(Self.key(other, visit.name))
      }
      shown[visit.instance] = visit.name
    }
  }

  private static func key(_ first: String, _ second: String) -> String { first + "\n" + second }

  /// The rules that held.
  var proposals: [RuleProposal] {
    let names = arrivals.keys.sorted()
    return names.flatMap { name in names.compactMap { name < $0 ? proposal(name, $0) : nil } }
  }

  private func proposal(_ first: String, _ second: String) -> RuleProposal? {
    guard !met.contains(Self.key(first, second)) else { return nil }
    let (tries, others) = (arrivals[first, default: 0], seen[second, default: 0])
    // By chance, this many arrivals should have met the other one; each that did not counts for 1.44 bits.
    let surprise = 1.44 * Double(tries) * Double(others) / Double(max(1, total))
    guard tries >= FollowingMiner.least, surprise >= FollowingMiner.believable else { return nil }
    let (one, other) = (AppConditionText.name(first), AppConditionText.name(second))
    return RuleProposal(
      id: RuleWords.id([first, "never-with", second]),
      [("never", "\(one) viewDidAppear while \(other) is on screen")], support: tries, surprise: surprise)
  }
}
