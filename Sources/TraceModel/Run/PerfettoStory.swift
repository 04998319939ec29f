/// Writes a log as Chrome's trace format as it is checked.
package struct PerfettoStory {
  /// Small pieces are put together up to this many bytes.
  private static let pieceSize = 1 << 16

  private let settings: RunSettings
  private var choice: EventChoice
  private var trace = PerfettoTrace()
  private var names: [String] = []

  /// The story of a log.
  package init(_ settings: RunSettings) {
    self.settings = settings
    choice = EventChoice(settings.filter)
  }

  /// Takes what the checker understood of a batch of one event, or of the end.
  ///
  /// - Returns: what is to be written; nothing as long as it is little.
  package mutating func take(_ checker: inout LogChecker, _ batch: EventBatch?) -> ContiguousArray<UInt8> {
    names += batch?.newNames ?? []
    choice.learn(batch?.newNames ?? [])
    let isShown =
      batch.map { batch in
        batch.events.contains { choice.includes($0, batch.details(of: $0)) }
      } ?? false
    checker.takeTransitions { _, _ in }
    let names = names
    checker.takeSteps { index, step in
      if isShown { trace.take(step, trace: index) { Self.text($0, names) } }
    }
    checker.takeRuleMarks { index, mark in
      if isShown, mark.kind != .broken { trace.take(mark, trace: index) }
    }
    return trace.byteCount < Self.pieceSize ? [] : trace.takeBytes()
  }

  /// What is to be written at the end.
  ///
  /// - Parameters:
  ///   - result: what came of the log.
  ///   - today: the day on which suppressions are looked at.
  package mutating func end(_ result: LogResult, today: CalendarDay) -> ContiguousArray<UInt8> {
    var builder = ReportBuilder(
      configuration: settings.configuration, filter: settings.filter, today: today)
    builder.add(result)
    let findings = builder.built(gate: settings.configuration.gate).findings
    let names = names
    trace.finish(labels: result.traces.map(\.summary.label), findings) { Self.text($0, names) }
    return trace.takeBytes()
  }

  private static func text(_ symbol: Symbol, _ names: [String]) -> String {
    symbol.isSome ? names[Int(symbol.index) - 1] : ""
  }
}
