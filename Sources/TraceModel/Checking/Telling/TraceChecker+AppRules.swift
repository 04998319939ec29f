/// What the rules of the app are shown of a trace, and the findings that come of it: the one place where the two meet.
extension TraceChecker {
  /// Shows an event that was just checked; the place is what `observe` returned.
  @inline(__always)
  mutating func show(_ event: borrowing Event, at place: Int) {
    if appRules.asks(for: event) { showWatched(copy event, at: place) }
  }

  @inline(never)
  private mutating func showWatched(_ event: Event, at place: Int) {
    if !appRules.hasBegun { appRules.begin(inTheMiddle: beganInTheMiddle) }
    let own = place >= 0 ? place : existing(event.subject) ?? -1
    let first = who(event.subject, at: own)
    let second = event.object.isSome ? who(event.object, at: existing(event.object) ?? -1) : .none
    let begun: Instance.Flags = [.initialized, .viewLoaded, .didLoad]
    let isWhole = own >= 0 && !instances[own].flags.isDisjoint(with: begun)
    appRules.see(event, first, second, isWhole: isWhole, chain: chain(after: event.kind))
    settleAppRules()
  }

  /// Shows a transition that is over.
  mutating func show(_ transition: RunningIndex, _ outcome: TransitionOutcome) {
    let from = role(of: running[transition].outgoing)
    let to = role(of: running[transition].incoming)
    let start = running[transition].start
    let end = start.map { $0 + (running[transition].duration ?? 0) }
    if appRules.asksTransitions(from: from.name, to: to.name) {
      let kind = catalogue.kinds[chosenRow(transition, outcome)]
      var shown = AppTransition(kind, outcome, line: running[transition].firstLine)
      (shown.trigger, shown.style) = (running[transition].trigger, running[transition].style)
      (shown.from, shown.to, shown.time, shown.end) = (who(from), who(to), start, end)
      shown.isInferred = !running[transition].isEstablished
      appRules.see(shown)
    }
    if asksForTops { appRules.see(chain: chainOfNames, who(to), line: lastLine, at: end) }
  }

  /// Raises what the rules have to say by now.
  mutating func settleAppRules() {
    if appRules.isWaiting { appRules.settle(before: running.firstLine) }
    if appRules.hasVerdicts { raiseBreaches() }
  }

  /// Lines are missing.
  mutating func forgetAppRules() {
    guard !appRules.isEmpty else { return }
    appRules.forget()
    raiseBreaches()
  }

  /// The trace is over.
  mutating func finishAppRules() {
    guard !appRules.isEmpty else { return }
    let names = words.names
    let logged = names.indices.map { classes[Symbol(index: UInt32(truncatingIfNeeded: $0))].logged }
    appRules.finish { condition in
      guard case .event(let pattern) = condition.sight else { return false }
      return names.indices.dropFirst().contains {
        logged[$0] & pattern.kind.bit != 0 && Glob.matches(pattern.subject ?? "*", names[$0])
      }
    }
    raiseBreaches()
  }

  private mutating func raiseBreaches() {
    let rules = appRules.rules
    let names = words.names
    for (place, verdict) in appRules.take() {
      outbox.tell(AppRuleMark(verdict, of: rules[place].id))
      guard case .broken(let breach) = verdict else { continue }
      var finding = AppFinding(rules[place], breach) { names[Int($0.index)] }.finding
      finding.weigh(Doubts(breach.doubts))
      let who = Participant(name: breach.who.name, instance: breach.who.key)
      // Another of the name may be meant only where the rule tells them apart.
      if rules[place].binding == nil { raise(finding) } else { raise(finding, about: who, .proven) }
    }
  }

  // MARK: Who, and where

  private func who(_ participant: Participant, at place: Int) -> AppWho {
    guard participant.name.isSome else { return .none }
    // Who is asked for and was not heard of yet is the next of the name.
    let ordinal = place >= 0 ? instances[place].ordinal : classes[participant.name].count + 1
    return AppWho(name: participant.name, ordinal: ordinal, key: participant.instance)
  }

  private func who(_ role: TransitionSketch.Role) -> AppWho {
    AppWho(name: role.name, ordinal: role.ordinal, key: role.instance)
  }

  private var asksForTops: Bool { appRules.asksChain }

  private func chain(after kind: EventKind) -> [String]? {
    asksForTops && kind.bit & EventKind.movements != 0 ? chainOfNames : nil
  }

  private var chainOfNames: [String] { hierarchyChain().steps.map(\.controller) }
}

extension Doubts {
  /// What speaks against a breach of a rule of the app.
  init(_ doubts: AppDoubts) {
    self = []
    if doubts.contains(.inferred) { add(.toldFromOrder) }
    if doubts.contains(.beforeLog) { add(.mayHaveComeBefore) }
    if doubts.contains(.unlogged) { add(.neverSeen) }
  }
}
