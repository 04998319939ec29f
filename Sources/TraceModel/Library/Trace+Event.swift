extension Trace {
  /// The events that a recorder can note: the words of the canonical notation, which `docs/recording.md` explains.
  ///
  /// It is only ever handed to the library, so that cases may be added: nobody has to switch over it.
  public enum Event: String, CaseIterable, Sendable {
    /// The life of a controller: UIKit's callbacks between the two ends of an instance.
    case `init`, loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews
    case viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear, `deinit`
    /// The calls of a presentation's delegate; `presentationControllerShouldDismiss` has the key `result`.
    case presentationControllerShouldDismiss, presentationControllerWillDismiss
    case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
    /// The calls of the delegates of containers.
    case navigationControllerWillShow, navigationControllerDidShow
    case tabBarControllerShouldSelect, tabBarControllerDidSelect
    case pageViewControllerWillTransition, pageViewControllerDidFinishAnimating
    /// What the app asks a presenter for, with the keys `style` and `modalInPresentation`; and what is completed.
    case present, presentCompletion, dismiss, dismissCompletion, isModalInPresentation
    /// What the app asks a navigation or tab controller for.
    case push, pop, popToRoot, popTo, setViewControllers, setNavigationBarHidden, select
    /// Containers of the app's own.
    case addChild, removeFromParent, willMove, didMove, beginAppearanceTransition, endAppearanceTransition
    /// Windows, scenes and the app.
    case setRoot, makeKeyAndVisible, sceneWillConnect, sceneDidBecomeActive, sceneWillResignActive
    case sceneDidEnterBackground, sceneWillEnterForeground, sceneDidDisconnect
    case didFinishLaunching, applicationDidBecomeActive, applicationWillResignActive
    case applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate
    case didDiscardSceneSessions
    /// Coordinators.
    case addChildCoordinator, start, show, childDidFinish
    /// Touches.
    case touch, hitTest
    /// The style and the size that take effect, and what a split controller tells of its columns.
    case adaptivePresentationStyle, traits, splitViewControllerWillShow
  }
}
