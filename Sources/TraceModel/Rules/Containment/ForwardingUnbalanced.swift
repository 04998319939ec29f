extension RuleInfo {
  /// TC506, forwarding-unbalanced.
  package static let forwardingUnbalanced = RuleInfo(
    id: 506, name: "forwarding-unbalanced", level: .warning,
    summary: """
      A container's beginAppearanceTransition and endAppearanceTransition calls for a child don't pair \
      up.
      """,
    why: """
      UIKit logs unbalanced calls, and the child gets viewWillAppear without viewDidAppear, or gets a \
      callback twice. What it starts in one and stops in the other keeps running.
      """,
    help: """
      Call endAppearanceTransition once for each animation, in its completion. If the animation is \
      cancelled, first call beginAppearanceTransition again with the opposite value, then \
      endAppearanceTransition once: that is how a child learns of it, and isn't a fault.
      """,
    source: """
      Apple, UIViewController.beginAppearanceTransition; UIKit's message on unbalanced calls; public \
      code of containers that forward by hand, including cancelled transitions. A call that comes \
      twice is a possible finding unless UIKit prints its own message: a log that prints both the \
      call and its override shows each twice.
      """,
    bad: RuleExample(
      """
      [Drawer@0x7e00] viewWillAppear
      [Drawer@0x7e00] viewDidAppear
      [Menu@0x7f00] viewDidLoad
      [Menu@0x7f00] beginAppearanceTransition appearing=true
      [Menu@0x7f00] viewWillAppear
      [Menu@0x7f00] endAppearanceTransition
      [Menu@0x7f00] viewDidAppear
      [Menu@0x7f00] endAppearanceTransition
      """
    ),
    good: RuleExample(
      """
      [Drawer@0x7e00] viewWillAppear
      [Drawer@0x7e00] viewDidAppear
      [Menu@0x7f00] viewDidLoad
      [Menu@0x7f00] beginAppearanceTransition appearing=true
      [Menu@0x7f00] viewWillAppear
      [Menu@0x7f00] endAppearanceTransition
      [Menu@0x7f00] viewDidAppear
      [Menu@0x7f00] beginAppearanceTransition appearing=false
      [Menu@0x7f00] viewWillDisappear
      [Menu@0x7f00] beginAppearanceTransition appearing=true
      [Menu@0x7f00] viewWillAppear
      [Menu@0x7f00] endAppearanceTransition
      [Menu@0x7f00] viewDidAppear
      """
    )
  )
}
