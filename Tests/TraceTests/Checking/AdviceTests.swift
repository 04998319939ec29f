import Testing

@testable import TraceModel

/// What a finding says to do has to fit what happened, and the lines that it cites have to be among its lines.
@Suite struct AdviceTests {
  private static let list = "[List] viewDidLoad\n[List] viewWillAppear\n[List] viewDidAppear\n"
  private static let edit = "[Edit] viewDidLoad\n[Edit] viewWillAppear\n[Edit] viewDidAppear\n"
  private static let refused =
    "[Presentation] Attempt to present <Larder.Alert: 0x7f1> on <Larder.List: 0x7f2> "
  private static let hidden = "whose view is not in the window hierarchy."
  private static let busy = "which is already presenting <Larder.Edit: 0x7f3>."

  @Test(arguments: [
    (
      list + edit + "[Edit] presentationControllerDidAttemptToDismiss\n" + refused + busy,
      "from the sheet, Edit", [5, 7]
    ),
    (
      list + refused + "which is already presenting <UISearchController: 0x7f3>.",
      "present from the UISearchController", []
    ),
    (list + edit + "[Edit] viewWillDisappear\n" + refused + busy, "call that dismisses Edit", [7]),
    ("[List] viewDidLoad\n" + refused + hidden, "from the first viewDidAppear of List", [1]),
    (
      list + "[List] viewWillDisappear\n[List] viewDidDisappear\n" + refused + hidden,
      "isMovingFromParent or isBeingDismissed", [4, 5]
    ),
    (
      list + "[Edit] viewDidLoad\n[Edit] viewWillAppear\n" + refused + "while a presentation is in progress.",
      "then present from Edit", [5]
    ),
    (
      list + "[Edit] viewWillAppear\nAttempt to dismiss from view controller <Larder.List: 0x7f2> "
        + "while a presentation or dismiss is in progress!",
      "call that presents Edit", [4]
    ),
  ]) func `what to do after a refusal fits the situation, and its lines are shown`(
    log: String, advice: String, lines: [Int]
  ) throws {
    let finding = try #require(CheckedTrace(log).findings.first { $0.rule.isDiagnostic })
    #expect(finding.help.contains(advice), "\(finding.message): \(finding.help)")
    #expect(finding.evidence.filter(\.isContext).map(\.line) == lines)
  }

  @Test func `a line of UIKit's is quoted once, with its names`() throws {
    let report = try CheckedLog.report(Self.list + Self.edit + Self.refused + Self.busy)
    let text = SampleReport.text(report, .text)
    let quote = "UIKit: Attempt to present <Alert> on <List> which is already presenting <Edit>"
    #expect(text.split(separator: "\n").filter { $0.hasPrefix(" 7 |") }.map { $0.hasSuffix(quote) } == [true])
    #expect(!text.contains("present-already-presenting   "))
  }

  @Test(arguments: ["", "(from <Larder.List: 0x7f2>) "])
  func `who is presented once more is told as who is shown`(caller: String) {
    let said = "Attempt to present <Larder.Edit: 0x7f3> on <Larder.List: 0x7f2> \(caller)"
    let finding = CheckedTrace(Self.list + Self.edit + said + Self.busy).findings.first
    #expect(finding?.message.contains("because List is already presenting Edit") == true)
  }

  @Test(arguments: Diagnostic.allCases) func `each message has its words`(diagnostic: Diagnostic) {
    let quote = diagnostic.quote(naming: [])
    #expect(quote != diagnostic.rawValue && !quote.contains("%"))
    #expect(!diagnostic.quote(naming: ["A", "B", "C"]).contains("…") || quote.hasPrefix("…"))
  }

  @Test func `of two with one name each is told with its address`() throws {
    let said = "Attempt to present <Larder.Edit: 0x7f1> on <Larder.List: 0x7f2> "
    let finding = CheckedTrace(Self.list + Self.edit + said + Self.busy).findings.first
    #expect(finding?.message.contains("Edit 0x7f1 was not presented") == true)
    #expect(finding?.message.contains("already presenting Edit 0x7f3") == true)
  }

  @Test func `SwiftUI's generic classes are told by their own names`() {
    var words = Words()
    let hosting = words.learn("_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_")
    #expect(words.shownText(of: hosting) == "PresentationHostingController")
    #expect(words.shownText(of: words.learn("_TtGC7SwiftUI")) == "_TtGC7SwiftUI")
  }

  @Test(arguments: [("Edit", "check topViewController"), ("Note", "Don't show the next screen")])
  func `the same screen again is told as a trigger that came twice`(next: String, advice: String) throws {
    let log =
      Self.list
      + "[Nav] push Edit animated=true\n[Edit] viewDidLoad\n[List] viewWillDisappear\n[Edit] viewWillAppear\n"
      + "[Nav] push \(next)@0x7f9 animated=true\n[List] viewDidDisappear\n[Edit] viewDidAppear\n"
    let finding = try #require(CheckedTrace(log).findings.first { $0.rule.number == 406 })
    #expect(finding.message.hasPrefix("Nav was asked to push") && finding.help.contains(advice))
  }

  @Test
  func `a child that only appeared is shown with what appeared just before, which may be its container`() {
    let log =
      "[Tabs] viewDidLoad\n[List] viewDidLoad\n[Tabs] viewWillAppear\n[Tabs] viewDidAppear\n[List] viewDidAppear\n"
      + "[List] viewWillDisappear\n[Note] viewWillAppear\n[List] viewDidDisappear\n[Note] viewDidAppear\n"
      + "[Note] viewWillDisappear\n[List] viewWillAppear\n[Note] viewDidDisappear\n[List] viewDidAppear\n"
    let finding = CheckedTrace(log).findings.first { $0.rule.number == 101 }
    #expect(finding?.evidence.map(\.line) == [2, 3, 4, 5])
    #expect(finding?.evidence.filter { $0.controller == "Tabs" }.allSatisfy(\.isContext) == true)
  }
}
