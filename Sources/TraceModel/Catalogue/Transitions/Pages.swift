extension TransitionSpec {
  private static let source = "one article that records all four on iOS 7"
  private static let completedSlots: [Slot] = [
    .incomingWillAppear, .outgoingWillDisappear, .incomingDidAppear, .outgoingDidDisappear,
  ]
  private static let cancelledSlots: [Slot] = [
    .incomingWillAppear, .outgoingWillDisappear, .outgoingWillAppear, .outgoingDidAppear,
    .incomingWillDisappear, .incomingDidDisappear,
  ]
  private static let besides: [Slot] = [
    .incomingDidLoad, .incomingIsAppearing, .willTransition, .didFinishAnimating,
  ]
  private static let begin: [Slot] = [
    .willTransition, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .outgoingWillDisappear,
  ]
  private static let own = [
    hard(
      431, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
      source: "Apple, UIViewController"),
    hard(431, .outgoingWillDisappear, .outgoingDidDisappear, source: "Apple, UIViewController"),
  ]

  /// What a controller gets that comes, and goes again before it was there; and one that goes and comes back.
  private static let halfWay = [
    hard(
      431, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingWillDisappear,
      .incomingDidDisappear, source: "Apple, UIViewController and viewIsAppearing(_:)"),
    hard(
      431, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear,
      source: "Apple, UIViewController and viewIsAppearing(_:)"),
  ]

  /// A page turned in the scroll style.
  package static let turnScroll = TransitionSpec(
    id: "turn-scroll", title: "turn a page, scroll style", kind: .turn, triggers: [.swipe, .code],
    conditions: Conditions(curl: false), names: .move, required: completedSlots, optional: besides,
    shown: begin + [.incomingDidAppear, .outgoingDidDisappear, .didFinishAnimating],
    chains: own + [
      hard(
        431, .incomingWillAppear, .outgoingWillDisappear, .incomingDidAppear, .outgoingDidDisappear,
        source: "two recordings, iOS 7 and iOS 13")
    ], rule: RuleID(number: 431))

  /// A page turned in the page-curl style.
  package static let turnCurl = TransitionSpec(
    id: "turn-curl", title: "turn a page, page-curl style", kind: .turn, triggers: [.swipe, .code],
    conditions: Conditions(curl: true), names: .move, required: completedSlots, optional: besides,
    shown: begin + [.outgoingDidDisappear, .incomingDidAppear, .didFinishAnimating],
    chains: own + [
      soft(
        431, .incomingWillAppear, .outgoingWillDisappear, .outgoingDidDisappear, .incomingDidAppear,
        source: source),
      isAppearingSoon,
    ], rule: RuleID(number: 431), grade: .soft)

  /// A page let go half-way in the scroll style.
  package static let turnScrollCancelled = TransitionSpec(
    id: "turn-scroll-cancelled", title: "turn a page, scroll style, cancelled", kind: .turn,
    outcomes: [.cancelled], triggers: [.swipe], conditions: Conditions(curl: false), names: .move,
    required: cancelledSlots, optional: besides + [.outgoingIsAppearing],
    shown: begin + [
      .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear, .incomingWillDisappear,
      .incomingDidDisappear, .didFinishAnimating,
    ],
    chains: halfWay + [
      soft(
        431, .incomingWillAppear, .outgoingWillDisappear, .outgoingWillAppear, .outgoingDidAppear,
        .incomingWillDisappear, .incomingDidDisappear, source: source)
    ], rule: RuleID(number: 431), grade: .soft)

  /// A page let go half-way in the page-curl style.
  package static let turnCurlCancelled = TransitionSpec(
    id: "turn-curl-cancelled", title: "turn a page, page-curl style, cancelled", kind: .turn,
    outcomes: [.cancelled], triggers: [.swipe], conditions: Conditions(curl: true), names: .move,
    required: cancelledSlots, optional: besides + [.outgoingIsAppearing],
    shown: begin + [
      .incomingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .incomingDidDisappear,
      .outgoingDidAppear, .didFinishAnimating,
    ],
    chains: halfWay + [
      soft(
        431, .incomingWillAppear, .outgoingWillDisappear, .incomingWillDisappear, .outgoingWillAppear,
        .incomingDidDisappear, .outgoingDidAppear, source: source)
    ], rule: RuleID(number: 431), grade: .soft)
}
