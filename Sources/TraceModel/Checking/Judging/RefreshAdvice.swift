extension EventKind {
  /// What to do instead of calling a callback by hand right after this call to refresh a screen.
  var refreshAdvice: String? {
    switch self {
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .applicationWillEnterForeground,
      .applicationDidBecomeActive, .sceneDidEnterBackground, .applicationDidEnterBackground:
      "UIKit makes no appearance callbacks when the app goes to the background or returns to the foreground. To "
        + "refresh a screen then, observe UIScene.willEnterForegroundNotification of its own window scene."
    case .tabBarControllerDidSelect:
      "To refresh a tab when it is tapped, give its controller a method of its own and call that in didSelect."
    case .presentationControllerDidDismiss, .dismissCompletion:
      "To refresh a screen after a sheet above it is dismissed, give it a method of its own, and call that "
        + "in presentationControllerDidDismiss and in the completion of dismiss."
    default: nil
    }
  }
}
