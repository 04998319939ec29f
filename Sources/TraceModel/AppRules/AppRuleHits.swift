/// The rules that what is being looked at concerns, each once and in their order, and which of their conditions are met.
struct AppRuleHits: ~Copyable, Sendable {
  /// A bit for each rule, and the conditions of each.
  private var rules: ContiguousArray<UInt64>
  private var conditions: ContiguousArray<UInt32>
  /// Whether it concerns any.
  private(set) var isEmpty = true

  /// No hits yet, for a number of rules.
  init(of count: Int) {
    rules = ContiguousArray(repeating: 0, count: (count + 63) / 64)
    conditions = ContiguousArray(repeating: 0, count: count)
  }

  /// A rule is concerned, and some of its conditions are met, a bit each.
  @inline(__always)
  mutating func note(_ rule: Int, _ met: UInt32 = 0) {
    rules[rule / 64] |= 1 << UInt64(rule % 64)
    conditions[rule] |= met
    isEmpty = false
  }

  /// Takes the first of them.
  mutating func next() -> (rule: Int, met: UInt32)? {
    if isEmpty { return nil }
    for word in rules.indices where rules[word] != 0 {
      let rule = word * 64 + rules[word].trailingZeroBitCount
      rules[word] &= rules[word] - 1
      defer { conditions[rule] = 0 }
      return (rule, conditions[rule])
    }
    isEmpty = true
    return nil
  }
}
