/// Which instance an event is about (design: with addresses an instance is class and address; without, a name may
/// stand for several).
extension TraceChecker {
  /// The index of the instance that a lifecycle event is about; `nil` where the event is judged and done with.
  @inline(__always)
  mutating func identify(_ event: Event) -> InstanceIndex? {
    let who = event.subject
    if who.instance.isSome {
      if let index = instances.find(who.name, who.instance) {
        if classes.tellsLastAddressed { classes[who.name].lastAddressed = index }
        if instances[index].flags.contains(.dead) {
          return reviveOrReport(event, endedAt: instances[index].lastLine)
        }
        return event.kind.isBeginning ? continueOrBegin(index, event) : index
      }
      return adoptOrAdd(who, event)
    }
    return identifyByName(who.name, event)
  }

  /// A key that none of those alive has: one that died long ago, the instance known by its name alone, or a new one.
  private mutating func adoptOrAdd(_ who: Participant, _ event: Event) -> InstanceIndex? {
    let name = who.name
    if !event.kind.isBeginning, let end = instances.releasedLine(of: who) {
      return reviveOrReport(event, endedAt: end)
    }
    if classes[name].addressedCount == 0, classes[name].nameOnly.count == 1,
      !event.kind.isBeginning || isOnlyContained(classes[name].nameOnly[0])
    {
      let index = classes[name].nameOnly[0]
      noteBeginning(index, event)
      classes[name].nameOnly = Namesakes()
      instances.setKey(who.instance, of: index)
      countAddressed(index, name)
      return index
    }
    return begin(who, event)
  }

  /// Whether nothing but whose child it is was told of a controller: it waits for its key.
  private func isOnlyContained(_ index: InstanceIndex) -> Bool {
    instances[index].flags.isDisjoint(with: [.begun, .hasAppeared])
      && instances[index].containment.contains(.begun)
  }

  /// A new instance, in the state that its first event leaves open.
  mutating func begin(_ who: Participant, _ event: Event) -> InstanceIndex {
    let index = instances.add(who.name, who.instance, line: event.line)
    counts.controllers += 1
    classes[who.name].count &+= 1
    instances[index].ordinal = classes[who.name].count
    if who.instance.isSome {
      countAddressed(index, who.name)
    } else {
      classes[who.name].nameOnly.append(index)
      noteNamesakes(who.name)
    }
    let logsBeginnings = classes[who.name].logged & EventKind.beginnings != 0
    if instances[index].ordinal == 1 { classes[who.name].firstKind = event.kind }
    if event.kind.isBeginning || event.kind == .viewWillAppear && !logsBeginnings {
      instances[index].flags.formUnion([.begun, .fresh])
    }
    if classes[who.name].releasedOnScreen > 0 { settleReleaseOnScreen(who.name, by: event.kind) }
    noteBeginning(index, event)
    if coordinators.awaitsScreens, event.kind != .deinitialized { noteScreenBegins(who) }
    if !coordinators.isEmpty, event.kind.isBeginning { noteLikelyScreen(index) }
    return index
  }

  /// Several instances of one name are alive at once: what is said about one may mean another.
  mutating func noteNamesakes(_ name: Symbol) {
    guard classes[name].nameOnly.count > 1 else { return }
    for index in classes[name].nameOnly { instances[index].flags.insert(.hadNamesake) }
  }

  /// Adds a controller of a name that was already there without being logged.
  mutating func beginUnlogged(_ name: Symbol) -> InstanceIndex {
    let index = instances.add(name, .none, line: lastLine)
    counts.controllers += 1
    if classes[name].releasedOnScreen > 0 { withdrawReleaseOnScreen(name) }
    classes[name].count &+= 1
    instances[index].ordinal = classes[name].count
    if instances[index].ordinal == 1 { classes[name].firstKind = .viewDidAppear }
    instances[index].flags.insert(.hasAppeared)
    classes[name].nameOnly.append(index)
    return index
  }

  private mutating func countAddressed(_ index: InstanceIndex, _ name: Symbol) {
    classes[name].addressedCount += 1
    classes[name].addressedIndices ^= index.index
    if classes.tellsLastAddressed { classes[name].lastAddressed = index }
  }

  /// Takes an instance out of the count of the living.
  mutating func uncount(_ index: InstanceIndex) {
    let name = instances[index].name
    if instances[index].key.isSome {
      classes[name].addressedCount -= 1
      classes[name].addressedIndices ^= index.index
    } else {
      classes[name].nameOnly.remove(index)
    }
  }

  /// Marks what a beginning event says, and sets the state of a controller that cannot have been shown.
  mutating func noteBeginning(_ index: InstanceIndex, _ event: Event) {
    guard event.kind.isBeginning else { return }
    instances[index].begin(with: event.kind, line: event.line)
    classes[instances[index].name].noteBeginning(event)
    if event.kind == .viewDidLoad { noteQuickLoad(index, event) }
  }

  /// An event at a known, living instance: its own, or the beginning of another at the same address.
  private mutating func continueOrBegin(_ index: InstanceIndex, _ event: Event) -> InstanceIndex {
    let flags = instances[index].flags
    if isContinuation(of: flags, event.kind) {
      noteBeginning(index, event)
      return index
    }
    if event.kind != .initialized, isBelowShown(index), !isPlaced(index) { return index }
    // Another object is made at that address: the old one is gone, whatever was logged of it.
    let isAtItsAddress = event.subject.instance.isSome
    if event.kind == .initialized, isAtItsAddress || !instances[index].state.isOnScreen {
      return replace(index, event)
    }
    let claim = secondLoadClaim(index)
    if let claim { reportSecondLoad(index, event, claim) }
    guard let claim, claim.holds(for: classes[event.subject.name]) || isPlaced(index) else {
      return replace(index, event)
    }
    instances[index].flags.insert(.didLoad)
    if mayHaveGone(index) { detach(index) }
    return index
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

  /// The old instance is gone unseen; a new one has its address or its name.
  mutating func replace(_ index: InstanceIndex, _ event: Event) -> InstanceIndex {
    let who = Participant(name: instances[index].name, instance: instances[index].key)
    if !who.instance.isSome {
      classes[who.name].unreleased &+= 1
      classes[who.name].wasTakenForGone = true
    }
    freeAnnouncedSeats(of: index, who)
    forget(index, line: event.line)
    uncount(index)
    instances.remove(index)
    return begin(who, event)
  }

  /// An event after a deinit: the beginning of another instance, or TC106.
  private mutating func reviveOrReport(_ event: Event, endedAt end: Int) -> InstanceIndex? {
    let who = event.subject
    let record = classes[who.name]
    let isCallback = AppearanceCallback(event.kind) != nil
    if isCallback { reportAfterDeinit(who, endedAt: end, event) }
    let mayBegin = isCallback && record.logged & event.kind.earlierInLife == 0
    guard event.kind.isBeginning || mayBegin else { return nil }
    if let index = instances.find(who.name, who.instance) { instances.remove(index) }
    return begin(who, event)
  }

  /// What proves that a controller which loads again is the one that loaded before; `nil` where nothing would.
  private func secondLoadClaim(_ index: InstanceIndex) -> Claim? {
    let name = instances[index].name
    if instances[index].state.isOnScreen {
      var disappearing = EventKind.viewDidDisappear.bit
      if instances[index].state != .disappearing { disappearing |= EventKind.viewWillDisappear.bit }
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
  var earlierInLife: UInt64 {
    let layout = EventKind.viewWillLayoutSubviews.bit | EventKind.viewDidLayoutSubviews.bit
    return (bit - 1) & ~layout
  }
}
