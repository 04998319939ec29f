/// What the rules of the app are shown of a trace, and the findings that come of it: the one place where the two meet.
extension TraceChecker {
  /// Notes an event that was just checked and that the rules ask for.
  ///
  /// - Parameters:
  ///   - instance: what `observe` returned.
  ///   - index: where the event is among those that are being checked.
  mutating func noteForRules(_ event: Event, at index: Int, of instance: Int) {
    let own = instance >= 0 ? instance : existing(event.subject) ?? -1
    let begun: Instance.Flags = [.initialized, .viewLoaded, .didLoad]
    var item = AppRuleFeed.Item(kind: .event, index: index, first: who(event.subject, at: own))
    item.isWhole = own >= 0 && !instances[own].flags.isDisjoint(with: begun)
    if event.object.isSome { item.second = who(event.object, at: existing(event.object) ?? -1) }
    ruleFeed.add(item, chain: movesChain(event.kind) ? chain(at: event.line, event.time) : nil)
  }

  /// Notes a transition that is over.
  mutating func noteForRules(_ transition: RunningIndex, _ outcome: TransitionOutcome) {
    let from = role(of: running[transition].outgoing)
    let to = role(of: running[transition].incoming)
    let start = running[transition].start
    let end = start.map { $0 + (running[transition].duration ?? 0) }
    if appRules.asksTransitions(from: from.name, to: to.name) {
      let kind = catalogue.kinds[chosenRow(transition, outcome)]
      var shown = AppTransition(kind, outcome, line: running[transition].firstLine)
      (shown.trigger, shown.style) = (running[transition].trigger, running[transition].style)
      (shown.from, shown.to, shown.time, shown.end) = (who(from), who(to), start, end)
      shown.isInferred = !running[transition].isAnnounced
      ruleFeed.add(shown)
    }
    if appRules.asksChain { ruleFeed.add(chain(at: lastLine, end), of: who(to)) }
  }

  /// Shows the rules what was noted of these events, and raises what they have to say by now.
  ///
  /// - Parameter time: when the last event was, noted or not.
  mutating func showRules(_ events: Span<Event> = Span(), until time: Int64? = nil) {
    if !ruleFeed.items.isEmpty, !appRules.hasBegun { appRules.begin(inTheMiddle: beganInTheMiddle) }
    for index in ruleFeed.items.indices {
      let item = ruleFeed.items[index]
      switch item.kind {
      case .event:
        let chain = item.chain < 0 ? nil : ruleFeed.chains[item.chain].names
        appRules.see(events[item.index], item.first, item.second, isWhole: item.isWhole, chain: chain)
      case .transition: appRules.see(ruleFeed.transitions[item.index])
      case .chain:
        let chain = ruleFeed.chains[item.index]
        appRules.see(chain: chain.names, item.first, line: chain.line, at: chain.time)
      }
    }
    ruleFeed.removeAll()
    appRules.pass(time)
    if appRules.isWaiting { appRules.settle(before: running.firstLine) }
    if appRules.hasVerdicts { raiseBreaches() }
  }

  /// Lines are missing.
  mutating func forgetAppRules() {
    guard !appRules.isEmpty else { return }
    showRules()
    appRules.forget()
    raiseBreaches()
  }

  /// The trace is over.
  mutating func finishAppRules() {
    guard !appRules.isEmpty else { return }
    showRules()
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
    for (index, verdict) in appRules.take() {
      outbox.tell(AppRuleMark(verdict, of: rules[index].id))
      guard case .broken(let breach) = verdict else { continue }
      var finding = AppFinding(rules[index], breach) { names[Int($0.index)] }.finding
      finding.weigh(Doubts(breach.doubts))
      let who = Participant(name: breach.who.name, instance: breach.who.key)
      // Another of the name may be meant only where the rule tells them apart.
      if rules[index].binding == nil { raise(finding) } else { raise(finding, about: who, .proven) }
    }
  }

  // MARK: Who, and where

  private func who(_ participant: Participant, at index: Int) -> AppWho {
    guard participant.name.isSome else { return .none }
    // A controller that is asked for and wasn't logged yet is the next of the name.
    let ordinal = index >= 0 ? instances[index].ordinal : classes[participant.name].count + 1
    return AppWho(name: participant.name, ordinal: ordinal, key: participant.instance)
  }

  private func who(_ role: TransitionSketch.Role) -> AppWho {
    AppWho(name: role.name, ordinal: role.ordinal, key: role.instance)
  }

  private func movesChain(_ kind: EventKind) -> Bool {
    appRules.asksChain && kind.bit & EventKind.movements != 0
  }

  private func chain(at line: Int, _ time: Int64?) -> AppRuleFeed.Chain {
    AppRuleFeed.Chain(names: hierarchyChain().steps.map(\.controller), line: line, time: time)
  }
}

extension Doubts {
  /// What speaks against a breach of a rule of the app.
  init(_ doubts: AppDoubts) {
    self = []
    if doubts.contains(.inferred) { add(.inferredTransition) }
    if doubts.contains(.beforeLog) { add(.mayHaveComeBefore) }
    if doubts.contains(.unlogged) { add(.neverSeen) }
  }
}
