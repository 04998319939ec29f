/// Which instance an event is about (design: with addresses an instance is class and address; without, a name may
/// stand for several).
extension TraceChecker {
  /// The place of the instance that a lifecycle event is about; `nil` where the event is judged and done with.
  @inline(__always)
  mutating func identify(_ event: Event) -> Int? {
    let who = event.subject
    if who.instance.isSome {
      if let place = instances.find(who.name, who.instance) {
        if classes.tellsLastKeyed { classes[who.name].lastKeyed = Int32(place) }
        if instances[place].flags.contains(.dead) { return reviveOrReport(place, event) }
        return event.kind.isBeginning ? continueOrBegin(place, event) : place
      }
      return adoptOrAdd(who, event)
    }
    return identifyByName(who.name, event)
  }

  /// A key that was never seen: the instance known by its name alone, or a new one.
  private mutating func adoptOrAdd(_ who: Participant, _ event: Event) -> Int {
    let name = who.name
    if classes[name].keyedCount == 0, classes[name].nameOnly.count == 1,
      !event.kind.isBeginning || isOnlyContained(classes[name].nameOnly[0])
    {
      let place = classes[name].nameOnly[0]
      noteBeginning(place, event)
      classes[name].nameOnly = Namesakes()
      instances.setKey(who.instance, of: place)
      countKeyed(place, name)
      return place
    }
    return begin(who, event)
  }

  /// Whether nothing but whose child it is was told of a controller: it waits for its key.
  private func isOnlyContained(_ place: Int) -> Bool {
    instances[place].flags.isDisjoint(with: [.begun, .hasAppeared])
      && instances[place].containment.contains(.begun)
  }

  /// A new instance, in the state that its first event leaves open.
  mutating func begin(_ who: Participant, _ event: Event) -> Int {
    let place = instances.add(who.name, who.instance, line: event.line)
    controllerCount += 1
    classes[who.name].count &+= 1
    instances[place].ordinal = classes[who.name].count
    if who.instance.isSome {
      countKeyed(place, who.name)
    } else {
      classes[who.name].nameOnly.append(place)
      noteNamesakes(who.name)
    }
    let logsBeginnings = classes[who.name].logged & EventKind.beginnings != 0
    if instances[place].ordinal == 1 { classes[who.name].firstKind = event.kind }
    if event.kind.isBeginning || event.kind == .viewWillAppear && !logsBeginnings {
      instances[place].flags.formUnion([.begun, .fresh])
    }
    noteBeginning(place, event)
    if coordinators.awaitsScreens, event.kind != .deinitialized { noteScreenBegins(who) }
    if !coordinators.isEmpty, event.kind.isBeginning { noteLikelyScreen(place) }
    return place
  }

  /// Several instances of one name are alive at once: what is said about one may mean another.
  private mutating func noteNamesakes(_ name: Symbol) {
    guard classes[name].nameOnly.count > 1 else { return }
    for place in classes[name].nameOnly { instances[place].flags.insert(.hadNamesake) }
  }

  /// Adds a controller of a name that was already there without being logged.
  mutating func beginUnheard(_ name: Symbol) -> Int {
    let place = instances.add(name, .none, line: lastLine)
    controllerCount += 1
    classes[name].count &+= 1
    instances[place].ordinal = classes[name].count
    instances[place].flags.insert(.hasAppeared)
    classes[name].nameOnly.append(place)
    return place
  }

  private mutating func countKeyed(_ place: Int, _ name: Symbol) {
    classes[name].keyedCount += 1
    classes[name].keyedPlaces ^= Int32(place)
    if classes.tellsLastKeyed { classes[name].lastKeyed = Int32(place) }
  }

  /// Takes an instance out of the count of the living.
  mutating func uncount(_ place: Int) {
    let name = instances[place].name
    if instances[place].key.isSome {
      classes[name].keyedCount -= 1
      classes[name].keyedPlaces ^= Int32(place)
    } else {
      classes[name].nameOnly.remove(place)
    }
  }

  /// Marks what a beginning event says, and sets the state of a controller that cannot have been shown.
  mutating func noteBeginning(_ place: Int, _ event: Event) {
    guard event.kind.isBeginning else { return }
    instances[place].flags.formUnion([.begun, .fresh])
    // Whose child it becomes may be told before it loads: it begins in the log none the less.
    let name = instances[place].name
    if classes[name].count == 1, classes[name].firstKind == .willMove { classes[name].firstKind = event.kind }
    switch event.kind {
    case .initialized: instances[place].flags.insert(.initialized)
    case .loadView: instances[place].flags.insert(.viewLoaded)
    default:
      instances[place].flags.insert(.didLoad)
      instances[place].loadLine = event.line
      (classes[name].loadBefore, classes[name].lastLoad) = (classes[name].lastLoad, event.line)
    }
    if instances[place].state == .unknown { instances[place].state = .hidden }
  }

  /// An event at a known, living instance: its own, or the beginning of another at the same address.
  private mutating func continueOrBegin(_ place: Int, _ event: Event) -> Int {
    let flags = instances[place].flags
    if isContinuation(of: flags, event.kind) {
      noteBeginning(place, event)
      return place
    }
    if event.kind != .initialized, isBelowShown(place), !isPlaced(place) { return place }
    // Another object is made at that address: the old one is gone, whatever was logged of it.
    let isAtItsAddress = event.subject.instance.isSome
    if event.kind == .initialized, isAtItsAddress || !instances[place].state.isOnScreen {
      return replace(place, event)
    }
    let claim = secondLoadClaim(place)
    if let claim { reportSecondLoad(place, event, claim) }
    guard let claim, claim.holds(for: classes[event.subject.name]) || isPlaced(place) else {
      return replace(place, event)
    }
    instances[place].flags.insert(.didLoad)
    if mayHaveGone(place) { detach(place) }
    return place
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
  mutating func replace(_ place: Int, _ event: Event) -> Int {
    let who = Participant(name: instances[place].name, instance: instances[place].key)
    if !who.instance.isSome { classes[who.name].unreleased &+= 1 }
    freeAnnouncedSeats(of: place, who)
    forget(place, line: event.line)
    uncount(place)
    instances.remove(place)
    return begin(who, event)
  }

  /// An event after a deinit: the beginning of another instance, or TC106.
  private mutating func reviveOrReport(_ place: Int, _ event: Event) -> Int? {
    let who = event.subject
    let record = classes[who.name]
    let isCallback = AppearanceCallback(event.kind) != nil
    if isCallback { reportAfterDeinit(who, endedAt: instances[place].lastLine, event) }
    let mayBegin = isCallback && record.logged & event.kind.earlierInLife == 0
    guard event.kind.isBeginning || mayBegin else { return nil }
    instances.remove(place)
    return begin(who, event)
  }

  /// What proves that a controller which loads again is the one that loaded before; `nil` where nothing would.
  private func secondLoadClaim(_ place: Int) -> Claim? {
    let name = instances[place].name
    if instances[place].state.isOnScreen {
      var disappearing = EventKind.viewDidDisappear.bit
      if instances[place].state != .disappearing { disappearing |= EventKind.viewWillDisappear.bit }
      return Claim(name: name, anyOf: disappearing)
    }
    if isPlaced(place) { return Claim(name: name) }
    return instances[place].key.isSome ? Claim(name: name, anyOf: EventKind.deinitialized.bit) : nil
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
