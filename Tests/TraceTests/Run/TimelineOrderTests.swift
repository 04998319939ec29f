import Testing

@testable import TraceModel

/// The order of the lines of a timeline.
@Suite struct TimelineOrderTests {
  /// A swipe that is blocked while the sheet is still coming is over before the presentation is.
  private static let swipedEarly = """
    [Pantry] viewWillAppear
    [Pantry] viewDidAppear
    [Pantry] present Jar (pageSheet)
    [Jar] viewDidLoad
    [Jar] viewWillAppear
    [Jar] presentationControllerShouldDismiss -> false
    [Jar] presentationControllerDidAttemptToDismiss
    [Jar] viewDidAppear

    """

  private static func lines(_ log: String) async throws -> [String] {
    let folder = try ScratchFolder(["app.log": log])
    let output = await RunResult.of(["timeline", "--no-config", folder.path("app.log")]).output
    return output.split(separator: "\n").map(String.init)
  }

  @Test func `a timeline lists a presentation before what happened during it`() async throws {
    let lines = try await Self.lines(Self.swipedEarly)
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("     3  present    Pantry → Jar"))
    #expect(lines[2].hasPrefix("     6  ") && lines[2].contains("blocked"))
  }

  @Test func `what a library lists is in the same order`() {
    let trace = Trace(text: Self.swipedEarly)
    #expect(trace.transitions.map(\.lines.lowerBound) == [1, 3, 6])
  }

  @Test func `one that never ends holds back only a few`() {
    var order = TimelineOrder()
    let lines = 10...30
    let entries = lines.map { line in
      TimelineEntry.transition(
        TransitionRecord(
          kind: .push, outcome: .completed, firstLine: line, lastLine: line + 5, isInferred: false))
    }
    #expect(order.take(Array(entries[..<4]), open: 1).isEmpty)
    #expect(order.take(Array(entries[4...]), open: 1).map(\.line) == Array(10...22))
    #expect(order.take([], open: .max).map(\.line) == Array(23...30))
  }
}
