/// A rule that was broken, at a line, with what proves it.
package struct Finding: Sendable {
  /// The rule.
  package var rule: RuleID
  /// How bad it is.
  package var severity: Severity
  /// Whether the log alone proves it.
  package var certainty: Certainty
  /// What would have to be so for it to be no fault; empty where it is definite.
  package var assumptions: [Assumption] = []
  /// Whether it is a known quirk of UIKit: shown apart, never gated. Its severity is `info` then.
  package var isKnown = false
  /// The label of the trace: the path as given, with `#pid` where a log holds several processes.
  package var trace = ""
  /// The line, counted from 1.
  package var line: Int
  /// The controller that the finding is about, without its module.
  package var controller: String
  /// Its instance, where the log gives one.
  package var instance: String?
  /// The sentence.
  package var message: String
  /// What should have come, an item each, in the canonical notation or in words.
  package var expected: [String] = []
  /// The calls that never came, where that is the fault.
  package var missing: [String] = []
  /// The lines that matter, in the order of the log.
  package var evidence: [Evidence] = []
  /// The transition that it happened in, such as `present` or `pop`; `nil` for a rule about one controller.
  package var transition: TransitionKind?
  /// The nearest legal reading of what was seen: "this is the order of a push".
  package var reading: String?
  /// Where the expected order is recorded.
  package var source: String
  /// What to do.
  package var help: String
  /// The class that it is about, where a split controller that speaks later may turn out to hold it; else none.
  var mayBeColumn = Symbol.none
  /// Equal for the same fault in another run of the same app; see `Fingerprint`.
  package var fingerprint = ""

  /// A finding with what each one has.
  package init(
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
package struct Evidence: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The controller of that line.
  package var controller: String
  /// The event of that line, as the canonical notation spells it.
  package var event: String
  /// What that line means for the finding; may be empty.
  package var label: String
  /// Whether it tells how the fault came about, and isn't part of what makes the fault the same in another
  /// run.
  package var isContext: Bool

  /// A line of evidence.
  package init(line: Int, controller: String, event: String, label: String = "", isContext: Bool = false) {
    self.line = line
    self.controller = controller
    self.event = event
    self.label = label
    self.isContext = isContext
  }
}
