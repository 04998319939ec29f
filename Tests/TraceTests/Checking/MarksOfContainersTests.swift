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
}
