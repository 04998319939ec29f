/// The lines of the findings that came or went, on each side: what changed there is what a reader looks for.
struct FindingLines: Sendable {
  /// The lines before, of findings that are gone.
  let before: Set<UInt32>
  /// The lines after, of findings that are new.
  let after: Set<UInt32>

  init(_ findings: FindingComparison) {
    before = Self.lines(findings.fixed + findings.notExercised)
    after = Self.lines(findings.new)
  }

  private init(before: Set<UInt32>, after: Set<UInt32>) {
    (self.before, self.after) = (before, after)
  }

  /// The same of the comparison the other way round.
  var mirrored: FindingLines { FindingLines(before: after, after: before) }

  private static func lines(_ findings: [Finding]) -> Set<UInt32> {
    Set(findings.map { UInt32(truncatingIfNeeded: $0.line) })
  }
}
