/// Which slot of a transition a callback is.
extension AppearanceCallback {
  /// The callback's slot on a side.
  @inline(__always)
  func slot(_ side: Side) -> Slot { side == .incoming ? incomingSlot : outgoingSlot }

  // Two of constants alone: each is a look into a table, and no jump that nobody can foresee.
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
