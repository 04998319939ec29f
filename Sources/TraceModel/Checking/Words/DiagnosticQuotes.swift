extension Diagnostic {
  /// What the line says, in a short form of its own words; `…` where it names fewer than others do.
  func quote(naming names: [String]) -> String {
    let quote = Self.quotes[self] ?? rawValue
    let filled = Self.filled(quote) { mark in
      let name = Self.name(at: mark, of: names) ?? ""
      return name.isEmpty ? "…" : name
    }
    let nobody = ": <…>"
    guard let filled, filled.hasSuffix(nobody) else { return filled ?? quote }
    return String(filled.dropLast(nobody.count))
  }

  /// `%1` to `%n` are whom the line names, as in the sentences.
  private static let quotes: [Diagnostic: String] = [
    .unbalancedAppearance: "Unbalanced calls to begin/end appearance transitions for <%1>",
    .presentNotInHierarchy: "Attempt to present <%1> on <%2> whose view is not in the window hierarchy",
    .presentAlreadyPresenting: "Attempt to present <%1> on <%2> which is already presenting <%n>",
    .presentInProgress: "Attempt to present <%1> on <%2> while a presentation is in progress",
    .dismissInProgress: "Attempt to dismiss from <%1> while a presentation or dismiss is in progress",
    .dismissWhileTransitioning: "Trying to dismiss the presentation controller while transitioning already",
    .presentOnDetached: "Presenting from a detached view controller is discouraged",
    .navigationBusy: "… called on <%1> while an existing transition or presentation is occurring",
    .nestedNavigationAnimation: "nested animation can result in corrupted navigation bar",
    .navigationUnexpectedState: "Finishing up a navigation transition in an unexpected state",
    .navigationBarBusy: "Attempting to begin a transition on navigation bar while one is in progress",
    .transitionAborted: "Null transitionViewForCurrentTransition block, aborting",
    .appearanceCallbackMisuse: "Calling it directly on a view controller is not supported: <%1>",
    .loadViewWhileDeallocating: "Attempting to load the view of <%1> while it is deallocating",
    .keyboardCannotPresent: "Keyboard cannot present view controllers: <%1>",
    .pushNil: "Application tried to push a nil view controller on <%1>",
    .hierarchyInconsistency: "<%1> should have parent <%2> but actual parent is <%3>",
    .exceptionPresentActive: "tried to present modally <%1>, which is already presented or active",
    .exceptionPresentOnItself: "tried to present modal view controller on itself: <%1>",
    .exceptionPresentNil: "tried to present a nil modal view controller on <%1>",
    .exceptionPushTwice: "Pushing the same view controller instance more than once is not supported: <%1>",
    .exceptionPopNotInStack: "Tried to pop to a view controller that doesn't exist",
    .exceptionCommonParent: "<%1> and <%2> must have a common parent view controller",
    .exceptionAlertContainment: "was asked for its contained alert controller",
    .alertUnknownPresenter: "Attempt to dismiss <%1> with unknown presenter",
    .popoverActive: "Application tried to represent an active popover presentation",
    .presentationDeallocatedEarly: "deallocating <%1> while still ignoring interaction events",
    .swiftUISingleSheet: "Currently, only presenting a single sheet is supported",
    .autorotationUnbalanced: "endDisablingInterfaceAutorotation without beginDisablingInterfaceAutorotation",
    .leakSuspected: "Possible controller leak: <%1>",
    .exceptionPushNavigation: "Pushing a navigation controller is not supported",
    .exceptionPopoverUnanchored: "must provide location information for this popover: <%1>",
    .exceptionPageCount: "The number of view controllers provided doesn't match the number required",
    .messageToDeallocated: "message sent to deallocated instance of <%1>",
  ]
}
