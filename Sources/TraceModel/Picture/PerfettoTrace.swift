/// A run as Chrome's trace format, for ui.perfetto.dev, written as it is read: an asynchronous track for each
/// controller, its states nested in its life; what the app asked for as slices, from which flows lead to who appeared;
/// findings as instants.
///
/// Lives of controllers overlap without nesting, so they can't be slices of a thread.
package struct PerfettoTrace: Sendable {
  private var processes: [PerfettoProcess] = []
  private var list = PerfettoList()

  /// A trace without an event.
  package init() {}

  /// Takes an event of a process.
  ///
  /// - Parameters:
  ///   - trace: the index of the process among those of the log.
  ///   - text: the text of a name.
  package mutating func take(_ step: ObservedStep, trace: Int, _ text: (Symbol) -> String) {
    while processes.count <= trace { processes.append(PerfettoProcess(number: processes.count + 1)) }
    processes[trace].take(step, text, into: &list)
  }

  /// Takes what a rule of the app said about a process that was logged.
  package mutating func take(_ mark: AppRuleMark, trace: Int) {
    if trace < processes.count { processes[trace].take(mark, into: &list) }
  }

  /// Ends all that has not ended.
  ///
  /// - Parameters:
  ///   - labels: the labels of the processes.
  ///   - findings: the findings of all of them.
  package mutating func finish(labels: [String], _ findings: [Finding], _ text: (Symbol) -> String) {
    for (index, label) in zip(processes.indices, labels) {
      guard processes[index].hasEvents else { continue }
      processes[index].finish(label: label, findings.filter { $0.trace == label }, text, into: &list)
    }
    list.end()
  }

  /// How much was written and not taken.
  package var byteCount: Int { list.byteCount }

  /// Takes what was written.
  package mutating func takeBytes() -> ContiguousArray<UInt8> { list.takeBytes() }
}
