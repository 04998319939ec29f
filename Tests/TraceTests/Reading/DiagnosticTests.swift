import Testing

@testable import TraceModel

@Suite struct DiagnosticTests {
  static let samples = [
    LineSample(
      "Unbalanced calls to begin/end appearance transitions for <Larder.Q: 0x10>.",
      "unbalanced-appearance Q@0x10"),
    LineSample(
      "Warning: Attempt to present <Q: 0x10> on <Larder.R: 0x20> whose view is not in the window hierarchy!",
      "present-not-in-hierarchy Q@0x10 R@0x20"),
    LineSample(
      "[Presentation] Attempt to present <Q: 0x10> on <R: 0x20> (from <S: 0x30>) which is already presenting <T: 0x40>.",
      "present-already-presenting Q@0x10 R@0x20"),
    LineSample(
      "Attempt to present <Q: 0x10>  on <R: 0x20> while a presentation is in progress!",
      "present-in-progress Q@0x10 R@0x20"),
    LineSample(
      "Warning: Attempt to dismiss from view controller <Q: 0x10> while a presentation or dismiss is in progress!",
      "dismiss-in-progress Q@0x10"),
    LineSample(
      "[Assert] Trying to dismiss the presentation controller while transitioning already. (<P: 0x10>)",
      "dismiss-while-transitioning P@0x10"),
    LineSample(
      "Presenting view controllers on detached view controllers is discouraged <Q: 0x10>.",
      "present-on-detached Q@0x10"),
    LineSample(
      "[Presentation] Presenting view controller <Q: 0x10> from detached view controller <R: 0x20> is discouraged.",
      "present-on-detached Q@0x10 R@0x20"),
    LineSample(
      "popViewControllerAnimated: called on <UINavigationController 0x10> while an existing transition or presentation is occurring; the navigation stack will not be updated.",
      "navigation-busy UINavigationController@0x10"),
    LineSample("nested push animation can result in corrupted navigation bar", "nested-navigation-animation"),
    LineSample(
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
      "navigation-unexpected-state"),
    LineSample(
      "Attempting to begin a transition on navigation bar (<UINavigationBar: 0x10; frame = (0 0; 1 1); layer = <CALayer: 0x20>>) while a transition is in progress.",
      "navigation-bar-busy UINavigationBar@0x10"),
    LineSample(
      "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:", "transition-aborted"),
    LineSample(
      "[ViewController] Calling -viewWillDisappear: directly on a view controller is not supported, and may result in out-of-order callbacks. View controller: <Q: 0x10>",
      "appearance-callback-misuse Q@0x10"),
    LineSample(
      "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (<Q: 0x10>)",
      "load-view-while-deallocating Q@0x10"),
    LineSample(
      "Keyboard cannot present view controllers (attempted to present <Q: 0x10>)",
      "keyboard-cannot-present Q@0x10"),
    LineSample("Application tried to push a nil view controller on target <Q: 0x10>.", "push-nil Q@0x10"),
    LineSample(
      "reason: 'child view controller:<Q: 0x10> should have parent view controller:<R: 0x20> but requested parent is:<S: 0x30>'",
      "hierarchy-inconsistency Q@0x10 R@0x20"),
    LineSample(
      "A view can only be associated with at most one view controller at a time! View <UIView: 0x1> is associated with <Q: 0x10>.",
      "hierarchy-inconsistency Q@0x10"),
    LineSample(
      "Application tried to present modally an active controller <Q: 0x10>.",
      "exception-present-active Q@0x10"),
    LineSample(
      "Application tried to present modally a view controller <Q: 0x10> that is already being presented by <R: 0x20>.",
      "exception-present-active Q@0x10 R@0x20"),
    LineSample(
      "Application tried to present modal view controller on itself. Presenting controller is <Q: 0x10>.",
      "exception-present-on-itself Q@0x10"),
    LineSample(
      "Application tried to present a nil modal view controller on target <Q: 0x10>.",
      "exception-present-nil Q@0x10"),
    LineSample(
      "Pushing the same view controller instance more than once is not supported (<Q: 0x10>)",
      "exception-push-twice Q@0x10"),
    LineSample(
      "<Nav: 0x20> is pushing the same view controller instance (<Q: 0x10>) more than once which is not supported",
      "exception-push-twice Q@0x10 Nav@0x20"),
    LineSample("Tried to pop to a view controller that doesn't exist.", "exception-pop-not-in-stack"),
    LineSample(
      "Children view controllers <Q: 0x10> and <R: 0x20> must have a common parent view controller when calling x",
      "exception-common-parent Q@0x10 R@0x20"),
    LineSample(
      "A view controller not containing an alert controller was asked for its contained alert controller.",
      "exception-alert-containment"),
    LineSample(
      "Attempt to dismiss <Q: 0x10> with unknown presenter, action will not be performed.",
      "alert-unknown-presenter Q@0x10"),
    LineSample(
      "Application tried to represent an active popover presentation: <P: 0x10>", "popover-active P@0x10"),
    LineSample(
      "Invalid state: deallocating delayed presentation of <Q: 0x10> while still ignoring events",
      "presentation-deallocated-early Q@0x10"),
    LineSample("Currently, only presenting a single sheet is supported.", "swiftui-single-sheet"),
    LineSample(
      "-[UIWindow endDisablingInterfaceAutorotationAnimated:] called on <W: 0x1> without matching -beginDisablingInterfaceAutorotation. Ignoring.",
      "autorotation-unbalanced"),
    LineSample(
      "Attempt to present (null)  on <Q: 0x10> which is already presenting <R: 0x20>",
      "present-already-presenting - Q@0x10"),
    LineSample(
      "Attempt to present Q: 0x10 on R: 0x20 whose view is not in the window hierarchy!",
      "present-not-in-hierarchy Q@0x10"),
    LineSample("Pushing a navigation controller is not supported", "exception-push-navigation"),
    LineSample(
      "Your application has presented a UIAlertController (<UIAlertController: 0x10>) of style UIAlertControllerStyleActionSheet from Q (<Q: 0x20>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through x.",
      "exception-popover-unanchored UIAlertController@0x10 Q@0x20"),
    LineSample(
      "Your application has presented a UIActivityViewController (<UIActivityViewController: 0x10>). In its current trait environment, its modalPresentationStyle is UIModalPresentationPopover. You must provide location information for this popover through x.",
      "exception-popover-unanchored UIActivityViewController@0x10"),
    LineSample(
      "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition",
      "exception-page-count"),
    LineSample(
      "The number of provided view controllers (3) does not match the number required (1) for the requested spine location",
      "exception-page-count"),
    LineSample("*** <Q: 0x10> is still alive ***", "leak-suspected Q@0x10"),
    LineSample("Detect Possible Controller Leak: ShelfVC", "leak-suspected ShelfVC"),
    LineSample(
      "*** -[Larder.ShelfVC viewWillAppear:]: message sent to deallocated instance 0x1f0",
      "message-to-deallocated ShelfVC@0x1f0"),
    LineSample(
      "*** -[_TtC6Larder7ShelfVC respondsToSelector:]: message sent to deallocated instance 0x1f0",
      "message-to-deallocated ShelfVC@0x1f0"),
  ]

  @Test(arguments: samples) func `each message of UIKit is told by its slug and its objects`(
    _ sample: LineSample
  ) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
    let line = "2021-03-02 09:10:11.120331+0200 Larder[314:9912] \(sample.line)\n"
    #expect(try ReadLog.words(line) == sample.event.map { [$0] } ?? [])
  }

  @Test func `every diagnostic has a sample here`() {
    let slugs = Set(Self.samples.compactMap { $0.event?.split(separator: " ").first.map(String.init) })
    #expect(slugs == Set(Diagnostic.allCases.map(\.rawValue)))
  }

  @Test func `an object that a wrap has cut is put together`() throws {
    let log =
      "Warning: Attempt to dismiss from view controller <Q: \n0x10> while a presentation or dismiss is in progress!\n"
    #expect(try ReadLog.words(log) == ["dismiss-in-progress Q@0x10"])
    #expect(try ReadLog.words("<Larder.Q: \n  0x10> viewDidLoad\n") == ["viewDidLoad Q@0x10"])
  }
}
