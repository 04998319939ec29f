extension RuleInfo {
  /// TC103, callback-repeated.
  package static let callbackRepeated = RuleInfo(
    id: 103, name: "callback-repeated", level: .error,
    summary:
      "A controller gets the same appearance callback again, though it did not go, or come back, in between.",
    why: """
      What the callback does is done twice: two requests, two observers, two entries in the \
      analytics, an animation that starts over.
      """,
    help: """
      Do not call appearance callbacks yourself. A container either forwards them by hand, with \
      shouldAutomaticallyForwardAppearanceMethods returning false, or leaves them to UIKit, \
      never both. Check that the line is not logged by a class and its superclass as well.
      """,
    source: """
      Apple, UIViewController; the fault is described in RZTransitions issue 20 and \
      ElasticTransition issue 13. Known quirks of UIKit are shown apart: the double \
      viewWillAppear of the root at launch on iOS 13, and a will that is called again while a \
      fluid transition runs (Apple, Enhancing your app with fluid transitions: one that zooms \
      from iOS 18, any from iOS 26). A did is never called twice.
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      """
    )
  )
}
