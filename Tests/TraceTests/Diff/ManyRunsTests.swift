import Testing

@testable import TraceModel

/// Some runs against others, and runs against a golden trace.
@Suite struct ManyRunsTests {
  private static let played = PlayedApp(seed: 3, transitions: 25).lines

  /// A side of runs, some of which lack their first viewIsAppearing of a screen that is pushed.
  private static func side(_ isWhole: [Bool], day: Int) throws -> DiffSide {
    var side = DiffSide(report: Report(), stories: [])
    for (index, whole) in isWhole.enumerated() {
      var lines = played
      if !whole { lines.removeAll { $0.text == "viewIsAppearing" && $0.subject == "Home" } }
      side.stories += try RecordedRun(lines, day: day + index).side().stories
    }
    return side
  }

  @Test func `what every run does on both sides is no change`() async throws {
    let report = await DiffBuilder().report(
      from: try Self.side([true, true], day: 1), to: try Self.side([true, true, true], day: 4))
    #expect(report.changes.isEmpty, "\(report.changes)")
  }

  @Test func `what some runs do now is a change that is gated`() async throws {
    let report = await DiffBuilder().report(
      from: try Self.side([true, true], day: 1), to: try Self.side([true, false], day: 4))
    #expect(!report.gatedChanges.isEmpty)
    #expect(report.changes.allSatisfy { $0.kind == .sometimes }, "\(report.changes.map(\.what))")
  }

  @Test func `a change is told in the words of its calls, with the numbers of runs`() async throws {
    let never = await DiffBuilder().report(
      from: try Self.side([true, true], day: 1), to: try Self.side([false, false], day: 4))
    #expect(
      Set(never.changes.map(\.what)) == ["Home no longer gets viewIsAppearing (2 of 2 → 0 of 2)"])
    #expect(never.changes.allSatisfy { $0.kind == .vanished && $0.afterLines.isEmpty })
    let some = await DiffBuilder().report(
      from: try Self.side([true, true], day: 1), to: try Self.side([true, false], day: 4))
    #expect(
      Set(some.changes.map(\.what)) == [
        "Home without viewIsAppearing: sometimes, was never (0 of 2 → 1 of 2)"
      ])
  }

  @Test func `an order that some runs have is a change, however many others there are`() {
    func order(_ calls: String...) -> BehaviourFact { BehaviourFact(flow: "push A → B", calls: calls) }
    let usual = order("A viewWillDisappear", "B viewWillAppear", "B viewDidAppear")
    let others = [
      order("B viewWillAppear", "A viewWillDisappear", "B viewDidAppear"),
      order("B viewWillAppear", "B viewDidAppear", "A viewWillDisappear"),
    ]
    let one = FactLocation(line: 1)
    let some = FactComparison([[usual: one], [usual: one]], [[usual: one], [others[0]: one]]).changes()
    #expect(
      some.map(\.what) == [
        "push A → B with its calls in a different order: sometimes, was never (0 of 2 → 1 of 2)"
      ])
    let many = FactComparison([[usual: one]], [[usual: one], [others[0]: one], [others[1]: one]]).changes()
    #expect(many.count == 3, "\(many.map(\.what))")
  }

  @Test func `what is flaky on both sides is shown and not gated`() async throws {
    let report = await DiffBuilder().report(
      from: try Self.side([true, true, false], day: 1), to: try Self.side([true, false, false], day: 4))
    #expect(report.gatedChanges.isEmpty, "\(report.gatedChanges.map(\.what))")
    #expect(report.changes.contains { $0.what.contains("flaky: 1 of 3 → 2 of 3") })
  }

  @Test func `a golden trace comes back from its file, and the run it was taken from is equal to it`() throws
  {
    let side = try Self.side([true], day: 1)
    let golden = GoldenTrace(side)
    let read = try GoldenTrace(golden.bytes)
    #expect(read.bytes == golden.bytes)
    #expect(!String(decoding: golden.bytes, as: UTF8.self).contains("0x"))
    let report = DiffBuilder().report(from: read, label: "golden.json", to: try Self.side([true], day: 5))
    #expect(report.verdict == .same, "\(report.changes)")
    let worse = DiffBuilder().report(from: read, label: "golden.json", to: try Self.side([false], day: 5))
    #expect(worse.verdict == .changed)
    #expect(worse.changes.allSatisfy { $0.beforeLines.isEmpty && $0.afterLines.count == 1 })
  }

  @Test func `only what happened is kept of long runs, and all of it`() throws {
    let run = RecordedRun(PlayedApp(seed: 5, transitions: 300, widgets: 5).lines)
    let whole = try run.side()
    let condensed = try run.side(condensesEvery: 40)
    #expect(GoldenTrace(condensed).bytes == GoldenTrace(whole).bytes)
    let kept = [whole, condensed].map { $0.stories.flatMap(\.runs).reduce(0) { $0 + $1.segments.count } }
    #expect(kept[1] * 4 < kept[0], "\(kept)")
  }

  @Test func `what a controller began long ago is still one stretch of its life`() throws {
    func line(_ address: Int, _ text: String) -> PlayedApp.Line {
      PlayedApp.Line(owner: address, subject: "Tab\(address)", address: address, text: text)
    }
    let busy = (0..<60).flatMap { _ in
      ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map { line(2, $0) }
    }
    let late = ["viewWillAppear", "viewDidAppear"].map { line(1, $0) }
    let run = RecordedRun([line(1, "viewDidLoad")] + busy + late)
    #expect(GoldenTrace(try run.side(condensesEvery: 40)).bytes == GoldenTrace(try run.side()).bytes)
  }

  @Test func `a text that is no golden trace is refused`() {
    #expect(throws: GoldenTrace.Unreadable.self) { try GoldenTrace(ContiguousArray("{}".utf8)) }
    #expect(throws: GoldenTrace.Unreadable.self) { try GoldenTrace(ContiguousArray("{".utf8)) }
  }
}
