/// The five callbacks that move a controller between those states.
package enum AppearanceCallback: UInt8, CaseIterable, Sendable {
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewIsAppearing

  package init?(_ event: EventKind) {
    switch event {
    case .viewWillAppear: self = .viewWillAppear
    case .viewDidAppear: self = .viewDidAppear
    case .viewWillDisappear: self = .viewWillDisappear
    case .viewDidDisappear: self = .viewDidDisappear
    case .viewIsAppearing: self = .viewIsAppearing
    default: return nil
    }
  }

  /// The callback as it is written. Looked up, since each finding tells of many.
  package var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { "\($0)" }

  /// The state that follows, whatever came before. It is looked up in a number, since callbacks come in any order and a
  /// switch would be a jump that nobody can foresee.
  @inline(__always)
  package var next: AppearanceState {
    let number = UInt8(truncatingIfNeeded: Self.following &>> (8 * UInt64(rawValue)))
    return AppearanceState(rawValue: number) ?? .unknown
  }

  /// The number of the state that follows each callback, a byte for each.
  @inline(__always)
  private static var following: UInt64 {
    AppearanceState.appearing.following(.viewWillAppear) | AppearanceState.appeared.following(.viewDidAppear)
      | AppearanceState.disappearing.following(.viewWillDisappear)
      | AppearanceState.hidden.following(.viewDidDisappear)
      | AppearanceState.appearing.following(.viewIsAppearing)
  }

  /// The states in which the callback is legal. A will-callback may follow the opposite will-callback without
  /// a did-callback when a gesture was cancelled (Apple: not all will-callbacks are paired with a
  /// did-callback).
  package var legalStates: [AppearanceState] {
    switch self {
    case .viewWillAppear: [.hidden, .disappearing]
    case .viewDidAppear, .viewIsAppearing: [.appearing]
    case .viewWillDisappear: [.appearing, .appeared]
    case .viewDidDisappear: [.disappearing]
    }
  }

  /// The state that a callback ends; `nil` for a will-callback, which begins something.
  package var earlier: AppearanceState? {
    switch self {
    case .viewWillAppear, .viewWillDisappear: nil
    case .viewDidAppear, .viewIsAppearing: .appearing
    case .viewDidDisappear: .disappearing
    }
  }

  /// The state in which a controller turns with a will-callback, for it is on the other way.
  @inline(__always)
  var opposite: AppearanceState { self == .viewWillAppear ? .disappearing : .appearing }

  /// Its bit in a set of callbacks.
  @inline(__always)
  package var bit: UInt8 { 1 &<< rawValue }

  /// Will rather than did.
  @inline(__always)
  package var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }

  /// Whether it belongs to a controller that comes.
  @inline(__always)
  package var isAppearing: Bool { self != .viewWillDisappear && self != .viewDidDisappear }
}

extension AppearanceState {
  /// Its number in the byte of a callback.
  @inline(__always)
  fileprivate func following(_ callback: AppearanceCallback) -> UInt64 {
    UInt64(rawValue) << (8 * UInt64(callback.rawValue))
  }

  /// The events that end it, a bit each, as a did-callback ends what its will-callback began.
  var ends: UInt64 {
    switch self {
    case .appearing: EventKind.viewDidAppear.bit | EventKind.viewIsAppearing.bit
    case .disappearing: EventKind.viewDidDisappear.bit
    case .unknown, .hidden, .appeared: 0
    }
  }
}
