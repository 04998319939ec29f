/// What is noted of a trace for the rules of the app, and the findings that come of it: the one place where the two meet.
extension TraceChecker {
  /// Notes an event that was just checked and that the rules ask for.
  ///
  /// - Parameter instance: what `observe` returned.
  mutating func noteForRules(_ event: borrowing Event, of instance: InstanceIndex) {
    let own = instance.isSome ? instance : app.existing(event.subject) ?? .none
    let begun: Instance.Flags = [.initialized, .viewLoaded, .didLoad]
    let isWhole = own.isSome && !app.instances[own].flags.isDisjoint(with: begun)
    let other =
      event.object.isSome ? app.ordinal(of: event.object, at: app.existing(event.object) ?? .none) : 0
    if movesChain(event.kind) { ruleFeed.add(.chain(app.names(of: app.hierarchyChain()), line: event.line)) }
    let ordinals = (app.ordinal(of: event.subject, at: own), other)
    ruleFeed.add(AppRuleFeed.Sighting(event: copy event, ordinals: ordinals, isWhole: isWhole))
  }

  /// Notes a transition that is over.
  mutating func noteForRules(_ transition: RunningIndex, _ outcome: TransitionOutcome) {
    guard
      asked.asksChain || asksTransitions(of: app.running[transition].incoming)
        || asksTransitions(of: app.running[transition].outgoing)
    else { return }
    let kind = app.orders.catalogue.kinds[app.chosenRow(transition, outcome)]
    let main = kind.isAboutWhoGoes ? app.running[transition].outgoing : app.running[transition].incoming
    if asked.asks(for: kind, of: app.role(of: main).name) {
      ruleFeed.add(.transition(app.shown(transition, kind, outcome)))
    }
    guard asked.asksChain else { return }
    ruleFeed.add(.move(app.move(by: transition)))
  }

  /// Notes a gesture that was blocked. Nothing has waited for its end, so it counts where it is told.
  mutating func noteForRules(_ blocked: TransitionSketch, at event: borrowing Event) {
    guard asked.asks(for: blocked.kind, of: blocked.from.name) else { return }
    ruleFeed.add(.transition(app.shown(blocked, at: event)))
  }

  /// Lets the rules judge what has waited.
  ///
  /// - Parameter time: when the last event was, noted or not.
  mutating func pauseRules(at time: Int64?) {
    ruleFeed.begin(inTheMiddle: app.beganInTheMiddle)
    ruleFeed.add(.pause(AppRuleFeed.Pause(time: time, firstLine: app.running.firstLine)))
  }

  /// Lines are missing.
  mutating func noteGapForRules() {
    guard outbox.tells(.appRules) else { return }
    ruleFeed.begin(inTheMiddle: app.beganInTheMiddle)
    ruleFeed.add(.gap)
  }

  /// The trace is over.
  mutating func endRules() {
    guard outbox.tells(.appRules) else { return }
    let logged = app.words.names.indices.map {
      app.classes[Symbol(index: UInt32(truncatingIfNeeded: $0))].logged
    }
    ruleFeed.begin(inTheMiddle: app.beganInTheMiddle)
    ruleFeed.add(.end(logged: logged))
  }

  /// Raises what the rules have to say.
  mutating func raise(_ verdicts: AppVerdicts) {
    let rules = app.configured.rules.watched
    for (index, verdict) in verdicts.said {
      outbox.tell(AppRuleMark(verdict, of: rules[index].id))
      guard case .broken(let breach) = verdict else { continue }
      let who = Participant(name: breach.who.name, instance: breach.who.key)
      let finding = app.finding(rules[index], breach)
      // Another of the name may be meant only where the rule tells them apart.
      if rules[index].binding == nil { raise(finding) } else { raise(finding, about: who, .proven) }
    }
    for (index, breach, count) in verdicts.counted {
      ledger.count(FindingKind(app.finding(rules[index], breach)), count)
    }
  }
  // MARK: Who, and where

  private func asksTransitions(of seat: Seat) -> Bool {
    asked.asksTransitions(of: app.name(of: seat) ?? .none)
  }

  private func movesChain(_ kind: EventKind) -> Bool {
    asked.asksChain && kind.bit & EventKind.movements != 0
  }
}

extension ObservedApp {
  fileprivate func finding(_ rule: AppRule, _ breach: AppBreach) -> Finding {
    let names = words.names
    var finding = AppFinding(rule, breach) { names[Int($0.index)] }.finding
    finding.weigh(Doubts(breach.doubts))
    return finding
  }

  fileprivate func shown(
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

  fileprivate func shown(_ blocked: TransitionSketch, at event: borrowing Event) -> AppTransition {
    var shown = AppTransition(blocked.kind, blocked.outcome, line: event.line)
    (shown.trigger, shown.style) = (blocked.trigger, blocked.style)
    (shown.from, shown.to) = (who(blocked.from), who(blocked.to))
    (shown.time, shown.end) = (event.time, event.time)
    return shown
  }

  fileprivate func end(of transition: RunningIndex) -> Int64? {
    running[transition].start.map { $0 + (running[transition].duration ?? 0) }
  }

  /// Which of its name a participant is, counted from 1; 0 where nobody is named.
  fileprivate func ordinal(of participant: Participant, at index: InstanceIndex) -> UInt32 {
    guard participant.name.isSome else { return 0 }
    // A controller that is asked for and wasn't logged yet is the next of the name.
    return index.isSome ? instances[index].ordinal : classes[participant.name].count + 1
  }

  fileprivate func who(_ role: TransitionSketch.Role) -> AppWho {
    AppWho(name: role.name, ordinal: role.ordinal, key: role.instance)
  }

  /// How the chain of controllers is behind a transition. It may be over because of a mark that asks for the next one,
  /// and what that asks for is not there yet.
  fileprivate func move(by transition: RunningIndex) -> AppRuleFeed.Move {
    AppRuleFeed.Move(
      chain: names(of: hierarchyChain(askedBefore: latest.line)),
      who: who(role(of: running[transition].incoming)),
      line: running[transition].lastLine, time: end(of: transition))
  }

  fileprivate func names(of chain: HierarchyChain) -> [String] { chain.steps.map(\.controller) }
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
