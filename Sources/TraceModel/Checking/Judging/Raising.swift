/// How findings get into the ledger: at once, or as soon as a transition tells how certain they are.
extension TraceChecker {
  /// Raises a finding, which is kept as soon as its claim is proven.
  mutating func raise(_ finding: Finding, _ claim: Claim = .proven) {
    outbox.flag(line: finding.line)
    ledger.enter(
      app.weighingColumn(finding), claim,
      isProven: claim.isProven || claim.holds(for: app.classes[claim.name]))
  }

  /// Raises a fact, if there is one. Most often there is none, and a fact is large: where this were inlined it would be copied.
  @inline(never)
  mutating func raise<Found: Fact>(_ fact: Found?) {
    if let fact, let held = app.held(fact) { raise(held) }
  }

  /// Raises some facts.
  mutating func raiseAll(_ facts: [some Fact]) {
    for fact in facts { raise(fact) }
  }

  /// Raises a finding about a controller that may be known by name only: then the end of the log decides how
  /// certain it is.
  mutating func raise(_ finding: Finding, about who: Participant, _ claim: Claim, goesOn: Bool = false) {
    let isNamedOnly = !who.instance.isSome
    raise(
      HeldFinding(
        finding: finding, claim: claim, namedOnly: isNamedOnly ? who.name : .none,
        questions: isNamedOnly && goesOn ? .goesOn : []))
  }

  /// Raises a finding at once, or holds it if the whole log has to decide.
  mutating func raise(_ held: HeldFinding) {
    if held.namedOnly.isSome || !held.questions.isEmpty || !held.unless.isEmpty {
      hold(held)
    } else {
      raise(held.finding, held.claim)
    }
  }

  /// Keeps a finding until the end of the log.
  mutating func hold(_ held: HeldFinding) {
    outbox.flag(line: held.finding.line)
    ledger.hold(held)
  }

  /// The log is over and all is known about the classes: a held finding is kept with the certainty that
  /// leaves it, or dropped.
  mutating func settle(_ held: HeldFinding) {
    guard app.isSettled(held), !app.isToldOtherwise(held), !ledger.isOneCall(line: held.finding.line),
      !app.isToldAsForwarded(held)
    else {
      return
    }
    var finding = held.finding
    let doubts = app.doubts(about: held)
    guard LawOfDoubt.verdict(on: doubts) != .none else { return }
    finding.weigh(doubts)
    if let proof = held.laterProof, app.isProofOf(held, left: doubts) {
      finding.evidence.append(proof)
    }
    ledger.keep(finding)
  }

  /// Raises a finding of a transition; what was held about its controllers follows from it.
  mutating func raise(_ finding: Finding, in transition: RunningIndex, _ claim: Claim = .proven) {
    var finding = finding
    finding.mayBeColumn = app.running[transition].mayBeColumn
    // What isn't proven yet may never be: it must not hide a real fault.
    if claim.holds(for: app.classes[claim.name]) {
      app.running.note(transition) { $0.rules.append(finding.rule) }
    } else if finding.certainty == .definite, !app.running[transition].isBoundByOrder {
      app.running.note(transition) { $0.unproven.append(claim) }
    }
    guard app.running[transition].isBoundByOrder, app.running[transition].doubts.isEmpty else {
      return raiseSettled(HeldFinding(finding: finding, claim: claim), transition)
    }
    outbox.flag(line: finding.line)
    app.running.note(transition) { $0.unsettled.append(HeldFinding(finding: finding, claim: claim)) }
  }

  /// Raises a finding whose transition is known for what it is. What is wrong with a presenter may wait for that.
  private mutating func raiseSettled(_ held: HeldFinding, _ transition: RunningIndex) {
    switch (held.finding.rule.number, held.finding.transition) {
    case (203, _): raiseDisturbance(held, transition)
    case (204, .dismiss): raiseUntold(held, transition)
    default: raise(held)
    }
  }

  /// Raises what waited for a transition's end, with the certainty that the end left it.
  mutating func raiseUnsettled(_ transition: RunningIndex) {
    guard app.verdict(on: transition) != .none else { return }
    for one in app.running.notes(of: transition)?.unsettled ?? [] {
      var finding = one.finding
      app.weigh(&finding, transition)
      raiseSettled(HeldFinding(finding: finding, claim: one.claim), transition)
    }
  }
}

extension ObservedApp {
  /// A fact in words, if what speaks against it leaves anything.
  func held(_ fact: some Fact) -> HeldFinding? {
    guard LawOfDoubt.verdict(on: fact.doubts) != .none else { return nil }
    var finding = fact.told(in: words)
    finding.weigh(fact.doubts)
    return HeldFinding(
      finding: finding, claim: fact.claim, namedOnly: fact.namedOnly, questions: fact.questions)
  }

  /// Whether the log tells enough for a held finding: what it claims, or another proof.
  fileprivate func isSettled(_ held: HeldFinding) -> Bool {
    if held.questions.contains(.curls) { return containers.pageTurns.haveCurled }
    return isLogged(held) || isLoggedByOthers(held) || held.laterProof != nil
      || !held.questions.isDisjoint(with: [.inBackground, .coming])
  }

  /// Whether what came later is what a held finding rests on.
  fileprivate func isProofOf(_ held: HeldFinding, left doubts: Doubts) -> Bool {
    if held.questions.contains(.inBackground) { return doubts.isEmpty }
    return held.questions.contains(.dismissal) || !isLogged(held)
  }

  /// Whether the class logs what a held finding claims.
  fileprivate func isLogged(_ held: HeldFinding) -> Bool { held.claim.holds(for: classes[held.claim.name]) }

  /// Whether another finding tells the same fault, and says more.
  fileprivate func isToldOtherwise(_ held: HeldFinding) -> Bool {
    held.unless.contains { $0.holds(for: classes[$0.name]) }
  }

  /// Whether the call that made it is told by itself.
  fileprivate func isToldAsForwarded(_ held: HeldFinding) -> Bool {
    held.questions.contains(.forwardedAgain) && classes[held.claim.name].logs(.endAppearanceTransition)
  }

  /// Whether the class may do as others do, and one of them logs that it goes.
  private func isLoggedByOthers(_ held: HeldFinding) -> Bool {
    held.questions.contains(.asOthers) && classes.loggedByAnyone & Self.going != 0
  }

  /// The set of the callbacks by which controllers go, as `AppearanceTable` numbers it.
  private static let going =
    1 << Int(AppearanceCallback.viewWillDisappear.rawValue)
    | 1 << Int(AppearanceCallback.viewDidDisappear.rawValue)

  /// The doubts about a held finding that remain after the whole log.
  fileprivate func doubts(about held: HeldFinding) -> Doubts {
    var doubts = held.namedOnly.isSome ? namesakeDoubts(about: held) : []
    if held.questions.contains(.inBackground) {
      // Who may be another proves nothing, and doesn't explain the call either.
      let isByHand = held.laterProof != nil && isLogged(held) && doubts.isEmpty
      return isByHand ? [] : Doubts(.movedInBackground)
    }
    if held.questions.contains(.setting), !classes.announces(.isModalInPresentation) {
      doubts.add(.settingMayHaveChanged)
    }
    if held.questions.contains(.dismissal), held.laterProof == nil { doubts.add(.sheetMayBeMeant) }
    if held.questions.contains(.coming), !isLogged(held) { doubts.add(.mayBeForwarded) }
    if held.questions.contains(.sheets), sheets.allCover { doubts.add(.styleMayHaveAdapted) }
    if held.questions.contains(.release), !classes[held.claim.name].logs(.deinitialized) {
      doubts.add(.addressMayBeAnothers)
    }
    if held.questions.contains(.asOthers), !isLogged(held) { doubts.add(.endUnlogged) }
    let goes = EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit
    if held.questions.contains(.going), classes[held.claim.name].logged & goes == 0 {
      doubts.add(.endUnlogged)
    }
    return doubts
  }
}
