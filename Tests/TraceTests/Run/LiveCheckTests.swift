import Foundation
import Testing

@testable import TraceModel

/// A log that is read while it is written gives the findings of the finished log: as soon as they stand, and once.
@Suite struct LiveCheckTests {
  /// What came of a log that was cut into pieces.
  private struct Outcome {
    var told: [Finding] = []
    var rest: [Finding] = []
    var withdrawn = 0
    var report = Report()
  }

  private static func outcome(
    of text: [UInt8], _ configuration: Configuration = Configuration(), cut: (inout Int) -> Void
  ) throws -> Outcome {
    let settings = try RunSettings(configuration)
    var check = LiveCheck("live.log", settings, today: CalendarDay(secondsSince1970: 0))
    var reader = EventReader(BlockBuffer(), path: "live.log", settings.readOptions)
    var (block, batch, outcome, index) = (Block(), EventBatch(), Outcome(), 0)
    repeat {
      var end = index
      cut(&end)
      var piece = text[index..<min(end, text.count)]
      index = piece.endIndex
      repeat {
        let count = block.fill(with: piece, isLast: index == text.count)
        piece = piece.dropFirst(count)
        batch.clear()
        try reader.read(&block, into: &batch)
        outcome.told += check.take(batch, suppressions: reader.counts.suppressions)
      } while !piece.isEmpty
    } while index < text.count
    let result = check.finish(reader.counts)
    outcome.report = result.report(settings)
    outcome.rest = check.rest(of: outcome.report, result)
    outcome.withdrawn = check.withdrawn(from: outcome.report, result)
    return outcome
  }

  private static func json(_ report: Report) -> String {
    String(decoding: ReportFormat.json.render(report, Fleet.options), as: UTF8.self)
  }

  /// The logs of the fixtures, and legal ones of which every ninth line is lost.
  private static func logs() throws -> [(name: String, text: [UInt8])] {
    let fixtures = try FixtureTests.cases.map { name in
      (name, Array(try Data(contentsOf: FixtureTests.folder.appending(path: "\(name)/input.log"))))
    }
    let damaged = (UInt64(1)...6).map { seed in
      let lines = LegalApp.log(seed: seed, moves: 40).split(separator: "\n").enumerated()
      let kept = lines.filter { $0.offset % 9 != 4 }.map(\.element)
      return ("damaged \(seed)", Array(kept.joined(separator: "\n").utf8))
    }
    return fixtures + damaged
  }

  @Test func `a rule of the app is told while the log is written, and once`() throws {
    let configuration = try CheckedLog.configuration(
      """
      { "appRules": [
        { "id": "refresh", "after": "Payment viewDidDisappear", "expect": "Cart viewWillAppear", "within": "2s" },
        { "id": "no-banner", "never": "Banner viewDidAppear" },
      ] }
      """)
    let lines = [
      "10:00:00.000 [Cart] viewDidLoad", "10:00:00.100 [Cart] viewWillAppear",
      "10:00:00.200 [Cart] viewDidAppear", "10:00:01.000 [Payment] viewDidDisappear",
      "10:00:01.500 [Banner] viewDidAppear", "10:00:05.000 [Cart] viewWillAppear",
    ]
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    let live = try Self.outcome(of: text, configuration) { $0 += 1 }
    let told = live.told.filter(\.rule.isOfApp).map { "\($0.rule) \($0.line)" }
    #expect(told.sorted() == ["no-banner 5", "refresh 4"])
    #expect(!live.rest.contains { $0.rule.isOfApp } && live.withdrawn == 0)
    let whole = try Self.outcome(of: text, configuration) { $0 = .max }
    #expect(Self.json(live.report) == Self.json(whole.report))
  }

  @Test func `byte by byte and in random blocks a log gives the findings of the whole`() throws {
    var generator = SeededGenerator(seed: 1)
    for (name, text) in try Self.logs() {
      let whole = try Self.outcome(of: text) { $0 = .max }
      let bytes = try Self.outcome(of: text) { $0 += 1 }
      let blocks = try Self.outcome(of: text) { $0 += Int.random(in: 1...200, using: &generator) }
      for (how, parts) in [("bytes", bytes), ("blocks", blocks), ("whole", whole)] {
        #expect(Self.json(parts.report) == Self.json(whole.report), "\(name), \(how)")
        #expect(parts.withdrawn == 0, "\(name), \(how)")
        let found = parts.told + parts.rest
        #expect(found.count == parts.report.findings.count, "\(name), \(how)")
      }
    }
  }

  @Test func `a definite finding is told before the log ends`() throws {
    let outcome = try Self.outcome(of: Array(GateCommandTests.faulty.utf8)) { $0 += 1 }
    #expect(outcome.told.map(\.rule.description) == ["TC103"] && outcome.rest.isEmpty)
  }

  @Test func `what a line of the log suppresses is not told where the line comes first`() throws {
    let line = "tracecheck:ignore TC103 -- it is known\n"
    let before = try Self.outcome(of: Array((line + GateCommandTests.faulty).utf8)) { $0 += 7 }
    #expect(before.told.isEmpty && before.withdrawn == 0)
    let after = try Self.outcome(of: Array((GateCommandTests.faulty + line).utf8)) { $0 += 7 }
    #expect(after.told.count == 1 && after.withdrawn == 1)
  }
}
