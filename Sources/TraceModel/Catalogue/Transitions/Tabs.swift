extension TransitionSpec {
  /// A switch to another tab. The two did callbacks changed places with iOS 18.
  package static let select = TransitionSpec(
    id: "select", title: "select another tab", kind: .select, triggers: [.code, .tap], names: .move,
    required: [.incomingWillAppear, .outgoingWillDisappear, .incomingDidAppear, .outgoingDidDisappear],
    optional: [.incomingDidLoad, .incomingIsAppearing, .shouldSelect, .didSelect],
    chains: [
      hard(
        421, .incomingWillAppear, .outgoingWillDisappear,
        source: "all five recorded switches; the reverse of a push"),
      hard(
        421, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
        source: "Apple, UIViewController"),
      hard(421, .outgoingWillDisappear, .outgoingDidDisappear, source: "Apple, UIViewController"),
    ],
    rule: RuleID(number: 421),
    note: "Before iOS 18 the outgoing viewDidDisappear comes first, later the incoming viewDidAppear.")
}
