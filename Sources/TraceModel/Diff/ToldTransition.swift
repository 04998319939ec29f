/// What is kept of a transition for comparing.
struct ToldTransition: Sendable {
  /// The calls on all who take part, in their order: who and what. None where it was only inferred.
  var order: UInt32 = SequenceTrie.empty
  /// Its first line.
  var line: UInt32 = 0
  /// The outgoing controller, or the one that stays below.
  var from: UInt32 = 0
  /// The incoming controller.
  var to: UInt32 = 0
  /// What it is.
  var kind = TransitionKind.launch
  /// How it ended.
  var outcome = TransitionOutcome.incomplete
  /// The style.
  var style: PresentationStyle?
  /// What set it off.
  var trigger: TransitionTrigger?
  /// Whether a mark, addresses or what is known of the app announced it; otherwise its participants are a
  /// guess.
  var isAnnounced = false
  /// Whether it is over: what comes late is not taken any more.
  var isTold = false

  /// Who covers a presenter in it, or reveals it again; `nil` where a mark names the style, which says more.
  func presented(over presenter: UInt32) -> UInt32? {
    guard isTold, style == nil, from != to, from != 0, to != 0 else { return nil }
    switch kind {
    case .present: return from == presenter ? to : nil
    case .dismiss: return to == presenter ? from : nil
    default: return nil
    }
  }

  /// What it is, and between whom.
  var flow: TransitionFlow { TransitionFlow(kind: kind, from: from, to: to) }

  /// The transition in words, such as `push A → B`; `nil` where it was only inferred.
  func flow(_ names: StoryNames) -> String? {
    isAnnounced ? flow.text(names) : nil
  }
}
