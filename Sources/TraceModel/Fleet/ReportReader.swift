/// Reads the reports of a source, one after the other: JSON objects and JSON lines, also mixed.
struct ReportReader: ~Copyable {
  private var pieces: ReportPieces
  /// What a piece says that holds several parts; the last one comes next.
  private var waiting: [ReportPart] = []
  private var report = Unfinished()
  /// Whether any of the report under way was read.
  private var hasBegun = false
  private var finished = 0

  private struct Unfinished {
    var verdict: TraceSummary.Verdict?
    var sums: ReportSums?
    var listed = 0
  }

  /// The reports of a source.
  init(_ source: consuming ByteSource) {
    pieces = ReportPieces(source)
  }

  /// The next part; `nil` after the last report.
  mutating func next() throws(ReportProblem) -> ReportPart? {
    if let part = waiting.popLast() { return part }
    while let piece = try pieces.next() {
      hasBegun = true
      if let part = try part(piece) { return part }
    }
    // Findings without the line that sums them up, or nothing at all.
    if hasBegun || finished == 0 { throw .half }
    return nil
  }

  private mutating func part(_ piece: ReportPieces.Piece) throws(ReportProblem) -> ReportPart? {
    switch piece {
    case .line(let node), .element(of: "findings", let node):
      guard let finding = FindingNode(node) else {
        throw .damaged("an element of the findings isn't a finding")
      }
      report.listed += 1
      return .finding(finding, node)
    case .element(of: "traces", let node):
      guard let trace = TraceNode(node) else { throw .damaged("an element of the traces isn't a trace") }
      return .trace(trace, node)
    case .element(of: "unreadable", let node):
      guard let log = node["log"]?.text else { throw .damaged("an unreadable log without a name") }
      return .unreadable(log, node)
    case .element(of: "suppressions", let node):
      guard let use = SuppressionUse(node) else {
        throw .damaged("an element of the suppressions isn't a suppression")
      }
      return .suppression(use)
    case .member("formatVersion", let node): try checkVersion(node.text)
    case .member("verdict", let node): report.verdict = node.text.flatMap(TraceSummary.Verdict.init)
    case .member("summary", let node): report.sums = ReportSums(node)
    case .member("gate", let node):
      guard let gate = GateSettings(node) else { throw .damaged("the gate isn't an object as expected") }
      return .gate(gate)
    case .member("baseline", let node):
      waiting = try Self.known(node).reversed()
      return waiting.popLast()
    case .member, .element: break
    case .end: return try ended()
    }
    return nil
  }

  /// What a baseline did; it is never longer than the baseline.
  private static func known(_ node: JSONNode) throws(ReportProblem) -> [ReportPart] {
    var parts: [ReportPart] = []
    for fault in node["faults"]?.elements ?? [] {
      guard let fault = KnownFault(fault) else {
        throw .damaged("an element of the known faults isn't a known fault")
      }
      parts.append(.knownFault(fault))
    }
    for finding in node["findings"]?.elements ?? [] {
      guard let node = FindingNode(finding) else {
        throw .damaged("an element of the findings isn't a finding")
      }
      parts.append(.knownFinding(node, finding))
    }
    return parts
  }

  private mutating func checkVersion(_ version: String?) throws(ReportProblem) {
    let version = version ?? ""
    guard version.split(separator: ".").first == JSONReport.formatVersion.split(separator: ".").first else {
      throw .foreignVersion(ForeignText.line(version, limit: 40))
    }
  }

  private mutating func ended() throws(ReportProblem) -> ReportPart {
    guard let sums = report.sums, let verdict = report.verdict else {
      throw .damaged("it isn't a report of `check`: it has no verdict or no summary")
    }
    guard report.listed <= sums.total else { throw .damaged("it lists more findings than it counts") }
    report = Unfinished()
    hasBegun = false
    finished += 1
    return .end(verdict, sums)
  }
}

extension SuppressionUse {
  fileprivate init?(_ node: JSONNode) {
    guard let trace = node["trace"]?.text, let line = node["line"]?.count,
      let findings = node["findings"]?.count, let fingerprint = node["fingerprint"]?.text
    else { return nil }
    self.init(trace: trace, line: line, findings: findings, fingerprint: fingerprint)
  }
}

extension GateSettings {
  fileprivate init?(_ node: JSONNode) {
    guard let level = node["failOn"]?.text.flatMap(FailLevel.init) else { return nil }
    self.init()
    failOn = level
    maxWarnings = node["maxWarnings"]?.count
    minEvents = node["minEvents"]?.count ?? 0
    failsOnFixed = node["strictBaseline"]?.flag ?? false
  }
}

extension KnownFault {
  fileprivate init?(_ node: JSONNode) {
    guard let rule = node["rule"]?.text.flatMap({ RuleID($0) }), let controller = node["controller"]?.text,
      let count = node["count"]?.count, let found = node["found"]?.count, let seen = node["seen"]?.count,
      let isExercised = node["exercised"]?.flag
    else { return nil }
    let transition = TransitionKind.allCases.first { $0.name == node["transition"]?.text }
    self.init(
      key: FaultKey(rule: rule, controller: controller, transition: transition), controller: controller,
      count: count)
    (self.found, self.seen, self.isExercised) = (found, seen, isExercised)
  }
}

extension ReportSums {
  /// The numbers of a summary; `nil` where one is missing.
  fileprivate init?(_ node: JSONNode) {
    guard let errors = node["errors"]?.count, let warnings = node["warnings"]?.count,
      let infos = node["infos"]?.count, let possible = node["possible"]?.count,
      let known = node["known"]?.count
    else { return nil }
    self.init()
    (self.errors, self.warnings, self.infos, self.possible, self.known) = (
      errors, warnings, infos, possible, known
    )
    suppressed = node["suppressed"]?.count ?? 0
    suppressedByLogs = node["suppressedByLogs"]?.count ?? 0
    guard let outcome = node["baseline"] else { return }
    var baseline = BaselineOutcome()
    baseline.known = outcome["known"]?.count ?? 0
    baseline.new = outcome["new"]?.count ?? 0
    baseline.fixed = outcome["fixed"]?.count ?? 0
    baseline.fewer = outcome["fewer"]?.count ?? 0
    baseline.notExercised = outcome["notExercised"]?.count ?? 0
    self.baseline = baseline
  }
}
