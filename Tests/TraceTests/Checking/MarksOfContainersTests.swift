import Testing

@testable import TraceModel

/// Sheets whose marks name a navigation controller that logs nothing, while the callbacks come from its first screen, as in
/// most apps: what is wrong with them is found as if the marks named the screen.
@Suite struct MarksOfContainersTests {
  private static let beginning = """
    [Porch] viewDidLoad
    [Porch] viewWillAppear
    [Porch] viewDidAppear

    """
  private static let shown = """
    [Porch] present SHEET style=pageSheet
    [Lamp] viewDidLoad
    [Lamp] viewWillAppear
    [Lamp] viewDidAppear

    """
  private static let dismissed = """
    [SHEET] dismiss
    [Lamp] viewWillDisappear
    [Lamp] viewDidDisappear

    """

  private static let faults: [(rule: UInt16, log: String)] = [
    (
      203,
      shown.replacing("[Lamp] viewWillAppear\n", with: "[Porch] viewWillDisappear\n[Lamp] viewWillAppear\n")
    ),
    (205, shown + dismissed + shown + "[SHEET] dismiss\n" + shown),
    (302, shown + dismissed + shown + dismissed + "[Lamp] presentationControllerDidDismiss\n"),
    (602, shown + dismissed + shown + "[Porch] present Wick style=pageSheet\n"),
  ]

  @Test(arguments: faults.indices) func `a fault is found whoever the marks name`(of number: Int) {
    let (rule, log) = Self.faults[number]
    for sheet in ["Lamp", "UINavigationController", "LampNavigationController"] {
      let trace = CheckedTrace(Self.beginning + log.replacing("SHEET", with: sheet))
      #expect(
        trace.findings.map(\.rule.number).contains(rule), "\(sheet): \(trace.findings.map(\.message))")
    }
  }

  @Test func `a dismissal is told as one of the presentation each time`() {
    for sheet in ["Lamp", "UINavigationController"] {
      let log = Self.beginning + String(repeating: Self.shown + Self.dismissed, count: 3)
      let trace = CheckedTrace(log.replacing("SHEET", with: sheet))
      let told = trace.transitions.filter { !$0.isInferred }
        .map { "\($0.kind) \($0.from ?? "") \($0.to ?? "")" }
      #expect(
        told == (0..<3).flatMap { _ in ["present Porch Lamp", "dismiss Lamp Porch"] }, "\(sheet): \(told)")
    }
  }

  @Test func `a router's push is of the stack that is shown`() {
    let push = """
      [Router] push Wick
      [Wick] viewDidLoad
      [Lamp] viewWillDisappear
      [Wick] viewWillAppear
      [Lamp] viewDidDisappear
      [Wick] viewDidAppear

      """
    for sheet in ["Lamp", "UINavigationController", "LampNavigationController"] {
      let trace = CheckedTrace((Self.beginning + Self.shown + push).replacing("SHEET", with: sheet))
      #expect(trace.transitions.last.map { "\($0.kind) \($0.from ?? "") \($0.to ?? "")" } == "push Lamp Wick")
    }
  }

  /// Two covers, one above the other, that a presenter which logs nothing brings and dismisses.
  private static let levels = """
    [Porch] viewDidLoad
    [Porch] viewWillAppear
    [Porch] viewDidAppear
    [House] present Lamp style=fullScreen
    [Lamp] viewDidLoad
    [Porch] viewWillDisappear
    [Lamp] viewWillAppear
    [Lamp] viewDidAppear
    [Porch] viewDidDisappear
    [Lamp] present Wick style=fullScreen
    [Wick] viewDidLoad
    [Lamp] viewWillDisappear
    [Wick] viewWillAppear
    [Wick] viewDidAppear
    [Lamp] viewDidDisappear
    [House] dismiss
    [Wick] viewWillDisappear
    [Porch] viewWillAppear
    [Porch] viewDidAppear
    [Wick] viewDidDisappear

    """

  @Test func `a presenter that logs nothing reveals what its presentation covered`() {
    let trace = CheckedTrace(Self.levels)
    let told = trace.transitions.dropFirst().map { "\($0.kind) \($0.from ?? "") \($0.to ?? "")" }
    #expect(told == ["present Porch Lamp", "present Lamp Wick", "dismiss Wick Porch"])
    #expect(trace.findings.isEmpty, "\(trace.findings.map(\.message))")
  }

  @Test func `a pop that lacks a call is told as a pop`() {
    let push = """
      [Wick] viewDidLoad
      [Porch] viewWillDisappear
      [Wick] viewWillAppear
      [Porch] viewDidDisappear
      [Wick] viewDidAppear

      """
    let pop = """
      [Wick] viewWillDisappear
      [Porch] viewWillAppear
      [Wick] viewDidDisappear
      [Porch] viewDidAppear

      """
    let broken = pop.replacing("[Wick] viewDidDisappear\n", with: "")
    let start = "[Porch] viewDidLoad\n[Porch] viewWillAppear\n[Porch] viewDidAppear\n"
    let trace = CheckedTrace(start + push + pop + push + broken + push + pop)
    #expect(
      trace.transitions.map { "\($0.kind)" } == ["launch", "push", "pop", "push", "pop", "push", "pop"])
  }
}
