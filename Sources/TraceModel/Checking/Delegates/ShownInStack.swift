/// What willShow and didShow say of a move that nobody announced: a navigation controller tells its delegate of the moves of its
/// own stack alone.
extension TraceChecker {
  /// The transition that a willShow or didShow is about: one that was announced, or one that this announces. A stack shows the
  /// controller that comes, and the one that goes is on top of it: that is a push or a pop.
  mutating func transition(shownBy event: Event) -> RunningIndex? {
    // What was asked of the stack before, and brought in the same controller, is over by the time that its top goes.
    if let untold = app.moveToUntold(shownBy: event) { return announceShown(event, by: untold) }
    return app.shown(event) ?? app.moveInStack(shownBy: event).map { announceShown(event, by: $0) }
  }

  private mutating func announceShown(_ event: Event, by transition: RunningIndex) -> RunningIndex {
    let kind = app.kindInStack(of: event.subject, transition)
    app.running[transition].container = event.subject
    // Who sets the whole stack shows its top as well.
    app.running[transition].doubts.add(.inferredTransition)
    // Where only didShow is logged, it was over by then, and was taken for a dismissal.
    app.running[transition].takeBack()
    announce(transition, kind, app.orders.rowSets.of(kind))
    checkEnd(transition)
    return transition
  }
}

extension ObservedApp {
  /// The inferred transition from the top of a stack to the controller that a willShow or didShow of this stack names. By its name
  /// alone the navigation controller may be another.
  fileprivate func moveInStack(shownBy event: Event) -> RunningIndex? {
    guard event.object.isSome, event.subject.instance.isSome, containers.stacks.know(event.subject),
      let top = containers.stacks.top(of: event.subject), top.isTaken
    else { return nil }
    return running.first { one in
      !one.isAnnounced && one.outgoing.instance == top.instance && one.incoming.isTaken
        && one.incoming.who == event.object && !one.presentation.isSome
    }
  }

  /// The inferred transition in which the top of a stack goes, while a willShow or didShow names a controller below it whose class
  /// hasn't logged how one comes: it has the other seat.
  fileprivate mutating func moveToUntold(shownBy event: Event) -> RunningIndex? {
    guard event.object.isSome, isUntold(event),
      containers.stacks.know(event.subject),
      let (below, top) = revealed(event.object, in: containers.stacks[event.subject].entries),
      let transition = running.first(where: {
        !$0.isAnnounced && $0.outgoing.instance == top.instance && !$0.incoming.isTaken
          && !($0.isCommitted && $0.presentation.isSome)
      }),
      !running[transition].candidates.and(orders.rowSets.of(.pop)).isEmpty
    else { return nil }
    (running[transition].presentation, running[transition].style) = (.none, nil)
    running[transition].incoming = below
    return transition
  }

  /// Whether the class of the controller that is shown hasn't logged how one comes. Before didShow, the first that would may still be
  /// on its way.
  private func isUntold(_ event: Event) -> Bool {
    let record = classes[event.object.name]
    return event.kind == .navigationControllerDidShow
      ? !record.logs(.viewWillAppear) : record.loggedCallbacks == 0
  }

  /// A controller below the top of a stack, and the top. One that has begun to come was told of: it moves in another transition.
  private func revealed(_ who: Participant, in entries: [Seat]) -> (below: Seat, top: Seat)? {
    guard let top = entries.last, top.isTaken, let below = entries.dropLast().last(where: { $0.who == who }),
      index(of: below).map({ !instances[$0].state.isOnScreen }) ?? true
    else { return nil }
    return (below, top)
  }

  /// What a stack does to get from the outgoing controller to the incoming one, as far as its entries are known.
  fileprivate func kindInStack(of owner: Participant, _ transition: RunningIndex) -> TransitionKind {
    let above = containers.stacks[owner].entries(above: running[transition].incoming)
    if above.isEmpty { return cameOverIncoming(transition) ? .pop : .push }
    return above.count == 1 ? .pop : .popTo
  }

  /// Whether the outgoing controller had come over the incoming one, before any line named the stack.
  private func cameOverIncoming(_ transition: RunningIndex) -> Bool {
    let (going, coming) = (running[transition].outgoing.instance, running[transition].incoming.instance)
    return instances.index(of: going).map { instances[$0].below == coming } ?? false
  }

  /// A stack says that it comes to a controller while the one on top of it goes: another that goes just then goes for something else,
  /// though the order alone puts it together with the one that comes.
  mutating func doubtPairing(with event: Event) {
    guard event.object.isSome, let top = containers.stacks.top(of: event.subject),
      let leaving = index(of: top), instances[leaving].state == .disappearing
    else { return }
    let going = instances.reference(leaving)
    let others = running.all { one in
      !one.isAnnounced && one.outgoing.isTaken && one.outgoing.instance != going && one.incoming.isTaken
    }
    for transition in others
    where index(of: running[transition].incoming).map({ instances[$0].who }) == event.object {
      running[transition].doubts.add(.othersMove)
    }
  }

  /// willShow names whom a pop reveals, before that one has had a call: nobody else comes in that stack, whatever was thought to be in
  /// it.
  mutating func takeAsRevealed(_ event: Event) {
    guard event.object.isSome, shown(event) == nil, let pop = popAwaiting(event),
      case let revealed = seat(for: event.object),
      index(of: revealed).map({ !instances[$0].state.isOnScreen }) ?? true
    else { return }
    running[pop].incoming = revealed
    running.leaveVacant(pop)
  }

  /// The pop of a stack whose top goes, while nobody has come or was named. By a name alone only one that awaits nobody is meant, and
  /// whose top has another name.
  private func popAwaiting(_ event: Event) -> RunningIndex? {
    running.announced.last { transition in
      let one = running[transition]
      return one.container == event.subject && !one.isCommitted
        && [.pop, .popTo, .popToRoot].contains(one.kindAsked)
        && one.has(.outgoingWillDisappear) && !one.has(.willShow)
        && one.seen & SlotSet.appearance(.incoming).bits == 0
        && (event.object.instance.isSome
          || !one.incoming.isTaken && name(of: one.outgoing) != event.object.name)
    }
  }

  /// A didShow names a controller that the stack doesn't hold and that isn't on the screen, while the one on top is.
  mutating func noteShownAhead(_ shown: Seat, _ event: Event) {
    containers.stacks.shownAhead = nil
    guard event.subject.instance.isSome, let top = containers.stacks.top(of: event.subject), top.isTaken,
      isShown(top),
      let index = instances.index(of: shown.instance), instances[index].state != .appeared,
      !instances[index].transition.isSome
    else { return }
    containers.stacks.shownAhead = ShownAhead(shown: shown.who, top: top.instance, line: event.line)
  }

  /// The one that was on top goes: only now does the controller come that a didShow had named.
  mutating func noteComing(in transition: RunningIndex, after ahead: ShownAhead) {
    let one = running[transition]
    guard one.outgoing.instance == ahead.top, one.incoming.isTaken else { return }
    containers.stacks.shownAhead = nil
    guard one.incoming.who == ahead.shown else { return }
    running[transition].shownEarly = ahead.line
    running.note(transition) { $0.shown = ahead.shown }
  }
}
