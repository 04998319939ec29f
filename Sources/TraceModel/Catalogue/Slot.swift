/// A place in a transition: a role and what is called on it. The raw value is the slot's bit in masks.
///
/// *Incoming* is the controller that comes or is revealed: the presented controller of a presentation, the
/// presenter of its dismissal. *Outgoing* is the controller that goes or is covered.
package enum Slot: UInt8, CaseIterable, Sendable {
  case incomingDidLoad, incomingWillAppear, incomingIsAppearing, incomingDidAppear
  case incomingWillDisappear, incomingDidDisappear, incomingDeinit
  case outgoingWillDisappear, outgoingDidDisappear, outgoingWillAppear, outgoingIsAppearing
  case outgoingDidAppear, outgoingDeinit
  case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  case completion
  case willShow, didShow, shouldSelect, didSelect, willTransition, didFinishAnimating
  /// Any appearance callback of a controller that the transition passes over.
  case skipped

  /// The slot's bit in a set of slots.
  @inline(__always)
  package var bit: UInt32 { 1 &<< UInt32(rawValue) }

  /// The first release on which it is called.
  package var since: Int {
    switch self {
    case .incomingIsAppearing, .outgoingIsAppearing: 13
    case .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss: 13
    default: 0
    }
  }

  /// Whether it is called for what the user does alone: a choice of a tab by code asks and tells no delegate (Apple,
  /// UITabBarControllerDelegate: "in response to user taps").
  package var isForUserOnly: Bool { self == .shouldSelect || self == .didSelect }

  /// What is called.
  package var event: EventKind? {
    switch self {
    case .incomingDidLoad: .viewDidLoad
    case .incomingWillAppear, .outgoingWillAppear: .viewWillAppear
    case .incomingIsAppearing, .outgoingIsAppearing: .viewIsAppearing
    case .incomingDidAppear, .outgoingDidAppear: .viewDidAppear
    case .incomingWillDisappear, .outgoingWillDisappear: .viewWillDisappear
    case .incomingDidDisappear, .outgoingDidDisappear: .viewDidDisappear
    case .incomingDeinit, .outgoingDeinit: .deinitialized
    case .shouldDismiss: .presentationControllerShouldDismiss
    case .willDismiss: .presentationControllerWillDismiss
    case .didDismiss: .presentationControllerDidDismiss
    case .didAttemptToDismiss: .presentationControllerDidAttemptToDismiss
    case .completion: nil
    case .willShow: .navigationControllerWillShow
    case .didShow: .navigationControllerDidShow
    case .shouldSelect: .tabBarControllerShouldSelect
    case .didSelect: .tabBarControllerDidSelect
    case .willTransition: .pageViewControllerWillTransition
    case .didFinishAnimating: .pageViewControllerDidFinishAnimating
    case .skipped: nil
    }
  }

  /// The side that the call is made on; `nil` for delegates and completions.
  package var side: Side? {
    if rawValue <= Slot.incomingDeinit.rawValue { return .incoming }
    if rawValue <= Slot.outgoingDeinit.rawValue { return .outgoing }
    return nil
  }

  /// The slot of a controller's callback; `nil` for a callback that no transition orders, such as layout.
  package init?(_ side: Side, _ event: EventKind) {
    let incoming = side == .incoming
    switch event {
    case .viewDidLoad where incoming: self = .incomingDidLoad
    case .viewWillAppear: self = incoming ? .incomingWillAppear : .outgoingWillAppear
    case .viewIsAppearing: self = incoming ? .incomingIsAppearing : .outgoingIsAppearing
    case .viewDidAppear: self = incoming ? .incomingDidAppear : .outgoingDidAppear
    case .viewWillDisappear: self = incoming ? .incomingWillDisappear : .outgoingWillDisappear
    case .viewDidDisappear: self = incoming ? .incomingDidDisappear : .outgoingDidDisappear
    case .deinitialized: self = incoming ? .incomingDeinit : .outgoingDeinit
    default: return nil
    }
  }
}

/// The two sides of a transition.
package enum Side: UInt8, CaseIterable, Sendable {
  case outgoing, incoming
}

/// A set of slots, a bit each.
package struct SlotSet: Equatable, Sendable, ExpressibleByArrayLiteral {
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }
  package init(arrayLiteral slots: Slot...) { self.init(slots) }
  package init(_ slots: some Sequence<Slot>) { bits = slots.reduce(0) { $0 | $1.bit } }

  @inline(__always)
  package func contains(_ slot: Slot) -> Bool { bits & slot.bit != 0 }
  /// Whether one at least is there of the slots of a mask.
  @inline(__always)
  package func isIn(_ slots: UInt32) -> Bool { bits & slots != 0 }
  package var isEmpty: Bool { bits == 0 }
  /// The slots one by one, in their own order.
  package var slots: [Slot] { Slot.allCases.filter(contains) }

  /// The will-callbacks and did-callbacks of a side.
  @inline(__always)
  package static func appearance(_ side: Side) -> SlotSet {
    side == .incoming
      ? SlotSet(.incomingWillAppear, .incomingDidAppear, .incomingWillDisappear, .incomingDidDisappear)
      : SlotSet(.outgoingWillAppear, .outgoingDidAppear, .outgoingWillDisappear, .outgoingDidDisappear)
  }
  /// The callbacks that end an appearance or a disappearance.
  @inline(__always)
  package static var dids: SlotSet {
    SlotSet(.incomingDidAppear, .incomingDidDisappear, .outgoingDidAppear, .outgoingDidDisappear)
  }

  /// The calls of an incoming controller that goes again.
  @inline(__always)
  package static var turning: SlotSet {
    SlotSet(bits: Slot.incomingWillDisappear.bit | Slot.incomingDidDisappear.bit)
  }

  /// The calls of a move in which one controller replaces another.
  @inline(__always)
  package static var replacing: SlotSet {
    SlotSet(.outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear)
  }

  /// Four slots; the compiler makes a number of it, which it does not of a list.
  @inline(__always)
  private init(_ first: Slot, _ second: Slot, _ third: Slot, _ fourth: Slot) {
    bits = first.bit | second.bit | third.bit | fourth.bit
  }
}
