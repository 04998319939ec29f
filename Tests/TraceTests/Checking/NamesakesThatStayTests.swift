import Testing

@testable import TraceModel

/// What a log without addresses leaves open about controllers of one name, and stacks that changed unlogged.
@Suite struct NamesakesThatStayTests {
  @Test func `the one that has just had a callback is not called so again`() {
    let twice = """
      [Vale] viewWillDisappear
      [Vale] viewWillDisappear
      [Vale] viewDidDisappear
      [Vale] viewDidDisappear

      """
    let start = "[app] didFinishLaunching\n[Vale] viewDidLoad\n"
    #expect(CheckedTrace(start + "[Vale] viewDidLoad\n" + twice).findings.isEmpty)
    let appears = "[Vale] viewWillAppear\n[Vale] viewDidAppear\n[Vale] viewDidLoad\n"
    #expect(CheckedTrace(start + appears + twice).rules.contains("TC103"), "the other has not appeared")
  }

  @Test func `one taken for gone may have stayed when its class turns out to log its deinit`() {
    let start = """
      [Glen] viewDidLoad
      [Glen] viewWillAppear
      [Glen] viewDidAppear
      [Glen] viewWillDisappear
      [Fell] viewWillAppear
      [Glen] viewDidDisappear
      [Fell] viewDidAppear
      [Glen] viewDidLoad
      [Glen] viewWillAppear
      [Glen] viewDidAppear
      [Glen] viewWillDisappear
      [Glen] viewWillAppear
      [Fell] deinit
      [Glen] viewDidDisappear
      [Glen] viewDidAppear

      """
    let trace = CheckedTrace(start + "[Glen] deinit\n")
    #expect(trace.definite.isEmpty, "\(trace.definite.map(\.message))")
  }

  @Test func `what the other of a name got in the same transition is not missing`() {
    let trace = CheckedTrace(
      """
      [Glen] viewWillDisappear
      [Glen] init
      [Rail] push Glen animated=true
      [Glen] viewWillDisappear
      [Glen] viewDidLoad
      [Glen] viewDidDisappear
      [Glen] viewDidAppear
      [Rail] push Fell animated=false
      [Glen] viewWillDisappear
      [Glen] viewDidDisappear
      [Fell] viewDidAppear

      """)
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
  }

  @Test func `a controller that presents one of its own name is another`() {
    let trace = CheckedTrace(
      """
      [Glen] init
      [Glen] present Glen style=overCurrentContext
      [Glen] viewDidLoad
      [Glen] viewWillAppear
      [Glen] viewDidAppear
      [Glen] present Fell style=pageSheet
      [Fell] viewDidLoad
      [Fell] viewWillAppear
      [Fell] viewDidAppear

      """)
    #expect(trace.definite.isEmpty, "\(trace.definite.map(\.message))")
  }

  @Test func `a pop that reveals another controller than the stack has next proves nothing about that one`() {
    let trace = CheckedTrace(
      """
      [Rail@0x20] setViewControllers Porch@0x10
      [Rail@0x20] push Wick@0x40 animated=true
      [Wick@0x40] viewDidLoad
      [Wick@0x40] viewWillAppear
      [Wick@0x40] viewIsAppearing
      [Wick@0x40] viewDidAppear
      [Lamp@0x30] viewWillAppear
      [Lamp@0x30] viewWillDisappear
      [Lamp@0x30] viewDidDisappear
      [Rail@0x20] pop animated=true
      [Wick@0x40] viewWillDisappear
      [Lamp@0x30] viewWillAppear
      [Lamp@0x30] viewIsAppearing
      [Wick@0x40] viewDidDisappear
      [Lamp@0x30] viewDidAppear
      [Rail@0x20] pop animated=true
      [Lamp@0x30] viewWillDisappear
      [Porch@0x10] viewDidLoad
      [Porch@0x10] viewWillAppear
      [Porch@0x10] viewIsAppearing
      [Lamp@0x30] viewDidDisappear
      [Porch@0x10] viewDidAppear

      """)
    #expect(trace.definite.isEmpty, "\(trace.definite.map(\.message))")
  }

  @Test func `a screen released in the middle of its stack does not stand for the next at its address`() {
    let trace = CheckedTrace(
      """
      [Rail@0x20] setViewControllers Porch@0x10,Wick@0x40,Lamp@0x30
      [Lamp@0x30] viewDidLoad
      [Lamp@0x30] viewWillAppear
      [Lamp@0x30] viewDidAppear
      [Lamp@0x30] viewWillDisappear
      [Lamp@0x30] viewDidDisappear
      [Lamp@0x30] deinit
      [Rail@0x20] push Lamp@0x30 animated=false
      [Lamp@0x30] viewDidLoad
      [Lamp@0x30] viewWillAppear
      [Lamp@0x30] viewDidAppear
      [Rail@0x20] popToRoot animated=true
      [Lamp@0x30] viewWillDisappear
      [Porch@0x10] viewWillAppear
      [Lamp@0x30] viewDidDisappear
      [Porch@0x10] viewDidAppear

      """)
    #expect(!trace.rules.contains("TC407"), "\(trace.findings.map(\.message))")
  }

  @Test func `a child that is pushed leaves its parent, and another may have its address`() {
    let child = """
      [Rail@0x20] push Porch@0x10 animated=true
      [Porch@0x10] viewDidLoad
      [Porch@0x10] viewWillAppear
      [Porch@0x10] viewDidAppear
      [Porch@0x10] addChild Lamp@0x30
      [Lamp@0x30] willMove parent=Porch@0x10
      [Lamp@0x30] viewDidLoad
      [Lamp@0x30] viewWillAppear
      [Lamp@0x30] viewDidAppear
      [Lamp@0x30] didMove parent=Porch@0x10
      [Rail@0x20] push Wick@0x40 animated=true
      [Wick@0x40] viewDidLoad
      [Porch@0x10] viewWillDisappear
      [Lamp@0x30] viewWillDisappear
      [Wick@0x40] viewWillAppear
      [Porch@0x10] viewDidDisappear
      [Lamp@0x30] viewDidDisappear
      [Wick@0x40] viewDidAppear

      """
    let comes = """
      [Wick@0x40] viewWillDisappear
      [Lamp@0x30] viewWillAppear
      [Wick@0x40] viewDidDisappear
      [Lamp@0x30] viewDidAppear

      """
    let pushed = CheckedTrace(child + "[Rail@0x20] push Lamp@0x30 animated=true\n" + comes)
    #expect(!pushed.rules.contains("TC504"), "\(pushed.findings.map(\.message))")
    #expect(CheckedTrace(child + comes).rules.contains("TC504"), "nobody took it out of its parent")
  }
}
