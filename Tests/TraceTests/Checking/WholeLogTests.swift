import Foundation
import Testing

@testable import TraceModel

/// What a class logs, and which marks there are, is asked of the whole log: whether that was known before the first line
/// makes no difference.
@Suite struct WholeLogTests {
  /// What is told of the first life of a class may be followed another way while it is not known yet what the class logs:
  /// of 150 damaged logs seven are judged otherwise then: 27, 54, 75, 84, 93, 97 and 149.
  @Test func `of twenty apps with faults at most one is judged otherwise when all is known beforehand`()
    throws
  {
    let app = try AppDescription.text(LegalApp.configuration)
    let others = (1...UInt64(150)).filter { seed in
      let log = Self.damaged(LegalApp.log(seed: seed, moves: 40), seed: seed)
      let (trace, again) = Self.judged(log, app: app)
      return trace != again
    }
    #expect(others.count <= 7, "LegalApp.log(seed: \(others), moves: 40), damaged")
  }

  @Test func `each kept log is judged the same when all that it tells is known beforehand`() throws {
    for name in FixtureTests.cases {
      let folder = FixtureTests.folder.appending(path: name)
      let log = String(decoding: try Data(contentsOf: folder.appending(path: "input.log")), as: UTF8.self)
      let configuration = try? String(contentsOf: folder.appending(path: "config.json5"), encoding: .utf8)
      let (trace, again) = Self.judged(log, app: try AppDescription.text(configuration ?? ""))
      #expect(trace == again, "\(name)")
    }
  }

  /// What is found in a log as it comes, and where all that it tells is known beforehand.
  private static func judged(_ log: String, app: AppDescription) -> ([String], [String]) {
    let trace = CheckedTrace(log, app: app)
    guard trace.instrumentations.count == 1 else { return ([], []) }
    let again = CheckedTrace(log, app: app, known: trace.instrumentations[0])
    return (trace.findings.map(told).sorted(), again.findings.map(told).sorted())
  }

  private static func told(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.controller) \(finding.certainty)"
  }

  /// A log with some lines lost, doubled and exchanged.
  private static func damaged(_ log: String, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    var lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<2 where lines.count > 10 {
      let index = Int.random(in: 1..<lines.count - 1, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      default: lines.swapAt(index, index + 1)
      }
    }
    return lines.joined(separator: "\n")
  }
}
