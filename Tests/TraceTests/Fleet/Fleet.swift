import Foundation

@testable import TraceModel

/// Some logs of the fixtures under names of their own, and the reports of them.
struct Fleet {
  /// Logs by their names.
  let logs: [(name: String, text: String)]

  /// Logs that are chosen by chance: faulty and right ones, of several processes, without events, and with lines that
  /// suppress.
  init(count: Int, _ generator: inout SeededGenerator) throws {
    let texts = try Self.texts()
    logs = (0..<count).map { number in
      let folder = ["17.4/phone/", "18.0/pad/", ""].randomElement(using: &generator) ?? ""
      let text = texts.randomElement(using: &generator) ?? ""
      return ("\(folder)run\(number).log", text)
    }
  }

  /// Logs of one fixture.
  init(_ fixture: String, count: Int) throws {
    let log = FixtureTests.folder.appending(path: "\(fixture)/input.log")
    let text = try String(contentsOf: log, encoding: .utf8)
    logs = (0..<count).map { ("run\($0).log", text) }
  }

  private static func texts() throws -> [String] {
    let fixtures = try FixtureTests.cases.prefix(30).map { name in
      try String(contentsOf: FixtureTests.folder.appending(path: "\(name)/input.log"), encoding: .utf8)
    }
    let twice = GateCommandTests.faulty
    let processes = [311, 295, 311].map { process in
      "2026-03-01 09:41:02.120000+0900 Shop[\(process):81923] [Feed@0x7f00] viewDidLoad\n"
    }
    return fixtures + [
      "", "nothing of interest\n", twice,
      twice + "tracecheck:ignore TC103 -- it is known\n",
      "[Feed] viewDidLoad\ntracecheck:ignore TC103 -- nothing\ntracecheck:ignore NO -- such\n",
      (processes + processes).joined(), twice + processes.joined(),
    ]
  }

  /// The report of one run over some of the logs, in the order of their names.
  func report(
    of indices: some Sequence<Int>, isLines: Bool = false, configuration text: String = "",
    gate: GateSettings = GateSettings(), baseline: Baseline? = nil
  ) throws -> ContiguousArray<UInt8> {
    var options = Self.options
    options.gate = gate
    let report = try builder(of: indices, configuration: text, baseline: baseline).built(gate: gate)
    return (isLines ? ReportFormat.jsonl : .json).render(report, options)
  }

  /// The findings of all logs, but for some at the end of each list: what a baseline may know.
  func baseline(_ generator: inout SeededGenerator) throws -> Baseline {
    var baseline = try builder(of: logs.indices, configuration: "", baseline: nil).found
    for entry in baseline.entries {
      var known = entry
      known.count = Int.random(in: 0...entry.count + 1, using: &generator)
      baseline[entry.key] = known
    }
    let gone = FaultKey(rule: RuleInfo.presenterDisturbed.id, controller: "Gone", transition: nil)
    baseline[gone] = Baseline.Entry(key: gone, controller: "Gone", count: 2)
    return baseline
  }

  private func builder(
    of indices: some Sequence<Int>, configuration text: String, baseline: Baseline?
  ) throws -> ReportBuilder {
    let configuration = try CheckedLog.configuration(text)
    var builder = ReportBuilder(
      configuration: configuration, filter: RunFilter(), today: CalendarDay(secondsSince1970: 0),
      baseline: baseline)
    for log in indices.map({ logs[$0] }).sorted(by: { TraceName($0.name) < TraceName($1.name) }) {
      builder.add(try CheckedLog.result(log.text, label: log.name, configuration: configuration))
    }
    return builder
  }

  static let options = RenderOptions(rules: CheckedLog.rules, version: ToolVersion.current)

  /// Reports added up.
  static func merged(
    _ reports: [ContiguousArray<UInt8>], isLines: Bool = false, memory: Int = 4_000
  ) throws -> ContiguousArray<UInt8> {
    var merger = ReportMerger(memory: memory) { MemorySpill() }
    for report in reports {
      if let problem = try merger.add(.bytes(report)) { throw ScratchError(words: problem.text) }
    }
    var bytes: ContiguousArray<UInt8> = []
    _ = try merger.write(options, isLines: isLines) { bytes += $0 }
    return bytes
  }

  /// Something that a test did not expect.
  struct ScratchError: Error { var words: String }
}
