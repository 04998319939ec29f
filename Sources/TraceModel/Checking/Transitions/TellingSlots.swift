/// What the calls of a transition tell of it.
extension SlotSet {
  /// What makes a transition worth telling.
  @inline(__always)
  static var told: SlotSet {
    SlotSet(
      bits: appearance(.incoming).bits | appearance(.outgoing).bits | Slot.shouldDismiss.bit
        | Slot.willDismiss.bit | Slot.didDismiss.bit | Slot.didAttemptToDismiss.bit)
  }

  /// What a side gets that turns back, and what a swipe begins with, which may be given up.
  @inline(__always)
  static var turned: SlotSet {
    SlotSet(
      bits: turning.bits | Slot.outgoingWillAppear.bit | Slot.outgoingIsAppearing.bit
        | Slot.outgoingDidAppear.bit | Slot.willDismiss.bit)
  }
}
