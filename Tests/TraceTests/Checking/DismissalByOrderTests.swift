import Testing

@testable import TraceModel

/// Dismissals that a mark asks for in a log that no mark tells of the presentation.
@Suite struct DismissalByOrderTests {
  private static let calls = [
    "[Sheet] viewWillDisappear", "[Shelf] viewWillAppear", "[Shelf] viewDidAppear",
    "[Sheet] viewDidDisappear",
  ]

  private static let presentation = """
    [Shelf] viewDidLoad
    [Shelf] viewWillAppear
    [Shelf] viewDidAppear
    [Sheet] viewDidLoad
    [Shelf] viewWillDisappear
    [Sheet] viewWillAppear
    [Sheet] viewDidAppear
    [Shelf] viewDidDisappear
    """

  private static func log(askedOf who: String, _ order: [String]) -> String {
    """
    \(presentation)
    [\(who)] dismiss
    \(order.joined(separator: "\n"))
    [Jar] viewDidLoad
    [Shelf] viewWillDisappear
    [Jar] viewWillAppear
    [Shelf] viewDidDisappear
    [Jar] viewDidAppear

    """
  }

  @Test(arguments: ["Sheet", "Shelf"]) func `every wrong order is found, whoever is asked`(_ who: String) {
    for order in Self.calls.permutations {
      let trace = CheckedTrace(Self.log(askedOf: who, order))
      #expect(trace.definite.isEmpty == (order == Self.calls), "\(order)")
    }
  }

  @Test(arguments: ["Sheet", "Shelf"]) func `it is one transition, by code`(_ who: String) throws {
    let dismissals = CheckedTrace(Self.log(askedOf: who, Self.calls)).transitions.filter {
      $0.kind == .dismiss
    }
    let one = try #require(dismissals.first)
    #expect(dismissals.count == 1 && one.trigger == .code)
    #expect(one.from == "Sheet" && one.to == "Shelf")
  }

  @Test func `a screen pushed in the sheet dismisses all of it`() {
    let log = """
      \(Self.presentation)
      [Step] viewDidLoad
      [Sheet] viewWillDisappear
      [Step] viewWillAppear
      [Sheet] viewDidDisappear
      [Step] viewDidAppear
      [Step] dismiss
      [Step] viewWillDisappear
      [Shelf] viewWillAppear
      [Shelf] viewDidAppear
      [Step] viewDidDisappear

      """
    #expect(CheckedTrace(log).findings.isEmpty)
    let wrong = log.replacing(
      "[Shelf] viewDidAppear\n[Step] viewDidDisappear", with: "[Step] viewDidDisappear\n[Shelf] viewDidAppear"
    )
    #expect(CheckedTrace(wrong).rules == ["TC202"])
  }
}
