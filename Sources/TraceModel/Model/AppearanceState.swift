/// Where one controller is between hidden and shown, according to its own callbacks.
package enum AppearanceState: UInt8, CaseIterable, Sendable {
  /// No callback has decided it yet: the trace began in the middle.
  case unknown
  /// Loaded and not shown, or gone from the screen.
  case hidden
  /// Between viewWillAppear and viewDidAppear.
  case appearing
  /// On screen.
  case appeared
  /// Between viewWillDisappear and viewDidDisappear.
  case disappearing

  /// Whether the controller's view is, or may be, on screen.
  @inline(__always)
  package var isOnScreen: Bool { self == .appearing || self == .appeared || self == .disappearing }
}
