import Testing

@testable import TraceModel

/// A log in memory, read and checked: what tests of the checker start from.
struct CheckedTrace {
  /// The findings of all its processes.
  var findings: [Finding]
  /// Its transitions.
  var transitions: [TransitionRecord]
  /// What is said of each process.
  var summaries: [TraceSummary]
  /// What each process's part of the log was found to tell.
  var instrumentations: [Instrumentation]

  /// Reads and checks a log.
  init(
    _ log: String, app: AppDescription = AppDescription(), known: Instrumentation = Instrumentation()
  ) {
    var checker = LogChecker(app: app, telling: .records, known: known)
    var reader = TraceReader(.bytes(log.utf8))
    var batch = EventBatch()
    while (try? reader.read(into: &batch)) == true { checker.consume(batch) }
    checker.consume(batch)
    checker.finish()
    transitions = checker.takeTransitions()
    let results = checker.results(label: "log")
    findings = results.flatMap(\.findings)
    summaries = results.map(\.summary)
    instrumentations = checker.instrumentations
    for finding in findings where !finding.hasOnlyListedDoubts {
      Issue.record("the page of \(finding.rule) lacks one of \(finding.assumptions.map(\.text))")
    }
  }

  /// The findings that decide a gate.
  var definite: [Finding] { findings.filter { $0.certainty == .definite && !$0.isKnown } }

  /// The ids of the definite findings, in the order of the log.
  var rules: [String] { definite.map(\.rule.description) }
}

extension Finding {
  /// Whether the page of its rule names all that makes it possible.
  fileprivate var hasOnlyListedDoubts: Bool {
    let listed = [LawOfDoubt.Price.dear, .free].flatMap { LawOfDoubt.assumptions(at: $0, of: rule) }
    return assumptions.allSatisfy(listed.contains)
  }
}

extension AppDescription {
  /// The app part of a configuration as text.
  static func text(_ text: String) throws -> AppDescription {
    guard !text.isEmpty else { return AppDescription() }
    var loader = ConfigurationLoader(rules: .all, version: "0") { _ throws(ConfigurationLoader.Unreadable) in
      ContiguousArray(text.utf8)
    }
    return try loader.load(file: "example", options: []).app
  }
}

extension RuleNames {
  /// All rules of the registry.
  static var all: RuleNames { RuleNames(RuleRegistry.all.map { RuleNames.Entry(id: $0.id, name: $0.name) }) }
}
