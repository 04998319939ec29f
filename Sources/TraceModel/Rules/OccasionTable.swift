/// In which kinds of transitions a rule can be broken.
enum OccasionTable {
  private static let presentation: [TransitionKind] = [.present, .dismiss]
  private static let pops: [TransitionKind] = [.pop, .popTo, .popToRoot, .setViewControllers]

  /// The kinds; none for a rule about one controller or one coordinator, which can be broken at any time.
  static func kinds(for rule: RuleID) -> [TransitionKind] {
    switch rule.number {
    case 201, 204, 208: [.present]
    case 202, 301...399, 604: [.dismiss]
    case 203, 207: presentation
    case 401: [.push, .setViewControllers]
    case 402: pops
    case 404...405: pops + [.push]
    case 407: [.popToRoot, .setViewControllers]
    case 421: [.select]
    case 431, 432: [.turn]
    case 701: [.dismiss, .removeChild, .swap, .turn] + pops
    default: []
    }
  }
}
