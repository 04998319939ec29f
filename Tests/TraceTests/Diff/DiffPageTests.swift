import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// The page of a comparison. `Scripts/check-pages` opens it in a browser.
@Suite struct DiffPageTests {
  @Test func `equal calls are paired, and those that changed indices are told apart`() {
    let pairs = CallAlignment(["a", "b", "c", "a"], ["b", "a", "x", "a"]).pairs
    #expect(pairs.map(\.before) == [0, 1, 3])
    #expect(pairs.map(\.after) == [1, 0, 3])
    #expect(pairs.filter(\.isInPlace).count == 2)
  }

  @Test func `of two orders the part that differs is shown`() {
    let (before, after) = DiffPage.trimmed(
      ["1", "2", "3", "4", "5", "6", "7"], ["1", "2", "3", "4", "new", "5", "6", "7"])
    #expect(before == 1..<7)
    #expect(after == 1..<8)
  }

  @Test func `equal orders and empty ones can be trimmed`() {
    #expect(DiffPage.trimmed(["1", "1"], ["1"]) == (0..<2, 0..<1))
    #expect(DiffPage.trimmed([], ["1"]) == (0..<0, 0..<1))
  }

  @Test func `each controller of a side has a lane, and its calls lead from state to state`() {
    let calls = [
      "Home viewWillAppear", "Home viewDidAppear", "Home present My Editor style=fullScreen",
      "Home viewWillDisappear", "Home viewDidDisappear", "My Editor viewDidLoad", "My Editor deinit",
    ]
    let names = SideLanes.names([calls])
    #expect(names == ["Home", "My Editor"])
    let side = SideLanes(calls, shown: 2..<7, names: names)
    #expect(side.calls.map(\.lane) == [0, 0, 0, 1, 1])
    #expect(side.calls.map(\.shape) == [.request, .callback, .callback, .callback, .end])
    #expect(
      side.bars == [
        SideLanes.Bar(lane: 0, state: .appeared, first: nil, last: 1, isOpen: false),
        SideLanes.Bar(lane: 0, state: .disappearing, first: 1, last: 2, isOpen: false),
        SideLanes.Bar(lane: 1, state: .hidden, first: 3, last: 4, isOpen: false),
        SideLanes.Bar(lane: 0, state: .hidden, first: 2, last: 2, isOpen: true),
      ])
  }

  @Test func `a comparison is a page with both orders side by side`() async throws {
    let folder = SourceTree.root.appending(path: "Tests/Fixtures/pages/diff").path
    let result = await RunResult.of([
      "diff", "--no-config", folder + "/before.log", folder + "/after.log", "--report", "html",
    ])
    #expect(result.code == .failed)
    for part in [
      "✗ regressed", "New (2)", #"<article id="c1""#, "before</text>", "after</text>", #"id="TC201""#,
    ] {
      #expect(result.output.contains(part), "no \(part)")
    }
  }

  @Test func `how to reproduce a comparison names the flags that were given`() async throws {
    let folder = try ScratchFolder()
    let before = try folder.write(RecordedLog.swapped, to: "b.log")
    let after = try folder.write(RecordedLog.swapped, to: "a b.log")
    let flags = [
      "diff", before, after, "--no-config", "-D", "os=17.4", "--map", "Old*=New*", "--pid", "5", "--timing",
      "--fail-on", "change", "--report", "html",
    ]
    let shown = await RunResult.of(flags).output
    #expect(
      shown.contains(
        "tracecheck diff --no-config -D os=17.4 --map &#39;Old*=New*&#39; --pid 5 --fail-on change --timing "
          + "--before \(before) --after &#39;\(after)&#39;</pre>"))
    let redacted = await RunResult.of(flags + ["--redact"]).output
    #expect(redacted.contains("--redact --before") && !redacted.contains("Old"))
  }

  @Test func `how to reproduce a comparison with a golden trace names its file`() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write(RecordedLog.swapped, to: "a.log")
    let golden = folder.path("good.json")
    #expect(
      await RunResult.of(["diff", "--no-config", "--golden", golden, "--update", log]).code == .passed)
    let shown = await RunResult.of(["diff", "--no-config", "--golden", golden, log, "--report", "html"])
    #expect(shown.output.contains("tracecheck diff --no-config --golden \(golden) --after \(log)</pre>"))
  }
}
