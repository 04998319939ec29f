import Foundation
import Testing

@testable import TraceModel

/// A legal app raises no definite finding, whatever its classes log and whichever marks it prints.
@Suite struct LegalAppTests {
  /// Plays the same apps each time; `TRACECHECK_FIRST_SEED` and `TRACECHECK_SEEDS` go and look for others.
  static let first = number("TRACECHECK_FIRST_SEED") ?? 1
  static let count = number("TRACECHECK_SEEDS") ?? 50

  /// Apps that were accused once, of the first 8000: in each of them the log could be read in two ways.
  static let onceAccused: [UInt64] = [
    204, 1091, 1245, 1299, 1569, 1603, 1734, 1884, 1914, 2132, 2189, 2534, 3195, 3411, 3646, 3674, 3689, 4006,
    4015, 4276, 4389, 4474, 4618, 4992, 5197, 5613, 5747, 5793, 6041, 6374, 6540, 6651, 6930, 6962, 7456,
    7492, 7573, 7588, 7823, 7965, 40_000_298, 40_000_318, 70_000_240, 70_000_314,
  ]
  /// The same of apps that log everything but addresses, where several screens have one name.
  static let onceAccusedByName: [UInt64] = [10_000_067, 70_000_095]

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  @Test func `an app that makes no mistake is not accused`() throws {
    let configuration = try AppDescription.text(LegalApp.configuration)
    for seed in Array(Self.first..<Self.first + Self.count) + Self.onceAccused {
      let trace = CheckedTrace(LegalApp.log(seed: seed, moves: 120), app: configuration)
      let told = trace.definite.first.map { "\($0.rule) at line \($0.line): \($0.message)" } ?? ""
      #expect(trace.definite.isEmpty, "LegalApp.log(seed: \(seed), moves: 120): \(told)")
    }
  }

  @Test(arguments: onceAccusedByName)
  func `an app whose log tells screens apart by their names alone is not accused`(_ seed: UInt64) throws {
    let level = try #require(LoggingLevel.all.first { $0.isAmbiguous })
    let configuration = try AppDescription.text(level.configuration)
    let trace = CheckedTrace(LegalApp.log(seed: seed, moves: 120, level: level), app: configuration)
    #expect(trace.definite.isEmpty)
  }
}
