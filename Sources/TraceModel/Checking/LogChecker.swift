/// Checks a whole log: tells its processes apart and gives each a checker of its own.
///
/// Another process number, or a relaunch, begins another trace.
package struct LogChecker: Sendable {
  private let app: AppDescription
  private var traces: [Trace] = []
  private var names: [String] = []
  private var current = 0
  /// Whether the records of transitions are kept.
  package var keepsRecords = false
  /// Whether the events as they were understood are kept.
  package var keepsSteps = false

  private struct Trace: Sendable {
    var process: Int32
    var checker: TraceChecker
    var hasLaunched = false
    var isOver = false
  }

  /// A checker of the log of an app.
  package init(app: AppDescription) {
    self.app = app
  }

  /// Checks the events of a batch.
  package mutating func consume(_ batch: borrowing EventBatch) {
    if !batch.newNames.isEmpty {
      names += batch.newNames
      for place in traces.indices { traces[place].checker.learn(batch.newNames) }
    }
    for place in batch.events.indices {
      select(batch.events[place])
      traces[current].checker.observe(batch.events[place])
    }
  }

  /// Makes the trace of an event the current one.
  private mutating func select(_ event: borrowing Event) {
    if current < traces.count, traces[current].process == event.process, event.kind != .didFinishLaunching {
      return
    }
    current = place(of: event)
    if event.kind == .didFinishLaunching { traces[current].hasLaunched = true }
  }

  private mutating func place(of event: borrowing Event) -> Int {
    let process = event.process
    let isLaunch = event.kind == .didFinishLaunching
    if let known = traces.lastIndex(where: { $0.process == process && !$0.isOver }) {
      let isRelaunch = isLaunch && traces[known].checker.hasSeenControllers
      if !isRelaunch { return known }
      traces[known].checker.finish()
      traces[known].isOver = true
    }
    var checker = TraceChecker(app: app)
    checker.keepsRecords = keepsRecords
    checker.keepsSteps = keepsSteps
    checker.learn(names)
    traces.append(Trace(process: process, checker: checker))
    return traces.count - 1
  }

  /// Ends all traces.
  package mutating func finish() {
    for place in traces.indices where !traces[place].isOver {
      traces[place].checker.finish()
      traces[place].isOver = true
    }
  }

  /// What came of each process, in the order of their first events. The label of each is the log's, with `#pid`
  /// where there are several.
  package func results(label: String) -> [TraceResult] {
    traces.enumerated().map { place, trace in
      let isOne = traces.count == 1
      let again = traces[..<place].count { $0.process == trace.process }
      let suffix = isOne ? "" : "#\(trace.process)" + (again > 0 ? ".\(again + 1)" : "")
      return TraceResult(label: label + suffix, process: trace.process, checker: trace.checker)
    }
  }

  /// The name of a symbol.
  package func name(of symbol: Symbol) -> String {
    symbol.isSome ? names[Int(symbol.index) - 1] : ""
  }

  /// Takes the events understood since the last call, each with the place of its trace in `results`.
  package mutating func takeSteps(_ body: (Int, ObservedStep) -> Void) {
    for place in traces.indices where !traces[place].checker.steps.isEmpty {
      for step in traces[place].checker.steps { body(place, step) }
      traces[place].checker.steps.removeAll(keepingCapacity: true)
    }
  }

  /// Takes the lines at which findings were raised or held since the last call, each with the place of its trace
  /// in `results`; only where steps are kept.
  package mutating func takeFlaggedLines(_ body: (Int, Int) -> Void) {
    for place in traces.indices where !traces[place].checker.flaggedLines.isEmpty {
      for line in traces[place].checker.flaggedLines { body(place, line) }
      traces[place].checker.flaggedLines.removeAll(keepingCapacity: true)
    }
  }

  /// Takes the transitions that are over since the last call, each with the place of its trace in `results`.
  package mutating func takeTransitions(_ body: (Int, TransitionRecord) -> Void) {
    for place in traces.indices where !traces[place].checker.finished.isEmpty {
      for record in traces[place].checker.finished { body(place, record) }
      traces[place].checker.finished.removeAll(keepingCapacity: true)
    }
  }

  /// Takes the transitions that are over since the last call, each with the process that it belongs to.
  package mutating func takeTransitions() -> [TransitionRecord] {
    var records: [TransitionRecord] = []
    for place in traces.indices where !traces[place].checker.finished.isEmpty {
      for var record in traces[place].checker.finished {
        record.trace = traces.count == 1 ? "" : "#\(traces[place].process)"
        record.process = traces[place].process
        records.append(record)
      }
      traces[place].checker.finished.removeAll(keepingCapacity: true)
    }
    return records
  }
}

/// What came of one process.
package struct TraceResult: Sendable {
  /// The numbers.
  package var summary: TraceSummary
  /// The findings that are listed.
  package var findings: [Finding] = []
  /// How many there are beyond, by their kinds.
  package var notListed: [FindingKind: Int] = [:]

  /// A process of which only the numbers are known.
  package init(summary: TraceSummary) {
    self.summary = summary
  }

  init(label: String, process: Int32, checker: TraceChecker) {
    summary = TraceSummary(label: label)
    summary.process = process
    summary.events = checker.eventCount
    summary.controllers = checker.controllers
    summary.transitions = checker.transitionCount
    summary.unattributed = checker.unattributed
    summary.incomplete = checker.incompleteCount
    findings = checker.findings.map { finding in
      var copy = finding
      copy.trace = label
      return copy
    }
    notListed = checker.notListed
  }
}
