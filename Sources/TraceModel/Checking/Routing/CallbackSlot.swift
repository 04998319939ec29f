/// Which slot of a transition a callback is.
extension AppearanceCallback {
  /// The callback's slot on a side. Where it is known which callback it is when this is compiled, that is a choice of two.
  @inline(__always)
  func slot(_ side: Side) -> Slot { side == .incoming ? incomingSlot : outgoingSlot }

  @inline(__always)
  private var incomingSlot: Slot {
    switch self {
    case .viewWillAppear: .incomingWillAppear
    case .viewDidAppear: .incomingDidAppear
    case .viewWillDisappear: .incomingWillDisappear
    case .viewDidDisappear: .incomingDidDisappear
    case .viewIsAppearing: .incomingIsAppearing
    }
  }

  @inline(__always)
  private var outgoingSlot: Slot {
    switch self {
    case .viewWillAppear: .outgoingWillAppear
    case .viewDidAppear: .outgoingDidAppear
    case .viewWillDisappear: .outgoingWillDisappear
    case .viewDidDisappear: .outgoingDidDisappear
    case .viewIsAppearing: .outgoingIsAppearing
    }
  }
}
