/// Checks a whole log: tells its processes apart and gives each a checker of its own.
///
/// Another process number, or a relaunch, begins another trace.
package struct LogChecker: ~Copyable {
  private(set) var app: AppDescription
  /// Whether the release of iOS is said already, whatever a log says.
  private let knowsRelease: Bool
  private let telling: Telling
  private let known: Instrumentation
  private(set) var traces: [ProcessTrace] = []
  /// The indices of the last trace of each process.
  private var indices: [Int32: Int] = [:]
  /// The names met so far; a symbol is the index of its name, counted from 1.
  package private(set) var names: [String] = []
  private var current = 0
  /// The lines that may be another line's call.
  private var echoes: [CallEcho] = []
  /// What SwiftUI called since the last time that somebody took it: it goes by all judgement.
  private var asides: [Aside] = []
  private let asksRules: Bool
  /// The rules of the app, if there are any and nobody watches them beside the checking.
  var rules: AppRuleWatches?
  /// The traces that anything was noted of since somebody took it who watches the rules beside the checking.
  var notedTraces: [Int] = []
  /// A checker of the log of an app.
  ///
  /// - Parameter telling: what is told of it besides findings and counts.
  package init(app: AppDescription, telling: Telling = []) {
    self.init(app: app, telling: telling, known: Instrumentation())
  }

  /// A checker of a log, given what the log is known to contain.
  init(app: AppDescription, telling: Telling = [], known: Instrumentation) {
    self.app = app
    knowsRelease = app.os != nil
    self.telling = telling
    self.known = known
    asksRules = !app.rules.watched.isEmpty
    if asksRules {
      rules = AppRuleWatches(app.rules.watched, tellsAll: telling.contains(.ruleMarks))
    }
    // What a trace's checker looks up is made now, while the first events are still being read.
    _ = TraceChecker(app: app)
  }

  /// Checks the events of a batch.
  package mutating func consume(_ batch: borrowing EventBatch) {
    if !batch.newNames.isEmpty {
      names += batch.newNames
      for index in traces.indices { traces[index].checker.learn(batch.newNames) }
      rules?.learn(names)
    }
    if !batch.echoes.isEmpty {
      echoes += batch.echoes
      for trace in traces { trace.checker.ledger.note(batch.echoes) }
    }
    var next = 0
    for note in batch.notes {
      check(batch, from: &next, to: note.index)
      take(note)
    }
    check(batch, from: &next, to: batch.events.count)
    if telling.contains(.asides) { asides += batch.asides }
  }

  private mutating func check(_ batch: borrowing EventBatch, from next: inout Int, to end: Int) {
    while next < end {
      let index = index(of: batch.events[next])
      traces[index].checker.app.learn(batch.details)
      next = traces[index].check(batch.events, from: next, to: end)
      if asksRules { showRules(ofTrace: index) }
    }
  }

  private mutating func take(_ note: LogNote) {
    switch note.content {
    case .gap: openAnew(note.process)
    case .excerpt: for trace in traces where !trace.isOver { trace.checker.noteExcerpt() }
    case .release(let release): if !knowsRelease { app.os = release }
    case .remark(let kind, let name):
      if let callback = AppearanceCallback(kind), let index = indices[note.process] {
        traces[index].checker.app.classes.remarks.note(callback, of: name, at: note.line)
      }
    case .otherWords(let words):
      if let index = indices[note.process] {
        traces[index].checker.app.classes.wordings.note(words, at: note.line)
      }
    }
  }

  /// Lines are missing: what the traces that they may belong to were in the middle of is not known any more.
  private mutating func openAnew(_ process: Int32) {
    for (index, trace) in traces.enumerated()
    where !trace.isOver && (process == 0 || process == trace.process) {
      trace.checker.openAnew()
      if asksRules { showRules(ofTrace: index) }
    }
  }

  private mutating func index(of event: Event) -> Int {
    let process = event.process
    let isLaunch = event.kind == .didFinishLaunching
    if !isLaunch, current < traces.count, traces[current].process == process, !traces[current].isOver {
      return current
    }
    if !isLaunch, isOfOnly(event) { return 0 }
    let last = indices[process]
    if let known = last, !traces[known].isOver {
      let isRelaunch = isLaunch && traces[known].checker.app.hasSeenMoreThanInits
      if !isRelaunch {
        current = known
        return known
      }
      conclude(known)
    }
    var checker = TraceChecker(app: app, telling: telling, known: known)
    checker.learn(names)
    checker.ledger.note(echoes)
    traces.append(
      ProcessTrace(process: process, again: last.map { traces[$0].again + 1 } ?? 0, checker: checker))
    current = traces.count - 1
    indices[process] = current
    return current
  }

  /// Whether a line is the only process's own though one of them has no number: NSLog and UIKit write one, and a print doesn't.
  ///
  /// Callbacks on both ways may be two records of the same calls, which stay apart: the first on the other way has been told by
  /// then. One that its class hasn't got yet shows that they take turns; lines side by side about one call are the reader's.
  private mutating func isOfOnly(_ event: Event) -> Bool {
    guard traces.count == 1, !traces[0].isOver, traces[0].process == 0 || event.process == 0 else {
      return false
    }
    if !event.kind.isLifecycle { return true }
    if traces[0].isMixed { return true }
    if traces[0].process == 0, !traces[0].checker.app.hasSeenControllers {
      traces[0].take(event.process)
      indices[event.process] = 0
      return true
    }
    guard event.subject.isSome, !traces[0].checker.app.classes[event.subject.name].logs(event.kind) else {
      return false
    }
    traces[0].mix(event.process)
    (indices[traces[0].process], indices[0]) = (0, 0)
    return true
  }

  /// Ends all traces.
  package mutating func finish() {
    conclude()
    for index in traces.indices { close(index) }
  }

  /// No more events come. What rules have to say that are watched elsewhere may still come.
  mutating func conclude() {
    for index in traces.indices where !traces[index].isOver { conclude(index) }
  }

  private mutating func conclude(_ index: Int) {
    traces[index].checker.conclude()
    traces[index].isOver = true
    if asksRules { showRules(ofTrace: index) }
    // Rules that are watched elsewhere may have more to say.
    if rules != nil || !asksRules { close(index) }
  }

  private func close(_ index: Int) {
    if !traces[index].isClosed { traces[index].checker.close() }
    traces[index].isClosed = true
  }

  /// What came of each process, in the order of their first events. The label of each is the log's, with `#pid`
  /// where there are several.
  package func results(label: String) -> [TraceResult] {
    traces.enumerated().map { index, trace in
      TraceResult(
        label: label + (traces.count == 1 ? "" : suffix(ofTrace: index)), process: trace.process,
        checker: trace.checker)
    }
  }

  /// What each process's part of the log was found to tell.
  var instrumentations: [Instrumentation] {
    traces.map { $0.checker.app.classes.instrumentation(names: $0.checker.app.words.names) }
  }

  /// How many events there were, and how many transitions are over.
  var counts: (events: Int, transitions: Int) {
    traces.indices.reduce((0, 0)) {
      ($0.0 + traces[$1].checker.app.counts.events, $0.1 + traces[$1].checker.app.counts.transitions)
    }
  }

  /// The line at which the earliest of the transitions began that aren't over.
  var earliestOpenLine: Int {
    traces.indices.reduce(.max) { traces[$1].isOver ? $0 : min($0, traces[$1].checker.app.running.firstLine) }
  }

  /// What the label of a trace ends with where a log holds several.
  package func suffix(ofTrace index: Int) -> String {
    let trace = traces[index]
    return "#\(trace.process)" + (trace.again > 0 ? ".\(trace.again + 1)" : "")
  }

  /// The process that was logged last.
  var currentProcess: Int32 { traces.isEmpty ? 0 : traces[current].process }

  /// How many processes were logged.
  var traceCount: Int { traces.count }

  /// The process of a trace.
  package func process(ofTrace index: Int) -> Int32 { traces[index].process }

  /// Looks at the findings raised since the last look, each with the index of its trace in `results`.
  ///
  /// - Parameter seen: how many findings of each trace were looked at. When the traces are over their findings are
  ///   put in order, so that only a look at all of them finds the last ones.
  package func findings(since seen: inout [Int], _ body: (Int, Finding) -> Void) {
    while seen.count < traces.count { seen.append(0) }
    for index in traces.indices where traces[index].checker.ledger.findings.count > seen[index] {
      for finding in traces[index].checker.ledger.findings[seen[index]...] { body(index, finding) }
      seen[index] = traces[index].checker.ledger.findings.count
    }
  }

  /// The chain from the root to the topmost controller of the trace that was logged last.
  package func hierarchyChain() -> HierarchyChain {
    traces.isEmpty ? HierarchyChain() : traces[current].checker.app.hierarchyChain()
  }

  /// The name of a symbol.
  package func name(of symbol: Symbol) -> String {
    symbol.isSome ? names[Int(symbol.index) - 1] : ""
  }

  /// Takes the events understood since the last call, each with the index of its trace in `results`.
  package mutating func takeSteps(_ body: (Int, ObservedStep) -> Void) {
    for index in traces.indices { traces[index].checker.outbox.takeSteps { body(index, $0) } }
  }

  /// Exchanges what pictures need of each process, in the order of `results`, for what was emptied.
  mutating func exchange(_ emptied: inout [TraceObservations]) {
    while emptied.count < traces.count { emptied.append(TraceObservations()) }
    for index in traces.indices { traces[index].checker.outbox.exchange(&emptied[index]) }
    takeAsides { emptied[$0].asides.append($1) }
  }

  /// Takes what SwiftUI called since the last call, each with the index of its process's trace in `results`. What comes
  /// before any event of its process waits for one.
  package mutating func takeAsides(_ body: (Int, Aside) -> Void) {
    guard !asides.isEmpty else { return }
    asides.removeAll { aside in
      let trace = indices[aside.process]
      if let trace { body(trace, aside) }
      return trace != nil
    }
  }

  /// Takes the transitions that are over since the last call, each with the index of its trace in `results`.
  package mutating func takeTransitions(_ body: (Int, TransitionRecord) -> Void) {
    for index in traces.indices { traces[index].checker.outbox.takeRecords { body(index, $0) } }
  }

  /// Takes what rules of the app said since the last call, each with the index of its trace in `results`.
  package mutating func takeRuleMarks(_ body: (Int, AppRuleMark) -> Void) {
    for index in traces.indices { traces[index].checker.outbox.takeRuleMarks { body(index, $0) } }
  }

  /// Takes the outlines of the transitions that are over since the last call, each with the index of its trace.
  package mutating func takeOutlines(_ body: (Int, TransitionOutline) -> Void) {
    for index in traces.indices { traces[index].checker.outbox.takeOutlines { body(index, $0) } }
  }

  /// Takes the transitions that are over since the last call, each with the process that it belongs to.
  package mutating func takeTransitions() -> [TransitionRecord] {
    var records: [TransitionRecord] = []
    let isOnly = traces.count == 1
    for trace in traces {
      trace.checker.outbox.takeRecords { record in
        records.append(record)
        records[records.count - 1].trace = isOnly ? "" : "#\(trace.process)"
        records[records.count - 1].process = trace.process
      }
    }
    return records
  }
}
