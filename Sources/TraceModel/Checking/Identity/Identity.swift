/// Which instance an event is about (design: with addresses an instance is class and address; without, a name may
/// stand for several).
extension TraceChecker {
  /// The index of the instance that a lifecycle event is about; `nil` where the event is judged and done with.
  @inline(__always)
  mutating func identify(_ event: Event) -> InstanceIndex? {
    event.subject.instance.isSome ? identifyByKey(event) : identifyByName(event.subject.name, event)
  }

  /// The index of the instance that an event with a key is about; `nil` where the event is judged and done with.
  @inline(__always)
  mutating func identifyByKey(_ event: Event) -> InstanceIndex? {
    let who = event.subject
    guard let index = app.instances.find(who.name, who.instance) else { return adoptOrAdd(who, event) }
    if rarely(app.classes.tellsLastAddressed) { app.classes[who.name].lastAddressed = index }
    if rarely(app.instances[index].flags.contains(.dead)) {
      return reviveOrReport(event, endedAt: app.instances[index].lastLine)
    }
    return event.kind.isBeginning ? continueOrBegin(index, event) : index
  }

  /// A key that none of those alive has: one that died long ago, the instance known by its name alone, or a new one.
  @inline(never)
  private mutating func adoptOrAdd(_ who: Participant, _ event: Event) -> InstanceIndex? {
    let name = who.name
    if !event.kind.isBeginning, let end = app.instances.releasedLine(of: who) {
      return reviveOrReport(event, endedAt: end)
    }
    if app.classes[name].addressedCount == 0, app.classes[name].nameOnly.count == 1,
      !event.kind.isBeginning || app.isOnlyContained(app.classes[name].nameOnly[0])
    {
      let index = app.classes[name].nameOnly[0]
      noteBeginning(index, event)
      app.classes[name].nameOnly = Namesakes()
      app.instances.setKey(who.instance, of: index)
      app.classes[name].countAddressed(index, by: 1)
      app.noteAddressed(index, name)
      return index
    }
    return begin(who, event)
  }

  /// A new instance, in the state that its first event leaves open.
  mutating func begin(_ who: Participant, _ event: Event) -> InstanceIndex {
    let ordinal = app.classes[who.name].count &+ 1
    let index = app.instances.add(who.name, who.instance, as: ordinal, line: event.line)
    app.counts.controllers += 1
    app.classes[who.name].add(index, hasKey: who.instance.isSome)
    if who.instance.isSome {
      app.noteAddressed(index, who.name)
      if !app.running.announced.isEmpty { app.freeSeats(ofAddressed: who.name) }
    } else {
      app.noteNamesakes(who.name)
    }
    let logsBeginnings = app.classes[who.name].logged & EventKind.beginnings != 0
    if rarely(ordinal == 1) { app.classes.note(first: event.kind, of: who.name) }
    if event.kind == .viewWillAppear && !logsBeginnings {
      app.instances[index].flags.formUnion([.begun, .fresh])
    }
    if rarely(app.classes[who.name].releasedOnScreen > 0) { settleReleaseOnScreen(who.name, by: event.kind) }
    noteBeginning(index, event)
    if rarely(!app.surroundings.saidAhead.isEmpty) { app.takeSaidAhead(of: index) }
    if rarely(app.coordinators.awaitsScreens), event.kind != .deinitialized {
      noteScreenBegins(Seat(who: who, instance: app.instances.reference(index)))
    }
    if rarely(!app.coordinators.isEmpty), event.kind.isBeginning { app.noteLikelyScreen(index) }
    return index
  }

  /// Adds a controller of a name that was already there without being logged.
  mutating func beginUnlogged(_ name: Symbol) -> InstanceIndex {
    let ordinal = app.classes[name].count &+ 1
    let index = app.instances.add(name, .none, as: ordinal, line: app.latest.line)
    app.counts.controllers += 1
    if app.classes[name].releasedOnScreen > 0 { withdrawReleaseOnScreen(name) }
    if ordinal == 1 { app.classes.note(first: .viewWillDisappear, of: name) }
    app.instances[index].flags.insert(.hasAppeared)
    app.classes[name].add(index, hasKey: false)
    return index
  }

  /// Marks what a beginning event says, and sets the state of a controller that cannot have been shown.
  mutating func noteBeginning(_ index: InstanceIndex, _ event: Event) {
    guard event.kind.isBeginning else { return }
    app.instances[index].begin(with: event.kind, line: event.line)
    app.classes[app.instances[index].name].noteBeginning(event)
    guard event.kind == .viewDidLoad else { return }
    app.latest.loadLine = event.line
    judges.quickLoads.note(index, at: event.time, in: app)
  }

  /// An event at a known, living instance: its own, or the beginning of another at the same address.
  @inline(never)
  private mutating func continueOrBegin(_ index: InstanceIndex, _ event: Event) -> InstanceIndex {
    let flags = app.instances[index].flags
    if app.isContinuation(of: flags, event.kind) {
      noteBeginning(index, event)
      return index
    }
    if app.isAddressTaken(since: index) { return replace(index, event) }
    if event.kind != .initialized, app.isBelowShown(index), !app.isPlaced(index) { return index }
    // Another object is made at that address: the old one is gone, whatever was logged of it.
    let isAtItsAddress = event.subject.instance.isSome
    if event.kind == .initialized, isAtItsAddress || !app.instances[index].state.isOnScreen {
      return replace(index, event)
    }
    if app.isOverButForDid(index) { close(app.instances[index].transition, .participantMoves) }
    let claim = app.secondLoadClaim(index)
    if let claim { reportSecondLoad(index, event, claim) }
    guard let claim, claim.holds(for: app.classes[event.subject.name]) || app.isPlaced(index) else {
      return replace(index, event)
    }
    // Whether it is on the screen isn't known where another excerpt may begin.
    if app.isBeforeExcerpt(index) { app.instances[index].state = .unknown }
    app.instances[index].flags.insert(.didLoad)
    if app.mayHaveGone(index) { app.detach(index) }
    return index
  }

  /// The old instance is gone unseen; a new one has its address or its name.
  mutating func replace(_ index: InstanceIndex, _ event: Event) -> InstanceIndex {
    let who = Participant(name: app.instances[index].name, instance: app.instances[index].key)
    if !who.instance.isSome {
      app.classes[who.name].unreleased &+= 1
      app.classes[who.name].wasTakenForGone = true
      if app.classes[who.name].takenForReleased.line == 0 {
        app.classes[who.name].takenForReleased = app.instances[index].removal
      }
    }
    let said = app.saidLast(of: index)
    app.freeAnnouncedSeats(of: index, who)
    forget(index, line: event.line)
    app.uncount(index)
    app.instances.remove(index)
    let next = begin(who, event)
    app.take(said, of: next)
    return next
  }

  /// An event after a deinit: the beginning of another instance, or TC106.
  @inline(never)
  private mutating func reviveOrReport(_ event: Event, endedAt end: Int) -> InstanceIndex? {
    let who = event.subject
    let record = app.classes[who.name]
    let isLayout = event.kind.isLayout
    let isCallback = AppearanceCallback(event.kind) != nil || isLayout
    let mayTurn = app.mayTurnUnlogged(who.name, event.kind)
    if isCallback, !isLayout || !app.wasCalledDead(who) {
      reportAfterDeinit(who, endedAt: end, event, mayTurnUnlogged: mayTurn)
    }
    let mayBegin = isCallback && record.logged & event.kind.earlierInLife == 0 || mayTurn
    guard event.kind.isBeginning || mayBegin else { return nil }
    if let index = app.instances.find(who.name, who.instance) { app.instances.remove(index) }
    return begin(who, event)
  }
}

extension ObservedApp {
  /// Whether nothing but whose child it is was told of a controller: it waits for its key.
  fileprivate func isOnlyContained(_ index: InstanceIndex) -> Bool {
    instances[index].flags.isDisjoint(with: [.begun, .hasAppeared])
      && instances[index].containment.contains(.begun)
  }

  /// Several instances of one name are alive at once: what is said about one may mean another.
  mutating func noteNamesakes(_ name: Symbol) {
    guard classes[name].nameOnly.count > 1 else { return }
    for index in classes[name].nameOnly { instances[index].flags.insert(.hadNamesake) }
  }

  fileprivate mutating func noteAddressed(_ index: InstanceIndex, _ name: Symbol) {
    if classes.tellsLastAddressed { classes[name].lastAddressed = index }
    if rarely(classes[name].waitsInStack) { containers.stacks.take(seated(index)) }
  }

  /// Whether another at the address of one that was released may have come as far as where it goes again, and its class logs none of
  /// that: it was revealed by a swipe that was given up.
  fileprivate func mayTurnUnlogged(_ name: Symbol, _ kind: EventKind) -> Bool {
    (kind == .viewWillDisappear || kind == .viewDidDisappear)
      && classes[name].logged & kind.earlierInLife & ~EventKind.viewDidAppear.bit == 0
  }

  /// Takes an instance out of the count of the living.
  mutating func uncount(_ index: InstanceIndex) {
    let name = instances[index].name
    if instances[index].key.isSome {
      classes[name].countAddressed(index, by: -1)
    } else {
      classes[name].nameOnly.remove(index)
    }
  }

  /// init, loadView and viewDidLoad in this order belong to one beginning.
  func isContinuation(of flags: Instance.Flags, _ kind: EventKind) -> Bool {
    guard !flags.contains(.hasAppeared) else { return false }
    switch kind {
    case .initialized: return flags.isDisjoint(with: [.initialized, .viewLoaded, .didLoad])
    case .loadView: return flags.isDisjoint(with: [.viewLoaded, .didLoad])
    default: return !flags.contains(.didLoad)
    }
  }

  /// Whether the app has taken a controller off the screen, and who was below it has arrived: only its viewDidDisappear is
  /// still to come.
  fileprivate func isOverButForDid(_ index: InstanceIndex) -> Bool {
    let moves = instances[index].transition
    guard moves.isSome, instances[index].state == .disappearing, instances[index].key.isSome else {
      return false
    }
    let one = running[moves]
    return one.hasMark && one.kindAsked != .push && one.kindAsked != .present && one.has(.incomingDidAppear)
      && one.side(of: index) == .outgoing && !one.has(.outgoingDidDisappear)
  }

  /// Whether one of another class has begun and ended at a controller's address since that was logged last: then it is gone, whatever
  /// its own class logs.
  fileprivate func isAddressTaken(since index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.key.isSome
      && instances.haveAtEnds(Self.lookedThroughAtMost) {
        $0.key == one.key && $0.name != one.name && $0.firstLine > one.lastLine
          && $0.flags.isSuperset(of: [.begun, .dead])
      }
  }

  /// What proves that a controller which loads again is the one that loaded before; `nil` where nothing would.
  fileprivate func secondLoadClaim(_ index: InstanceIndex) -> Claim? {
    let name = instances[index].name
    if instances[index].state.isOnScreen || hasLeftUntold(index),
      !instances[index].flags.contains(.broughtAnew)
    {
      var disappearing = EventKind.viewDidDisappear.bit
      if instances[index].state != .disappearing { disappearing |= EventKind.viewWillDisappear.bit }
      // Another at its address could begin only behind its deinit.
      if instances[index].key.isSome { disappearing |= EventKind.deinitialized.bit }
      return Claim(name: name, anyOf: disappearing)
    }
    if isPlaced(index) { return Claim(name: name) }
    return instances[index].key.isSome ? Claim(name: name, anyOf: EventKind.deinitialized.bit) : nil
  }
}

extension EventKind {
  /// The events with which an instance begins.
  static let beginnings: UInt64 =
    EventKind.initialized.bit | EventKind.loadView.bit | EventKind.viewDidLoad.bit
  var isBeginning: Bool { rawValue <= EventKind.viewDidLoad.rawValue }

  /// The events that come before a callback in each life: the first of them that a class logs begins one.
  var earlierInLife: UInt64 { (bit - 1) & ~Self.layout }

  /// The two calls around a layout pass.
  private static let layout = EventKind.viewWillLayoutSubviews.bit | EventKind.viewDidLayoutSubviews.bit
  var isLayout: Bool { bit & Self.layout != 0 }
}
