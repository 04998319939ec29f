extension TransitionSpec {
  private static let four: [Slot] = [
    .outgoingWillDisappear, .incomingWillAppear, .outgoingDidDisappear, .incomingDidAppear,
  ]
  private static let delegate: [Slot] = [.willShow, .didShow]

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
  private static let shown = [
    soft(
      404, .incomingWillAppear, .didShow,
      source: "one recorded log that prints both; element-ios and others rely on it"),
    soft(404, .willShow, .didShow, source: "UINavigationControllerDelegate; three recorded logs"),
  ]
  private static let passedOver = Forbidden(
    407, [.skipped], source: "two independent recordings of popToRoot: the skipped controller gets nothing")
  private static let popSource = "10 recorded pops by code, 2 by back button, 2 by swipe, iOS 6 to 26"

  /// A push.
  package static let push = TransitionSpec(
    id: "push", title: "push onto a navigation stack", kind: .push, triggers: [.code], names: .move,
    required: four, optional: [.incomingDidLoad, .incomingIsAppearing] + delegate,
    chains: [order(401, source: "23 recorded pushes from 21 sources, iOS 5 to 26"), own(401)] + shown,
    rule: RuleID(number: 401),
    note: "The outgoing controller finishes first; a covering presentation swaps that.")

  /// A pop, by code or by the back button, or by a swipe that goes through.
  package static let pop = TransitionSpec(
    id: "pop", title: "pop from a navigation stack", kind: .pop, triggers: [.code, .backButton, .swipe],
    names: .move, required: four,
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate,
    chains: [order(402, source: popSource), own(402)] + shown, rule: RuleID(number: 402))

  /// A swipe back that is let go.
  package static let popCancelled = TransitionSpec(
    id: "pop-swipe-cancelled", title: "pop by swipe, cancelled", kind: .pop, outcomes: [.cancelled],
    triggers: [.swipe], names: .move,
    required: [
      .outgoingWillDisappear, .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
      .outgoingWillAppear, .outgoingDidAppear,
    ],
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingIsAppearing, .willShow],
    chains: [
      hard(
        402, .outgoingWillDisappear, .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
        source: "recorded on iOS 7 to 10; the source of two libraries on iOS 13 to 26"),
      hard(
        402, .outgoingWillDisappear, .incomingWillAppear, .outgoingWillAppear,
        source: "recorded on iOS 7 to 10: both wills come before the gesture can be let go"),
      hard(
        402, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear,
        source: "recorded on iOS 7 to 10; UIViewControllerTransitionCoordinator.h"),
      hard(
        402, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingWillDisappear,
        source: "Apple, UIViewController and viewIsAppearing(_:)"),
    ],
    forbidden: [
      Forbidden(405, [.didShow], source: "Open Radar 21137690: neither willShow nor didShow is called again")
    ],
    rule: RuleID(number: 402))

  /// A pop over several controllers.
  package static let popTo = TransitionSpec(
    id: "pop-to", title: "pop to a controller further down", kind: .popTo, triggers: [.code], names: .move,
    required: four, optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate,
    chains: [order(402, source: popSource), own(402)] + shown, forbidden: [passedOver],
    rule: RuleID(number: 402))

  /// A pop to the root.
  package static let popToRoot = TransitionSpec(
    id: "pop-to-root", title: "pop to the root of a navigation stack", kind: .popToRoot, triggers: [.code],
    names: .move, required: four,
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate,
    chains: [order(402, source: "two independent recordings of popToRoot, iOS 17 and later"), own(402)]
      + shown,
    forbidden: [passedOver], rule: RuleID(number: 402))

  /// A stack that is set as a whole.
  package static let setViewControllers = TransitionSpec(
    id: "set-view-controllers", title: "set the whole navigation stack", kind: .setViewControllers,
    triggers: [.code], names: .move, required: [],
    optional: four + [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit] + delegate,
    chains: [
      own(401),
      soft(
        401, .outgoingWillDisappear, .incomingWillAppear, .outgoingDidDisappear, .incomingDidAppear,
        source: "QMUI_iOS, QMUINavigationController.h: as push or pop"),
    ] + shown, forbidden: [passedOver], rule: RuleID(number: 401),
    note: "With the same controller on top nothing is called on it.")
}
