/// What is said of each process of each log.
public struct TraceSummary: Sendable {
  /// Whether a trace passed the gate; `empty` where it holds no event.
  public enum Verdict: String, Sendable {
    case passed, failed, empty
  }

  /// The path as given, with `#pid` where the log holds several processes.
  public var label: String
  /// The path of the log as given.
  public var log: String
  /// The process's number, or 0 where the log gives none.
  public var process: Int32 = 0
  /// The lines of the log.
  public var lines = 0
  /// The events of this process.
  public var events = 0
  /// The different controllers: instances where the log gives them, else names.
  public var controllers = 0
  /// The transitions, finished or not.
  public var transitions = 0
  /// The events that name no controller.
  public var unattributed = 0
  /// The lines that look like an event and could not be read.
  public var malformed = 0
  /// The transitions that the end of the trace cut off.
  public var incomplete = 0
  /// The lines of which only the first MiB was searched.
  public var longLines = 0
  /// What SwiftUI called.
  public var asides = 0
  /// The findings that lines of the log itself suppress.
  public var suppressedByLog = 0
  /// What the lines are, where none of them is an event.
  package var passedOver: [LineKind] = []
  /// The findings, listed or not.
  public var counts = FindingCounts()
  /// The gate's word on it.
  public var verdict = Verdict.empty

  /// Nothing known but its label; the log is taken to be of the same name.
  public init(label: String) {
    self.label = label
    log = label
  }
}
