/// How findings come into the ledger: at once, or as soon as a transition tells how certain they are.
extension TraceChecker {
  /// Raises a finding, which stands as soon as what it claims is proven.
  mutating func raise(_ finding: Finding, _ claim: Claim = .proven) {
    outbox.flag(line: finding.line)
    ledger.enter(finding, claim, classes)
  }

  /// Raises a fact, where there is one.
  mutating func raise<Found: Fact>(_ fact: Found?) {
    guard let fact else { return }
    raise(fact.told(in: words), fact.claim)
  }

  /// Raises a finding of a transition; what was held about its controllers follows from it.
  mutating func raise(_ finding: Finding, in transition: Int, _ claim: Claim = .proven) {
    // What is not proven yet may never be: it must not hide a fault that is.
    if claim.holds(for: classes[Int(claim.name.index)]) {
      note(transition) { $0.rules.append(finding.rule) }
    }
    guard running[transition].isBoundByOrder, running[transition].doubts.isEmpty else {
      return raise(finding, claim)
    }
    outbox.flag(line: finding.line)
    note(transition) { $0.unsettled.append(HeldFinding(finding: finding, claim: claim)) }
  }

  /// Raises what waited for a transition's end, as certain as that left it.
  mutating func raiseUnsettled(_ transition: Int) {
    for one in notes[transition]?.unsettled ?? [] {
      var finding = one.finding
      weigh(&finding, transition)
      raise(finding, one.claim)
    }
  }
}
