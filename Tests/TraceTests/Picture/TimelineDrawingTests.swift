import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// Timelines for other programs. `Scripts/check-pages` lets those programs read them.
@Suite struct TimelineDrawingTests {
  private func drawn(_ drawing: TimelineDrawing, _ log: String = RecordedLog.swapped) throws -> String {
    let result = try RecordedLog.result(log)
    let findings = result.traces.flatMap(\.findings)
    let bytes = drawing.bytes(result.recordings, findings, includes: { _ in true })
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a sequence diagram tells who asked for whom, and where the finding is`() throws {
    let text = try drawn(.mermaid)
    #expect(text.hasPrefix("sequenceDiagram\n  participant U as UIKit\n  participant P0 as Home\n"))
    #expect(text.contains("  P0->>P1: 3 present Editor\n  U->>P1: 4 viewDidLoad\n"))
    #expect(text.contains("  Note over P1: finding 1 TC201 presentation-order\n"))
  }

  @Test
  func `of several with a name the one is asked for that comes next, and who was not released is marked`()
    throws
  {
    let visit = { (address: String, isReleased: Bool) in
      """
      [Nav@0x1] push Recipe@\(address) animated=true
      [Recipe@\(address)] viewDidLoad
      [Recipes@0x2] viewWillDisappear
      [Recipe@\(address)] viewWillAppear
      [Recipes@0x2] viewDidDisappear
      [Recipe@\(address)] viewDidAppear
      [Nav@0x1] pop animated=true
      [Recipe@\(address)] viewWillDisappear
      [Recipes@0x2] viewWillAppear
      [Recipe@\(address)] viewDidDisappear
      [Recipes@0x2] viewDidAppear
      \(isReleased ? "[Recipe@\(address)] deinit" : "")

      """
    }
    let start = "[Recipes@0x2] viewDidLoad\n[Recipes@0x2] viewWillAppear\n[Recipes@0x2] viewDidAppear\n"
    let text = try drawn(.mermaid, start + visit("0x3", false) + visit("0x4", true) + visit("0x5", true))
    #expect(text.contains("->>P2: 4 push Recipe\n"), "\(text)")
    #expect(text.contains("->>P3: 16 push Recipe (2)\n"))
    #expect(text.contains("->>P4: 28 push Recipe (3)\n"))
    #expect(text.contains("U->>P2: 13 viewDidDisappear\n  Note over P2: finding 1 TC701 controller-leaked\n"))
  }

  @Test func `a long sequence diagram is cut to what GitHub draws, and says so`() throws {
    let log = RecordedLog.presentations(40, faultEvery: 1)
    let text = try drawn(.mermaid, log)
    #expect(text.count < 50_000)
    #expect(text.split(separator: "\n").count { $0.contains(">>") || $0.contains("-x") } <= 60)
    #expect(text.contains("  Note over U: 60 of "))
  }

  @Test func `the words of Mermaid are not words of a log`() throws {
    let text = try drawn(.mermaid, "[a end; b#c%d]  viewWillAppear\n[A@0x1] viewDidAppear\n")
    #expect(!text.contains(" end "))
    #expect(!text.contains("; b"))
  }

  @Test func `a step out of order is red and dashed`() throws {
    let text = try drawn(.dot, "[A@0x1] viewWillAppear\n[A@0x1] viewDidAppear\n[A@0x1] viewDidAppear\n")
    #expect(text.contains(#"[label="viewDidAppear ×1", color=red, fontcolor=red, style=dashed]"#))
  }

  @Test func `a drawing has a title, a description and its own ground`() throws {
    let text = try drawn(.svg)
    #expect(text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg""#))
    #expect(text.contains(#"<title id="t">app.log</title><desc id="d">2 controllers, 8 events"#))
    #expect(!text.contains(" style="))
  }

  @Test func `what the filters leave out is not drawn, and the drawing says how much that is`() async throws {
    let folder = try ScratchFolder(["app.log": RecordedLog.swapped])
    let result = await RunResult.of([
      "timeline", "--no-config", "--format", "mermaid", "--controller", "Editor", folder.path("app.log"),
    ])
    #expect(result.output.contains("U->>P1: 4 viewDidLoad\n  Note over U: 1 event not shown\n"))
    #expect(!result.output.contains("viewWillDisappear"))
  }

  @Test func `drawings are formats of timeline and not of events`() async {
    let result = await RunResult.of(["events", "--format", "svg", "app.log"])
    #expect(result.code == .trouble)
    #expect(result.errors == "tracecheck: `events` prints text or jsonl, not svg; `timeline` does\n")
  }
}
