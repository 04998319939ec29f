import Testing

@testable import TraceModel

/// Presentations of a navigation controller that logs nothing, dismissals asked of the presenter in a log that begins
/// later, and presentations that only the configuration tells of.
@Suite struct PresentedStackTests {
  private static let shown = """
    [Porch@0x10] viewDidLoad
    [Porch@0x10] viewWillAppear
    [Porch@0x10] viewIsAppearing
    [Porch@0x10] viewDidAppear
    [Porch@0x10] present Rail@0x20 style=pageSheet
    [Rail@0x20] setViewControllers Lamp@0x30
    [Lamp@0x30] viewDidLoad
    [Lamp@0x30] viewWillAppear
    [Lamp@0x30] viewIsAppearing
    [Lamp@0x30] viewDidAppear

    """

  @Test func `the first screen of a stack stands for the stack that is presented`() throws {
    let trace = CheckedTrace(
      Self.shown + """
        [Porch@0x10] dismiss
        [Lamp@0x30] viewWillDisappear
        [Lamp@0x30] viewDidDisappear
        [Lamp@0x30] deinit
        """)
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
    #expect(
      trace.transitions.filter { !$0.isInferred }.map { "\($0.kind) \($0.from ?? "") \($0.to ?? "")" } == [
        "present Porch Lamp", "dismiss Lamp Porch",
      ])
  }

  @Test func `a presenter that is disturbed by a stack on a sheet is found`() throws {
    let log = Self.shown.replacing(
      "[Lamp@0x30] viewWillAppear\n", with: "[Porch@0x10] viewWillDisappear\n[Lamp@0x30] viewWillAppear\n")
    #expect(
      CheckedTrace(log).findings.contains { $0.rule.description == "TC203" && $0.certainty == .definite })
  }

  @Test func `a coordinator may finish when the stack of its screen is dismissed from below`() throws {
    let trace = CheckedTrace(
      Self.shown + """
        [App] addChildCoordinator LampFlow@0x90
        [LampFlow@0x90] start
        [LampFlow@0x90] show Wick@0x40
        [Rail@0x20] push Wick@0x40 animated=true
        [Wick@0x40] viewDidLoad
        [Lamp@0x30] viewWillDisappear
        [Wick@0x40] viewWillAppear
        [Wick@0x40] viewIsAppearing
        [Lamp@0x30] viewDidDisappear
        [Wick@0x40] viewDidAppear
        [Wick@0x40] present Soot@0x50 style=overFullScreen
        [Soot@0x50] viewDidLoad
        [Soot@0x50] viewWillAppear
        [Soot@0x50] viewIsAppearing
        [Soot@0x50] viewDidAppear
        [Porch@0x10] dismiss
        [Soot@0x50] viewWillDisappear
        [Wick@0x40] viewWillDisappear
        [Soot@0x50] viewDidDisappear
        [Wick@0x40] viewDidDisappear
        [App] childDidFinish LampFlow@0x90
        [Porch@0x10] viewWillDisappear
        [Porch@0x10] viewDidDisappear
        """)
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
  }

  /// Two later trays were released, so one that is asked to go and stays would be a leak.
  @Test(arguments: [
    // It covers nothing of the presenter, which so gets no call.
    ["Lamp viewWillDisappear", "Lamp viewDidDisappear"],
    ["Lamp viewWillDisappear", "Tray viewWillAppear", "Tray viewDidAppear", "Lamp viewDidDisappear"],
  ])
  func `a dismissal asked of the presenter of what was presented before the log is not its own`(
    _ calls: [String]
  ) throws {
    let visit = """
      [Desk@0x300] present Tray@ADDRESS style=fullScreen
      [Tray@ADDRESS] viewDidLoad
      [Desk@0x300] viewWillDisappear
      [Tray@ADDRESS] viewWillAppear
      [Tray@ADDRESS] viewDidAppear
      [Desk@0x300] viewDidDisappear
      [Tray@ADDRESS] dismiss
      [Tray@ADDRESS] viewWillDisappear
      [Desk@0x300] viewWillAppear
      [Desk@0x300] viewDidAppear
      [Tray@ADDRESS] viewDidDisappear
      [Tray@ADDRESS] deinit

      """
    let going = calls.map { call in
      let words = call.split(separator: " ")
      return "[\(words[0])@\(words[0] == "Tray" ? "0x100" : "0x200")] \(words[1])\n"
    }
    let trace = CheckedTrace(
      "[Tray@0x100] dismiss\n" + going.joined() + """
        [Bar@0x10] select Rail@0x20
        [Desk@0x300] viewDidLoad
        [Desk@0x300] viewWillAppear
        [Tray@0x100] viewWillDisappear
        [Desk@0x300] viewDidAppear
        [Tray@0x100] viewDidDisappear

        """ + visit.replacing("ADDRESS", with: "0x400") + visit.replacing("ADDRESS", with: "0x440"))
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
  }

  private static let described = #"{"controllers": {"Card*": {"style": "pageSheet"}}}"#

  @Test func `who goes while a sheet of the configuration comes need not be its presenter`() throws {
    let log = """
      Porch viewWillAppear
      Porch viewDidAppear
      Lamp viewWillAppear
      Lamp viewDidAppear
      Lamp viewWillDisappear
      Card viewDidLoad
      Card viewWillAppear
      Card viewDidAppear
      Lamp viewDidDisappear

      """
    let app = try AppDescription.text(Self.described)
    #expect(CheckedTrace(log + "Lamp deinit\n", app: app).definite.isEmpty, "it was on its way out")
    let back = "Card viewWillDisappear\nCard viewDidDisappear\nLamp viewWillAppear\nLamp viewDidAppear\n"
    #expect(CheckedTrace(log + back, app: app).rules == ["TC203"], "it stayed")
    let open = CheckedTrace(log, app: app)
    #expect(
      open.definite.isEmpty && open.findings.map(\.rule.description) == ["TC203"], "nothing shows that it did"
    )
    let alone = log.replacing("Porch viewWillAppear\nPorch viewDidAppear\n", with: "")
    #expect(CheckedTrace(alone, app: app).rules == ["TC203"], "nobody else is on the screen")
  }

  @Test func `the delegate of another sheet says nothing of the only one that the configuration knows`()
    throws
  {
    let trace = CheckedTrace(
      """
      Note viewWillAppear
      Note viewDidAppear
      Card viewDidLoad
      Card viewWillAppear
      Card viewDidAppear
      Note presentationControllerWillDismiss
      Note viewWillDisappear
      Note viewDidDisappear
      Note presentationControllerDidDismiss
      Card viewWillDisappear
      Card viewDidDisappear
      Porch viewWillAppear
      Porch viewDidAppear
      Porch viewWillDisappear
      Porch viewDidDisappear

      """, app: try AppDescription.text(Self.described))
    #expect(trace.definite.isEmpty, "\(trace.definite.map(\.message))")
  }

  @Test func `all that was presented over the controller that is asked is gone`() throws {
    let trace = CheckedTrace(
      """
      [App] addChildCoordinator LampFlow@0x90
      [LampFlow@0x90] start
      [LampFlow@0x90] show Lamp@0x30
      [Rail@0x20] push Lamp@0x30 animated=true
      [Lamp@0x30] viewDidLoad
      [Lamp@0x30] viewWillAppear
      [Lamp@0x30] viewIsAppearing
      [Lamp@0x30] viewDidAppear
      [Lamp@0x30] present Track@0x60 style=overFullScreen
      [Track@0x60] setViewControllers Soot@0x50
      [Soot@0x50] viewDidLoad
      [Soot@0x50] viewWillAppear
      [Soot@0x50] viewIsAppearing
      [Soot@0x50] viewDidAppear
      [Porch@0x10] dismiss
      [Soot@0x50] viewWillDisappear
      [Lamp@0x30] viewWillDisappear
      [Soot@0x50] viewDidDisappear
      [Lamp@0x30] viewDidDisappear
      [App] childDidFinish LampFlow@0x90
      [Porch@0x10] viewWillDisappear
      [Porch@0x10] viewDidDisappear

      """)
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
  }
}
