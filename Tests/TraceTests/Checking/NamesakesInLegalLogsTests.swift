import Testing

@testable import TraceModel

/// Right logs, most of them by names alone, in which one controller was once taken for another.
@Suite struct NamesakesInLegalLogsTests {
  struct Log: CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  @Test(arguments: logs)
  func `a right log is not accused`(_ log: Log) {
    let told = CheckedTrace(log.text).definite.map { "\($0.rule) at line \($0.line): \($0.message)" }
    #expect(told.isEmpty)
  }

  static let logs = [
    Log(
      testDescription: "a screen covers one of its own class, which logs no wills",
      text: """
        [Story] viewDidLoad
        [Story] viewDidAppear
        [Story] present Story style=currentContext
        [Story] viewDidLoad
        [Story] viewDidAppear
        [Story] viewDidDisappear
        [Story] presentCompletion
        [Story] present Reply style=currentContext
        [Reply] viewDidAppear
        [Story] viewDidDisappear
        [Reply] dismiss
        [Story] viewDidAppear
        [Reply] viewDidDisappear
        """),
    Log(
      testDescription: "a child has the name of its parent",
      text: """
        [Stack] setViewControllers Home
        [Home] viewDidLoad
        [Home] viewWillAppear
        [Home] viewDidAppear
        [Stack] push Panel animated=true
        [Home] viewWillDisappear
        [Home] viewDidDisappear
        [Panel] viewDidAppear
        [Panel] addChild Panel
        [Panel] willMove parent=Panel
        [Panel] viewDidAppear
        [Panel] didMove parent=Panel
        [Stack] push Chart animated=true
        [Chart] viewDidLoad
        [Chart] viewWillAppear
        [Panel] viewDidDisappear
        [Panel] viewDidDisappear
        [Chart] viewDidAppear
        [Stack] push Route animated=true
        [Route] viewDidLoad
        [Chart] viewWillDisappear
        [Route] viewWillAppear
        [Chart] viewDidDisappear
        [Route] viewDidAppear
        """),
    Log(
      testDescription: "another object is made at an address whose class prints no deinit",
      text: """
        [Stack@0x1] setViewControllers Home@0x10
        [Home@0x10] viewWillDisappear
        [Chart@0x20] init
        [Stack@0x1] push Chart@0x20 animated=true
        [Chart@0x20] viewDidLoad
        [Chart@0x20] viewWillDisappear
        [Chart@0x20] init
        [Stack@0x1] setViewControllers Home@0x10,Chart@0x20
        [Chart@0x20] viewDidLoad
        [Chart@0x20] viewWillDisappear
        """),
    Log(
      testDescription: "a name was there before the log saw one of it begin and another released",
      text: """
        [Chart] viewDidLoad
        [Chart] viewWillAppear
        [Chart] viewIsAppearing
        [Chart] viewDidDisappear
        [Chart] viewDidAppear
        [Chart] deinit
        """),
    Log(
      testDescription: "a coordinator is finished for screens that go without a word, and are released",
      text: """
        [BuyFlow] show Basket
        [Basket] viewDidLoad
        [Basket] viewWillAppear
        [Basket] viewDidAppear
        [Stack] push Payment animated=true
        [Basket] viewWillDisappear
        [Payment] viewWillAppear
        [Basket] viewDidDisappear
        [App] childDidFinish BuyFlow
        [BuyFlow] deinit
        [Basket] deinit
        [Payment] deinit
        """),
  ]

  @Test func `a did-callback that comes after its transition was over isn't a second fault`() {
    let log = CheckedTrace(
      """
      [Stack] push Guide animated=true
      [Map@0x5] viewWillDisappear
      [Guide] viewDidAppear
      [Guide] viewWillDisappear
      [Map@0x5] viewDidDisappear
      """)
    #expect(!log.findings.contains { $0.rule.number == 103 }, "\(log.findings.map(\.message))")
  }

  @Test func `who does not log that it goes may have gone back before it asked for the next`() {
    let chain = [
      "[Stack] setViewControllers Home", "[Home] viewWillAppear", "[Home] viewDidAppear",
      "[Stack] push Map animated=true", "[Home] viewWillAppear", "[Stack] push Route animated=true",
      "[Home] viewDidAppear",
    ]
    func certainty(_ lines: [String]) -> [Certainty] {
      CheckedTrace(lines.joined(separator: "\n")).findings.filter { $0.rule.number == 406 }.map(\.certainty)
    }
    #expect(certainty(chain) == [.possible])
    #expect(certainty(chain + ["[Home] viewWillDisappear", "[Home] viewDidDisappear"]) == [.definite])
  }

  @Test func `who may be a tab that nobody chose again is leaked at most possibly`() {
    func visit(_ name: String) -> String {
      let calls = [
        "init", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ]
      return calls.map { "[\(name)] \($0)\n" }.joined()
    }
    let released = ["Chart@0x30", "Chart@0x40"].map { visit($0) + "[\($0)] deinit\n" }.joined()
    let leaks = CheckedTrace(visit("Chart@0x20") + released).findings.filter { $0.rule.number == 701 }
    #expect(leaks.map(\.certainty) == [.possible], "\(leaks.map(\.message))")
  }
}
