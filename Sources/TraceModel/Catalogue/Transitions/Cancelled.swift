/// What the rows of transitions that are given up have in common.
extension TransitionSpec {
  /// The way back of both sides, as it was recorded of a push.
  static func way(back others: [Slot] = []) -> [Slot] {
    [.incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear, .outgoingIsAppearing]
      + [.outgoingDidAppear] + others
  }

  /// The orders of a transition that is given up: each side's own, and how the two were recorded.
  static func turned(_ rule: UInt16) -> [Chain] {
    let header =
      "UIViewControllerTransitionCoordinator.h: the incoming one gets viewWillDisappear, the outgoing one viewWillAppear"
    return [
      hard(
        rule, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingWillDisappear,
        .incomingDidDisappear, source: header),
      hard(
        rule, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear,
        source: header),
      soft(
        rule, .incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear, .outgoingDidAppear,
        source: "one recorded push that was cancelled, by a custom interactive animator"),
    ]
  }

  /// That a controller is appearing before the other has gone: recorded, and softly, in every kind of transition.
  static let isAppearingSoon = soft(
    107, .incomingIsAppearing, .outgoingDidDisappear,
    source: "Apple: viewWillAppear and viewIsAppearing come within one CATransaction; measured on iPadOS 26.5"
  )
}
