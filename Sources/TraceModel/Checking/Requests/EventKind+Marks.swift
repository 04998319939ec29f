/// What kinds of marks say of the app.
extension EventKind {
  /// Whether a log that starts with this event began with the app, or with the first of its screens.
  var isLogsBeginning: Bool {
    switch self {
    case .initialized, .loadView, .viewDidLoad, .setRoot, .makeKeyAndVisible, .sceneWillConnect,
      .didFinishLaunching, .setViewControllers, .addChildCoordinator, .start:
      true
    default: false
    }
  }

  /// What a tab controller tells its delegate, as bits.
  static let ofTabDelegate = tabBarControllerShouldSelect.bit | tabBarControllerDidSelect.bit

  /// Whether it is what a tab controller tells its delegate.
  var isOfTabDelegate: Bool { self == .tabBarControllerShouldSelect || self == .tabBarControllerDidSelect }

  /// Whether a mark asks for a transition that isn't a pop.
  var asksForAnother: Bool {
    switch self {
    case .present, .dismiss, .push, .setViewControllers, .select: true
    default: false
    }
  }

  /// The kind of transition that a pop mark asks for.
  var pop: TransitionKind {
    switch self {
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    default: .pop
    }
  }
}
