/// Finds what comes once at most in each run, and what comes before what in each.
struct CountMiner {
  private var runs = 0
  private var most: [String: Int] = [:]
  private var runsWith: [String: Int] = [:]
  private var screens: [String: String] = [:]
  /// In how many runs one came before the other did for the first time.
  private var before: [String: [String: Int]] = [:]

  /// Learns a run.
  mutating func learn(_ run: RunSteps) {
    guard !run.moves.isEmpty else { return }
    runs += 1
    var counts: [String: Int] = [:]
    var order: [String] = []
    for move in run.moves {
      counts[move.text, default: 0] += 1
      screens[move.text] = move.screen
      if counts[move.text] == 1 {
        for earlier in order { before[move.text, default: [:]][earlier, default: 0] += 1 }
        order.append(move.text)
      }
    }
    for (text, count) in counts {
      most[text] = max(most[text, default: 0], count)
      runsWith[text, default: 0] += 1
    }
  }

  /// The rules that held in every run; of few runs nothing is believed.
  var proposals: [RuleProposal] {
    runsWith.sorted { $0.key < $1.key }.filter { $0.value >= FollowingMiner.least }.flatMap { text, runs in
      once(text, runs) + preceding(text, runs)
    }
  }

  private func once(_ text: String, _ runs: Int) -> [RuleProposal] {
    guard most[text] == 1 else { return [] }
    return [
      RuleProposal(
        id: RuleWords.id(["one", text]), [("atMost", "1"), ("of", text)], support: runs,
        surprise: Double(runs))
    ]
  }

  private func preceding(_ text: String, _ runs: Int) -> [RuleProposal] {
    (before[text] ?? [:]).sorted { $0.key < $1.key }.compactMap { earlier, count in
      guard count == runs, screens[earlier] != screens[text] else { return nil }
      return RuleProposal(
        id: RuleWords.id([earlier, "before", text]), [("before", text), ("expect", earlier)], support: runs,
        surprise: Double(runs))
    }
  }
}
