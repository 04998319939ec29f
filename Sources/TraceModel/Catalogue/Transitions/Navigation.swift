extension TransitionSpec {
  private static let four: [Slot] = [
    .outgoingWillDisappear, .incomingWillAppear, .outgoingDidDisappear, .incomingDidAppear,
  ]
  private static let delegate: [Slot] = [.willShow, .didShow]
  private static let begun: [Slot] = [
    .incomingDidLoad, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing, .willShow,
  ]
  private static let shownPush = begun + [.outgoingDidDisappear, .incomingDidAppear, .didShow]
  private static let shownPop = shownPush + [.outgoingDeinit]

  private static func order(_ rule: UInt16, source: String) -> Chain {
    hard(
      rule, .outgoingWillDisappear, .incomingWillAppear, .outgoingDidDisappear, .incomingDidAppear,
      source: source)
  }
  private static func own(_ rule: UInt16) -> Chain {
    hard(
      rule, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
      source: "Apple, UIViewController; no recorded log contradicts it")
  }
  private static let besides = [
    soft(
      404, .incomingWillAppear, .willShow, .outgoingDidDisappear,
      source: "one recorded log that prints both, iOS 5"),
    soft(
      404, .incomingWillAppear, .didShow,
      source: "one recorded log that prints both; element-ios and others rely on it"),
    soft(404, .willShow, .didShow, source: "UINavigationControllerDelegate; three recorded logs"),
    isAppearingSoon,
  ]
  private static func passedOver(_ source: String) -> Forbidden { Forbidden(407, [.skipped], source: source) }
  private static let popSource =
    "10 recorded pops in code, 2 by back button, 2 by swipe, iOS 6 to 26; measured on iPadOS 26.5"
  private static let interrupted = """
    From iOS 18 with a zoom transition, and from iOS 26 always, it may be interrupted: UIKit completes it, and begins \
    the next one in the same turn of the run loop.
    """

  /// A push.
  package static let push = TransitionSpec(
    id: "push", title: "push onto a navigation stack", kind: .push, triggers: [.code], names: .move,
    required: four, optional: [.incomingDidLoad, .incomingIsAppearing] + delegate, shown: shownPush,
    chains: [
      order(401, source: "23 recorded pushes from 21 sources, iOS 5 to 26; measured on iPadOS 26.5"),
      own(401),
    ] + besides,
    rule: RuleID(number: 401),
    note: "The outgoing controller finishes first; in a covering presentation it finishes last. "
      + interrupted)

  /// A push by an interactive transition of the app's own, given up.
  package static let pushCancelled = TransitionSpec(
    id: "push-cancelled", title: "push onto a navigation stack, cancelled", kind: .push,
    outcomes: [.cancelled], triggers: [.code], names: .move,
    required: [
      .outgoingWillDisappear, .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
      .outgoingWillAppear, .outgoingDidAppear,
    ],
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingIsAppearing, .willShow],
    shown: begun + way(back: []),
    chains: [
      hard(
        401, .outgoingWillDisappear, .incomingWillAppear,
        source: "23 recorded pushes from 21 sources, iOS 5 to 26")
    ] + turned(401),
    forbidden: [
      Forbidden(405, [.didShow], source: "one recorded push that was cancelled has no didShow")
    ],
    rule: RuleID(number: 401),
    note: """
      Only with a custom interactive transition. UIKit doesn't cancel its own pushes: one that is interrupted is \
      completed, and then popped.
      """,
    grade: .soft, reach: .whereNamed)

  /// A pop, by code or by the back button, or by a swipe that goes through.
  package static let pop = TransitionSpec(
    id: "pop", title: "pop from a navigation stack", kind: .pop, triggers: [.code, .backButton, .swipe],
    names: .move, required: four,
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate, shown: shownPop,
    chains: [order(402, source: popSource), own(402)] + besides, rule: RuleID(number: 402),
    note: interrupted)

  /// A swipe back that is let go.
  package static let popCancelled = TransitionSpec(
    id: "pop-swipe-cancelled", title: "pop by swipe, cancelled", kind: .pop, outcomes: [.cancelled],
    triggers: [.swipe], names: .move,
    required: [
      .outgoingWillDisappear, .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
      .outgoingWillAppear, .outgoingDidAppear,
    ],
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingIsAppearing, .willShow],
    shown: begun + way(back: []),
    chains: [
      hard(
        402, .outgoingWillDisappear, .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
        source: "recorded on iOS 7 to 10; the source of two libraries on iOS 13 to 26"),
      hard(
        402, .outgoingWillDisappear, .incomingWillAppear, .outgoingWillAppear,
        source: "recorded on iOS 7 to 10: both will-callbacks come before the user can let go"),
      hard(
        402, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear,
        source: "recorded on iOS 7 to 10; UIViewControllerTransitionCoordinator.h"),
      hard(
        402, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingWillDisappear,
        source: "Apple, UIViewController and viewIsAppearing(_:)"),
      soft(
        402, .incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear, .outgoingDidAppear,
        source: "recorded on iOS 7 to 10"),
    ],
    forbidden: [
      Forbidden(
        405, [.didShow],
        source: "Open Radar 21137690, before iOS 18: neither willShow nor didShow is called again")
    ],
    rule: RuleID(number: 402),
    note: """
      Apple on fluid transitions, from iOS 18: the controller goes straight back to appearing and to viewDidAppear, in \
      one turn of the run loop.
      """)

  /// A pop over several controllers.
  package static let popTo = TransitionSpec(
    id: "pop-to", title: "pop to a controller further down", kind: .popTo, triggers: [.code], names: .move,
    required: four, optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate,
    shown: shownPop,
    chains: [order(402, source: popSource), own(402)] + besides,
    forbidden: [
      passedOver("two independent recordings of popToRoot: a skipped controller gets no callbacks")
    ],
    rule: RuleID(number: 402))

  /// A pop to the root.
  package static let popToRoot = TransitionSpec(
    id: "pop-to-root", title: "pop to the root of a navigation stack", kind: .popToRoot, triggers: [.code],
    names: .move, required: four,
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate, shown: shownPop,
    chains: [order(402, source: "two independent recordings of popToRoot, iOS 17 and later"), own(402)]
      + besides,
    forbidden: [
      passedOver("two independent recordings of popToRoot: a skipped controller gets no callbacks")
    ],
    rule: RuleID(number: 402))

  /// A stack that is set as a whole.
  package static let setViewControllers = TransitionSpec(
    id: "set-view-controllers", title: "set the whole navigation stack", kind: .setViewControllers,
    triggers: [.code], names: .move, required: [],
    optional: four + [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate, shown: shownPop,
    chains: [
      own(401),
      soft(
        401, .outgoingWillDisappear, .incomingWillAppear, .outgoingDidDisappear, .incomingDidAppear,
        source: "QMUI_iOS, QMUINavigationController.h: as push or pop"),
    ] + besides,
    forbidden: [
      passedOver(
        "QMUI_iOS, QMUINavigationController.h: only the incoming and the outgoing controller are called")
    ],
    rule: RuleID(number: 401),
    note: "If the top controller stays the same, UIKit doesn't call it.")
}
