/// What of a log is shown and gated; all of it is read.
package struct RunFilter: Sendable {
  /// Globs of controllers' names; none for all.
  package var controllers: [String] = []
  /// Processes; none for all.
  package var processes: Set<Int32> = []
  /// The first moment.
  package var from: WrittenTime?
  /// The last moment.
  package var to: WrittenTime?
  /// Rules; none for all.
  package var rules: [RuleSelector] = []

  /// A filter that lets all pass.
  package init() {}

  /// Whether times matter, so that the reader must keep them.
  package var needsTimes: Bool { from != nil || to != nil }

  /// Whether there is anything that an event could be left out for.
  package var choosesEvents: Bool { choosesMoments || !controllers.isEmpty }

  /// Whether it asks for a process or a time.
  package var choosesMoments: Bool { needsTimes || !processes.isEmpty }

  /// Whether a controller's name fits.
  package func includes(controller name: String) -> Bool {
    controllers.isEmpty || controllers.contains { Glob.matches($0, name) }
  }

  /// Whether a rule fits.
  package func includes(rule: RuleID) -> Bool {
    rules.isEmpty || rules.contains { $0.includes(rule) }
  }

  /// Whether a process fits.
  package func includes(process: Int32) -> Bool {
    processes.isEmpty || processes.contains(process)
  }

  /// Whether a moment fits; a line without one never does where times matter.
  package func includes(time text: String?) -> Bool {
    guard needsTimes else { return true }
    guard let text, let time = WrittenTime(text) else { return false }
    if let from, time.isBefore(from) { return false }
    if let to, to.isBefore(time) { return false }
    return true
  }
}
