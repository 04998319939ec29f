extension RuleInfo {
  /// TC103, callback-repeated.
  package static let callbackRepeated = RuleInfo(
    id: 103, name: "callback-repeated", level: .error,
    summary: """
      A controller gets the same appearance callback again without disappearing, or reappearing, in \
      between.
      """,
    why: """
      Everything the callback does happens twice: two requests, two observers, two entries in the \
      analytics, an animation that starts over.
      """,
    help: """
      Don't call appearance callbacks yourself. A container either forwards them by hand, with \
      shouldAutomaticallyForwardAppearanceMethods returning false, or leaves them to UIKit, but never \
      both. Also check that the line isn't logged by both a class and its superclass.
      """,
    source: """
      Apple, UIViewController; RZTransitions issue 20 and ElasticTransition issue 13 describe the \
      fault. Known quirks of UIKit are listed separately: the second viewWillAppear of the root at \
      launch on iOS 13, and a will-callback repeated in an interruptible transition (Apple, \
      Enhancing your app with fluid transitions: from iOS 18 one that zooms, from iOS 26 any push \
      or pop). UIKit never repeats a did-callback.
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
