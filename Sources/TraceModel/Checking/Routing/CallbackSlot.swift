/// Which slot of a transition a callback is.
extension AppearanceCallback {
  /// The callback's slot on a side. It is looked up in a number, as the state that follows is: a switch would be a jump that
  /// nobody can foresee.
  @inline(__always)
  func slot(_ side: Side) -> Slot {
    let slots = side == .incoming ? Self.incomingSlots : Self.outgoingSlots
    return Slot(rawValue: UInt8(truncatingIfNeeded: slots &>> (8 * UInt64(rawValue)))) ?? .skipped
  }

  /// The number of each callback's slot, a byte for each.
  @inline(__always)
  private static var incomingSlots: UInt64 {
    Slot.incomingWillAppear.number(of: .viewWillAppear) | Slot.incomingDidAppear.number(of: .viewDidAppear)
      | Slot.incomingWillDisappear.number(of: .viewWillDisappear)
      | Slot.incomingDidDisappear.number(of: .viewDidDisappear)
      | Slot.incomingIsAppearing.number(of: .viewIsAppearing)
  }

  @inline(__always)
  private static var outgoingSlots: UInt64 {
    Slot.outgoingWillAppear.number(of: .viewWillAppear) | Slot.outgoingDidAppear.number(of: .viewDidAppear)
      | Slot.outgoingWillDisappear.number(of: .viewWillDisappear)
      | Slot.outgoingDidDisappear.number(of: .viewDidDisappear)
      | Slot.outgoingIsAppearing.number(of: .viewIsAppearing)
  }
}

extension Slot {
  /// Its number in the byte of a callback.
  @inline(__always)
  fileprivate func number(of callback: AppearanceCallback) -> UInt64 {
    UInt64(rawValue) << (8 * UInt64(callback.rawValue))
  }
}
