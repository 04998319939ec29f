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
    var item = AppRuleFeed.Item(.event, at: index)
    item.isWhole = own >= 0 && !instances[own].flags.isDisjoint(with: begun)
    item.ordinals.0 = ordinal(of: event.subject, at: own)
    if event.object.isSome {
      item.ordinals.1 = ordinal(of: event.object, at: existing(event.object) ?? -1)
    }
    ruleFeed.add(item)
    if movesChain(event.kind) { ruleFeed.change(chain(at: event.line, event.time)) }
  }

  /// Notes a transition that is over.
  mutating func noteForRules(_ transition: RunningIndex, _ outcome: TransitionOutcome) {
    guard
      appRules.asksChain || asksTransitions(of: running[transition].incoming)
        || asksTransitions(of: running[transition].outgoing)
    else { return }
    let kind = catalogue.kinds[chosenRow(transition, outcome)]
    let main = kind.isAboutWhoGoes ? running[transition].outgoing : running[transition].incoming
    if appRules.asks(for: kind, of: role(of: main).name) {
      ruleFeed.add(shown(transition, kind, outcome))
    }
    guard appRules.asksChain else { return }
    let who = who(role(of: running[transition].incoming))
    ruleFeed.add(chain(at: lastLine, end(of: transition), with: who))
  }

  /// Shows the rules what was noted of these events, and raises what they have to say by now.
  ///
  /// - Parameter time: when the last event was, noted or not.
  mutating func showRules(_ events: Span<Event> = Span(), until time: Int64? = nil) {
    showNoted(events)
    appRules.pass(time)
    if appRules.isWaiting { appRules.settle(before: running.firstLine) }
    if appRules.hasVerdicts { raiseBreaches() }
  }

  /// Shows the rules what was noted of these events, and leaves what they have to say.
  mutating func showNoted(_ events: Span<Event>) {
    if !ruleFeed.items.isEmpty, !appRules.hasBegun { appRules.begin(inTheMiddle: beganInTheMiddle) }
    for index in ruleFeed.items.indices {
      let item = ruleFeed.items[index]
      switch item.kind {
      case .event:
        if item.chain >= 0 { appRules.see(chain: ruleFeed.chains[Int(item.chain)].names) }
        appRules.see(events[Int(item.index)], ordinals: item.ordinals, isWhole: item.isWhole)
      case .transition: appRules.see(ruleFeed.transitions[Int(item.index)])
      case .chain: appRules.see(ruleFeed.chains[Int(item.index)])
      }
    }
    ruleFeed.removeAll()
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

  private func asksTransitions(of seat: Seat) -> Bool {
    appRules.asksTransitions(of: name(of: seat) ?? .none)
  }

  private func shown(
    _ transition: RunningIndex, _ kind: TransitionKind, _ outcome: TransitionOutcome
  ) -> AppTransition {
    var shown = AppTransition(kind, outcome, line: running[transition].firstLine)
    (shown.trigger, shown.style) = (running[transition].trigger, running[transition].style)
    shown.from = who(role(of: running[transition].outgoing))
    shown.to = who(role(of: running[transition].incoming))
    (shown.time, shown.end) = (running[transition].start, end(of: transition))
    shown.isInferred = !running[transition].isAnnounced
    return shown
  }

  private func end(of transition: RunningIndex) -> Int64? {
    running[transition].start.map { $0 + (running[transition].duration ?? 0) }
  }

  /// Which of its name a participant is, counted from 1; 0 where nobody is named.
  private func ordinal(of participant: Participant, at index: Int) -> UInt32 {
    guard participant.name.isSome else { return 0 }
    // A controller that is asked for and wasn't logged yet is the next of the name.
    return index >= 0 ? instances[index].ordinal : classes[participant.name].count + 1
  }

  private func who(_ role: TransitionSketch.Role) -> AppWho {
    AppWho(name: role.name, ordinal: role.ordinal, key: role.instance)
  }

  private func movesChain(_ kind: EventKind) -> Bool {
    appRules.asksChain && kind.bit & EventKind.movements != 0
  }

  private func chain(at line: Int, _ time: Int64?, with who: AppWho = .none) -> AppRuleFeed.Chain {
    AppRuleFeed.Chain(names: hierarchyChain().steps.map(\.controller), who: who, line: line, time: time)
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
