extension TransitionSpec {
  /// Two children exchanged by `transition(from:to:)`.
  package static let swap = TransitionSpec(
    id: "swap", title: "exchange two children with transition(from:to:)", kind: .swap, triggers: [.code],
    names: .move,
    required: [.outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear],
    optional: [.incomingDidLoad, .incomingIsAppearing, .outgoingDeinit],
    shown: shownSwap + [.outgoingDeinit],
    chains: [
      soft(
        504, .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
        source: swapSource),
      hard(
        504, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
        source: "Apple, UIViewController"),
      hard(504, .outgoingWillDisappear, .outgoingDidDisappear, source: "Apple, UIViewController"),
    ],
    rule: RuleID(number: 504))

  static let swapSource = "two recordings, iOS 5 and iOS 8 to 14"
  static let shownSwap: [Slot] = [
    .incomingDidLoad, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
    .outgoingDidDisappear,
  ]

  /// A child that comes into a visible parent.
  package static let addChild = TransitionSpec(
    id: "add-child", title: "add a child to a visible parent", kind: .addChild, triggers: [.code],
    names: .move, required: [.incomingWillAppear, .incomingDidAppear],
    optional: [.incomingDidLoad, .incomingIsAppearing],
    shown: [.incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear],
    chains: [
      hard(
        504, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
        source: "recorded, also on iPadOS 26.5: addSubview on a visible parent drives the child's callbacks")
    ],
    rule: RuleID(number: 504),
    note: """
      addChild calls willMove(toParent:); the app calls didMove(toParent:), and UIKit calls it again after \
      viewDidAppear. Whether the parent logs before or after its child depends on where it calls super.
      """)

  /// A child that leaves a visible parent.
  package static let removeChild = TransitionSpec(
    id: "remove-child", title: "remove a child from a visible parent", kind: .removeChild, triggers: [.code],
    names: .move, required: [.outgoingWillDisappear, .outgoingDidDisappear], optional: [.outgoingDeinit],
    shown: [.outgoingWillDisappear, .outgoingDidDisappear, .outgoingDeinit],
    chains: [
      hard(
        504, .outgoingWillDisappear, .outgoingDidDisappear,
        source: "recorded: removeFromSuperview drives the child's callbacks")
    ],
    rule: RuleID(number: 504),
    note: "The app calls willMove(toParent: nil); removeFromParent calls didMove(toParent: nil).")
}
