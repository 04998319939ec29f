/// What makes a fault the same fault in another run of the same app.
///
/// A recorded run has other times, addresses, process numbers and lines each time, and other things may happen
/// before the fault. So none of these takes part: only the rule, the controller, the kind of the transition, the
/// classes that take part in it, and the callbacks that the rule is about. Equal faults of one run share a
/// fingerprint; readers that merge equal ones are given `numbered`.
///
/// The hash is FNV-1a of 64 bits with the final mixing of MurmurHash3. It is part of the formats: changing it, or
/// what goes into it, makes every finding look new, so `version` says which one it is.
package struct Fingerprint: Hashable, Sendable {
  /// The way in which fingerprints are made; SARIF names it.
  package static let version = "v1"

  /// The hash.
  package let value: UInt64

  /// The fingerprint of a finding.
  package init(_ finding: Finding) {
    var hash = StableHash()
    hash.add(finding.rule.description)
    hash.add(finding.controller.asciiLowercased)
    hash.add(finding.transition?.name ?? "")
    for name in Self.participants(finding) { hash.add("with " + name) }
    for call in Self.callbacks(finding) { hash.add("at " + call) }
    // A remark has no calls: its words alone say which suppression it is about.
    if finding.rule.isRemark { hash.add(finding.message) }
    value = hash.value
  }

  /// The fingerprint as reports print it: 16 hexadecimal digits.
  package var text: String { StableHash.hexadecimal(value) }

  /// Fingerprints that differ for equal faults: each is followed by how many there were of it so far. In the order
  /// of the findings.
  package static func numbered(_ findings: [Finding]) -> [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let text = finding.fingerprint.isEmpty ? Fingerprint(finding).text : finding.fingerprint
      counts[text, default: 0] += 1
      return "\(text):\(counts[text, default: 1])"
    }
  }

  /// The other classes that take part. Names that differ in capitals only are one, as they are for the reader.
  private static func participants(_ finding: Finding) -> [String] {
    let isDiagnostic = finding.rule.isDiagnostic
    // UIKit's own line may be near or not: it belongs to the story, not to the fault.
    let told = finding.evidence.filter {
      $0.controller != finding.controller && !$0.controller.isEmpty && !$0.isContext
        && (isDiagnostic || Diagnostic(rawValue: $0.event) == nil)
    }
    if told.isEmpty { return [] }
    let names = Set(told.map { $0.controller.asciiLowercased })
    return names.subtracting([finding.controller.asciiLowercased]).sorted()
  }

  /// The callbacks that the rule is about: those that never came, else what happened at the finding's line.
  private static func callbacks(_ finding: Finding) -> [String] {
    if !finding.missing.isEmpty { return finding.missing.sorted() }
    return Set(finding.evidence.filter { $0.line == finding.line }.map(\.event)).sorted()
  }
}
