/// A stack that is set as a whole.
extension TraceChecker {
  /// `setViewControllers`: the screen on top changes places with the one that was there, and those between are passed over.
  mutating func setViewControllers(_ event: Event, behind cover: PresentationIndex?) {
    let details = app.details(of: event)
    let names = details?.participants ?? (event.object.isSome ? [event.object] : [])
    guard !names.isEmpty || details?.emptiesStack == true else { return forgetStack(of: event.subject) }
    if app.isTabController(event.subject) { return setTabs(event, names) }
    tellPresenterApart(from: names, in: event.subject)
    let known = app.seatedEntries(of: event.subject)
    let seats = names.enumerated().map { place, name in
      names[..<place].contains(name)
        ? app.seatOfOther(name) : app.seatInStack(for: name, at: place, of: known)
    }
    let old = known.isEmpty ? app.shownAmong(seats) : known
    for (below, seat) in zip(names, seats).dropLast() where !seat.isTaken {
      if below.instance.isSome {
        app.classes[below.name].waitsInStack = true
      } else {
        app.classes[below.name].mayNeverLoad = true
      }
    }
    for one in old where one.isTaken && one.instance != old.last?.instance {
      let removal = Removal(line: event.line, name: event.subject.name, kind: event.kind)
      let isKnown = !app.containers.stacks[event.subject].guessed.contains(one.instance)
      if !seats.contains(where: { $0.mayBe(one) }) { app.markGone(one, by: removal, isKnown: isKnown) }
    }
    raiseAll(app.presentations(above: old.filter { one in !seats.contains { $0.mayBe(one) } }, event))
    app.containers.stacks[event.subject].set(seats)
    guard let top = seats.last, top.instance != old.last?.instance || !top.isTaken, !app.isShown(top),
      !app.isBeingPresented(event.subject)
    else { return }
    if let cover { return app.reveal(top, behind: cover) }
    let transition = announce(
      .setViewControllers, app.orders.rowSets.of(.setViewControllers), outgoing: old.last ?? Seat(),
      incoming: top,
      event
    )
    app.running[transition].container = event.subject
    // A first stack replaces nothing; it shows whenever its container does.
    if old.isEmpty { app.running[transition].doubts.add(.firstStack) }
    let skipped = app.passedOver(by: seats, from: old)
    if !skipped.isEmpty { app.running.note(transition) { $0.skipped = skipped } }
  }

  /// No container holds who presents it. Where the only one of a name was just made, and is put into what one of its name
  /// presents, that one was there before the log; where nothing was logged of the only one so far, the other was.
  private mutating func tellPresenterApart(from names: [Participant], in container: Participant) {
    let shown = app.presentations.open.last { app.presentations[$0].presented.who == container }
    guard let shown, case let presenter = app.presentations[shown].presenter.instance,
      let made = app.instances.index(of: presenter), !app.instances[made].key.isSome,
      names.contains(app.instances[made].who)
    else { return }
    if app.instances[made].lastLine == 0, app.isAlone(made) {
      _ = beginUnlogged(app.instances[made].name)
    }
    guard app.instances[made].flags.isSuperset(of: [.fresh, .begun]),
      !app.instances[made].flags.contains(.hasAppeared)
    else { return }
    app.instances[made].presenting = .none
    let before = beginUnlogged(app.instances[made].name)
    app.bindPresentation(shown, before, isPresented: false)
    for transition in app.running.announced where app.running[transition].outgoing.instance == presenter {
      app.running[transition].outgoing = app.seated(before)
      app.running.note(transition) { $0.hiddenPresenter = nil }
    }
  }

  /// Which controllers stay and which leave isn't said: what there was may be there still.
  private mutating func forgetStack(of container: Participant) {
    if !app.isTabController(container) { app.containers.stacks[container].set([]) }
  }
}

extension ObservedApp {
  /// What a stack holds, each with its instance where that is known by now: one that has a place in a stack has no other there.
  fileprivate mutating func seatedEntries(of container: Participant) -> [Seat] {
    settledStack(container).entries.map { seat in
      let now = seatedNow(seat)
      return !seat.isTaken && containers.stacks.hold(now.instance) ? seat : now
    }
  }

  /// Of the controllers that a stack is to hold, the only one that is on the screen by now, if it is known for sure: it was on
  /// top of the stack, whatever else that held.
  fileprivate func shownAmong(_ seats: [Seat]) -> [Seat] {
    let shown = seats.filter { isShown($0) }
    guard shown.count == 1, let index = index(of: shown[0]), isKnownAlone(index),
      !instances[index].presentedIn.isSome
    else { return [] }
    return shown
  }

  /// The controllers that a new stack and the old one hold between what goes and what comes: those that stay below, those that
  /// are put there, and those that leave from there.
  fileprivate func passedOver(by seats: [Seat], from old: [Seat]) -> [Seat] {
    guard let top = seats.last else { return [] }
    let leaving = old.dropLast().filter { one in one.isTaken && !seats.contains { $0.mayBe(one) } }
    return (seats.dropLast() + leaving).filter {
      $0.instance != old.last?.instance && !$0.mayBe(top) && isUnseen($0)
    }
  }

  /// Whether a controller is off screen: one that a mark names with an address where nobody is has yet to be made.
  private func isUnseen(_ seat: Seat) -> Bool {
    isHidden(seat) || !seat.isTaken && seat.who.instance.isSome && index(of: seat) == nil
  }

  /// A seat for a controller whose name stands further down in the same stack.
  fileprivate func seatOfOther(_ who: Participant) -> Seat {
    who.instance.isSome ? seatInStack(for: who, at: 0, of: []) : seatOfCreated(who) ?? Seat(who: who)
  }

  /// A seat for a controller that a mark puts into a stack: with its instance only if that is already in some
  /// position, since an address may be another's by now. A name alone may be that of one that was just made, or of one that
  /// stays, which is the likelier where it was.
  fileprivate func seatInStack(for who: Participant, at place: Int, of old: [Seat]) -> Seat {
    if !who.instance.isSome, classes[who.name].nameOnly.count > 1 {
      let staying = old.filter { $0.who.name == who.name }
      let created = seatOfCreated(who)
      if place < old.count, old[place].who.name == who.name { return old[place] }
      if staying.count == 1, created == nil { return staying[0] }
      if let created { return created }
    }
    guard let index = existing(who), isPlaced(index) || isMade(index, at: who.instance),
      !isHeldElsewhere(index, than: old)
    else { return Seat(who: who) }
    return seated(index)
  }

  /// Whether the log told that a controller was made at an address, and nothing of it since: the next one there would be told, too.
  private func isMade(_ index: InstanceIndex, at address: InstanceKey) -> Bool {
    address.isSome && instances[index].flags.contains(.begun)
      && instances[index].flags.isDisjoint(with: [.didLoad, .hasAppeared, .gone, .dead])
  }

  /// Whether a container is on its way to the screen, and so shows its first stack by its own presentation.
  fileprivate func isBeingPresented(_ container: Participant) -> Bool {
    running.announced.contains {
      running[$0].kindAsked == .present && running[$0].incoming.who == container
        && running[$0].seen & SlotSet.told.bits == 0
    }
  }
}
