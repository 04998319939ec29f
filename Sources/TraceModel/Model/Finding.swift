/// A rule that was broken, at a line, with what proves it.
public struct Finding: Sendable {
  /// The rule.
  public var rule: RuleID
  /// How bad it is.
  public var severity: Severity
  /// Whether the log alone proves it.
  public var certainty: Certainty
  /// What would have to be so for it to be no fault; empty where it is definite.
  public var assumptions: [Assumption] = []
  /// Whether it is a known quirk of UIKit: shown apart, never gated. Its severity is `info` then.
  public var isKnown = false
  /// The label of the trace: the path as given, with `#pid` where a log holds several processes.
  public var trace = ""
  /// The line, counted from 1.
  public var line: Int
  /// The controller that the finding is about, without its module.
  public var controller: String
  /// Its instance, where the log gives one.
  public var instance: String?
  /// The sentence.
  public var message: String
  /// What should have come, an item each, in the canonical notation or in words.
  public var expected: [String] = []
  /// The calls that never came, where that is the fault.
  public var missing: [String] = []
  /// The lines that matter, in the order of the log.
  public var evidence: [Evidence] = []
  /// The transition that it happened in, such as `present` or `pop`; `nil` for a rule about one controller.
  public var transition: TransitionKind?
  /// The nearest legal reading of what was seen: "this is the order of a push".
  public var reading: String?
  /// Where the expected order is recorded.
  public var source: String
  /// What to do.
  public var help: String
  /// Equal for the same fault in another run of the same app; see `Fingerprint`.
  public var fingerprint = ""

  /// A finding with what each one has.
  public init(
    rule: RuleID, severity: Severity, certainty: Certainty = .definite, line: Int, controller: String,
    instance: String? = nil, message: String, source: String = "", help: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.line = line
    self.controller = controller
    self.instance = instance
    self.message = message
    self.source = source
    self.help = help
  }
}

/// One line of the log that matters to a finding.
public struct Evidence: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The controller of that line.
  public var controller: String
  /// The event of that line, as the canonical notation spells it.
  public var event: String
  /// What that line means for the finding; may be empty.
  public var label: String

  /// A line of evidence.
  public init(line: Int, controller: String, event: String, label: String = "") {
    self.line = line
    self.controller = controller
    self.event = event
    self.label = label
  }
}
