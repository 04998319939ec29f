extension TransitionSpec {
  /// The calls on a controller that comes, in its own order.
  package static let incomingOwnOrder = [
    hard(
      201, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
      source: "Apple, UIViewController and viewIsAppearing(_:); no recorded log contradicts it")
  ]
  private static let completionLast = hard(
    207, .incomingDidAppear, .completion,
    source: "Apple, present(_:animated:completion:): the completion is called after viewDidAppear")
  private static let around = hard(
    201, .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
    source: "25 recorded sources, iOS 9 to 16, without exception; measured on iPadOS 26.5")
  private static let presenterStays = Forbidden(
    203, .appearance(.outgoing),
    source: "Apple, pageSheet and formSheet: viewWillDisappear of the presenter is not called")
  private static let coming: [Slot] = [.incomingDidLoad, .incomingIsAppearing, .completion]
  private static let shownCovering: [Slot] = [
    .incomingDidLoad, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
    .outgoingDidDisappear, .completion,
  ]

  /// A presentation that removes the presenter's view.
  package static let presentCover = TransitionSpec(
    id: "present-cover", title: "present, removing the presenter's view", kind: .present,
    conditions: Conditions(families: [.cover]), names: .present,
    required: [.outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear],
    optional: coming, shown: shownCovering,
    chains: incomingOwnOrder + [around, completionLast], rule: RuleID(number: 201))

  /// A presentation that leaves the presenter's view in place.
  package static let presentOver = TransitionSpec(
    id: "present-over", title: "present, keeping the presenter's view", kind: .present,
    conditions: Conditions(families: [.over]), names: .present,
    required: [.incomingWillAppear, .incomingDidAppear], optional: coming,
    shown: [
      .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear, .completion,
    ],
    chains: incomingOwnOrder + [completionLast], forbidden: [presenterStays], rule: RuleID(number: 201))

  /// A presentation that may do either: a custom one, or a sheet in compact height.
  package static let presentEither = TransitionSpec(
    id: "present-either", title: "present, removing the presenter's view or not", kind: .present,
    conditions: Conditions(families: [.either]), names: .present,
    required: [.incomingWillAppear, .incomingDidAppear],
    optional: coming + [.outgoingWillDisappear, .outgoingDidDisappear], shown: shownCovering,
    chains: incomingOwnOrder + [around, completionLast], rule: RuleID(number: 201),
    note: "A custom presentation covers where shouldRemovePresentersView is true.")

  /// What UIKit does not present at all.
  package static let presentNone = TransitionSpec(
    id: "present-none", title: "present with the style none: not allowed", kind: .present,
    outcomes: [.completed, .cancelled],
    conditions: Conditions(families: [.invalid]), names: .present, required: [], shown: [], chains: [],
    forbidden: [
      Forbidden(
        208, .appearance(.incoming), source: "Apple, UIModalPresentationStyle.none: do not use it to present")
    ],
    rule: RuleID(number: 208), note: "UIKit raises an exception.", absence: .never)

  // MARK: Given up

  private static let begun: [Slot] = [
    .incomingDidLoad, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
  ]
  private static let turnedBack: [Slot] = [
    .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
  ]
  private static let stayed: [Slot] = [.outgoingWillDisappear, .outgoingWillAppear, .outgoingDidAppear]
  private static let givenUp = """
    Only with a custom interactive transition; Apple describes it in notifyWhenInteractionChanges: the presented \
    controller gets viewWillDisappear, and then the presenter viewWillAppear.
    """

  /// A presentation that covers, and is given up.
  package static let presentCoverCancelled = TransitionSpec(
    id: "present-cover-cancelled", title: "present, removing the presenter's view, cancelled", kind: .present,
    outcomes: [.cancelled], conditions: Conditions(families: [.cover]), names: .present,
    required: turnedBack + stayed,
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingIsAppearing, .completion],
    shown: begun + way(back: [.completion]),
    chains: [
      hard(
        201, .outgoingWillDisappear, .incomingWillAppear,
        source: "25 recorded sources, iOS 9 to 16, without exception")
    ] + turned(201),
    rule: RuleID(number: 201), note: givenUp, grade: .soft, reach: .whereNamed)

  /// The same over a presenter that stays.
  package static let presentOverCancelled = TransitionSpec(
    id: "present-over-cancelled", title: "present, keeping the presenter's view, cancelled", kind: .present,
    outcomes: [.cancelled], conditions: Conditions(families: [.over]), names: .present,
    required: turnedBack, optional: [.incomingDidLoad, .incomingIsAppearing, .completion],
    shown: [.incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingWillDisappear]
      + [.incomingDidDisappear, .completion],
    chains: [
      hard(
        201, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingWillDisappear,
        .incomingDidDisappear, source: "Apple, UIViewController and notifyWhenInteractionChanges(_:)")
    ],
    forbidden: [presenterStays], rule: RuleID(number: 201), note: givenUp, grade: .soft, reach: .whereNamed)

  /// The same where either may be.
  package static let presentEitherCancelled = TransitionSpec(
    id: "present-either-cancelled", title: "present, removing the presenter's view or not, cancelled",
    kind: .present, outcomes: [.cancelled], conditions: Conditions(families: [.either]), names: .present,
    required: turnedBack,
    optional: stayed + [.incomingDidLoad, .incomingIsAppearing, .outgoingIsAppearing, .completion],
    shown: begun + way(back: [.completion]),
    chains: [
      hard(
        201, .outgoingWillDisappear, .incomingWillAppear,
        source: "25 recorded sources, iOS 9 to 16, without exception")
    ] + turned(201),
    rule: RuleID(number: 201), note: givenUp, grade: .soft, reach: .whereNamed)
}
