/// What is said of each process of each log.
package struct TraceSummary: Sendable {
  /// Whether a trace passed the gate; `empty` where it holds no event.
  package enum Verdict: String, Sendable {
    case passed, failed, empty
  }

  /// The path as given, with `#pid` where the log holds several processes.
  package var label: String
  /// The path of the log as given.
  package var log: String
  /// The process's number, or 0 where the log gives none.
  package var process: Int32 = 0
  /// The lines of the log.
  package var lines = 0
  /// The events of this process.
  package var events = 0
  /// The different controllers: instances where the log gives them, else names.
  package var controllers = 0
  /// The transitions, finished or not.
  package var transitions = 0
  /// How many of them are surely of each kind, in the order of the kinds.
  package var kinds: [Int] = []
  /// The events that name no controller.
  package var unattributed = 0
  /// The lines that look like an event and could not be read.
  package var malformed = 0
  /// The transitions that the end of the trace cut off.
  package var incomplete = 0
  /// What the log does not tell.
  package var lacks: LogTraits = []
  /// The controllers that seem to have two names, one in marks and one in callbacks.
  package var twoNames: [LabelProposal] = []
  /// How many rules need that, where no fault was found; else 0.
  package var idleChecks = 0
  /// The lines that were searched in their first MiB only.
  package var longLines = 0
  /// How often the times run back, so that the log was checked in parts, and the line at which they first do.
  package var restarts = 0
  package var firstRestart = 0
  /// What SwiftUI called.
  package var asides = 0
  /// The findings that lines of the log itself suppress.
  package var suppressedByLog = 0
  /// What the lines are, where none of them is an event.
  package var passedOver: [LineKind] = []
  /// The format that would read the log, where no line is an event.
  package var proposal: FormatProposal?
  /// What the log says of where it comes from; looked for only where a report for programs is asked for.
  package var origin = TraceOrigin()
  /// The findings, listed or not.
  package var counts = FindingCounts()
  /// The gate's word on it.
  package var verdict = Verdict.empty

  /// Nothing known but its label; the log is taken to be of the same name.
  package init(label: String) {
    self.label = label
    log = label
  }
}
