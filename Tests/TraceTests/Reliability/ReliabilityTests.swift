import Foundation
import Testing

@testable import TraceModel

/// How often a legal app is accused, and how many of the faults put into one are found: a few as a test, and with
/// `TRACECHECK_RELIABILITY=1000` so many of each kind and a million events, printed as the tables of
/// docs/reliability.md.
@Suite struct ReliabilityTests {
  static let asked = ProcessInfo.processInfo.environment["TRACECHECK_RELIABILITY"].flatMap { Int($0) }

  @Test(arguments: LogLevel.all.indices) func `faults are found at every level of logging`(_ place: Int)
    throws
  {
    let level = LogLevel.all[place]
    var total = ReliabilityTally()
    for fault in PlantedFault.all {
      let tally = try Self.tally(fault, level, count: (Self.asked ?? 16) / LogLevel.all.count)
      total.add(tally)
      if Self.asked != nil { print("kind | \(level.title) | \(fault.title) | \(tally.row)") }
    }
    if Self.asked != nil { print("level | \(level.title) | \(total.row)") }
  }

  /// Writes a log whose fault was not found, or not alone, into the folder that is named.
  private static func keep(_ log: FaultyApp.Log, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TRACECHECK_RELIABILITY_KEEP"] else { return }
    let file = "\(name), lines \(log.place.lowerBound)-\(log.place.upperBound).log"
    try log.text.write(to: URL(filePath: folder).appending(path: file), atomically: true, encoding: .utf8)
  }

  private static func tally(_ fault: PlantedFault, _ level: LogLevel, count: Int) throws -> ReliabilityTally {
    let app = try AppDescription.text(level.configuration)
    var tally = ReliabilityTally()
    for seed in 1...UInt64(count) {
      guard let log = FaultyApp.log(fault, seed: seed, level: level) else { continue }
      let findings = CheckedTrace(log.text, app: app).findings
      var one = ReliabilityTally()
      one.count(fault, at: log.place, findings)
      tally.add(one)
      if one.definite == 0 || one.astray > 0 { try keep(log, "\(fault.title), \(level.title), \(seed)") }
    }
    return tally
  }
}
