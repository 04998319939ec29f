/// What is needed of a finding as a report has it; all the rest of it goes through untouched.
struct FindingNode {
  let rule: RuleID
  let trace: String
  let line: Int
  let controller: String
  let message: String
  let fingerprint: String
  let severity: Severity
  let certainty: Certainty
  let isKnown: Bool
  let transition: String?

  /// The finding of a node; `nil` where it is none.
  init?(_ node: JSONNode) {
    var texts: [String: String] = [:]
    for member in node.members where Self.keys.contains(member.key) { texts[member.key] = member.node.text }
    guard let rule = texts["rule"].flatMap({ RuleID($0) }), let line = texts["line"].flatMap({ Int($0) }),
      let trace = texts["trace"], let controller = texts["controller"], let message = texts["message"],
      let fingerprint = texts["fingerprint"],
      let severity = Severity.allCases.first(where: { $0.name == texts["severity"] }),
      let certainty = [Certainty.definite, .possible].first(where: { $0.name == texts["certainty"] })
    else { return nil }
    (self.rule, self.line, self.trace, self.controller) = (rule, line, trace, controller)
    (self.message, self.fingerprint, self.severity) = (message, fingerprint, severity)
    (self.certainty, self.isKnown) = (certainty, node["known"]?.flag ?? false)
    transition = texts["transition"]
  }

  /// The finding of a JSON text; `nil` where it is none.
  init?(_ text: ContiguousArray<UInt8>) {
    guard let node = try? JSONReader.read(text) else { return nil }
    self.init(node)
  }

  private static let keys: Set<String> = [
    "rule", "line", "trace", "controller", "message", "fingerprint", "severity", "certainty", "transition",
  ]

  /// What makes it a fault that a baseline may know.
  var fault: FaultKey { FaultKey(kind) }

  /// What it is counted as.
  var kind: FindingKind {
    FindingKind(
      rule: rule, severity: severity, certainty: certainty, isKnown: isKnown, controller: controller,
      transition: TransitionKind.allCases.first { $0.name == transition })
  }

  /// What it is sorted by.
  var key: ContiguousArray<UInt8> {
    TraceName(trace).key
      + FindingOrder.key(line: line, rule: rule, controller: controller, message: message)
  }
}
