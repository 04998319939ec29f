/// The order of findings in a report: by line, rule and controller, and where those are equal by all that is said, so
/// that the same findings come in the same order however they were put together.
package enum FindingOrder {
  /// Whether a finding of a trace comes before another of it.
  package static func areInOrder(_ left: Finding, _ right: Finding) -> Bool {
    if (left.line, left.rule) != (right.line, right.rule) {
      return (left.line, left.rule) < (right.line, right.rule)
    }
    return rest(left).lexicographicallyPrecedes(rest(right))
  }

  /// Bytes in the order of findings with such members, but for what only the whole text tells.
  package static func key(
    line: Int, rule: RuleID, controller: String, message: String
  ) -> ContiguousArray<UInt8> {
    var key: ContiguousArray<UInt8> = []
    key.append(bigEndian: UInt64(max(0, line)))
    key.append(bigEndian: UInt64(rule.number))
    for text in [controller, message] {
      key.append(contentsOf: text.utf8)
      key.append(0)
    }
    return key
  }

  private static func rest(_ finding: Finding) -> ContiguousArray<UInt8> {
    key(line: finding.line, rule: finding.rule, controller: finding.controller, message: finding.message)
      + JSONReport.line(finding)
  }
}
