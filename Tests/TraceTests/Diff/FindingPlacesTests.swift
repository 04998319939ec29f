import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// Of calls that are equal, `diff` shows those as gone or new that a finding is about; and what is new fails by its
/// level.
@Suite struct FindingPlacesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func diff(_ before: [String], _ after: [String], _ flags: String...) async throws -> RunResult {
    let paths = [folder.path("before.log"), folder.path("after.log")]
    for (path, lines) in zip(paths, [before, after]) {
      try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    return await RunResult.of(["diff", "--no-config"] + flags + paths)
  }

  /// A list, a note over it, and back.
  private static let notes = [
    "NoteListController viewDidLoad", "NoteListController viewWillAppear", "NoteListController viewDidAppear",
    "NoteController viewDidLoad", "NoteListController viewWillDisappear", "NoteController viewWillAppear",
    "NoteListController viewDidDisappear", "NoteController viewDidAppear", "NoteController viewWillDisappear",
    "NoteListController viewWillAppear", "NoteController viewDidDisappear",
    "NoteListController viewDidAppear",
  ]

  /// The same, and the list is told once more that it appears.
  private static var toldTwice: [String] {
    notes[..<10] + ["badge: 3 unread", "NoteListController viewWillAppear"] + notes[10...]
  }

  @Test func `a call that came twice is gone where the finding was`() async throws {
    let mended = try await diff(Self.toldTwice, Self.notes)
    #expect(mended.output.contains("before.log:12\n"), "\(mended.output)")
    #expect(
      mended.output.contains(
        "- NoteListController gets viewWillAppear once less\n  line 12 before\n"
          + "  - NoteListController viewWillAppear\n"), "\(mended.output)")
  }

  @Test func `a call that comes twice now is new where the finding is`() async throws {
    let broken = try await diff(Self.notes, Self.toldTwice)
    #expect(
      broken.output.contains("+ NoteListController gets viewWillAppear once more\n  line 12 after\n"),
      "\(broken.output)")
  }

  @Test func `a call that comes nowhere else is no longer there at all`() async throws {
    let early = ["NoteController loadView"] + Self.notes
    let result = try await diff(early, Array(early.dropFirst()))
    #expect(result.output.contains("NoteController no longer gets loadView\n"), "\(result.output)")
  }

  /// A sheet that leaves its presenter where it is, and then a push.
  private static func filtered(disturbed: Bool) -> [String] {
    let calls = disturbed ? ["[Walks@0x1] viewWillDisappear"] : []
    let back = disturbed ? ["[Walks@0x1] viewWillAppear"] : []
    return ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "[Walks@0x1] \($0)" }
      + ["[Walks@0x1] present Grades@0x2 style=pageSheet", "[Grades@0x2] viewDidLoad"] + calls
      + ["[Grades@0x2] viewWillAppear", "[Grades@0x2] viewDidAppear", "[Grades@0x2] dismiss"]
      + ["[Grades@0x2] viewWillDisappear"] + back + ["[Grades@0x2] viewDidDisappear"]
      + ["[nav@0x9] push Walk@0x3", "[Walk@0x3] viewDidLoad", "[Walks@0x1] viewWillDisappear"]
      + ["[Walk@0x3] viewWillAppear", "[Walks@0x1] viewDidDisappear", "[Walk@0x3] viewDidAppear"]
  }

  @Test func `of equal calls in one stretch those are gone that the finding is about`() async throws {
    let result = try await diff(Self.filtered(disturbed: true), Self.filtered(disturbed: false))
    #expect(result.output.contains("before.log:6\n"), "\(result.output)")
    #expect(
      result.output.contains("no longer gets viewWillDisappear, viewWillAppear\n"), "\(result.output)")
    #expect(
      result.output.contains(
        "    Walks present Grades style=pageSheet\n  - Walks viewWillDisappear\n  - Walks viewWillAppear\n"
          + "    Walks viewWillDisappear\n"), "\(result.output)")
  }

  @Test(arguments: [nil, "warning", "error", "info", "never"])
  func `a new possible finding is no regression`(level: String?) async throws {
    let flags = level.map { ["--fail-on=\($0)"] } ?? []
    let result = try await diff(Self.notes, Self.toldTwice, flags.first ?? "--redact")
    #expect(result.output.contains("(possible)"), "\(result.output)")
    #expect(result.output.hasSuffix("verdict: changed\n"), "\(result.output)")
    #expect(result.code == .passed)
  }

  @Test func `a new possible finding is a regression where possible ones fail`() async throws {
    let result = try await diff(Self.notes, Self.toldTwice, "--fail-on", "possible")
    #expect(result.output.contains("(possible)"), "\(result.output)")
    #expect(result.output.hasSuffix("verdict: regressed\n"), "\(result.output)")
    #expect(result.code == .failed)
  }

  @Test func `the lines of a segment are known up to the first that is far away`() {
    var lines = SegmentLines(7)
    for line: UInt32 in [7, 9, 30] { lines.note(line) }
    #expect(lines.known == [7, 7, 9, 30])
    lines.note(900)
    lines.note(901)
    #expect(lines.known == [7, 7, 9, 30])
  }

  @Test func `the picture joins the other one of two equal calls`() {
    let pairs = CallAlignment(["a", "b", "a", "c"], ["a", "c"], found: ([0], [])).pairs
    #expect(pairs.map(\.before) == [2, 3])
    #expect(pairs.map(\.after) == [0, 1])
    let come = CallAlignment(["a", "c"], ["a", "b", "a", "c"], found: ([], [0])).pairs
    #expect(come.map(\.after) == [2, 3])
  }

  @Test func `a gap goes where most of what is wanted is, and stays at its own place among equals`() {
    let before = ContiguousArray("xabababy".map(String.init))
    let after = ContiguousArray("xababy".map(String.init))
    let gaps = [Gap(before: 1..<3, after: 1..<1)]
    for (wanted, start) in [([6], 5), ([3], 2), ([2], 1), ([], 1), ([0], 1)] {
      let placed = GapPlacement.placed(gaps, before, after, wanted: (Set(wanted), []))
      #expect(placed == [gaps[0].moved(before: start - 1, after: start - 1)], "\(wanted)")
    }
  }
}
