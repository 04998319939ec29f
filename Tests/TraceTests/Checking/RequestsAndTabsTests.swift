import Testing

@testable import TraceModel

/// Faults that lie between one transition and the next, by address and by name alone.
@Suite struct RequestsAndTabsTests {
  private static func named(_ log: String) -> [String] {
    [log, log.replacing(/@0x[0-9a-f]+/, with: "")]
  }

  @Test func `the second did of a tab switch that never comes is missing`() {
    for log in Self.named(Self.tabs(lacking: true)) {
      let trace = CheckedTrace(log)
      #expect(trace.rules == ["TC205"], "\(log)")
      #expect(trace.definite.first?.controller == "Bag")
    }
    for log in Self.named(Self.tabs(lacking: false)) { #expect(CheckedTrace(log).findings.isEmpty) }
  }

  private static func tabs(lacking: Bool) -> String {
    let there = """
      [UITabBarController@0x9] select Bag@0x2
      [Bag@0x2] viewWillAppear
      [Shelf@0x1] viewWillDisappear
      [Shelf@0x1] viewDidDisappear
      [Bag@0x2] viewDidAppear

      """
    let back = """
      [UITabBarController@0x9] select Shelf@0x1
      [Shelf@0x1] viewWillAppear
      [Bag@0x2] viewWillDisappear

      """
    let did = "[Bag@0x2] viewDidDisappear\n"
    let arrived = "[Shelf@0x1] viewDidAppear\n"
    let launch = """
      [Shelf@0x1] viewDidLoad
      [Shelf@0x1] viewWillAppear
      [Shelf@0x1] viewDidAppear
      [Bag@0x2] viewDidLoad

      """
    return launch + there + back + (lacking ? "" : did) + arrived + there + back + did + arrived
  }

  @Test func `of two requests in a row the second is refused`() {
    for log in Self.named(Self.requests(second: "Rating@0x3")) {
      let trace = CheckedTrace(log)
      #expect(trace.rules == ["TC602"] && trace.definite.first?.line == 5, "\(log)")
    }
  }

  private static func appears(_ who: String) -> String {
    "[\(who)] viewDidLoad\n[\(who)] viewWillAppear\n[\(who)] viewDidAppear\n"
  }

  @Test func `who presents already is asked for another, by its name as well`() {
    let log =
      Self.appears("Shelf@0x1") + "[Shelf@0x1] present Offer@0x2 style=pageSheet\n"
      + Self.appears("Offer@0x2")
      + "[Shelf@0x1] present Rating@0x3 style=pageSheet\n[Offer@0x2] viewWillDisappear\n[Offer@0x2] viewDidDisappear"
    for log in Self.named(log) { #expect(CheckedTrace(log).rules == ["TC602"], "\(log)") }
    // The offer has gone before: one after the other is right.
    let goes = "[Offer@0x2] viewWillDisappear\n[Offer@0x2] viewDidDisappear\n"
    let right = log.replacing(goes.dropLast(), with: "")
      .replacing("[Shelf@0x1] present Rating", with: goes + "[Shelf@0x1] present Rating")
    for log in Self.named(right) { #expect(CheckedTrace(log).findings.isEmpty, "\(log)") }
  }

  @Test func `a popped controller is asked to present, by its name as well`() {
    let log =
      Self.appears("Shelf@0x1")
        + """
        [Nav@0x9] push Book@0x2 animated=true
        [Book@0x2] viewDidLoad
        [Shelf@0x1] viewWillDisappear
        [Book@0x2] viewWillAppear
        [Shelf@0x1] viewDidDisappear
        [Book@0x2] viewDidAppear
        [Nav@0x9] pop animated=true
        [Book@0x2] viewWillDisappear
        [Shelf@0x1] viewWillAppear
        [Book@0x2] viewDidDisappear
        [Shelf@0x1] viewDidAppear
        [Book@0x2] present Rating@0x3 style=pageSheet
        """
    for log in Self.named(log) { #expect(CheckedTrace(log).rules == ["TC601"], "\(log)") }
  }

  @Test func `a push that has shown its screen is over, whatever is asked for next`() {
    let log =
      Self.appears("Shelf@0x1")
        + """
        [Nav@0x9] push Book@0x2 animated=true
        [Book@0x2] viewDidLoad
        [Shelf@0x1] viewWillDisappear
        [Book@0x2] viewWillAppear
        [Shelf@0x1] viewDidDisappear
        [Nav@0x9] navigationControllerDidShow Book@0x2
        [Nav@0x9] push Page@0x3 animated=true
        [Page@0x3] viewDidLoad
        [Book@0x2] viewWillDisappear
        [Page@0x3] viewWillAppear
        [Book@0x2] viewDidDisappear
        [Page@0x3] viewDidAppear
        [Nav@0x9] navigationControllerDidShow Page@0x3
        [Nav@0x9] pop animated=true
        [Page@0x3] viewWillDisappear
        [Book@0x2] viewWillAppear
        [Page@0x3] viewDidDisappear
        [Book@0x2] viewDidAppear
        """
    for log in Self.named(log) { #expect(CheckedTrace(log).rules == ["TC205"], "\(log)") }
  }

  @Test(arguments: [("[Offer@0x2] presentationControllerDidDismiss\n", ["TC301"]), ("", [])])
  func `a didDismiss comes once`(_ again: String, _ rules: [String]) {
    let log =
      Self.appears("Shelf@0x1") + "[Shelf@0x1] present Offer@0x2 style=pageSheet\n"
      + Self.appears("Offer@0x2")
        + """
        [Offer@0x2] presentationControllerShouldDismiss result=true
        [Offer@0x2] presentationControllerWillDismiss
        [Offer@0x2] viewWillDisappear
        [Offer@0x2] viewDidDisappear
        [Offer@0x2] presentationControllerDidDismiss
        \(again)[Offer@0x2] deinit
        """
    for log in Self.named(log) {
      let trace = CheckedTrace(log)
      #expect(trace.findings.map(\.rule.description) == rules, "\(log)")
      #expect(trace.definite.isEmpty)
    }
  }

  @Test func `a request of what logs nothing is none too many`() {
    for log in Self.named(Self.requests(second: "toast")) {
      #expect(CheckedTrace(log).findings.isEmpty, "\(log)")
    }
  }

  @Test func `a request that comes twice in a row may be one too many, unless each does`() {
    for log in Self.named(Self.requests(second: "Offer@0x2")) {
      let trace = CheckedTrace(log)
      #expect(trace.findings.map(\.rule.description) == ["TC602"] && trace.definite.isEmpty, "\(log)")
      let doubled = log.replacing(
        "[Wall] present Rating", with: "[Wall] present Rating\n[Wall] present Rating"
      )
      .replacing(
        "[Wall@0x1] present Rating@0x4",
        with: "[Wall@0x1] present Rating@0x4\n[Wall@0x1] present Rating@0x4")
      #expect(CheckedTrace(doubled).findings.isEmpty, "\(doubled)")
    }
  }

  private static func requests(second: String) -> String {
    """
    [Wall@0x1] viewDidLoad
    [Wall@0x1] viewWillAppear
    [Wall@0x1] viewDidAppear
    [Wall@0x1] present Offer@0x2 style=pageSheet
    [Wall@0x1] present \(second) style=pageSheet
    [Offer@0x2] viewDidLoad
    [Offer@0x2] viewWillAppear
    [Offer@0x2] viewDidAppear
    [Offer@0x2] dismiss
    [Offer@0x2] viewWillDisappear
    [Offer@0x2] viewDidDisappear
    [Wall@0x1] present Rating@0x4 style=pageSheet
    [Rating@0x4] viewDidLoad
    [Rating@0x4] viewWillAppear
    [Rating@0x4] viewDidAppear
    """
  }

  @Test
  func `a coordinator is finished too early while its screen is below one that covers the whole screen`() {
    let log = """
      [App] addChildCoordinator Shop
      [Shop] start
      [Wall@0x1] viewDidLoad
      [Wall@0x1] viewWillAppear
      [Wall@0x1] viewDidAppear
      [Shop] show List@0x2
      [Nav@0x9] push List@0x2
      [List@0x2] viewDidLoad
      [Wall@0x1] viewWillDisappear
      [List@0x2] viewWillAppear
      [Wall@0x1] viewDidDisappear
      [List@0x2] viewDidAppear
      [List@0x2] present Player@0x3 style=fullScreen
      [Player@0x3] viewDidLoad
      [List@0x2] viewWillDisappear
      [Player@0x3] viewWillAppear
      [Player@0x3] viewDidAppear
      [List@0x2] viewDidDisappear
      [App] childDidFinish Shop
      [Player@0x3] dismiss
      [Player@0x3] viewWillDisappear
      [List@0x2] viewWillAppear
      [List@0x2] viewDidAppear
      [Player@0x3] viewDidDisappear
      """
    for log in Self.named(log) { #expect(CheckedTrace(log).rules == ["TC703"], "\(log)") }
  }

  private static let tabsOfStacks = """
    [Shelves@0x10] viewDidLoad
    [Shelves@0x10] viewWillAppear
    [Novels@0x20] viewDidLoad
    [Novels@0x20] viewWillAppear
    [Novels@0x20] viewIsAppearing
    [Shelves@0x10] viewDidAppear
    [Novels@0x20] viewDidAppear
    [NovelStack@0x40] navigationControllerDidShow Novels@0x20
    [Shelves@0x10] select PoemStack@0x50
    [Poems@0x60] viewDidLoad
    [Poems@0x60] viewWillAppear
    [Poems@0x60] viewIsAppearing
    [PoemStack@0x50] navigationControllerWillShow Poems@0x60
    [Novels@0x20] viewWillDisappear
    [Poems@0x60] viewDidAppear
    [PoemStack@0x50] navigationControllerDidShow Poems@0x60
    [Novels@0x20] viewDidDisappear
    [Shelves@0x10] tabBarControllerDidSelect PoemStack@0x50
    [Shelves@0x10] select NovelStack@0x40

    """

  private static let switchBack = [
    "[Novels@0x20] viewWillAppear", "[Novels@0x20] viewIsAppearing", "[Poems@0x60] viewWillDisappear",
    "[Novels@0x20] viewDidAppear", "[Poems@0x60] viewDidDisappear",
  ]

  @Test func `the screen on top stands for a tab whose navigation controller logs nothing`() throws {
    let trace = CheckedTrace(Self.tabsOfStacks + Self.switchBack.joined(separator: "\n") + "\n")
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
    let told = trace.transitions.last.map { "\($0.kind) \($0.from ?? "") \($0.to ?? "")" }
    #expect(told == "select Poems Novels")
  }

  @Test func `a switch to a tab whose navigation controller logs nothing is held against its order`() throws {
    let wrong = [2, 0, 1, 3, 4].map { Self.switchBack[$0] }
    let findings = CheckedTrace(Self.tabsOfStacks + wrong.joined(separator: "\n") + "\n").findings
    #expect(findings.map { "\($0.rule) \($0.certainty)" } == ["TC421 definite"])
  }
}
