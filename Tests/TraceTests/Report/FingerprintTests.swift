import Testing

@testable import TraceModel

@Suite struct FingerprintTests {
  /// The seed is printed with a failure, so that it can be written here.
  private let seed = UInt64.random(in: 0...UInt64.max)

  @Test func `another run of the same app has the same fingerprints`() throws {
    var generator = SeededGenerator(seed: seed)
    var compared = 0
    for rule in RuleRegistry.all where rule.id.number < 900 {
      let before = try fingerprints(rule.bad.log, rule)
      for _ in 0..<3 {
        let log = anotherRun(of: rule.bad.log, &generator)
        #expect(try fingerprints(log, rule) == before, "seed \(seed), \(rule.id):\n\(log)")
      }
      compared += before.count
    }
    #expect(compared >= 60)
  }

  @Test func `other rules, controllers, transitions, callbacks and partners make another fault`() {
    var others = (0..<6).map { _ in SampleReport.disturbed() }
    others[1].rule = RuleID(number: 204)
    others[2].controller = "C"
    others[3].transition = .present
    others[4].evidence[1].event = "viewDidDisappear"
    others[5].evidence[0].controller = "D"
    #expect(Set(others.map { Fingerprint($0) }).count == others.count)
  }

  @Test func `lines, instances, traces, words and capitals make no other fault`() {
    var other = SampleReport.disturbed(line: 700, trace: "other.log#9")
    (other.instance, other.message, other.severity) = ("0x9", "told otherwise", .warning)
    other.controller = "a"
    other.evidence.append(Evidence(line: 900, controller: "Z", event: "unbalanced-appearance"))
    #expect(Fingerprint(other) == Fingerprint(SampleReport.disturbed()))
  }

  @Test func `what never came tells faults apart`() {
    var lacking = [SampleReport.disturbed(), SampleReport.disturbed()]
    lacking[0].missing = ["viewDidAppear"]
    lacking[1].missing = ["viewWillAppear"]
    #expect(Fingerprint(lacking[0]) != Fingerprint(lacking[1]))
  }

  @Test func `the hash is the published one and stays`() {
    #expect(StableHash.hexadecimal(Fingerprint(SampleReport.disturbed()).value) == "eb661e8cfe0818ed")
    #expect(StableHash.hexadecimal(7) == "0000000000000007")
  }

  @Test func `equal faults are numbered where a reader would merge them`() {
    var findings = [SampleReport.disturbed(), SampleReport.known(), SampleReport.disturbed(line: 40)]
    findings[0].fingerprint = "aa"
    findings[2].fingerprint = "aa"
    let numbered = Fingerprint.numbered(findings)
    #expect(numbered[0] == "aa:1")
    #expect(numbered[2] == "aa:2")
    #expect(Set(numbered).count == 3)
  }

  private func fingerprints(_ log: String, _ rule: RuleInfo) throws -> [String] {
    let report = try CheckedLog.report(log, configuration: rule.bad.configuration)
    return report.findings.filter { !$0.controller.hasPrefix("Bystander") }.map(\.fingerprint).sorted()
  }

  /// The log with other addresses, times and process numbers, and with a screen before it that has nothing to do
  /// with the rest.
  private func anotherRun(of log: String, _ generator: inout SeededGenerator) -> String {
    let process = Int.random(in: 100...90_000, using: &generator)
    let shift = UInt64.random(in: 1...0xFFFF, using: &generator) << 16
    var microseconds = Int.random(in: 0...3_000_000_000, using: &generator)
    var lines: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) { lines += bystander(&generator) }
    lines += log.split(separator: "\n").map { moved(String($0), by: shift) }
    return lines.map { line in
      microseconds += Int.random(in: 1...900_000, using: &generator)
      return "\(time(microseconds)) App[\(process):\(process + 7)] \(line)"
    }.joined(separator: "\n")
  }

  private func bystander(_ generator: inout SeededGenerator) -> [String] {
    let address = String(UInt64.random(in: 0x6000_0000...0x6FFF_FFFF, using: &generator), radix: 16)
    return [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "deinit",
    ].map { "[Bystander@0x\(address)] \($0)" }
  }

  private func moved(_ line: String, by shift: UInt64) -> String {
    line.replacing(/0x([0-9a-f]+)/) { match in
      "0x" + String((UInt64(match.1, radix: 16) ?? 0) &+ shift, radix: 16)
    }
  }

  private func time(_ microseconds: Int) -> String {
    let seconds = microseconds / 1_000_000 % 86_400
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return
      "2026-03-01 \(parts.joined(separator: ":")).\(String(microseconds % 1_000_000 + 1_000_000).dropFirst())"
  }
}
