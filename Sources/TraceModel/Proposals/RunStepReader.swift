/// Reads what happened in the runs of a log: one for each process.
package struct RunStepReader {
  private let settings: RunSettings

  /// - Parameter settings: how the log is read.
  package init(_ settings: RunSettings) {
    var settings = settings
    settings.keepsTimes = true
    self.settings = settings
  }

  func runs(of path: String) throws(ReadError) -> [RunSteps] {
    var reader = TraceReader(try settings.open(path), options: settings.readOptions)
    var checker = LogChecker(app: settings.configuration.app, telling: [.records, .steps])
    var runs: [RunSteps] = []
    var times: [Int: Int64] = [:]
    var batch = EventBatch()
    var isOver = false
    repeat {
      isOver = try !reader.read(into: &batch)
      if isOver { checker.finish() } else { checker.consume(batch) }
      for event in batch.events where !isOver { times[event.line] = event.time }
      let names = checker.names
      checker.takeSteps { index, step in Self.note(step, in: &runs, index, names) }
      checker.takeTransitions { index, record in Self.note(record, times[record.firstLine], in: &runs, index)
      }
      if times.count > 100_000 { times = times.filter { $0.key > (batch.events.last?.line ?? 0) - 50_000 } }
    } while !isOver
    return runs.map { run in
      var run = run
      run.moves.sort { $0.line < $1.line }
      return run
    }
  }

  private static func note(
    _ record: TransitionRecord, _ time: Int64?, in runs: inout [RunSteps], _ index: Int
  ) {
    guard record.outcome == .completed, moves.contains(record.kind) else { return }
    let isArrival = !record.kind.isAboutWhoGoes
    guard let screen = isArrival ? record.to : record.from else { return }
    while runs.count <= index { runs.append(RunSteps()) }
    runs[index].moves.append(
      RunSteps.Move(
        text: "\(record.kind.name) \(AppConditionText.name(screen))", screen: screen, isArrival: isArrival,
        line: record.firstLine, time: time))
  }

  private static let moves: Set<TransitionKind> = [
    .present, .dismiss, .push, .pop, .popTo, .popToRoot, .select,
  ]

  private static func note(_ step: ObservedStep, in runs: inout [RunSteps], _ index: Int, _ names: [String]) {
    guard step.kind == .viewDidAppear || step.kind == .viewWillDisappear, step.name.isSome else { return }
    while runs.count <= index { runs.append(RunSteps()) }
    let instance = UInt64(step.name.index) << 32 | UInt64(step.ordinal)
    runs[index].visits.append(
      RunSteps.Visit(
        name: names[Int(step.name.index) - 1], instance: instance, isArrival: step.kind == .viewDidAppear,
        time: step.time))
  }
}

/// Names as conditions write them.
enum AppConditionText {
  static func name(_ name: String) -> String { name.contains { $0.isWhitespace } ? "'\(name)'" : name }
}
