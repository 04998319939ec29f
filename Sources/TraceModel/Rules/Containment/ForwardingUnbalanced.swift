extension RuleInfo {
  /// TC506, forwarding-unbalanced.
  package static let forwardingUnbalanced = RuleInfo(
    id: 506, name: "forwarding-unbalanced", level: .warning,
    summary: "beginAppearanceTransition and endAppearanceTransition of a child do not make pairs.",
    why: """
      UIKit answers with unbalanced calls: the child hears that it appears and never that it has, \
      or is told twice. What it starts in one callback and stops in the other is left running.
      """,
    help: """
      Call endAppearanceTransition once for each beginAppearanceTransition, in the completion of \
      the animation. Where the animation is cancelled, call beginAppearanceTransition again with \
      the opposite value before the end: that is how a child is told so, and no fault.
      """,
    source: """
      Apple, UIViewController.beginAppearanceTransition; UIKit's message on unbalanced calls; public \
      code of containers that forward by hand, cancelled transitions included. It is raised as \
      possible unless UIKit says so itself: a log that prints the call and its override shows each twice.
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
