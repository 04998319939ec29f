/// Tells which transitions the filters let pass.
struct TransitionChoice {
  private let filter: RunFilter
  private let label: String
  private var events: EventChoice
  private var lines = LineRanges()
  /// How many events were asked for.
  private(set) var fitting = 0

  init(_ filter: RunFilter, label: String) {
    self.filter = filter
    self.label = label
    events = EventChoice(filter)
  }

  /// Learns which events, and lines, are among those that were asked for.
  ///
  /// - Returns: whether any of the events is.
  @discardableResult
  mutating func look(_ batch: borrowing EventBatch) -> Bool {
    let before = fitting
    events.learn(batch.newNames)
    for index in batch.events.indices {
      let event = batch.events[index]
      let details = batch.details(of: event)
      if events.includes(event, details) { fitting += 1 }
      guard filter.needsTimes else { continue }
      lines.note(event.line, isChosen: filter.includes(time: details?.timeText))
    }
    return fitting > before
  }

  /// Whether a line is among those that were asked for.
  func includes(line: Int) -> Bool { !filter.needsTimes || lines.contains(line) }

  /// What a checker tells since the last time, as far as it was asked for.
  func entries(_ checker: inout LogChecker) -> [TimelineEntry] {
    var entries = chosen(checker.takeTransitions()).map(TimelineEntry.transition)
    let names = checker.names
    let isOnly = checker.traceCount == 1
    checker.takeAsides { trace, aside in
      guard includes(aside, names) else { return }
      let name = label + (isOnly ? "" : "#\(aside.process)")
      entries.append(.aside(TimelineAside(aside, trace: name, names: names)))
    }
    entries += ruleMarks(&checker).map { process, mark in
      .rule(TimelineRule(mark, trace: label + (isOnly ? "" : "#\(process)"), names: names))
    }
    return entries
  }

  /// What rules of the app said since the last time, as far as it was asked for, each with its process.
  private func ruleMarks(_ checker: inout LogChecker) -> [(process: Int32, mark: AppRuleMark)] {
    var marks: [(Int, AppRuleMark)] = []
    checker.takeRuleMarks { marks.append(($0, $1)) }
    let names = checker.names
    return marks.map { (checker.process(ofTrace: $0), $1) }.filter { includes($1, of: $0, names) }
  }

  /// The transitions that were asked for, each with the label of its trace.
  func chosen(_ records: [TransitionRecord]) -> [TransitionRecord] {
    records.filter(includes).map { record in
      var labelled = record
      labelled.trace = label + record.trace
      return labelled
    }
  }

  /// Whether a call of SwiftUI's is among what was asked for.
  func includes(_ aside: Aside, _ names: [String]) -> Bool {
    guard filter.rules.isEmpty, filter.includes(process: aside.process), includes(line: aside.line) else {
      return false
    }
    return filter.controllers.isEmpty
      || [aside.subject.name, aside.host].contains {
        $0.isSome && filter.includes(controller: names[Int($0.index) - 1])
      }
  }

  /// Whether what a rule said of a process is among what was asked for.
  func includes(_ mark: AppRuleMark, of process: Int32, _ names: [String]) -> Bool {
    guard filter.includes(rule: mark.rule), filter.includes(process: process), includes(line: mark.line)
    else { return false }
    return filter.controllers.isEmpty
      || mark.who.name.isSome && filter.includes(controller: names[Int(mark.who.name.index) - 1])
  }

  private func includes(_ record: TransitionRecord) -> Bool {
    if filter.needsTimes, !lines.contains(record.firstLine), !lines.contains(record.lastLine) { return false }
    if !filter.rules.isEmpty, !record.findings.contains(where: filter.includes(rule:)) { return false }
    guard filter.includes(process: record.process) else { return false }
    return filter.controllers.isEmpty
      || [record.from, record.to].contains { $0.map(filter.includes(controller:)) ?? false }
  }
}
