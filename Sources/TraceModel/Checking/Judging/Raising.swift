/// How findings come into the ledger: at once, or as soon as a transition tells how certain they are.
extension TraceChecker {
  /// Raises a finding, which stands as soon as what it claims is proven.
  mutating func raise(_ finding: Finding, _ claim: Claim = .proven) {
    outbox.flag(line: finding.line)
    ledger.enter(
      weighingColumn(finding), claim, isProven: claim.isProven || claim.holds(for: classes[claim.name]))
  }

  /// Raises a fact, where there is one.
  mutating func raise<Found: Fact>(_ fact: Found?) {
    guard let fact, LawOfDoubt.verdict(on: fact.doubts) != .none else { return }
    var finding = fact.told(in: words)
    finding.weigh(fact.doubts)
    raise(finding, fact.claim)
  }

  /// Raises a finding about a controller that may be known by its name only: then the log's end decides how sure it is.
  mutating func raise(_ finding: Finding, about who: Participant, _ claim: Claim, goesOn: Bool = false) {
    if who.instance.isSome { return raise(finding, claim) }
    hold(HeldFinding(finding: finding, claim: claim, namedOnly: who.name, goesOn: goesOn))
  }

  /// Keeps a finding until the end of the log.
  mutating func hold(_ held: HeldFinding) {
    outbox.flag(line: held.finding.line)
    ledger.hold(held)
  }

  /// The log is over and all is known of the classes: what was held stands, as surely as that leaves it, or falls.
  mutating func settle(_ held: HeldFinding) {
    guard held.claim.holds(for: classes[held.claim.name]),
      !ledger.isOneCall(line: held.finding.line)
    else { return }
    var finding = held.finding
    var doubts = held.namedOnly.isSome ? namesakeDoubts(held.namedOnly, goesOn: held.goesOn) : []
    if held.asksSetting, !classes.announces(.isModalInPresentation) {
      doubts.add(.settingMayHaveChanged)
    }
    if held.asksSheets, sheets.allCover { doubts.add(.styleMayHaveAdapted) }
    guard LawOfDoubt.verdict(on: doubts) != .none else { return }
    finding.weigh(doubts)
    ledger.keep(finding)
  }

  /// Raises a finding of a transition; what was held about its controllers follows from it.
  mutating func raise(_ finding: Finding, in transition: RunningIndex, _ claim: Claim = .proven) {
    var finding = finding
    finding.mayBeColumn = running[transition].mayBeColumn
    // What is not proven yet may never be: it must not hide a fault that is.
    if claim.holds(for: classes[claim.name]) {
      running.note(transition) { $0.rules.append(finding.rule) }
    }
    guard running[transition].isBoundByOrder, running[transition].doubts.isEmpty else {
      return raise(finding, claim)
    }
    outbox.flag(line: finding.line)
    running.note(transition) { $0.unsettled.append(HeldFinding(finding: finding, claim: claim)) }
  }

  /// Raises what waited for a transition's end, as certain as that left it.
  mutating func raiseUnsettled(_ transition: RunningIndex) {
    for one in running.notes(of: transition)?.unsettled ?? [] {
      var finding = one.finding
      weigh(&finding, transition)
      raise(finding, one.claim)
    }
  }
}
