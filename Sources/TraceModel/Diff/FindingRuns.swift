/// The runs of a side, to say in how many of them a fault was found.
struct FindingRuns: Sendable {
  /// How many there are.
  let all: Int
  /// The run of each trace: a log may hold several processes.
  private let logs: [String: String]

  /// The runs that a report is about.
  init(_ report: Report) {
    logs = report.logs()
    all = Set(logs.values).count
  }

  /// In how many runs some findings are.
  func count(of findings: [Finding]) -> Int { Set(findings.map { logs[$0.trace] ?? $0.trace }).count }
}
