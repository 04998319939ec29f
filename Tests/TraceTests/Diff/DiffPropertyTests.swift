import Testing

@testable import TraceModel

/// What must hold of every comparison, on sessions played by dice. A failure names the seed.
@Suite struct DiffPropertyTests {
  static let seeds = Array(UInt64(1)...6)

  @Test(arguments: seeds, RecordedRun.Reading.allCases) func `a run compared with itself has no change`(
    seed: UInt64, reading: RecordedRun.Reading
  ) async throws {
    let run = RecordedRun(PlayedApp(seed: seed, transitions: 40, widgets: 5).lines)
    let report = try await RecordedRun.diff(run, run, reading)
    #expect(report.changes.isEmpty, "seed \(seed): \(report.changes)")
    #expect(report.verdict == .same, "seed \(seed)")
  }

  @Test(arguments: seeds, RecordedRun.Reading.allCases)
  func `another day, other addresses and noise are no change`(
    seed: UInt64, reading: RecordedRun.Reading
  ) async throws {
    let played = PlayedApp(seed: seed, transitions: 40, widgets: 5).lines
    let report = try await RecordedRun.diff(
      RecordedRun(played), RecordedRun(played, day: 2, noise: 4), reading)
    #expect(report.changes.isEmpty, "seed \(seed): \(report.changes)")
    #expect(report.findings.new.isEmpty && report.findings.fixed.isEmpty, "seed \(seed)")
  }

  @Test(arguments: seeds, RecordedRun.Reading.allCases)
  func `another interleaving of independent controllers is no change`(
    seed: UInt64, reading: RecordedRun.Reading
  ) async throws {
    let played = PlayedApp(seed: seed, transitions: 30, widgets: 12).lines
    let one = RecordedRun(RecordedRun.woven(played, seed: seed))
    let other = RecordedRun(RecordedRun.woven(played, seed: seed + 100), day: 3)
    let report = try await RecordedRun.diff(one, other, reading)
    #expect(report.changes.isEmpty, "seed \(seed): \(report.changes.map(\.what))")
  }

  @Test(arguments: seeds, RecordedRun.Reading.allCases) func `the other way round is the mirror image`(
    seed: UInt64, reading: RecordedRun.Reading
  ) async throws {
    let one = RecordedRun(PlayedApp(seed: seed, transitions: 30, widgets: 3).lines)
    let other = RecordedRun(PlayedApp(seed: seed + 50, transitions: 30, widgets: 4).lines, day: 2)
    let there = try await RecordedRun.diff(one, other, reading).changes
    let back = try await RecordedRun.diff(other, one, reading).changes
    let mirrored = Set(
      back.map { [$0.after, $0.before, $0.afterLines.map(String.init), $0.beforeLines.map(String.init)] })
    #expect(
      Set(
        there.map { [$0.before, $0.after, $0.beforeLines.map(String.init), $0.afterLines.map(String.init)] })
        == mirrored, "seed \(seed)")
    #expect(there.count == back.count, "seed \(seed)")
  }

  /// What is done to a log at one place.
  enum Injection: CaseIterable {
    case drop, double, swap

    /// Does it, and says whether behaviour is another now; some swaps and no drops are none.
    func apply(to lines: inout [PlayedApp.Line], at index: Int) -> Bool {
      switch self {
      case .drop: lines.remove(at: index)
      case .double: lines.insert(lines[index], at: index)
      case .swap:
        let (one, other) = (lines[index], lines[index + 1])
        // When an instance is released, and what its owner does next, is no order. A pop that is asked for when
        // the screen goes already is not told from a swipe.
        if one == other || [one.text, other.text].contains("deinit") || one.text.hasPrefix("pop") {
          return false
        }
        lines.swapAt(index, index + 1)
      }
      return true
    }
  }

  @Test(
    arguments: Injection.allCases,
    [(10, RecordedRun.Reading.apart), (120, .apart), (120, .together), (400, .together)])
  func `one injected change is reported as exactly that one`(
    injection: Injection, how: (size: Int, reading: RecordedRun.Reading)
  ) async throws {
    let (size, reading) = how
    for seed in UInt64(1)...(size > 100 ? 6 : 24) {
      let played = PlayedApp(seed: seed, transitions: size)
      var dice = PlayedApp.Dice(seed: seed + 7)
      let transition = try #require(played.transitions.randomElement(using: &dice))
      var lines = played.lines
      let index = Int.random(in: transition.lowerBound..<transition.upperBound - 1, using: &dice)
      let text = lines[index].text
      guard injection.apply(to: &lines, at: index) else { continue }
      let report = try await RecordedRun.diff(RecordedRun(played.lines), RecordedRun(lines, day: 2), reading)
      #expect(report.changes.count == 1, "seed \(seed), line \(index + 1), \(text): \(report.changes)")
    }
  }

  @Test func `a mark belongs to what it asks for, though its controller is in the transition before`()
    async throws
  {
    func line(_ subject: String, _ address: Int, _ text: String) -> PlayedApp.Line {
      PlayedApp.Line(owner: 0, subject: subject, address: address, text: text)
    }
    let calls = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    var lines = calls.map { line("Home", 1, $0) } + [line("nav", 9, "push List animated=true")]
    lines += [line("List", 2, calls[0]), line("Home", 1, "viewWillDisappear"), line("List", 2, calls[1])]
    lines += [line("List", 2, calls[2]), line("Home", 1, "viewDidDisappear"), line("List", 2, calls[3])]
    let index = lines.count
    lines += [line("List", 2, "present Sheet style=pageSheet")] + calls.map { line("Sheet", 3, $0) }
    lines += ["viewWillDisappear", "viewDidDisappear"].map { line("Sheet", 3, $0) }
    var other = lines
    other.swapAt(index, index + 1)
    let changes = try await RecordedRun.diff(RecordedRun(lines), RecordedRun(other, day: 2)).changes
    #expect(changes.map(\.kind) == [.order], "\(changes)")
  }

  @Test(arguments: seeds) func `what is kept while reading does not grow with the log`(seed: UInt64)
    async throws
  {
    var kept: [Int] = []
    for count in [500, 2000] {
      let played = PlayedApp(seed: seed, transitions: count)
      var lines = played.lines
      lines.remove(at: try #require(lines.firstIndex { $0.text == "viewIsAppearing" }))
      let size = try await RecordedRun.sizeTogether(RecordedRun(played.lines), RecordedRun(lines, day: 2))
      kept.append(size)
    }
    #expect(kept[1] < kept[0] * 2, "seed \(seed): \(kept)")
  }

  @Test(arguments: seeds, RecordedRun.Reading.allCases) func `one detour more is one change`(
    seed: UInt64, reading: RecordedRun.Reading
  ) async throws {
    for count in [10, 60] {
      var played = PlayedApp(seed: seed, transitions: count)
      let before = played.lines
      guard played.isOnStack else { continue }
      let detour = played.makeDetour("Cart")
      let report = try await RecordedRun.diff(
        RecordedRun(before), RecordedRun(before + detour, day: 2), reading)
      #expect(report.changes.map(\.kind) == [.appeared], "seed \(seed): \(report.changes.map(\.what))")
      let back = try await RecordedRun.diff(
        RecordedRun(before + detour), RecordedRun(before, day: 2), reading)
      #expect(back.changes.map(\.kind) == [.vanished], "seed \(seed): \(back.changes.map(\.what))")
    }
  }

  @Test(arguments: seeds, RecordedRun.Reading.allCases) func `another style is one change of style`(
    seed: UInt64, reading: RecordedRun.Reading
  ) async throws {
    let played = PlayedApp(seed: seed, transitions: 60)
    var lines = played.lines
    guard let index = lines.lastIndex(where: { $0.text.contains("style=pageSheet") }) else { return }
    lines[index].text = lines[index].text.replacing("pageSheet", with: "formSheet")
    let report = try await RecordedRun.diff(RecordedRun(played.lines), RecordedRun(lines, day: 2), reading)
    #expect(report.changes.map(\.kind) == [.style], "seed \(seed): \(report.changes)")
  }

  @Test(arguments: seeds, RecordedRun.Reading.allCases) func `unrelated controllers before it do not matter`(
    seed: UInt64, reading: RecordedRun.Reading
  ) async throws {
    let played = PlayedApp(seed: seed, transitions: 30)
    let strangers = PlayedApp(seed: seed, transitions: 0, widgets: 3).lines.filter { $0.owner > 0 }
      .map { line in
        var moved = line
        moved.address += 1000
        return moved
      }
    var lines = played.lines
    let dropped = lines.lastIndex { $0.text == "viewIsAppearing" }
    lines.remove(at: try #require(dropped))
    let report = try await RecordedRun.diff(
      RecordedRun(played.lines), RecordedRun(strangers + lines, day: 2), reading)
    let own = report.changes.filter { $0.controller != "Widget" }
    #expect(own.count == 1, "seed \(seed): \(report.changes.map(\.what))")
    #expect(report.changes.count == 4, "seed \(seed): \(report.changes.map(\.what))")
  }
}
