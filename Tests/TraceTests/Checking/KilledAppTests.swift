import Testing

@testable import TraceModel

/// After the end of a scene, or of the app, UIKit calls the root; everything else is judged as ever.
@Suite struct KilledAppTests {
  static let ends = ["[scene@0xc] sceneDidDisconnect", "[app] applicationWillTerminate"]

  private static let launch = """
    [Start@0x1] viewDidLoad
    [Start@0x1] viewWillAppear
    [Start@0x1] viewDidAppear

    """

  @Test(arguments: ends) func `who is on screen disappears, and the kill is told as one`(_ end: String) {
    let trace = CheckedTrace(
      Self.launch + """
        \(end)
        [app] didDiscardSceneSessions
        [Start@0x1] viewWillDisappear
        [Start@0x1] viewDidDisappear
        """)
    #expect(trace.findings.isEmpty)
    #expect(trace.transitions.last?.kind == .kill && trace.transitions.last?.outcome == .completed)
    #expect(trace.transitions.last?.from == "Start")
  }

  @Test(arguments: ends) func `a covered root is called as well, which is known`(_ end: String) {
    let trace = CheckedTrace(
      Self.launch + """
        [Start@0x1] present Player@0x2 style=fullScreen
        [Player@0x2] viewDidLoad
        [Start@0x1] viewWillDisappear
        [Player@0x2] viewWillAppear
        [Player@0x2] viewDidAppear
        [Start@0x1] viewDidDisappear
        \(end)
        [Start@0x1] viewWillDisappear
        [Start@0x1] viewDidDisappear
        """)
    #expect(trace.rules.isEmpty)
    #expect(trace.findings.map(\.rule.description) == ["TC108"] && trace.findings.allSatisfy(\.isKnown))
  }

  @Test func `the same again is no quirk`() {
    let trace = CheckedTrace(
      Self.launch + """
        [scene] sceneDidDisconnect
        [Start@0x1] viewWillDisappear
        [Start@0x1] viewDidDisappear
        [Start@0x1] viewWillDisappear
        [Start@0x1] viewDidDisappear
        """)
    #expect(trace.rules == ["TC108"])
  }

  @Test func `a controller that is covered in a stack isn't a root`() {
    let trace = CheckedTrace(
      """
      [window] setRoot Nav@0x9
      [Nav@0x9] setViewControllers Start@0x1
      [Nav@0x9] viewDidLoad
      [Nav@0x9] viewWillAppear
      [Start@0x1] viewDidLoad
      [Start@0x1] viewWillAppear
      [Nav@0x9] viewDidAppear
      [Start@0x1] viewDidAppear
      [Nav@0x9] push Order@0x2
      [Order@0x2] viewDidLoad
      [Start@0x1] viewWillDisappear
      [Order@0x2] viewWillAppear
      [Start@0x1] viewDidDisappear
      [Order@0x2] viewDidAppear
      [scene] sceneDidDisconnect
      [Nav@0x9] viewWillDisappear
      [Order@0x2] viewWillDisappear
      [Start@0x1] viewWillDisappear
      [Nav@0x9] viewDidDisappear
      [Order@0x2] viewDidDisappear
      """)
    #expect(trace.rules == ["TC108"])
  }

  @Test(arguments: ends + ["[app] didDiscardSceneSessions"]) func `what lives on is judged as ever`(
    _ end: String
  ) {
    let faults = """
      [Start@0x1] viewDidAppear
      [Start@0x1] present Player@0x2 style=fullScreen
      [Player@0x2] viewDidLoad
      [Start@0x1] viewWillDisappear
      [Player@0x2] viewWillAppear
      [Start@0x1] viewDidDisappear
      [Player@0x2] viewDidAppear
      [Start@0x1] present Menu@0x3 style=fullScreen
      """
    let rules = CheckedTrace(Self.launch + end + "\n" + faults).rules
    #expect(rules == CheckedTrace(Self.launch + faults).rules)
    #expect(rules == ["TC103", "TC201", "TC602"])
  }

  @Test func `a push that was under way when the scene went is incomplete`() {
    let trace = CheckedTrace(
      Self.launch + """
        [Nav@0x9] push Order@0x2
        [Order@0x2] viewDidLoad
        [Start@0x1] viewWillDisappear
        [Order@0x2] viewWillAppear
        [scene] sceneDidDisconnect
        [Order@0x2] viewWillDisappear
        [Order@0x2] viewDidDisappear
        """)
    #expect(trace.findings.isEmpty)
    #expect(trace.transitions.suffix(2).map(\.kind) == [.push, .kill])
  }

  @Test func `a log that ends with the app tells leaks`() {
    var log = ""
    for (number, isReleased) in [(1, false), (2, true), (3, true), (4, true)] {
      log += """
        [Start@0x1] present Note@0x\(number)0 style=pageSheet
        [Note@0x\(number)0] viewDidLoad
        [Note@0x\(number)0] viewWillAppear
        [Note@0x\(number)0] viewDidAppear
        [Note@0x\(number)0] dismiss
        [Note@0x\(number)0] viewWillDisappear
        [Note@0x\(number)0] viewDidDisappear

        """
      if isReleased { log += "[Note@0x\(number)0] deinit\n" }
    }
    #expect(CheckedTrace(Self.launch + log + "[app] applicationWillTerminate").rules == ["TC701"])
  }
}
