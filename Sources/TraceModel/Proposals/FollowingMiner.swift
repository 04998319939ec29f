/// Finds which move is always followed by which other before it comes again.
struct FollowingMiner {
  private struct Pair {
    var answered = 0
    /// The longest way to the answer, in moves and in time.
    var farthest = 0
    var longest: Int64?
    /// Whether the answer came before the asking, where both came.
    var runsBefore = 0
  }

  /// Rules need to have been tried so often.
  static let least = 5
  /// Bits from which nobody believes in chance.
  static let believable = 20.0

  private var numbers: [String: Int] = [:]
  private var moves: [(text: String, screen: String)] = []
  private var counts: [Int] = []
  private var asked: [Int] = []
  private var pairs: [Int: Pair] = [:]
  private var total = 0
  /// Of more moves than that no table of pairs is made.
  private static let limit = 512

  /// Learns a run.
  mutating func learn(_ run: RunSteps) {
    var last: [Int: Int] = [:]
    /// Where each answer came first since each asking.
    var first: [Int: Int] = [:]
    for (index, move) in run.moves.enumerated() {
      guard let number = number(of: move) else { continue }
      (total, counts[number]) = (total + 1, counts[number] + 1)
      for (asking, since) in last where asking != number && first[key(asking, number)] ?? -1 < since {
        first[key(asking, number)] = index
      }
      if let since = last[number] { close(number, since, first, run.moves) }
      last[number] = index
    }
  }

  private mutating func number(of move: RunSteps.Move) -> Int? {
    if let known = numbers[move.text] { return known }
    guard moves.count < Self.limit else { return nil }
    numbers[move.text] = moves.count
    moves.append((move.text, move.screen))
    counts.append(0)
    asked.append(0)
    return moves.count - 1
  }

  private func key(_ asking: Int, _ answer: Int) -> Int { asking * Self.limit + answer }

  /// What was asked comes again: by now all that always follows has come.
  private mutating func close(_ asking: Int, _ since: Int, _ first: [Int: Int], _ run: [RunSteps.Move]) {
    asked[asking] += 1
    for answer in moves.indices where answer != asking {
      guard let index = first[key(asking, answer)], index > since else { continue }
      pairs[key(asking, answer), default: Pair()].answered += 1
      note(index - since, run[since], run[index], &pairs[key(asking, answer), default: Pair()])
    }
  }

  private func note(_ way: Int, _ asking: RunSteps.Move, _ answer: RunSteps.Move, _ pair: inout Pair) {
    pair.farthest = max(pair.farthest, way)
    if let from = asking.time, let to = answer.time { pair.longest = max(pair.longest ?? 0, to - from) }
  }

  // MARK: What held

  /// The rules that held nearly always.
  var proposals: [RuleProposal] {
    pairs.sorted { $0.key < $1.key }.compactMap { key, pair in
      let (asking, answer) = (key / Self.limit, key % Self.limit)
      let tries = asked[asking]
      guard tries >= Self.least, pair.answered * 50 >= tries * 49,
        moves[asking].screen != moves[answer].screen
      else { return nil }
      let surprise = Double(pair.answered) * bits(answer, within: pair.farthest)
      return surprise < Self.believable ? nil : proposal(asking, answer, pair, tries, surprise)
    }
  }

  /// How unlikely it is that a move comes by chance within `way` moves.
  private func bits(_ answer: Int, within way: Int) -> Double {
    let share = Double(counts[answer]) / Double(max(1, total))
    var misses = 1.0
    for _ in 0..<min(way, 10_000) { misses *= 1 - share }
    return Logarithm.bits(of: 1 - misses)
  }

  private func proposal(
    _ asking: Int, _ answer: Int, _ pair: Pair, _ tries: Int, _ surprise: Double
  ) -> RuleProposal {
    let (first, second) = (moves[asking].text, moves[answer].text)
    var members = [("after", first), ("expect", second)]
    if let longest = pair.longest, longest > 0, pair.farthest <= 2 {
      members.append(("within", RoundedSpan.text(longest * 2)))
    } else {
      members.append(("until", first))
    }
    return RuleProposal(
      id: RuleWords.id([second, "after", first]), members, support: tries, surprise: surprise)
  }
}
