/// What a log has to tell for a rule to be found broken in it.
enum NeedsTable {
  /// What a rule needs beside names and callbacks; nothing for one that some log of these alone shows broken.
  static func needs(of rule: RuleID) -> LogTraits {
    switch rule.number {
    case 701: .addresses
    case 203, 204, 207, 208, 304...306, 401, 403, 406...409, 421, 503, 505, 506, 601...604, 702...705:
      .marks
    default: []
    }
  }

  /// How many rules need something that a log lacks, but for those that are off.
  static func idle(lacking: LogTraits, besides off: Set<RuleID>) -> Int {
    RuleRegistry.all.count { !needs(of: $0.id).isDisjoint(with: lacking) && !off.contains($0.id) }
  }
}
