import Testing

@testable import TraceModel

/// Recordings and the pictures that are made of them.
@Suite struct PictureTests {
  private func picture(_ log: String) throws -> Picture {
    let result = try RecordedLog.result(log)
    let finding = try #require(result.traces.first?.findings.first)
    let recording = try #require(result.recordings.first)
    let builder = PictureBuilder(recording, numbers: [finding.line: [1]])
    return try #require(builder.picture(of: finding, reach: 14))
  }

  @Test func `a controller has a lane, its owner before it`() throws {
    let picture = try picture(RecordedLog.swapped)
    #expect(picture.lanes.map(\.label) == ["Home", "Editor"])
    #expect(picture.lanes.map(\.depth) == [0, 1])
    #expect(picture.lanes.map(\.isFlagged) == [false, true])
  }

  @Test func `states are bars from one event to the next`() throws {
    let picture = try picture(RecordedLog.swapped)
    let home = picture.bars.filter { $0.lane == 0 }
    #expect(home.map(\.state) == [.appearing, .appeared, .disappearing, .hidden])
    for (bar, next) in zip(home, home.dropFirst()) { #expect(bar.last == next.first) }
    #expect(home.last?.last == nil)
  }

  @Test func `the flagged line has its number, and what came too early is out of order`() throws {
    let picture = try picture(RecordedLog.swapped)
    #expect(picture.rows.filter { !$0.flags.isEmpty }.map(\.line) == [8])
    let displaced = picture.expectations.filter { $0.fate == .displaced }
    #expect(displaced.map(\.text) == ["Home viewDidDisappear"])
    #expect(picture.expectations.contains { $0.fate == .absent })
    #expect(!picture.expectations.contains { $0.fate == .missing })
  }

  @Test func `a transition is a band from its first row to its last`() throws {
    let picture = try picture(RecordedLog.swapped)
    let band = try #require(picture.bands.last)
    #expect(picture.rows[band.first].text.hasPrefix("present Home → Editor, fullScreen"))
    #expect(picture.rows[band.last].line == 8)
  }

  @Test func `where two readings fit, the heading of a transition names both`() {
    var record = TransitionRecord(
      kind: .dismiss, outcome: .completed, firstLine: 1, lastLine: 2, isInferred: true)
    record.alternatives = [.pop]
    #expect(record.heading == "dismiss, inferred; or pop")
  }

  @Test func `a pause is a visible break`() throws {
    let log = "10:00:00.000 [A@0x1] viewWillAppear\n10:00:07.500 [A@0x1] viewDidAppear\n"
    let result = try RecordedLog.result(log, times: true)
    let picture = PictureBuilder(try #require(result.recordings.first), numbers: [:]).picture([])
    #expect(picture.rows.filter { $0.kind == .gap }.map(\.text) == ["7.5 s later"])
  }

  @Test func `what is kept of a long log is small, and gaps say what is left out`() throws {
    let result = try RecordedLog.result(RecordedLog.presentations(4000, faultEvery: 2000))
    let recording = try #require(result.recordings.first)
    #expect(recording.stepCount == 4000 * 8 + 3)
    #expect(recording.steps.count < 300)
    #expect(recording.overview.firstLines.count <= OverviewRecorder.columnLimit)
    let picture = PictureBuilder(recording, numbers: [:]).picture([])
    #expect(picture.rows.contains { $0.kind == .gap && $0.text.hasSuffix("events not shown") })
  }

  @Test func `everything is kept where all is asked for`() throws {
    let result = try RecordedLog.result(RecordedLog.presentations(700, faultEvery: 100), keepsAll: true)
    let recording = try #require(result.recordings.first)
    #expect(recording.steps.map(\.index) == Array(0..<recording.stepCount))
  }

  @Test func `what stood where is kept of each flagged line`() throws {
    let recording = try #require(try RecordedLog.result(RecordedLog.swapped).recordings.first)
    let standing = try #require(recording.standings[8])
    #expect(standing.onScreen.map(\.lane.label) == ["Editor"])
    #expect(standing.hidden == 1)
  }

  @Test func `what is shown is listed behind those that showed it`() throws {
    let log = """
      [window@0x9] setRoot Home@0x1
      [Home@0x1] viewWillAppear
      [Home@0x1] viewDidAppear
      [Home@0x1] present Sheet@0x2 style=pageSheet
      [Sheet@0x2] viewWillAppear
      [Sheet@0x2] viewDidAppear
      [Sheet@0x2] viewDidAppear

      """
    var recording = try #require(try RecordedLog.result(log).recordings.first)
    let sheet = try #require(recording.standings[7]?.onScreen.last)
    #expect(sheet.lane.label == "Sheet")
    #expect(sheet.owners == ["window", "Home"])
    #expect(try RecordedLog.page(log).contains("window › Home › Sheet (appeared)"))
    recording.rename { "token-\($0.count)" }
    #expect(recording.standings[7]?.onScreen.last?.owners == ["token-6", "token-4"])
  }

  @Test func `no two texts of a row share room, wide letters counted twice`() throws {
    let picture = try picture(
      RecordedLog.swapped.replacing("Editor", with: "아주긴이름의화면컨트롤러").replacing("Home", with: "Home 화면"))
    let geometry = PictureGeometry(picture)
    for row in picture.rows where row.kind == .event {
      let name = PictureGeometry.width(of: [PictureGeometry.name(row)])
      #expect(geometry.nameLeft + name < geometry.textLeft)
      #expect(
        geometry.noteLeft(row) + PictureGeometry.width(of: [PictureGeometry.note(row)]) <= geometry.textRight)
    }
    #expect(geometry.textRight < geometry.expectedLeft)
  }

  @Test func `a class that logs no will-callbacks is never out of order for lacking them`() {
    var use = ClassUse(name: "A", instances: 1, steps: [])
    let again = ClassUse.Step(before: .appeared, kind: .viewDidAppear, after: .appeared, count: 2)
    use.steps = [again]
    #expect(use.isLegal(again))
    use.steps.append(ClassUse.Step(before: .hidden, kind: .viewWillAppear, after: .appearing, count: 1))
    use.steps.append(ClassUse.Step(before: .appeared, kind: .viewDidDisappear, after: .hidden, count: 1))
    #expect(!use.isLegal(again))
  }
}
