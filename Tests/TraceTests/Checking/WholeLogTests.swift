import Foundation
import Testing

@testable import TraceModel

/// What a class logs, and which marks there are, is asked of the whole log: it makes no difference whether that was known
/// before the first line.
@Suite struct WholeLogTests {
  @Test func `apps with faults are judged the same when all that their logs tell is known beforehand`() throws
  {
    let app = try AppDescription.text(LegalApp.configuration)
    for seed in 1...UInt64(150) {
      let log = Self.damaged(LegalApp.log(seed: seed, moves: 40), seed: seed)
      Self.expectSame(log, app: app, "LegalApp.log(seed: \(seed), moves: 40), damaged")
    }
  }

  @Test func `each kept log is judged the same when all that it tells is known beforehand`() throws {
    for name in FixtureTests.cases {
      let folder = FixtureTests.folder.appending(path: name)
      let log = String(decoding: try Data(contentsOf: folder.appending(path: "input.log")), as: UTF8.self)
      let configuration = try? String(contentsOf: folder.appending(path: "config.json5"), encoding: .utf8)
      Self.expectSame(log, app: try AppDescription.text(configuration ?? ""), name)
    }
  }

  private static func expectSame(_ log: String, app: AppDescription, _ what: String) {
    let trace = CheckedTrace(log, app: app)
    guard trace.instrumentations.count == 1 else { return }
    let again = CheckedTrace(log, app: app, known: trace.instrumentations[0])
    #expect(trace.findings.map(told) == again.findings.map(told), "\(what)")
  }

  private static func told(_ finding: Finding) -> String {
    "\(finding.line) \(finding.rule) \(finding.certainty): \(finding.message)"
  }

  /// A log with some lines lost, doubled and exchanged.
  private static func damaged(_ log: String, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    var lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<2 where lines.count > 10 {
      let place = Int.random(in: 1..<lines.count - 1, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      default: lines.swapAt(place, place + 1)
      }
    }
    return lines.joined(separator: "\n")
  }
}
