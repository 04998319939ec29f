import Foundation
import Testing

@testable import TraceModel

/// How often a legal app is accused, and how many of the faults put into one are found: a few as a test, and with
/// `TRACECHECK_RELIABILITY=1000` so many of each kind and a thousand times as many legal events, printed as the tables of
/// docs/reliability.md.
@Suite struct ReliabilityTests {
  static let asked = ProcessInfo.processInfo.environment["TRACECHECK_RELIABILITY"].flatMap { Int($0) }

  /// Each level gets its share of the faults of each kind.
  static let faultsOfKind = max(1, (asked ?? 0) / LoggingLevel.all.count)
  /// Each level, and logging at random, gets its share of the legal events.
  static let legalEvents = asked.map { 1000 * $0 / (LoggingLevel.all.count + 1) + 1 } ?? 2000

  /// Which seeds are played: those behind this one.
  static let firstSeed =
    ProcessInfo.processInfo.environment["TRACECHECK_RELIABILITY_SEED"].flatMap { UInt64($0) } ?? 0

  @Test func `faults are found at every level of logging`() async throws {
    let tallies = try await Self.sideBySide(LoggingLevel.all) { level in
      try PlantedFault.all.map { try Self.tally($0, level) }
    }
    for (level, kinds) in zip(LoggingLevel.all, tallies) {
      let total = kinds.reduce(ReliabilityTally(), +)
      #expect(total.definite * 100 >= total.putIn * level.leastFound, "\(level.title): \(total.row)")
    }
    guard Self.asked != nil else { return }
    print(ReliabilityTables.byLevel(tallies))
    print(ReliabilityTables.byKind(tallies))
    print(ReliabilityTables.byBoth(tallies))
  }

  @Test func `legal apps are not accused at any level of logging`() async throws {
    let levels = LoggingLevel.all.map(Optional.some) + [nil]
    let legal = try await Self.sideBySide(levels, Self.legal)
    for (level, tally) in zip(levels, legal) {
      #expect(tally.accused == 0, "\(level?.title ?? "at random")")
    }
    guard Self.asked != nil else { return }
    print(ReliabilityTables.legal(zip(levels, legal)))
    let total = legal.reduce(into: LegalTally(), +=)
    #expect(total.possible * 1000 <= total.transitions, "possible findings: one in a thousand transitions")
  }

  private static func tally(_ fault: PlantedFault, _ level: LoggingLevel) throws -> ReliabilityTally {
    var total = ReliabilityTally()
    guard level.tells(fault.needs) else { return total }
    let app = try AppDescription.text(level.configuration)
    for seed in firstSeed + 1...firstSeed + UInt64(faultsOfKind) {
      guard let log = FaultyApp.log(fault, seed: seed, level: level) else { continue }
      let tally = ReliabilityTally(fault, at: log.index, CheckedTrace(log.text, app: app).findings)
      if tally.definite == 0 || tally.astray > 0 {
        let index = "lines \(log.index.lowerBound)-\(log.index.upperBound)"
        try keep(log.text, "\(fault.title), \(level.title), \(seed), \(index)")
      }
      total += tally
    }
    return total
  }

  private static func legal(_ level: LoggingLevel?) throws -> LegalTally {
    let app = try AppDescription.text(level?.configuration ?? LegalApp.configuration)
    var total = LegalTally()
    while total.events < legalEvents {
      let seed = firstSeed + UInt64(total.logs + 1)
      let log = LegalApp.log(seed: seed, moves: 120, level: level)
      let tally = LegalTally(CheckedTrace(log, app: app))
      if tally.definite + tally.possible > 0 {
        try keep(log, "legal, \(level?.title ?? "at random"), \(seed)")
      }
      total += tally
    }
    return total
  }

  private static func sideBySide<Given: Sendable, Made: Sendable>(
    _ given: [Given], _ make: @escaping @Sendable (Given) throws -> Made
  ) async throws -> [Made] {
    try await withThrowingTaskGroup(of: (Int, Made).self) { group in
      for (index, one) in given.enumerated() { group.addTask { (index, try make(one)) } }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Writes a log that was judged wrongly into the folder that `TRACECHECK_RELIABILITY_KEEP` names.
  private static func keep(_ log: String, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TRACECHECK_RELIABILITY_KEEP"] else { return }
    try log.write(to: URL(filePath: folder).appending(path: name + ".log"), atomically: true, encoding: .utf8)
  }
}
