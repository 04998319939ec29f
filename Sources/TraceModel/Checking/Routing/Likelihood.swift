/// What those who take part in a transition do most likely.
enum Likelihood: UInt8, CaseIterable, Sendable {
  case ofPresented, over, backward, forward, inTabs, inPages, ofChild, ofLoneChild, atLaunch, backInside,
    inside, returning,
    coming

  /// The kinds of transitions, the likeliest first.
  var kinds: [TransitionKind] {
    switch self {
    case .ofPresented: [.dismiss, .present]
    case .over: [.present, .dismiss]
    case .backward: [.pop, .push]
    case .forward: [.push, .pop]
    case .inTabs: [.select]
    case .inPages: [.turn]
    case .ofChild: [.swap, .addChild, .removeChild]
    case .ofLoneChild: [.addChild, .removeChild, .swap]
    case .atLaunch: [.launch]
    case .backInside: [.pop, .select, .swap]
    case .inside: [.push, .select, .swap]
    case .returning: [.pop, .dismiss, .select]
    case .coming: [.push, .present, .select, .dismiss]
    }
  }
}
