extension TransitionSpec {
  private static let wills: [Slot] = [
    .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .outgoingWillDisappear,
  ]
  private static let four: [Slot] = [
    .incomingWillAppear, .outgoingWillDisappear, .incomingDidAppear, .outgoingDidDisappear,
  ]
  private static let besides: [Slot] = [.incomingDidLoad, .incomingIsAppearing, .shouldSelect, .didSelect]
  private static let own = [
    hard(
      421, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
      source: "Apple, UIViewController"),
    hard(421, .outgoingWillDisappear, .outgoingDidDisappear, source: "Apple, UIViewController"),
  ]
  private static let willsFirst = hard(
    421, .incomingWillAppear, .outgoingWillDisappear, .incomingDidAppear,
    source: "all five recorded switches, iOS 12 to 26: both will-callbacks come before either did-callback")

  /// A switch to another tab without animation: every one before iOS 18.
  package static let select = TransitionSpec(
    id: "select", title: "select another tab", kind: .select, triggers: [.code, .tap],
    conditions: Conditions(animated: false), names: .move, required: four, optional: besides,
    shown: [.shouldSelect] + wills + [.outgoingDidDisappear, .incomingDidAppear, .didSelect],
    chains: own + [
      willsFirst,
      soft(
        421, .outgoingDidDisappear, .incomingDidAppear,
        source: "three recorded switches before iOS 18; selectedIndex measured on iPadOS 26.5"),
      isAppearingSoon,
    ],
    rule: RuleID(number: 421),
    note: """
      On iPadOS 26.5 the outgoing viewWillDisappear came between the incoming viewWillAppear and \
      viewIsAppearing. A selection in code calls no delegate.
      """)

  /// A switch that is animated, as they are since iOS 18 in apps built with Xcode 16.
  package static let selectAnimated = TransitionSpec(
    id: "select-animated", title: "select another tab", kind: .select, triggers: [.tap, .code],
    conditions: Conditions(animated: true, since: 18), names: .move, required: four, optional: besides,
    shown: [.shouldSelect] + wills + [.incomingDidAppear, .outgoingDidDisappear, .didSelect],
    chains: own + [
      willsFirst,
      soft(
        421, .incomingDidAppear, .outgoingDidDisappear,
        source: "two recorded switches by a tap, iOS 18.6 and 26.2"),
    ],
    rule: RuleID(number: 421),
    note:
      "In apps built with Xcode 16 or later; both did-callbacks come half a second after the will-callbacks.")

  /// A switch that was given up.
  package static let selectCancelled = TransitionSpec(
    id: "select-cancelled", title: "select another tab, cancelled", kind: .select, outcomes: [.cancelled],
    names: .move,
    required: [
      .incomingWillAppear, .outgoingWillDisappear, .incomingWillDisappear, .incomingDidDisappear,
      .outgoingWillAppear, .outgoingDidAppear,
    ],
    optional: besides + [.outgoingIsAppearing],
    shown: [.shouldSelect] + wills + way(back: [.didSelect]),
    chains: [
      hard(
        421, .incomingWillAppear, .outgoingWillDisappear,
        source: "all five recorded switches: the reverse of a push")
    ] + turned(421),
    rule: RuleID(number: 421), note: "Only with a custom interactive transition.", grade: .soft,
    reach: .whereNamed)

  /// The same in a tab bar of the app's own, which moves its children with `transition(from:to:)`.
  package static let selectOwn = TransitionSpec(
    id: "select-own", title: "select another tab of a custom tab bar, with transition(from:to:)",
    kind: .select, triggers: [.code, .tap], names: .move, required: four,
    optional: [.incomingDidLoad, .incomingIsAppearing],
    shown: shownSwap,
    chains: own + [
      hard(
        421, .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
        source: swapSource)
    ],
    rule: RuleID(number: 421), reach: .whereNamed)
}
