/// What the law says of a doubt, and the rules whose findings it concerns.
extension LawOfDoubt {
  /// What an assumption costs.
  enum Price: Sendable {
    /// It explains what was seen, and there is no finding.
    case free
    /// It may explain what was seen: the finding is possible.
    case dear
  }

  /// A row of the table.
  struct Row: Sendable {
    var kind: AssumptionKind
    var price: Price
    /// What may be so, as a part of a sentence that begins with "possible:".
    var text: String
    /// What would settle it.
    var remedy: String
    /// The numbers of the rules whose findings it can make possible: those that judge transitions, unless something
    /// else is said. Each of these rules lists it on its page.
    var rules = LawOfDoubt.transitions

    func isNoticed(of rule: RuleID) -> Bool { rules.contains { $0.contains(rule.number) } }
  }

  // Remedies of several doubts.
  static let addresses = "log addresses to tell instances apart"
  static let release = "set `os` in .tracecheck.json or on the command line (-D os=17.4)"
  static let marks = "log what the app asks for (`present`, `push`, `pop` ...)"

  /// The rules that judge the calls of a transition: what is doubtful about the transition is so about their findings.
  static let transitions: [ClosedRange<UInt16>] = [
    107...107, 201...205, 207...207, 301...305, 307...307, 401...402, 404...405, 407...407, 409...409,
    421...421, 431...431, 604...604,
  ]
  /// The rules of calls that are missing, or come without the one before them.
  static let missingCalls: [ClosedRange<UInt16>] = [101...103, 107...108, 204...205]
  /// The rules whose findings rest on a call that came.
  static let calls: [ClosedRange<UInt16>] = [
    101...108, 111...111, 201...205, 401...402, 407...407, 421...421, 431...431,
  ]
  /// The rules whose findings may be about another controller of the name.
  static let names: [ClosedRange<UInt16>] = [
    101...108, 111...111, 201...205, 207...207, 301...307, 401...402, 404...405, 407...407,
    409...409, 421...421, 431...431, 501...506, 601...604, 702...703,
  ]
}
