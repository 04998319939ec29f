import Testing

@testable import TraceModel

/// Reports add up: in whatever order and groups, the sum is the report of one run over all logs, to the byte.
@Suite struct MergeTests {
  @Test(arguments: 0..<12) func `any tree over any split of any logs gives the report of one run`(
    seed: UInt64
  )
    throws
  {
    var generator = SeededGenerator(seed: seed)
    let fleet = try Fleet(count: 3 + Int(seed) * 3, &generator)
    let indices = Array(fleet.logs.indices).shuffled(using: &generator)
    let tree = try Self.tree(fleet, indices[...], &generator)
    for isLines in [false, true] {
      let sum = try Fleet.merged([tree], isLines: isLines)
      #expect(try sum == fleet.report(of: indices, isLines: isLines))
    }
  }

  @Test(arguments: 0..<10) func `a gate with limits and a baseline hold of the whole, not of its parts`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: 100 + seed)
    let fleet = try Fleet(count: 24, &generator)
    var gate = GateSettings()
    gate.failOn = GateSettings.FailLevel.allCases.randomElement(using: &generator) ?? .error
    gate.maxWarnings = [nil, 0, 2, 6, 12].randomElement(using: &generator) ?? nil
    gate.minEvents = Int.random(in: 0...4, using: &generator)
    gate.failsOnFixed = Bool.random(using: &generator)
    let baseline = Bool.random(using: &generator) ? try fleet.baseline(&generator) : nil
    let configuration =
      "{ suppressions: [{ rule: 'TC103', controller: 'Player', reason: 'known' }, { rule: 'TC105', reason: 'never' }] }"
    let indices = Array(fleet.logs.indices).shuffled(using: &generator)
    let tree = try Self.tree(fleet, indices[...], &generator) {
      try fleet.report(of: $0, isLines: $1, configuration: configuration, gate: gate, baseline: baseline)
    }
    let whole = try fleet.report(
      of: indices, configuration: configuration, gate: gate, baseline: baseline)
    let sum = try Fleet.merged([tree])
    #expect(String(decoding: sum, as: UTF8.self) == String(decoding: whole, as: UTF8.self))
  }

  @Test func `warnings that every part bears are too many for the whole`() throws {
    let fleet = try Fleet("tc306-did-dismiss-missing", count: 3)
    var gate = GateSettings()
    gate.maxWarnings = 2
    let parts = try fleet.logs.indices.map { try fleet.report(of: [$0], gate: gate) }
    for (count, word) in [(1, "passed"), (2, "passed"), (3, "failed")] {
      let sum = try Fleet.merged(Array(parts.prefix(count)))
      #expect(try JSONReader.read(sum)["verdict"]?.text == word)
    }
  }

  @Test func `a baseline bears no more of all than it says, and the first ones`() throws {
    let fleet = try Fleet("tc306-did-dismiss-missing", count: 4)
    var baseline = Baseline()
    let key = FaultKey(rule: RuleInfo.didDismissMissing.id, controller: "Filter", transition: .dismiss)
    baseline[key] = Baseline.Entry(key: key, controller: "Filter", count: 2)
    var gate = GateSettings()
    gate.failOn = .warning
    let parts = try fleet.logs.indices.map { try fleet.report(of: [$0], gate: gate, baseline: baseline) }
    let verdicts = try parts.map { try JSONReader.read($0)["verdict"]?.text }
    #expect(verdicts == Array(repeating: "passed", count: 4))
    let sum = try Fleet.merged(parts.reversed())
    #expect(try sum == fleet.report(of: 0..<4, gate: gate, baseline: baseline))
    let traces = try JSONReader.read(sum)["traces"]?.elements.map { $0["verdict"]?.text }
    #expect(traces == ["passed", "passed", "failed", "failed"])
  }

  /// The sum of some logs, put together at random: each part is one run, or a sum of parts, as JSON or JSON lines.
  private static func tree(
    _ fleet: Fleet, _ indices: ArraySlice<Int>, _ generator: inout SeededGenerator,
    report: ((ArraySlice<Int>, _ isLines: Bool) throws -> ContiguousArray<UInt8>)? = nil
  ) throws -> ContiguousArray<UInt8> {
    let isLines = Bool.random(using: &generator)
    guard indices.count > 1, Int.random(in: 0..<4, using: &generator) > 0 else {
      return try report?(indices, isLines) ?? fleet.report(of: indices, isLines: isLines)
    }
    var parts: [ContiguousArray<UInt8>] = []
    var rest = indices
    while !rest.isEmpty {
      let count = Int.random(in: 0...min(rest.count, 5), using: &generator)
      parts.append(try tree(fleet, rest.prefix(count), &generator, report: report))
      rest = rest.dropFirst(count)
    }
    return try Fleet.merged(
      parts.shuffled(using: &generator), isLines: isLines,
      memory: [500, 20_000].randomElement(using: &generator) ?? 1)
  }

  @Test func `the report of no log is the zero`() throws {
    var generator = SeededGenerator(seed: 7)
    let fleet = try Fleet(count: 9, &generator)
    let zero = try fleet.report(of: [])
    #expect(try Fleet.merged([]) == zero)
    #expect(try Fleet.merged([zero, zero]) == zero)
    let all = try fleet.report(of: fleet.logs.indices)
    for parts in [[all], [zero, all], [all, zero, zero]] { #expect(try Fleet.merged(parts) == all) }
  }

  @Test func `reports of the same name are all kept, in whichever order they come`() throws {
    var generator = SeededGenerator(seed: 3)
    let fleets = try (0..<3).map { _ in try Fleet(count: 4, &generator) }
    let reports = try fleets.map { try $0.report(of: 0..<4) }
    let sums = try [
      Fleet.merged(reports), Fleet.merged(reports.reversed()),
      Fleet.merged([try Fleet.merged([reports[2], reports[0]]), reports[1]]),
    ]
    #expect(Set(sums).count == 1)
    let counts = try (reports + sums.prefix(1)).map { try JSONReader.read($0)["traces"]?.elements.count ?? 0 }
    #expect(counts.last == counts.dropLast().reduce(0, +))
  }

  @Test(arguments: 0..<6) func `a suppression that one part needs is not called unused for another`(
    seed: UInt64
  )
    throws
  {
    var generator = SeededGenerator(seed: 20 + seed)
    let fleet = try Fleet(count: 24, &generator)
    let configuration = """
      { suppressions: [
        { rule: 'TC103', controller: 'Feed', reason: 'known' },
        { rule: 'TC2', controller: 'Player', reason: 'known, too' },
        { rule: 'TC104', reason: 'old', expires: '1969-01-01' }, { rule: 'TC105', reason: 'never' } ] }
      """
    let parts = try fleet.logs.indices.map { try fleet.report(of: [$0], configuration: configuration) }
    let pairs = try stride(from: 0, to: 24, by: 2).map { try Fleet.merged(Array(parts[$0..<$0 + 2])) }
    let whole = try fleet.report(of: fleet.logs.indices, configuration: configuration)
    #expect(try Fleet.merged(parts) == whole)
    #expect(try Fleet.merged(pairs.shuffled(using: &generator)) == whole)
  }

  @Test func `the word on the sum is the gate's on one run`() throws {
    let texts = ["passed": GateCommandTests.clean, "empty": "nothing\n", "failed": GateCommandTests.faulty]
    for words in [
      ["passed"], ["empty"], ["passed", "empty"], ["empty", "failed"], ["passed", "failed"], [],
    ] {
      var builder = ReportBuilder(
        configuration: Configuration(), filter: RunFilter(), today: CalendarDay(secondsSince1970: 0))
      var merger = ReportMerger { MemorySpill() }
      for word in words {
        let text = try #require(texts[word])
        builder.add(try CheckedLog.result(text, label: word))
        let part = ReportFormat.json.render(try CheckedLog.report(text, label: word), Fleet.options)
        #expect(try merger.add(.bytes(part)) == nil)
      }
      #expect(merger.verdict == builder.built(gate: GateSettings()).verdict, "\(words)")
    }
  }

  @Test func `parts in which no event fits the filters do not make the sum empty`() throws {
    var merger = ReportMerger { MemorySpill() }
    var none = try CheckedLog.report(GateCommandTests.clean, label: "a.log")
    none.verdict = .empty
    for report in [none, try CheckedLog.report(GateCommandTests.clean, label: "b.log")] {
      _ = try merger.add(.bytes(ReportFormat.json.render(report, Fleet.options)))
    }
    #expect(merger.verdict == .passed)
  }

  @Test func `reports in one stream are told apart`() throws {
    var generator = SeededGenerator(seed: 5)
    let fleet = try Fleet(count: 6, &generator)
    let stream = try (0..<6).reduce(into: ContiguousArray<UInt8>()) { stream, index in
      stream += try fleet.report(of: [index], isLines: index.isMultiple(of: 2))
    }
    #expect(try Fleet.merged([stream]) == fleet.report(of: 0..<6))
  }

  @Test func `what a newer version says of a finding goes through`() throws {
    var generator = SeededGenerator(seed: 1)
    let fleet = try Fleet(count: 8, &generator)
    let report = String(decoding: try fleet.report(of: 0..<8), as: UTF8.self)
    let newer = report.replacing(
      "      \"source\":", with: "      \"more\": {\"a\": [], \"b\\\"\": [1, {}]},\n      \"source\":")
    let sum = try JSONReader.read(try Fleet.merged([ContiguousArray(newer.utf8)]))
    let finding = try #require(sum["findings"]?.elements.first)
    #expect(finding["more"]?.members.map(\.key) == ["a", "b\""])
  }

  // MARK: What is not whole

  @Test func `a report that is cut anywhere is known to be half, and counts nothing`() throws {
    var generator = SeededGenerator(seed: 2)
    let fleet = try Fleet(count: 3, &generator)
    let good = try fleet.report(of: [0])
    for isLines in [false, true] {
      let whole = try fleet.report(of: [1, 2], isLines: isLines)
      for length in stride(from: 0, to: whole.count - 2, by: 97) {
        var merger = ReportMerger(memory: 300) { MemorySpill() }
        #expect(try merger.add(.bytes(whole.prefix(length))) != nil)
        #expect(try merger.add(.bytes(good)) == nil)
        var sum: ContiguousArray<UInt8> = []
        _ = try merger.write(Fleet.options, isLines: false) { sum += $0 }
        #expect(sum == good, "cut after \(length) bytes")
      }
    }
  }

  @Test(arguments: [
    ("[]", "no JSON object"), ("{}", "an element of the findings isn't a finding"),
    ("nonsense", "no JSON object"),
    ("{\"formatVersion\": \"2.0\"}", "its format is 2.0, but this tracecheck"),
    ("{\"formatVersion\": \"1.0\", \"changes\": []}", "it has no verdict or no summary"),
    ("{\"formatVersion\": \"1.0\", \"traces\": [{\"label\": 3}]}", "an element of the traces isn't a trace"),
    ("{\"formatVersion\" 1", "a key is missing"), ("   \n", "it ends in the middle"),
    (
      "{\"formatVersion\": \"1.0\", \"verdict\": \"passed\", \"summary\": {\"errors\": -1}}",
      "it has no verdict or no summary"
    ),
    (
      "{\"formatVersion\": \"1.0\", \"traces\": [{\"label\": \"a\", \"events\": 9223372036854775807, "
        + "\"transitions\": 1, \"verdict\": \"passed\"}]}", "an element of the traces isn't a trace"
    ),
    (
      "{\"formatVersion\": \"1.0\", \"verdict\": \"passed\", \"summary\": {\"errors\": 9223372036854775807, "
        + "\"warnings\": 1, \"infos\": 0, \"possible\": 0, \"known\": 0}}", "it has no verdict or no summary"
    ),
  ]) func `what is no report is told, with the reason`(text: String, words: String) throws {
    var merger = ReportMerger { MemorySpill() }
    let problem = try merger.add(.bytes(text.utf8))
    #expect(problem?.text.contains(words) == true, "\(problem?.text ?? "nothing")")
  }

  @Test func `random bytes and random changes of a report do no harm`() throws {
    var generator = SeededGenerator(seed: 11)
    let whole = try Fleet(count: 4, &generator).report(of: 0..<4)
    for _ in 0..<300 {
      var broken = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        broken[Int.random(in: 0..<broken.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      var merger = ReportMerger(memory: 1_000) { MemorySpill() }
      _ = try merger.add(.bytes(broken))
      _ = try merger.write(Fleet.options, isLines: false) { _ in }
    }
  }

  // MARK: Counts

  @Test func `faults are counted by fingerprint, with the first and the last log that has each`() throws {
    let once = GateCommandTests.faulty
    var merger = ReportMerger { MemorySpill() }
    for name in ["c.log", "a.log", "b.log"] {
      let text =
        name == "b.log" ? GateCommandTests.clean : once + once.replacing("0x7f00", with: "0x7f10")
      let report = try CheckedLog.report(text, label: name)
      #expect(try merger.add(.bytes(ReportFormat.json.render(report, Fleet.options))) == nil)
    }
    try merger.settle()
    let faults = try merger.faults().all
    let fault = try #require(faults.first)
    #expect(faults.count == 1 && fault.rule.description == "TC103")
    #expect(fault.count == 4 && fault.logs == 2)
    #expect(fault.first.label == "a.log" && fault.last.label == "c.log")
  }
}
