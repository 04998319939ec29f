import Testing

@testable import TraceModel

/// What names alone tell of a legal app, held against what its addresses tell: the app is the same, and prints the same lines
/// with addresses and without.
@Suite struct ToldByNamesTests {
  private static let seeds: ClosedRange<UInt64> = 1...24

  /// One transition as `timeline` tells it.
  private struct Told: Hashable {
    var line: Int
    var kind: TransitionKind
    var from: String?
    var to: String?

    init(_ record: TransitionRecord) {
      (line, kind, from, to) = (record.firstLine, record.kind, record.from, record.to)
    }
  }

  @Test(arguments: [(hasNamesakes: false, atLeast: 98), (hasNamesakes: true, atLeast: 94)])
  func `a log without addresses is told as the same log with them`(hasNamesakes: Bool, atLeast: Int) throws {
    var (all, alike) = (0, 0)
    for seed in Self.seeds {
      let right = try Self.told(seed, hasAddresses: true, hasNamesakes: hasNamesakes)
      let told = try Self.told(seed, hasAddresses: false, hasNamesakes: hasNamesakes)
      all += right.values.reduce(0, +)
      alike += right.reduce(0) { $0 + min($1.value, told[$1.key, default: 0]) }
    }
    #expect(alike * 100 >= all * atLeast, "\(alike) of \(all) transitions are told alike")
  }

  private static func told(_ seed: UInt64, hasAddresses: Bool, hasNamesakes: Bool) throws -> [Told: Int] {
    let level = LoggingLevel(
      title: "", hasAddresses: hasAddresses, hasNamesakes: hasNamesakes, leastFound: 0)
    let log = LegalApp.log(seed: seed, moves: 120, level: level)
    let trace = CheckedTrace(log, app: try AppDescription.text(level.configuration))
    return trace.transitions.reduce(into: [:]) { $0[Told($1), default: 0] += 1 }
  }
}
