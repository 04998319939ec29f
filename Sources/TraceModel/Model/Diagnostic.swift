/// What UIKit, or the runtime below it, prints when it is used wrongly. The raw value is the slug that reports print.
///
/// Wordings and their sources: `Reading/Diagnostics`.
package enum Diagnostic: String, CaseIterable, Sendable {
  case unbalancedAppearance = "unbalanced-appearance"
  case presentNotInHierarchy = "present-not-in-hierarchy"
  case presentAlreadyPresenting = "present-already-presenting"
  case presentInProgress = "present-in-progress"
  case dismissInProgress = "dismiss-in-progress"
  case dismissWhileTransitioning = "dismiss-while-transitioning"
  case presentOnDetached = "present-on-detached"
  case navigationBusy = "navigation-busy"
  case nestedNavigationAnimation = "nested-navigation-animation"
  case navigationUnexpectedState = "navigation-unexpected-state"
  case navigationBarBusy = "navigation-bar-busy"
  case transitionAborted = "transition-aborted"
  case appearanceCallbackMisuse = "appearance-callback-misuse"
  case loadViewWhileDeallocating = "load-view-while-deallocating"
  case keyboardCannotPresent = "keyboard-cannot-present"
  case pushNil = "push-nil"
  case hierarchyInconsistency = "hierarchy-inconsistency"
  case exceptionPresentActive = "exception-present-active"
  case exceptionPresentOnItself = "exception-present-on-itself"
  case exceptionPresentNil = "exception-present-nil"
  case exceptionPushTwice = "exception-push-twice"
  case exceptionPopNotInStack = "exception-pop-not-in-stack"
  case exceptionCommonParent = "exception-common-parent"
  case exceptionAlertContainment = "exception-alert-containment"
  case alertUnknownPresenter = "alert-unknown-presenter"
  case popoverActive = "popover-active"
  case presentationDeallocatedEarly = "presentation-deallocated-early"
  case swiftUISingleSheet = "swiftui-single-sheet"
  case autorotationUnbalanced = "autorotation-unbalanced"
  case leakSuspected = "leak-suspected"
  case exceptionPushNavigation = "exception-push-navigation"
  case exceptionPopoverUnanchored = "exception-popover-unanchored"
  case exceptionPageCount = "exception-page-count"
  case messageToDeallocated = "message-to-deallocated"

  /// The rule that reports it: TC801 for the first, and so on in this order; TC106 where the runtime says what that
  /// rule looks for.
  package var rule: RuleID {
    if self == .messageToDeallocated { return RuleID(number: 106) }
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return RuleID(number: UInt16(801 + index))
  }
}
