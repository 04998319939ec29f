/// What events change of the screen, for whoever follows it by them alone.
extension EventKind {
  /// Whether whom it is about is on the screen from here on; `nil` where that does not change.
  var shows: Bool? {
    switch self {
    case .viewDidAppear: true
    case .viewWillDisappear, .viewDidDisappear, .deinitialized: false
    default: nil
    }
  }

  /// The kinds by which somebody comes to the screen or goes, a bit each.
  static let comings = bits([.viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialized])
  /// The kinds that may change who stands on whom.
  static let movements = comings | EventKind.setRoot.bit
  /// The kinds after which the app is in the background.
  static let rests = bits([.applicationDidEnterBackground, .sceneDidEnterBackground])

  private static func bits(_ kinds: [EventKind]) -> UInt64 { kinds.reduce(0) { $0 | $1.bit } }
}
