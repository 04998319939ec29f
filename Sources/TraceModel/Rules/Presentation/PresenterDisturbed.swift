extension RuleInfo {
  /// TC203, presenter-disturbed.
  package static let presenterDisturbed = RuleInfo(
    id: 203, name: "presenter-disturbed", level: .error,
    summary: "The presenter gets appearance callbacks although the style leaves its view in place.",
    why: """
      The presenter stops its work and starts it again although it stays in sight behind the sheet: a \
      map reloads, a video pauses, the visit is counted twice.
      """,
    help: """
      First check whether another style took effect. \
      adaptivePresentationStyle(for:traitCollection:) may return fullScreen, a sheet may fill the \
      screen of a phone in landscape, and some system controllers choose a style of their own \
      under automatic. Log the style in force (adaptivePresentationStyle, traits), or say it in \
      the configuration. Then look for code that calls beginAppearanceTransition or the callbacks \
      of the presenter by hand, to get what a presentation caused before iOS 13, and remove it. To \
      refresh the presenter after a sheet, use presentationControllerDidDismiss for gestures and \
      the completion of dismiss for code.
      """,
    source: """
      Apple, UIModalPresentationStyle.pageSheet and formSheet: viewWillDisappear and \
      viewDidDisappear of the presenting controller are not called where the background stays \
      visible; recorded traces of automatic, pageSheet, formSheet and overFullScreen, iOS 13 and \
      later.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      """
    )
  )
}
