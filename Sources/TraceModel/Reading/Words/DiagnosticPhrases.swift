/// The words by which each of UIKit's messages is found, in small letters.
enum DiagnosticPhrases {
  static let all: [(Diagnostic, WordPattern)] = [
    (.unbalancedAppearance, WordPattern("unbalanced calls to begin/end appearance", anchor: 22)),
    (.presentNotInHierarchy, WordPattern("attempt to present", anchor: 2)),
    (.dismissInProgress, WordPattern("attempt to dismiss from view", anchor: 2)),
    (.dismissWhileTransitioning, WordPattern("trying to dismiss the presentation controller", anchor: 7)),
    (.presentOnDetached, WordPattern("presenting view controller", anchor: 2)),
    (.navigationBusy, WordPattern("while an existing transition or presentation", anchor: 9)),
    (.nestedNavigationAnimation, WordPattern("animation can result in", anchor: 15)),
    (.navigationUnexpectedState, WordPattern("finishing up a navigation transition", anchor: 10)),
    (.navigationBarBusy, WordPattern("attempting to begin a transition on navigation bar", anchor: 13)),
    (.transitionAborted, WordPattern("null transitionviewforcurrenttransition", anchor: 16)),
    (.appearanceCallbackMisuse, WordPattern("directly on a view controller is not supported", anchor: 3)),
    (
      .loadViewWhileDeallocating,
      WordPattern("attempting to load the view of a view controller while", anchor: 12)
    ),
    (.keyboardCannotPresent, WordPattern("keyboard cannot present view controllers", anchor: 5)),
    (.pushNil, WordPattern("push a nil view controller", anchor: 5)),
    (.hierarchyInconsistency, WordPattern("should have parent view controller", anchor: 3)),
    (.hierarchyInconsistency, WordPattern("a view can only be associated with at most one", anchor: 20)),
    (.exceptionPresentActive, WordPattern("tried to present modally an active controller", anchor: 17)),
    (.exceptionPresentActive, WordPattern("tried to present modally a view controller", anchor: 22)),
    (.exceptionPresentOnItself, WordPattern("tried to present modal view controller on itself", anchor: 18)),
    (.exceptionPresentNil, WordPattern("tried to present a nil modal view controller", anchor: 17)),
    (.exceptionPushTwice, WordPattern("pushing the same view controller instance", anchor: 12)),
    (.exceptionPopNotInStack, WordPattern("tried to pop to a view controller that doesn", anchor: 8)),
    (.exceptionPopNotInStack, WordPattern("assertion failure in -[uinavigationcontroller popto", anchor: 19)),
    (.exceptionCommonParent, WordPattern("must have a common parent view controller")),
    (.exceptionAlertContainment, WordPattern("was asked for its contained alert controller", anchor: 28)),
    (.alertUnknownPresenter, WordPattern("with unknown presenter", anchor: 2)),
    (.popoverActive, WordPattern("tried to represent an active popover", anchor: 28)),
    (
      .presentationDeallocatedEarly,
      WordPattern("presentation controller while still ignoring", anchor: 28)
    ),
    (.presentationDeallocatedEarly, WordPattern("delayed presentation of")),
    (.swiftUISingleSheet, WordPattern("only presenting a single sheet is supported", anchor: 19)),
    (.autorotationUnbalanced, WordPattern("enddisablinginterfaceautorotation", anchor: 22)),
    (.leakSuspected, WordPattern("is still alive", anchor: 7)),
    (.leakSuspected, WordPattern("possible controller leak", anchor: 17)),
    (.exceptionPushNavigation, WordPattern("pushing a navigation controller is not supported", anchor: 6)),
    (.exceptionPopoverUnanchored, WordPattern("location information for this popover", anchor: 28)),
    (.exceptionPageCount, WordPattern("number of view controllers provided (", anchor: 5)),
    (.exceptionPageCount, WordPattern("number of provided view controllers (", anchor: 10)),
    (.messageToDeallocated, WordPattern("message sent to deallocated instance", anchor: 14)),
  ]
}
