import Testing

@testable import TraceModel

/// Dismissals that take more levels along than the log tells, and what they are not the answer to.
@Suite struct SeveralLevelsTests {
  @Test func `a presenter goes along with what is still on its way in`() {
    let trace = CheckedTrace(
      """
      [Harbour@0x10] viewDidLoad
      [Harbour@0x10] viewWillAppear
      [Harbour@0x10] viewDidAppear
      [Harbour@0x10] present Crane@0x20 style=formSheet
      [Crane@0x20] viewDidLoad
      [Crane@0x20] viewWillAppear
      [Crane@0x20] viewDidAppear
      [Crane@0x20] present Hook@0x30 style=overCurrentContext
      [Hook@0x30] viewWillAppear
      [Harbour@0x10] dismiss
      [Crane@0x20] viewWillDisappear
      [Hook@0x30] viewDidDisappear
      [Crane@0x20] viewDidDisappear
      [Hook@0x30] deinit
      [Crane@0x20] deinit

      """)
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
  }

  @Test func `of a presentation from before the log nobody knows how many levels are above it`() {
    let start = """
      [Crane@0x20] viewDidAppear
      [Crane@0x20] present Hook@0x30 style=overCurrentContext
      [Hook@0x30] viewWillAppear

      """
    let end = """
      [Crane@0x20] viewWillDisappear
      [Hook@0x30] viewDidDisappear
      [Crane@0x20] viewDidDisappear

      """
    let trace = CheckedTrace(start + "[Harbour@0x10] dismiss\n" + end)
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
    #expect(!CheckedTrace(start + end).findings.isEmpty, "nothing asked it to go")
  }

  @Test func `a presenter that goes with what it presented was not swiped back`() {
    let trace = CheckedTrace(
      """
      [Crane@0x20] present Hook@0x30 style=currentContext
      [Crane@0x20] viewWillDisappear
      [Hook@0x30] dismiss
      [Crane@0x20] present Rope@0x40 style=automatic
      [Rope@0x40] viewDidAppear
      [Spar@0x50] dismiss
      [Rope@0x40] viewWillDisappear
      [Crane@0x20] viewWillDisappear
      [Rope@0x40] viewDidDisappear
      [Crane@0x20] viewDidDisappear

      """)
    #expect(trace.definite.isEmpty, "\(trace.definite.map(\.message))")
  }

  @Test func `a name that a lower controller may have takes along what goes with it`() {
    let start = """
      [Mast] viewDidAppear
      [Mast] present Crane style=fullScreen
      [Crane] viewDidLoad
      [Mast] viewWillDisappear
      [Crane] viewWillAppear
      [Crane] viewDidAppear
      [Mast] viewDidDisappear
      [Crane] dismiss
      [Crane] viewWillDisappear

      """
    let end = "[Crane] viewDidDisappear\n[Crane] deinit\n"
    #expect(CheckedTrace(start + end).rules == ["TC204"], "nobody else goes")
    let trace = CheckedTrace(start + "[Rope] viewWillDisappear\n" + end)
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
  }

  @Test func `a push or a pop does not answer a dismissal from before the log`() {
    let trace = CheckedTrace(
      """
      [Rail@0x90] push Crane@0x20 animated=true
      [Crane@0x20] viewDidLoad
      [Crane@0x20] viewWillAppear
      [Crane@0x20] viewDidAppear
      [Crane@0x20] present Hook@0x30 style=overCurrentContext
      [Hook@0x30] viewWillAppear
      [Hook@0x30] viewDidAppear
      [Spar@0x50] dismiss
      [Hook@0x30] present Boom@0x99 style=pageSheet
      [Boom@0x99] setViewControllers Rope@0x40
      [Rope@0x40] viewDidLoad
      [Rope@0x40] viewWillAppear
      [Rope@0x40] viewDidAppear
      [Boom@0x99] push Mast@0x60 animated=false
      [Rope@0x40] viewWillDisappear
      [Rope@0x40] viewDidDisappear
      [Hook@0x70] viewDidLoad
      [Hook@0x70] deinit
      [Hook@0x80] viewDidLoad
      [Hook@0x80] deinit

      """)
    #expect(!trace.rules.contains("TC701"), "\(trace.findings.map(\.message))")
  }

  @Test func `a controller that goes after something else was asked for may answer that`() {
    let start = "[Hook@0x30] viewDidAppear\n[Hook@0x30] dismiss\n"
    let push = "[Rail@0x90] push Crane@0x20 animated=true\n"
    let end = """
      [Hook@0x30] viewWillDisappear
      [Crane@0x20] viewDidLoad
      [Hook@0x30] viewDidDisappear
      [Crane@0x20] viewDidAppear
      [Hook@0x70] viewDidLoad
      [Hook@0x70] deinit
      [Hook@0x80] viewDidLoad
      [Hook@0x80] deinit

      """
    #expect(!CheckedTrace(start + push + end).rules.contains("TC701"))
    #expect(CheckedTrace(start + end).rules.contains("TC701"), "nothing else was asked for")
  }
}
