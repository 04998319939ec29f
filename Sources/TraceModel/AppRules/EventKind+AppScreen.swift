/// How events change the screen, for code that follows it by events alone.
extension EventKind {
  /// Whether the controller that it is about is on the screen from here on; `nil` where that doesn't change.
  var shows: Bool? {
    switch self {
    case .viewDidAppear: true
    case .viewWillDisappear, .viewDidDisappear, .deinitialized: false
    default: nil
    }
  }

  /// The kinds by which a controller comes to the screen or leaves it, a bit each.
  static let comings = bits([.viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialized])
  /// The kinds that may change the chain of controllers from the root to the top.
  static let movements = comings | EventKind.setRoot.bit
  /// The kinds after which the app is in the background.
  static let rests = bits([.applicationDidEnterBackground, .sceneDidEnterBackground])

  private static func bits(_ kinds: [EventKind]) -> UInt64 { kinds.reduce(0) { $0 | $1.bit } }
}
