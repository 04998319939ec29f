/// Which instance a line is about that gives a name alone.
extension TraceChecker {
  /// The index of the instance that a lifecycle event of a name is about; `nil` where the event is judged and done with.
  @inline(__always)
  mutating func identifyByName(_ name: Symbol, _ event: Event) -> InstanceIndex? {
    let known = app.classes[name].byName
    if rarely(known.endsOfDead & event.kind.bit != 0), isOfReleased(name, event) {
      return nil
    }
    if known.count == 1, !event.kind.isBeginning,
      app.running.announced.isEmpty || !app.isOfNewcomer(name, event.kind)
    {
      if event.kind == .viewWillDisappear, rarely(app.isOfOneBefore(known.first)) {
        return begin(Participant(name: name), event)
      }
      return rarely(known.isNavigation) ? identifyContainer(name, event) : known.first
    }
    if known.count > 0 { return identifyNamesake(name, event) }
    if app.classes[name].releasedLine > 0, reportAfterRelease(name, event) {
      return app.isOfHidden(name, event.kind) ? begin(Participant(name: name), event) : nil
    }
    return identifyAddressed(name, event)
  }

  /// Whether a callback ends what one of the name began that was released since: no other is in that state, nor gets there by
  /// what the class does not log.
  @inline(never)
  private mutating func isOfReleased(_ name: Symbol, _ event: Event) -> Bool {
    let record = app.classes[name]
    guard let callback = AppearanceCallback(event.kind), !record.nameOnly.isEmpty,
      !record.nameOnly.contains(where: { app.mayReach(callback, from: $0) }),
      reportAfterRelease(name, event)
    else { return false }
    app.classes[name].diedIn = .unknown
    return true
  }

  /// TC106 by the name alone: all of that name began in the log, and all of them have ended.
  @inline(never)
  private mutating func reportAfterRelease(_ name: Symbol, _ event: Event) -> Bool {
    let record = app.classes[name]
    let callback = AppearanceCallback(event.kind)
    guard record.addressedCount == 0, callback != nil || event.kind.isLayout && record.afterDeinit == 0,
      record.logged & event.kind.earlierInLife != 0,
      case let isLast = record.diedIn == callback?.earlier || record.count == 1,
      isLast || app.wereAllReleased(name)
    else { return false }
    reportAfterDeinit(
      Participant(name: name), endedAt: record.releasedLine, event,
      mayBeAnothers: !isLast || record.mayLive > 0)
    // It had gone by then: one that begins to go and has gone behind that is another, which the log hid.
    if callback == .viewDidDisappear, record.diedIn == .hidden, record.afterDeinit > 0 {
      app.classes[name].mayLiveUntil = event.line
    }
    app.classes[name].afterDeinit = event.line
    return true
  }

  @inline(never)
  private mutating func identifyNamesake(_ name: Symbol, _ event: Event) -> InstanceIndex {
    if event.kind.isBeginning { return beginByName(name, event) }
    if !app.running.announced.isEmpty, app.isOfNewcomer(name, event.kind) {
      return begin(Participant(name: name), event)
    }
    if rarely(app.classes[name].isNavigation) { return identifyContainer(name, event) }
    let known = app.classes[name].nameOnly
    if event.kind == .viewWillDisappear, known.count < Namesakes.limit,
      known.allSatisfy({ app.isOfOneBefore($0) })
    {
      return begin(Participant(name: name), event)
    }
    return app.likeliest(of: known, event.kind)
  }

  /// One of several navigation controllers of a name, or one more.
  @inline(never)
  private mutating func identifyContainer(_ name: Symbol, _ event: Event) -> InstanceIndex {
    if !app.running.announced.isEmpty, let presented = app.presentedContainer(name, event.kind) {
      return presented.isSome ? presented : begin(Participant(name: name), event)
    }
    let index = app.likeliest(of: app.classes[name].nameOnly, event.kind)
    return app.isOfOtherContainer(index, event.kind) ? begin(Participant(name: name), event) : index
  }

  /// A class that is logged with addresses, and here by name only: the only instance, else the one that was
  /// logged last.
  @inline(never)
  private mutating func identifyAddressed(_ name: Symbol, _ event: Event) -> InstanceIndex {
    let addressed = app.classes[name].addressedCount
    if addressed == 1 { return app.classes[name].onlyAddressed }
    if addressed > 1 {
      if !app.classes.tellsLastAddressed { app.learnLastAddressed() }
      let last = app.classes[name].lastAddressed
      if last.isSome, app.instances[last].name == name, !app.instances[last].flags.contains(.dead) {
        return last
      }
    }
    return begin(Participant(name: name), event)
  }

  /// A beginning of a name: it continues one, replaces one that is surely over, or is one more.
  private mutating func beginByName(_ name: Symbol, _ event: Event) -> InstanceIndex {
    let indices = app.classes[name].nameOnly
    if event.kind == .viewDidLoad, indices.count == 1, app.appearsUnloaded(indices[0]) {
      return loadLate(indices[0], event)
    }
    // One that goes can't be loading its view.
    let continued = indices.last {
      app.isContinuation(of: app.instances[$0].flags, event.kind) && app.instances[$0].state != .disappearing
    }
    if let index = continued {
      noteBeginning(index, event)
      return index
    }
    let mayStay = app.classes[name].logs(.deinitialized)
    let over = indices.first {
      !mayStay && app.instances[$0].state == .hidden && app.instances[$0].flags.contains(.gone)
        && !app.isPlaced($0)
    }
    if let over { return replace(over, event) }
    app.freeSeats(of: name)
    if indices.count >= Namesakes.limit {
      return replace(indices.first { !app.isPlaced($0) } ?? indices[0], event)
    }
    let index = begin(Participant(name: name), event)
    if event.kind == .viewDidLoad {
      judges.unshownLoads.note(index, besideOneOf: indices, event.line, in: app)
    }
    return index
  }
}

extension ObservedApp {
  /// Whether a callback behind the deinit of the only one of a name may be that of one that the log hid, surely where it
  /// begins to appear, or goes while one of its name is brought in: then what comes after it is its own.
  fileprivate func isOfHidden(_ name: Symbol, _ kind: EventKind) -> Bool {
    if mayHideNamesake(name) || kind == .viewWillAppear { return true }
    if classes[name].mayLiveUntil == latest.line { return true }
    if kind == .viewWillDisappear, classes[name].count > 1 { return true }
    if mayBeUnseen(Participant(name: name), goingBy: AppearanceCallback(kind)) { return true }
    return kind == .viewWillDisappear
      && running.announced.contains { running[$0].incoming.who.name == name && bringsIn($0) }
  }

  /// Whether the log has the beginning and the deinit of each that had a name.
  fileprivate func wereAllReleased(_ name: Symbol) -> Bool {
    let record = classes[name]
    return record.nameOnly.isEmpty && record.unreleased == 0 && record.mayLive == 0 && !record.hadUnlogged
  }

  /// Whether a viewWillDisappear is that of a namesake which was on screen before the log began: the one that has just begun
  /// can't disappear.
  fileprivate func isOfOneBefore(_ index: InstanceIndex) -> Bool {
    guard instances[index].state == .hidden, instances[index].flags.contains(.begun),
      !instances[index].flags.contains(.hasAppeared)
    else { return false }
    if isAskedToGo(index) || hasLoadedSince(index) { return false }
    return latest.arrivalLine == 0 && !latest.coming.isSome || mayHaveBegunInTheMiddle
      || isPutOnUnknown(index)
  }

  /// Whether a mark brings a controller into a stack that the log has told nothing about: what it covers may have its name.
  private func isPutOnUnknown(_ index: InstanceIndex) -> Bool {
    running.announced.contains {
      let one = running[$0]
      guard !one.outgoing.isTaken, one.incoming.who.name == instances[index].name else { return false }
      return one.kindAsked == .setViewControllers
        || one.kindAsked == .push && containers.stacks.top(of: one.container) == nil
    }
  }

  /// Whether a swipe or a mark takes a controller away, so that it was on the screen.
  private func isAskedToGo(_ index: InstanceIndex) -> Bool {
    running.announced.contains {
      running[$0].kindAsked == .dismiss && running[$0].outgoing.instance == instances.reference(index)
    }
  }

  /// Whether another has loaded its view since, so that this one was shown by then, if no class logs that it comes.
  private func hasLoadedSince(_ index: InstanceIndex) -> Bool {
    let comes = [AppearanceCallback.viewWillAppear, .viewDidAppear].map { 1 << Int($0.rawValue) }
    return classes.loggedByAnyone & comes.reduce(0, |) == 0 && latest.loadLine > instances[index].loadLine
  }

  /// From the first class on that is named with a key and without one, each class knows which one it named last.
  fileprivate mutating func learnLastAddressed() {
    classes.tellLastAddressed()
    for index in instances.indices where instances[index].key.isSome {
      let last = classes[instances[index].name].lastAddressed
      guard !last.isSome || instances[last].lastLine < instances[index].lastLine else { continue }
      classes[instances[index].name].lastAddressed = index
    }
  }

  /// Whether a callback is that of a controller which a mark brings in by its name, while all that are known of that
  /// name are somewhere else.
  fileprivate func isOfNewcomer(_ name: Symbol, _ kind: EventKind) -> Bool {
    guard let callback = AppearanceCallback(kind), callback.isAppearing,
      classes[name].nameOnly.count < Namesakes.limit
    else { return false }
    let wouldLoad = classes[name].logs(.viewDidLoad)
    return running.announced.contains { transition in
      let seat = running[transition].incoming
      return !seat.isTaken && (seat.who.name == name || mayShow(transition, name))
        && (!wouldLoad || callback == .viewWillAppear && mayHaveLoadedBefore(transition, name))
        && (bringsIn(transition) || running[transition].kindAsked == .select)
        && running[transition].takes(callback.slot(.incoming), orders.catalogue)
        && (isNamesake(Participant(name: name), at: kind) || goesForItsName(transition, name))
    }
  }

  /// Whether the screen of a tab that is chosen may have loaded its view before the log began.
  private func mayHaveLoadedBefore(_ choice: RunningIndex, _ name: Symbol) -> Bool {
    running[choice].kindAsked == .select && mayHideNamesake(name)
  }

  /// Whether a choice shows a tab that logs nothing, and its stack has one of the name on top that nobody has seen, or nothing is known
  /// of it.
  private func mayShow(_ transition: RunningIndex, _ name: Symbol) -> Bool {
    let tab = running[transition].incoming.who
    guard running[transition].kindAsked == .select, tab.isSome, classes[tab.name].loggedCallbacks == 0 else {
      return false
    }
    return containers.stacks.top(of: tab).map { !$0.isTaken && $0.who.name == name } ?? true
  }

  /// Whether the only controller of a name is the one that another of that name covers or replaces.
  private func goesForItsName(_ transition: RunningIndex, _ name: Symbol) -> Bool {
    guard classes[name].nameOnly.count == 1 else { return false }
    return instances.index(of: running[transition].outgoing.instance) == classes[name].nameOnly[0]
  }

  /// Whether the controller that comes was nowhere before.
  func bringsIn(_ transition: RunningIndex) -> Bool {
    running[transition].kindAsked == .present || running[transition].kindAsked == .push
  }
}
