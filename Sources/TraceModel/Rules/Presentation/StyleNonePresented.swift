extension RuleInfo {
  /// TC208, style-none-presented.
  package static let styleNonePresented = RuleInfo(
    id: 208, name: "style-none-presented", level: .error,
    summary: "A controller is presented with the style none.",
    why: "UIKit has no presentation for this style; the app crashes or shows nothing.",
    help: """
      Use automatic, or the style you mean. The value none is only a return value of \
      adaptivePresentationStyle(for:), where it means that the style should not be adapted. Look \
      for a style that is read from a storyboard, a server or a raw value.
      """,
    source: """
      Apple, UIModalPresentationStyle.none: do not use it to present. Two public write-ups report a \
      crash.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=none
      [Filter@0x7f40] viewDidLoad
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=automatic
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      """
    )
  )
}
