import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// A presentation that covers its presenter in one run and not in the other, where no mark names its style.
@Suite struct FamilyChangeTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static let over = """
    [Diary@0x10] viewDidLoad
    [Diary@0x10] viewWillAppear
    [Diary@0x10] viewDidAppear
    [Entry@0x20] viewDidLoad
    [Entry@0x20] viewWillAppear
    [Entry@0x20] viewDidAppear
    [Entry@0x20] viewWillDisappear
    [Entry@0x20] viewDidDisappear
    [Entry@0x20] deinit

    """
  private static let cover = """
    [Diary@0x10] viewDidLoad
    [Diary@0x10] viewWillAppear
    [Diary@0x10] viewDidAppear
    [Entry@0x20] viewDidLoad
    [Diary@0x10] viewWillDisappear
    [Entry@0x20] viewWillAppear
    [Entry@0x20] viewDidAppear
    [Diary@0x10] viewDidDisappear
    [Entry@0x20] viewWillDisappear
    [Diary@0x10] viewWillAppear
    [Diary@0x10] viewDidAppear
    [Entry@0x20] viewDidDisappear
    [Entry@0x20] deinit

    """

  private func diff(_ before: String, _ after: String) async throws -> String {
    let (one, other) = (folder.path("before.log"), folder.path("after.log"))
    try before.write(toFile: one, atomically: true, encoding: .utf8)
    try after.write(toFile: other, atomically: true, encoding: .utf8)
    return await RunResult.of(["diff", "--no-config", one, other]).output
  }

  @Test func `a sheet that covers now is told so`() async throws {
    let told = try await diff(Self.over, Self.cover)
    #expect(told.contains("Entry now covers Diary, which leaves the screen, as with fullScreen"), "\(told)")
    #expect(told.contains("behaviour: 1 change"))
  }

  @Test func `a presentation that covers no more is told so`() async throws {
    let told = try await diff(Self.cover, Self.over)
    #expect(
      told.contains("Entry no longer covers Diary, which stays on screen, as with a sheet"),
      "\(told)")
  }

  @Test func `many runs are told in the same words as two`() async throws {
    func diff(_ before: String, _ after: String) async throws -> RunResult {
      var logs: [String] = []
      for (index, text) in [before, before, after, after, after].enumerated() {
        logs.append(try folder.write(text, to: "run-\(index).log"))
      }
      return await RunResult.of(
        ["diff", "--no-config", "--before"] + logs.prefix(2) + ["--after"] + logs.dropFirst(2))
    }
    let covers = try await diff(Self.over, Self.cover).output
    #expect(
      covers.contains(
        "Entry now covers Diary, which leaves the screen, as with fullScreen (0 of 2 → 3 of 3)"), "\(covers)")
    #expect(covers.contains("behaviour: 1 change"), "\(covers)")
    let stays = try await diff(Self.cover, Self.over).output
    #expect(
      stays.contains(
        "Entry no longer covers Diary, which stays on screen, as with a sheet (2 of 2 → 0 of 3)"),
      "\(stays)")
  }

  @Test func `a golden trace knows who covered whom`() async throws {
    func diff(_ good: String, _ run: String) async throws -> String {
      let golden = folder.path("golden.json")
      let (good, run) = (try folder.write(good, to: "good.log"), try folder.write(run, to: "run.log"))
      let kept = await RunResult.of(["diff", "--no-config", "--golden", golden, "--update", good])
      #expect(kept.code == .passed, "\(kept)")
      return await RunResult.of(["diff", "--no-config", "--golden", golden, run]).output
    }
    let stays = try await diff(Self.cover, Self.over)
    #expect(
      stays.contains("Entry no longer covers Diary, which stays on screen, as with a sheet"),
      "\(stays)")
    #expect(stays.contains("behaviour: 1 change"), "\(stays)")
    let covers = try await diff(Self.over, Self.cover)
    #expect(
      covers.contains("Entry now covers Diary, which leaves the screen, as with fullScreen"), "\(covers)")
    #expect(try await diff(Self.cover, Self.cover).contains("verdict: same"))
  }

  @Test func `a presentation that covers in some runs is told by its calls`() async throws {
    var logs: [String] = []
    for (index, text) in [Self.over, Self.over, Self.over, Self.cover].enumerated() {
      logs.append(try folder.write(text, to: "some-\(index).log"))
    }
    let told = await RunResult.of(
      ["diff", "--no-config", "--before"] + logs.prefix(2) + ["--after"] + logs.dropFirst(2)
    ).output
    #expect(told.contains("sometimes, was never (0 of 2 → 1 of 2)"), "\(told)")
    #expect(!told.contains("now covers"))
  }

  @Test func `a style that a mark names is told by its name`() async throws {
    let mark = "[Diary@0x10] present Entry@0x20 style="
    let one = Self.over.replacing(
      "[Entry@0x20] viewDidLoad", with: mark + "pageSheet\n[Entry@0x20] viewDidLoad")
    let other = Self.cover.replacing(
      "[Entry@0x20] viewDidLoad", with: mark + "fullScreen\n[Entry@0x20] viewDidLoad")
    let told = try await diff(one, other)
    #expect(told.contains("style fullScreen, was pageSheet"), "\(told)")
  }
}
