extension EventKind {
  /// What to do in place of a callback that was called by hand right after this call, to refresh a screen.
  var refreshAdvice: String? {
    switch self {
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .applicationWillEnterForeground,
      .applicationDidBecomeActive:
      "UIKit calls no screen when the app comes back: to refresh one then, let it observe "
        + "UIScene.willEnterForegroundNotification."
    case .tabBarControllerDidSelect:
      "To refresh a tab when it is tapped, give its controller a method of its own and call that in didSelect."
    case .presentationControllerDidDismiss, .dismissCompletion:
      "To refresh a screen when a sheet above it is gone, give it a method of its own and call that here."
    default: nil
    }
  }
}
