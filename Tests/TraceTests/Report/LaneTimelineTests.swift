import Testing

@testable import TraceModel
@testable import tracecheck

/// `timeline --format lanes`: what a terminal shows.
@Suite struct LaneTimelineTests {
  private func lanes(
    _ log: String, columns: Int? = nil, _ arguments: [String] = [], isColoured: Bool = false
  ) async throws -> [String] {
    let folder = try ScratchFolder()
    var surroundings = Console.Surroundings()
    surroundings.environment["COLUMNS"] = columns.map(String.init)
    let colour = isColoured ? ["--color", "always"] : []
    let result = await RunResult.of(
      ["timeline", "--no-config", "--format", "lanes", try folder.write(log, to: "app.log")] + arguments
        + colour, surroundings)
    #expect(result.errors.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `each controller has a lane, each event a row, and what they came to is below`() async throws {
    #expect(
      try await lanes(RecordedLog.swapped) == [
        "● callback   ◆ delegate call   ▶ what the app asked for   × deinit",
        "○ SwiftUI call   ┃ on screen   │ off screen   ╽ appearing   ╿ disappearing",
        "┊ not known yet   └ end of a transition, with its lines",
        "     1  ●  Home  viewWillAppear",
        "     2  ●  Home  viewDidAppear",
        "        ┃  └ 1–2 launch → Home (inferred; or present or addChild)",
        "     3  ▶  Home  present Editor style=fullScreen",
        "     4  ┃ ●  Editor  viewDidLoad",
        "     5  ● │  Home    viewWillDisappear",
        "     6  ╿ ●  Editor  viewWillAppear",
        "     7  ● ╽  Home    viewDidDisappear",
        "     8  │ ●  Editor  viewDidAppear",
        "        │ ┃  ✗ error TC201 presentation-order: `viewDidDisappear` of Home came",
        "        │ ┃    before `viewDidAppear` of Editor; in this transition (present as",
        "        │ ┃    fullScreen, removing the presenter's view) UIKit makes these",
        "        │ ┃    calls the other way round",
        "        │ ┃  └ 3–8 present Home → Editor (fullScreen, cover, by code) ✗ TC201",
      ])
  }

  @Test(arguments: [40, 60, 80, 133]) func `no row is wider than the terminal`(columns: Int) async throws {
    let log = RecordedLog.presentations(30, faultEvery: 3).replacing("Home", with: "아주긴이름의화면컨트롤러 화면")
    for row in try await lanes(log, columns: columns) {
      #expect(ShownText.width(of: row) <= columns, "\(row)")
    }
  }

  @Test func `without a terminal there are 80 columns`() async throws {
    let log = "[\(String(repeating: "Long", count: 30))@0x1] present \(String(repeating: "B", count: 90))\n"
    let rows = try await lanes(log)
    #expect(rows.map { ShownText.width(of: $0) }.max() == 80)
  }

  @Test func `a lane that ends is free for the next, and one too many takes that of the longest silent`() {
    var columns = LaneColumns(limit: 2)
    let keys = (1...3).map { LaneKey(name: Symbol(index: $0), ordinal: 1) }
    #expect(keys[..<2].map { columns.index(of: $0) } == [0, 1])
    columns.leave(0)
    #expect(columns.index(of: keys[2]) == 0)
    columns.move(0, to: .appeared)
    columns.move(1, to: .appeared)
    #expect(columns.index(of: keys[0]) == 1)
    #expect(columns.index(of: keys[2]) == 0)
  }

  @Test func `colour says nothing that the shapes do not`() async throws {
    let plain = try await lanes(RecordedLog.swapped)
    let coloured = try await lanes(RecordedLog.swapped, isColoured: true)
    #expect(coloured != plain)
    #expect(coloured.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == plain)
  }

  @Test func `layout callbacks in a row are one, and a pause is told`() async throws {
    let layout = "10:00:09.000 [A@0x1] viewDidLayoutSubviews\n"
    let log = "10:00:00.000 [A@0x1] viewWillAppear\n" + layout + layout + layout
    let rows = try await lanes(log)
    #expect(
      rows.suffix(5) == [
        "        ╽  ≈ 9.0 s later", "     2  ●  A  viewDidLayoutSubviews",
        "        ╽  … 2 more layout callbacks, to line 4",
        "        ╽  └ 1 launch → A (incomplete, inferred; 11 other kinds of transition", "        ╽    fit)",
      ])
  }

  @Test func `what the filters leave out is not drawn`() async throws {
    let rows = try await lanes(RecordedLog.swapped, ["--controller", "Editor", "--rule", "TC203"])
    #expect(rows.contains { $0.hasSuffix("Editor  viewDidLoad") })
    #expect(!rows.contains { $0.contains("viewWillDisappear") || $0.contains("TC201") })
  }

  @Test func `processes that take turns have lanes of their own`() async throws {
    let log =
      "App[1:2] [A@0x1] viewDidAppear\nApp[7:2] [B@0x1] viewDidAppear\nApp[1:2] [A@0x1] viewWillDisappear\n"
    let turns = try await lanes(log).filter { $0.hasPrefix("── ") }.map { $0.suffix(13) }
    #expect(turns.map { $0.contains("#7 ──") }.prefix(2) == [true, false])
  }
}
