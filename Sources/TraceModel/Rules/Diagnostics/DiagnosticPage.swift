extension RuleInfo {
  /// The page of a diagnostic: they share id, name and the form of their examples.
  ///
  /// The bad trace is the message alone, in UIKit's wording and with names of our own; the good one is a trace
  /// of the same move without it.
  static func diagnostic(
    _ diagnostic: Diagnostic, level: Severity, summary: String, why: String, help: String, source: String,
    bad: String, good: RuleExample
  ) -> RuleInfo {
    RuleInfo(
      id: diagnostic.rule.number, name: "uikit-" + diagnostic.rawValue, level: level, summary: summary,
      why: why, help: help, source: source, bad: RuleExample(bad), good: good)
  }
}

extension RuleExample {
  /// A screen comes up.
  static let plainLife = RuleExample(
    """
    [Entry@0x7f00] viewDidLoad
    [Entry@0x7f00] viewWillAppear
    [Entry@0x7f00] viewDidAppear
    """
  )

  /// A sheet comes up.
  static let plainSheet = RuleExample(
    """
    [Entry@0x7f00] present TagPicker@0x7f40 style=pageSheet
    [TagPicker@0x7f40] viewDidLoad
    [TagPicker@0x7f40] viewWillAppear
    [TagPicker@0x7f40] viewDidAppear
    """
  )

  /// A screen is pushed.
  static let plainPush = RuleExample(
    """
    [Nav@0x7e00] push Entry@0x7f40
    [Entry@0x7f40] viewDidLoad
    [Entries@0x7f00] viewWillDisappear
    [Entry@0x7f40] viewWillAppear
    [Entries@0x7f00] viewDidDisappear
    [Entry@0x7f40] viewDidAppear
    """
  )

  /// A child is added.
  static let plainChild = RuleExample(
    """
    [Entry@0x7f00] addChild Toolbar@0x7f40
    [Toolbar@0x7f40] willMove parent=Entry@0x7f00
    [Toolbar@0x7f40] viewDidLoad
    [Toolbar@0x7f40] viewWillAppear
    [Toolbar@0x7f40] viewDidAppear
    [Toolbar@0x7f40] didMove parent=Entry@0x7f00
    """
  )
}
