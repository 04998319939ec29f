import Testing

@testable import TraceModel

/// Logs of one process in which NSLog writes some lines, with the number of the process, and a print others, without one.
@Suite struct PrintedMarkTests {
  private static func logged(_ line: String) -> String {
    "2026-05-11 08:12:40.101122+0200 Garden[771:40112] \(line)"
  }

  private static let push = [
    "PlotVC viewDidLoad", "PlotVC viewWillAppear", "PlotVC viewDidAppear", "[PlotNav] push SeedVC",
    "SeedVC viewDidLoad", "PlotVC viewWillDisappear", "SeedVC viewWillAppear", "PlotVC viewDidDisappear",
    "SeedVC viewDidAppear",
  ]

  private static func trace(_ lines: [String]) -> CheckedTrace {
    CheckedTrace(lines.map { $0 + "\n" }.joined())
  }

  @Test func `what is asked for belongs to the only process, whichever of the two is written by NSLog`() {
    let printed = Self.push.map { $0.hasPrefix("[") ? $0 : Self.logged($0) }
    let logged = Self.push.map { $0.hasPrefix("[") ? Self.logged($0) : $0 }
    let first = ["[Root] setRoot PlotVC"] + Self.push.map { Self.logged($0) }
    for lines in [printed, logged, first] {
      let trace = Self.trace(lines)
      #expect(trace.summaries.count == 1 && trace.findings.isEmpty)
      #expect(trace.transitions.contains { $0.kind == .push }, "\(lines)")
    }
  }

  @Test func `callbacks that are written on both ways are two records of the same calls`() {
    let both = Self.push.flatMap { $0.hasPrefix("[") ? [$0] : [$0, Self.logged($0)] }
    let trace = Self.trace(both)
    #expect(trace.summaries.count == 2)
    #expect(trace.definite.isEmpty)
  }

  /// A screen prints some of its calls beside NSLog, before it or after it, each time in words of its own.
  private static let turns = [
    "PlotVC viewDidLoad", "[PlotVC] viewWillAppear: reading seeds", "PlotVC viewWillAppear",
    "PlotVC viewDidAppear", "[PlotVC] viewDidAppear: reading seeds",
    "SeedVC viewDidLoad", "PlotVC viewWillDisappear", "SeedVC viewWillAppear", "PlotVC viewDidDisappear",
    "SeedVC viewDidAppear",
  ]

  @Test func `callbacks that are written now on one way and now on the other are those of one process`() {
    let lines = Self.turns.map { $0.hasPrefix("[") ? $0 : Self.logged($0) }
    let others = Self.turns.map { $0.hasPrefix("[") ? Self.logged($0) : $0 }
    for lines in [lines, others] {
      let trace = Self.trace(lines)
      #expect(trace.summaries.map(\.events) == [8] && trace.findings.isEmpty, "\(lines)")
    }
  }

  @Test func `a record that comes later as a whole is another one`() {
    let calls = Self.push.filter { !$0.hasPrefix("[") }
    for lines in [calls.map(Self.logged) + calls, calls + calls.map(Self.logged)] {
      let trace = Self.trace(lines)
      #expect(trace.summaries.map(\.events) == [8, 8] && trace.findings.isEmpty, "\(lines)")
    }
  }

  @Test func `a short didDismiss is the call of a controller that the log has named`() {
    let calls = [
      "[Pantry] viewDidLoad", "[Pantry] viewWillAppear", "[Pantry] viewDidAppear", "[Pantry] didDismiss",
    ]
    let summary = Self.trace(calls).summaries.first
    #expect(summary?.events == 4)
    #expect(Self.trace(["[Menu] didDismiss"]).summaries.isEmpty)
  }
}
