/// Every event that tracecheck knows. The raw value is the event's number in masks.
///
/// Which words of a log stand for which event is the business of `Reading`; the spelling here is the one of
/// the canonical notation, and what every report prints.
package enum EventKind: UInt8, CaseIterable, Sendable {
  // The life of a controller.
  case initialized, loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews
  case viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear, deinitialized
  // UIAdaptivePresentationControllerDelegate.
  case presentationControllerShouldDismiss, presentationControllerWillDismiss
  case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
  // The delegates of containers.
  case navigationControllerWillShow, navigationControllerDidShow
  case tabBarControllerShouldSelect, tabBarControllerDidSelect
  case pageViewControllerWillTransition, pageViewControllerDidFinishAnimating
  // Marks: what the app asked for.
  case present, presentCompletion, dismiss, dismissCompletion, isModalInPresentation
  case push, pop, popToRoot, popTo, setViewControllers, setNavigationBarHidden, select
  // Containment.
  case addChild, removeFromParent, willMove, didMove, beginAppearanceTransition, endAppearanceTransition
  // Window, scene and app.
  case setRoot, makeKeyAndVisible
  case sceneWillConnect, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground
  case sceneWillEnterForeground, sceneDidDisconnect
  case didFinishLaunching, applicationDidBecomeActive, applicationWillResignActive
  case applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate
  case didDiscardSceneSessions
  // Coordinators.
  case addChildCoordinator, start, show, childDidFinish
  // Touches.
  case touch, hitTest
  // What UIKit itself says went wrong: `Event.diagnostic` tells which.
  case diagnostic
  // The style and the size that really take effect; what a split controller tells of its columns.
  case adaptivePresentationStyle, traits, splitViewControllerWillShow

  /// The event as the canonical notation spells it.
  package var name: String { Self.names[Int(rawValue)] }

  /// Written out: a case's own name is found by reflection, which is slow.
  private static let names = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "deinit", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "navigationControllerWillShow",
    "navigationControllerDidShow", "tabBarControllerShouldSelect", "tabBarControllerDidSelect",
    "pageViewControllerWillTransition", "pageViewControllerDidFinishAnimating", "present",
    "presentCompletion", "dismiss", "dismissCompletion", "isModalInPresentation", "push", "pop",
    "popToRoot", "popTo", "setViewControllers", "setNavigationBarHidden", "select", "addChild",
    "removeFromParent", "willMove", "didMove", "beginAppearanceTransition",
    "endAppearanceTransition", "setRoot", "makeKeyAndVisible", "sceneWillConnect",
    "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneDidDisconnect", "didFinishLaunching",
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate", "didDiscardSceneSessions",
    "addChildCoordinator", "start", "show", "childDidFinish", "touch", "hitTest", "diagnostic",
    "adaptivePresentationStyle", "traits", "splitViewControllerWillShow",
  ]

  /// Whether this is one of the callbacks that UIKit makes on a view controller, `deinit` included.
  package var isLifecycle: Bool { rawValue <= EventKind.deinitialized.rawValue }

  /// Whether this is one of the five callbacks about coming to the screen and going from it, which take `animated`.
  package var takesAnimated: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    default: false
    }
  }

  /// Whether this is a call of `UIAdaptivePresentationControllerDelegate`.
  package var isPresentationDelegate: Bool {
    rawValue >= EventKind.presentationControllerShouldDismiss.rawValue
      && rawValue <= EventKind.presentationControllerDidAttemptToDismiss.rawValue
  }

  /// Whether it is what a scene's or the app's delegate is told of its life.
  package var isOfScene: Bool {
    rawValue >= EventKind.sceneWillConnect.rawValue && rawValue <= EventKind.applicationWillTerminate.rawValue
  }

  /// Whether a child tells by it whose child it becomes, or that it is nobody's any more.
  package var movesToParent: Bool { self == .willMove || self == .didMove }

  /// The event's bit in a set of events. There are 64 at most; a shift that allows for more would ask first, several times
  /// an event.
  @inline(__always)
  package var bit: UInt64 { 1 &<< UInt64(rawValue) }
}
