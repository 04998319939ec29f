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
    source: "25 recorded sources, iOS 9 to 16, without exception")
  private static let presenterStays = Forbidden(
    203, .appearance(.outgoing),
    source: "Apple, pageSheet and formSheet: viewWillDisappear of the presenter is not called")

  /// A presentation that removes the presenter's view.
  package static let presentCover = TransitionSpec(
    id: "present-cover", title: "present, covering the presenter", kind: .present,
    conditions: Conditions(families: [.cover]), names: .present,
    required: [.outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear],
    optional: [.incomingDidLoad, .incomingIsAppearing, .completion],
    chains: incomingOwnOrder + [around, completionLast], rule: RuleID(number: 201))

  /// A presentation that leaves the presenter's view in place.
  package static let presentOver = TransitionSpec(
    id: "present-over", title: "present, over the presenter", kind: .present,
    conditions: Conditions(families: [.over]), names: .present,
    required: [.incomingWillAppear, .incomingDidAppear],
    optional: [.incomingDidLoad, .incomingIsAppearing, .completion],
    chains: incomingOwnOrder + [completionLast], forbidden: [presenterStays], rule: RuleID(number: 201))

  /// A presentation that may do either: a custom one, or a sheet in compact height.
  package static let presentEither = TransitionSpec(
    id: "present-either", title: "present, covering the presenter or not", kind: .present,
    conditions: Conditions(families: [.either]), names: .present,
    required: [.incomingWillAppear, .incomingDidAppear],
    optional: [
      .outgoingWillDisappear, .outgoingDidDisappear, .incomingDidLoad, .incomingIsAppearing, .completion,
    ],
    chains: incomingOwnOrder + [around, completionLast], rule: RuleID(number: 201),
    note: "A custom presentation covers where shouldRemovePresentersView is true.")

  /// What UIKit does not present at all.
  package static let presentNone = TransitionSpec(
    id: "present-none", title: "present with the style none: not allowed", kind: .present,
    conditions: Conditions(families: [.invalid]), names: .present, required: [], chains: [],
    forbidden: [
      Forbidden(
        208, .appearance(.incoming), source: "Apple, UIModalPresentationStyle.none: do not use it to present")
    ],
    rule: RuleID(number: 208), note: "UIKit raises an exception.", neverOccurs: true)
}
