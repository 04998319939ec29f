import Testing

@testable import TraceModel

/// What one container was asked for says nothing of another, and nothing for ever.
@Suite struct SeveralContainersTests {
  private static let tab = """
    [Feed@0x1] viewDidLoad
    [Feed@0x1] viewWillAppear
    [Feed@0x1] viewDidAppear
    [tabs@0x9] select Feed@0x1
    [tabs@0x9] tabBarControllerDidSelect Feed@0x1

    """

  /// The callback that is wrong, and what shows that its class logs those that should lie between.
  private static let wakes = """
    [Feed@0x1] viewWillAppear
    [Feed@0x1] viewDidAppear
    [Feed@0x1] viewWillDisappear
    [Feed@0x1] viewDidDisappear
    """

  @Test func `the active tab that wakes its controller is told as that`() {
    #expect(CheckedTrace(Self.tab + Self.wakes).rules == ["TC421"])
  }

  @Test func `a fault long after a tab was chosen again has nothing to do with it`() {
    let sheet = """
      [Feed@0x1] present Menu@0x2 style=pageSheet
      [Menu@0x2] viewDidLoad
      [Menu@0x2] viewWillAppear
      [Menu@0x2] viewDidAppear
      [Menu@0x2] dismiss
      [Menu@0x2] viewWillDisappear
      [Menu@0x2] viewDidDisappear

      """
    #expect(CheckedTrace(Self.tab + sheet + Self.wakes).rules == ["TC103"])
  }

  /// Two pops of stacks of which nothing is known, one after the other asked for and one after the other made.
  private static func pops(second: String) -> CheckedTrace {
    CheckedTrace(
      """
      [Left@0x1] pop
      [Right@0x2] pop
      [Note@0x11] viewWillDisappear
      [Folder@0x12] viewWillAppear
      [Note@0x11] viewDidDisappear
      [Folder@0x12] viewDidAppear

      """ + second)
  }

  @Test func `a pop waits for each container`() {
    let trace = Self.pops(
      second: """
        [Recipe@0x21] viewWillDisappear
        [Shelf@0x22] viewWillAppear
        [Recipe@0x21] viewDidDisappear
        [Shelf@0x22] viewDidAppear
        """)
    #expect(trace.findings.isEmpty)
    #expect(trace.transitions.map(\.kind) == [.pop, .pop] && trace.transitions.allSatisfy { !$0.isInferred })
  }

  @Test func `of two pops that wait it is only possible that the second was made wrongly`() {
    let trace = Self.pops(
      second: """
        [Recipe@0x21] viewWillDisappear
        [Shelf@0x22] viewWillAppear
        [Shelf@0x22] viewDidAppear
        [Recipe@0x21] viewDidDisappear
        """)
    #expect(trace.findings.map(\.rule.description) == ["TC402"])
    #expect(trace.rules.isEmpty)
  }

  @Test func `a page that turns is surely that though another page controller has finished`() throws {
    let app = try AppDescription.text(#"{"controllers":{"Tip*":{"in":"page"},"Photo*":{"in":"page"}}}"#)
    let trace = CheckedTrace(
      """
      [Tips@0x1] pageViewControllerWillTransition
      [Photos@0x2] pageViewControllerWillTransition
      [Tips@0x1] pageViewControllerDidFinishAnimating completed=true
      [PhotoB@0x22] viewWillAppear
      [PhotoA@0x21] viewWillDisappear
      [PhotoA@0x21] viewDidDisappear
      [PhotoB@0x22] viewDidAppear
      [Photos@0x2] pageViewControllerDidFinishAnimating completed=true
      """, app: app)
    #expect(trace.rules == ["TC431"])
  }
}
