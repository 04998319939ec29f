import Testing

@testable import TraceModel

/// What a log tells in which some callbacks are logged by no class, held against what the same log tells with all of them.
@Suite struct ToldByHalfTests {
  private static let seeds: ClosedRange<UInt64> = 1...12
  private static let level = LoggingLevel(
    title: "", hasAddresses: false, hasNamesakes: false, leastFound: 0)

  private static let callbacks = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// What the marks don't say can't be told in full: a swipe that is given up, a sheet that is swiped away.
  @Test(arguments: [
    (kept: ["viewDidAppear", "viewWillDisappear"], atLeast: 88),
    (kept: ["viewDidAppear", "viewDidDisappear"], atLeast: 84),
    (kept: ["viewWillAppear", "viewWillDisappear"], atLeast: 66),
    (kept: ["viewWillAppear", "viewDidAppear"], atLeast: 64),
    (kept: ["viewDidAppear"], atLeast: 64),
    (kept: ["viewWillAppear"], atLeast: 40),
  ])
  func `half a log is told as the whole`(kept: [String], atLeast: Int) throws {
    var (all, alike) = (0, 0)
    for seed in Self.seeds {
      let log = LegalApp.log(seed: seed, moves: 120, level: Self.level)
      let whole = try Self.told(log)
      let half = try Self.told(Self.keep(kept, of: log))
      all += whole.values.reduce(0, +)
      alike += whole.reduce(0) { $0 + min($1.value, half[$1.key, default: 0]) }
    }
    #expect(alike * 100 >= all * atLeast, "\(alike) of \(all) transitions are told alike")
  }

  private static func keep(_ kept: [String], of log: String) -> String {
    let left = callbacks.filter { !kept.contains($0) }
    return log.split(separator: "\n").filter { line in
      !left.contains { line.hasSuffix(" \($0)") }
    }.joined(separator: "\n")
  }

  /// The transitions by kind and controllers. Lines differ, since half of them are left out.
  private static func told(_ log: String) throws -> [String: Int] {
    let trace = CheckedTrace(log, app: try AppDescription.text(level.configuration))
    return trace.transitions.reduce(into: [:]) { told, record in
      told["\(record.kind) \(record.from ?? "-") \(record.to ?? "-")", default: 0] += 1
    }
  }
}
