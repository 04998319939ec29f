/// Finds what comes once in each run, and what comes before what in each: of screens that come, since what goes has come.
struct CountMiner {
  /// How often a move came before another one for the first time, and how unlikely that was.
  private struct Order {
    var runs = 0
    var bits = 0.0
  }

  private var runs = 0
  private var most: [String: Int] = [:]
  private var runsWith: [String: Int] = [:]
  private var screens: [String: String] = [:]
  /// What came for the first time before what.
  private var before: [String: [String: Order]] = [:]

  /// Learns a run.
  mutating func learn(_ run: RunSteps) {
    let arrivals = run.moves.filter(\.isArrival)
    guard !arrivals.isEmpty else { return }
    runs += 1
    var counts: [String: Int] = [:]
    var order: [String] = []
    for move in arrivals {
      counts[move.text, default: 0] += 1
      screens[move.text] = move.screen
      if counts[move.text] == 1 { order.append(move.text) }
    }
    for (text, count) in counts {
      most[text] = max(most[text, default: 0], count)
      runsWith[text, default: 0] += 1
    }
    note(order, counts)
  }

  private mutating func note(_ order: [String], _ counts: [String: Int]) {
    for (index, later) in order.enumerated() {
      for earlier in order[..<index] {
        let (own, other) = (Double(counts[earlier] ?? 1), Double(counts[later] ?? 1))
        before[later, default: [:]][earlier, default: Order()].runs += 1
        // What comes often is likely to come first.
        before[later]?[earlier]?.bits += Logarithm.bits(of: own / (own + other))
      }
    }
  }

  /// The rules that held in every run; of few runs nothing is believed.
  var proposals: [RuleProposal] {
    runsWith.sorted { $0.key < $1.key }.filter { $0.value >= FollowingMiner.least }.flatMap { text, runs in
      once(text, runs) + preceding(text, runs)
    }
  }

  private func once(_ text: String, _ runs: Int) -> [RuleProposal] {
    guard most[text] == 1, runs == self.runs else { return [] }
    // Of what comes once on average, something that comes by chance does so in one run of e: 1.44 bits.
    return [
      RuleProposal(
        id: RuleWords.id(["one", text]), [("atMost", "1"), ("of", text)], support: runs,
        surprise: 1.44 * Double(runs))
    ]
  }

  private func preceding(_ text: String, _ runs: Int) -> [RuleProposal] {
    (before[text] ?? [:]).sorted { $0.key < $1.key }.compactMap { earlier, order in
      guard order.runs == runs, order.bits >= FollowingMiner.believable, screens[earlier] != screens[text]
      else { return nil }
      return RuleProposal(
        id: RuleWords.id([earlier, "before", text]), [("before", text), ("expect", earlier)], support: runs,
        surprise: order.bits)
    }
  }
}
