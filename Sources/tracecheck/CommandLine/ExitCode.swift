/// How the program ends.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// The gate passed.
  case passed = 0
  /// The gate failed.
  case failed = 1
  /// tracecheck could not do its work.
  case trouble = 2
  /// There was nothing to check.
  case nothing = 3
  /// Ctrl-C, where it doesn't merely end the log.
  case interrupted = 130

  /// What it means, as the help says it.
  var meaning: String {
    switch self {
    case .passed: "the gate passed"
    case .failed: "the gate failed: a definite finding at or above --fail-on (default: error)"
    case .trouble:
      "tracecheck couldn't do its job: wrong usage, a bad configuration, an unreadable log or an unwritable report"
    case .nothing: "no events recognised in a log (--allow-empty makes it 0)"
    case .interrupted: "ended by Ctrl-C, or by a second one if the first only ends the log"
    }
  }
}
