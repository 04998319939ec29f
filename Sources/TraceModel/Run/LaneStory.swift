/// Tells a log in lanes as it is checked.
package struct LaneStory {
  /// What tells findings apart that were told already.
  private struct Told: Hashable {
    var trace: Int
    var line: Int
    var key: FaultKey
  }

  private let label: String
  private let filter: RunFilter
  private var transitions: TransitionChoice
  private var findings: FindingChoice
  private var timeline: LaneTimeline
  private var lastLine = 0
  /// The lane of each name that was drawn last, for each trace.
  private var lanes: [Int: [Symbol: LaneKey]] = [:]
  /// How many findings of each trace were looked at.
  private var seen: [Int] = []
  private var told: Set<Told> = []

  /// The story of a log.
  ///
  /// - Parameters:
  ///   - label: the log as it was named.
  ///   - settings: what is known of the app, and what is asked for.
  ///   - today: the day on which suppressions are looked at.
  ///   - timeline: draws it.
  package init(_ label: String, _ settings: RunSettings, today: CalendarDay, _ timeline: LaneTimeline) {
    self.label = label
    filter = settings.filter
    transitions = TransitionChoice(settings.filter, label: label)
    findings = FindingChoice(settings.configuration, settings.filter, today: today)
    self.timeline = timeline
  }

  /// Takes what the checker understood of a batch, or, without one, what became clear at the end.
  ///
  /// - Returns: the lines that are told of it.
  package mutating func take(_ checker: inout LogChecker, _ batch: EventBatch?) -> [String] {
    let isShown = batch.map { transitions.look($0) } ?? false
    lastLine = batch?.events.last?.line ?? lastLine
    drawAsides(&checker)
    drawSteps(&checker, isShown)
    // When the traces are over, their findings are in another order.
    if batch == nil { seen = [] }
    drawRuleMarks(&checker)
    drawFindings(checker)
    drawTransitions(&checker)
    if batch == nil { timeline.finish() }
    return timeline.takeLines()
  }

  /// What SwiftUI called comes before the event that is taken with it.
  private mutating func drawAsides(_ checker: inout LogChecker) {
    var asides: [(Int, Aside)] = []
    checker.takeAsides { asides.append(($0, $1)) }
    let names = asides.isEmpty ? [] : checker.names
    for (trace, aside) in asides where transitions.includes(aside, names) {
      let event = LaneEvent(aside, in: lanes[trace]?[aside.owner]) { names[Int($0.index) - 1] }
      timeline.draw(event, trace: trace) { label + checker.suffix(ofTrace: trace) }
    }
  }

  private mutating func drawSteps(_ checker: inout LogChecker, _ isShown: Bool) {
    var steps: [(Int, ObservedStep)] = []
    checker.takeSteps { steps.append(($0, $1)) }
    guard isShown else { return }
    for (trace, step) in steps {
      let event = LaneEvent(step) { checker.name(of: $0) }
      lanes[trace, default: [:]][step.name] = event.key
      timeline.draw(event, trace: trace) { label + checker.suffix(ofTrace: trace) }
    }
  }

  private mutating func drawTransitions(_ checker: inout LogChecker) {
    var records: [(Int, TransitionRecord)] = []
    checker.takeTransitions { records.append(($0, $1)) }
    guard !records.isEmpty else { return }
    for (trace, record) in records {
      var known = record
      known.process = checker.process(ofTrace: trace)
      for chosen in transitions.chosen([known]) {
        timeline.draw(chosen, trace: trace) { label + checker.suffix(ofTrace: trace) }
      }
    }
  }

  /// Where a rule of the app was broken, a finding says so.
  private mutating func drawRuleMarks(_ checker: inout LogChecker) {
    var marks: [(Int, AppRuleMark)] = []
    checker.takeRuleMarks { if $1.kind != .broken { marks.append(($0, $1)) } }
    guard !marks.isEmpty else { return }
    let names = checker.names
    for (trace, mark) in marks where transitions.includes(mark, of: checker.process(ofTrace: trace), names) {
      timeline.draw(mark, after: lastLine, trace: trace) { label + checker.suffix(ofTrace: trace) }
    }
  }

  private mutating func drawFindings(_ checker: borrowing LogChecker) {
    var new: [(Int, Finding)] = []
    checker.findings(since: &seen) { new.append(($0, $1)) }
    var summary = TraceSummary(label: label)
    summary.log = label
    for (trace, raw) in new where isNews(raw, trace) {
      guard filter.includes(process: checker.process(ofTrace: trace)), transitions.includes(line: raw.line),
        let kind = findings.judged(FindingKind(raw), times: 1, in: &summary)
      else { continue }
      var finding = raw
      finding.severity = kind.severity
      let name = RuleRegistry.name(of: raw.rule) ?? ""
      timeline.draw(finding, name: name, after: lastLine, trace: trace) {
        label + checker.suffix(ofTrace: trace)
      }
    }
  }

  private mutating func isNews(_ finding: Finding, _ trace: Int) -> Bool {
    told.insert(Told(trace: trace, line: finding.line, key: FaultKey(finding))).inserted
  }
}
