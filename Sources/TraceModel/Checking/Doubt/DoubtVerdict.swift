/// What the law of doubt makes of a finding, by its table.
extension LawOfDoubt {
  /// What is to be made of a finding.
  enum Verdict: Equatable, Sendable {
    case definite
    case possible([Assumption])
    case none

    static func == (left: Verdict, right: Verdict) -> Bool {
      switch (left, right) {
      case (.definite, .definite), (.none, .none): true
      case (.possible(let one), .possible(let other)): one == other
      default: false
      }
    }
  }

  /// What a set of doubts leaves of a finding.
  static func verdict(on doubts: Doubts) -> Verdict {
    if doubts.isEmpty { return .definite }
    let rows = doubts.all.map(row)
    if rows.count < 3, rows.allSatisfy({ $0.price == .free }) { return .none }
    return .possible(assumptions(of: rows))
  }

  /// What a doubt assumes at its price, once each, among the findings of a rule.
  static func assumptions(at price: Price, of rule: RuleID) -> [Assumption] {
    let rows = Doubt.allCases.map(row)
    return assumptions(of: rows.filter { $0.price == price && $0.isNoticed(of: rule) })
  }

  /// What the rows of the table assume, once each.
  static func assumptions(of rows: [Row]) -> [Assumption] {
    rows.reduce(into: []) { list, row in
      let assumption = Assumption(kind: row.kind, text: row.text, remedy: row.remedy)
      if !list.contains(assumption) { list.append(assumption) }
    }
  }
}
