/// Tells whether what two transitions have in common comes in another order.
struct OrderComparison: Sendable {
  private let orders: SequenceTrie
  private var known: [UInt64: Bool] = [:]

  init(_ orders: SequenceTrie) {
    self.orders = orders
  }

  /// Whether two orders contradict each other. An unknown one contradicts nothing.
  mutating func contradict(_ one: UInt32, _ other: UInt32) -> Bool {
    if one == other || one == SequenceTrie.empty || other == SequenceTrie.empty { return false }
    let key = UInt64(one) << 32 | UInt64(other)
    if let known = known[key] { return known }
    let answer = Self.contradict(
      OrderCall.sorted(orders.sequence(one)), OrderCall.sorted(orders.sequence(other)))
    known[key] = answer
    return answer
  }

  /// Two orders agree if all that they share can be found in both in one order.
  private static func contradict(_ one: [OrderCall], _ other: [OrderCall]) -> Bool {
    var counts: [OrderCall: Int] = [:]
    for call in one { counts[call, default: 0] += 1 }
    var shared = 0
    for call in other {
      guard let count = counts[call], count > 0 else { continue }
      counts[call] = count - 1
      shared += 1
    }
    return longestCommon(one, other) < shared
  }

  private static func longestCommon(_ one: [OrderCall], _ other: [OrderCall]) -> Int {
    var row = [Int](repeating: 0, count: other.count + 1)
    for call in one {
      var diagonal = 0
      for index in other.indices {
        let above = row[index + 1]
        row[index + 1] = call == other[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[other.count]
  }
}
