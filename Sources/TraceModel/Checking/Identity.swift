/// Which instance an event is about (design: with addresses an instance is class and address; without, a name may
/// stand for several).
extension TraceChecker {
  /// The place of the instance that a lifecycle event is about; `nil` where the event is judged and done with.
  @inline(__always)
  mutating func identify(_ event: Event) -> Int? {
    let who = event.subject
    if who.instance.isSome {
      if let place = instances.find(who.name, who.instance) {
        if tellsLastKeyed { classes[Int(who.name.index)].lastKeyed = Int32(place) }
        if instances[place].flags.contains(.dead) { return reviveOrReport(place, event) }
        return event.kind.isBeginning ? continueOrBegin(place, event) : place
      }
      return adoptOrAdd(who, event)
    }
    return identifyByName(who.name, event)
  }

  /// A key that was never seen: the instance known by its name alone, or a new one.
  private mutating func adoptOrAdd(_ who: Participant, _ event: Event) -> Int {
    let name = Int(who.name.index)
    if classes[name].keyedCount == 0, classes[name].nameOnly.count == 1, !event.kind.isBeginning {
      let place = classes[name].nameOnly[0]
      classes[name].nameOnly = Namesakes()
      instances.setKey(who.instance, of: place)
      countKeyed(place, name)
      return place
    }
    return begin(who, event)
  }

  /// A new instance, in the state that its first event leaves open.
  private mutating func begin(_ who: Participant, _ event: Event) -> Int {
    let place = instances.add(who.name, who.instance, line: event.line)
    controllerCount += 1
    classes[Int(who.name.index)].count &+= 1
    instances[place].ordinal = classes[Int(who.name.index)].count
    if who.instance.isSome {
      countKeyed(place, Int(who.name.index))
    } else {
      classes[Int(who.name.index)].nameOnly.append(place)
      doubt(who.name)
    }
    let logsBeginnings = classes[Int(who.name.index)].logged & EventKind.beginnings != 0
    if event.kind.isBeginning || event.kind == .viewWillAppear && !logsBeginnings {
      instances[place].flags.formUnion([.begun, .fresh])
    }
    noteBeginning(place, event)
    if coordinators.awaitsScreens, event.kind != .deinitialized { noteScreenBegins(who) }
    return place
  }

  /// Where several live instances have one name, which is which is a guess, also after some of them are gone.
  private mutating func doubt(_ name: Symbol) {
    guard classes[Int(name.index)].nameOnly.count > 1 || classes[Int(name.index)].isShared else { return }
    for place in classes[Int(name.index)].nameOnly.all { instances[place].flags.insert(.doubtful) }
  }

  private mutating func countKeyed(_ place: Int, _ name: Int) {
    classes[name].keyedCount += 1
    classes[name].keyedPlaces ^= Int32(place)
    if tellsLastKeyed { classes[name].lastKeyed = Int32(place) }
  }

  /// Takes an instance out of the count of the living.
  mutating func uncount(_ place: Int) {
    let name = Int(instances[place].name.index)
    if instances[place].key.isSome {
      classes[name].keyedCount -= 1
      classes[name].keyedPlaces ^= Int32(place)
    } else {
      classes[name].nameOnly.remove(place)
    }
  }

  /// Marks what a beginning event says, and sets the state of a controller that cannot have been shown.
  private mutating func noteBeginning(_ place: Int, _ event: Event) {
    guard event.kind.isBeginning else { return }
    instances[place].flags.formUnion([.begun, .fresh])
    switch event.kind {
    case .initialized: instances[place].flags.insert(.initialized)
    case .loadView: instances[place].flags.insert(.viewLoaded)
    default:
      instances[place].flags.insert(.didLoad)
      instances[place].loadLine = event.line
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
    if instances[place].state.isOnScreen {
      reportSecondLoad(place, event)
      instances[place].flags.insert(.didLoad)
      if mayHaveGone(place) { detach(place) }
      return place
    }
    return replace(place, event)
  }

  /// init, loadView and viewDidLoad in this order belong to one beginning.
  private func isContinuation(of flags: Instance.Flags, _ kind: EventKind) -> Bool {
    guard !flags.contains(.hasAppeared) else { return false }
    switch kind {
    case .initialized: return flags.isDisjoint(with: [.initialized, .viewLoaded, .didLoad])
    case .loadView: return flags.isDisjoint(with: [.viewLoaded, .didLoad])
    default: return !flags.contains(.didLoad)
    }
  }

  /// The old instance is gone unseen; a new one has its address or its name.
  private mutating func replace(_ place: Int, _ event: Event) -> Int {
    let who = Participant(name: instances[place].name, instance: instances[place].key)
    if !who.instance.isSome { classes[Int(who.name.index)].unreleased &+= 1 }
    freeAnnouncedSeats(of: place, who)
    forget(place, line: event.line)
    uncount(place)
    instances.remove(place)
    return begin(who, event)
  }

  /// An event after a deinit: the beginning of another instance, or TC106.
  private mutating func reviveOrReport(_ place: Int, _ event: Event) -> Int? {
    let who = event.subject
    let record = classes[Int(who.name.index)]
    let isCallback = AppearanceCallback(event.kind) != nil
    if isCallback { reportAfterDeinit(place, event) }
    let mayBegin = isCallback && record.logged & event.kind.earlierInLife == 0
    guard event.kind.isBeginning || mayBegin else { return nil }
    instances.remove(place)
    return begin(who, event)
  }

  // MARK: Without addresses

  @inline(__always)
  private mutating func identifyByName(_ name: Symbol, _ event: Event) -> Int {
    let count = classes[Int(name.index)].nameOnly.count
    if count == 1, !event.kind.isBeginning { return classes[Int(name.index)].nameOnly[0] }
    return count == 0 ? identifyKeyed(name, event) : identifyNamesake(name, event)
  }

  private mutating func identifyNamesake(_ name: Symbol, _ event: Event) -> Int {
    if event.kind.isBeginning { return beginByName(name, event) }
    return likeliest(of: classes[Int(name.index)].nameOnly, event.kind)
  }

  /// A class that gives keys, and once its name alone: the only one, else the one that was heard of last.
  private mutating func identifyKeyed(_ name: Symbol, _ event: Event) -> Int {
    let keyed = classes[Int(name.index)].keyedCount
    if keyed == 1 { return Int(classes[Int(name.index)].keyedPlaces) }
    if keyed > 1 {
      if !tellsLastKeyed { learnLastKeyed() }
      let last = Int(classes[Int(name.index)].lastKeyed)
      if last >= 0, !instances[last].flags.contains(.dead) { return last }
    }
    return begin(Participant(name: name), event)
  }

  /// From the first class on that is named with a key and without one, each class knows which one it named last.
  private mutating func learnLastKeyed() {
    tellsLastKeyed = true
    for place in instances.items.indices where instances[place].key.isSome {
      let last = Int(classes[Int(instances[place].name.index)].lastKeyed)
      guard last < 0 || instances[last].lastLine < instances[place].lastLine else { continue }
      classes[Int(instances[place].name.index)].lastKeyed = Int32(place)
    }
  }

  /// A beginning of a name: it continues one, replaces one that is surely over, or is one more.
  private mutating func beginByName(_ name: Symbol, _ event: Event) -> Int {
    let places = classes[Int(name.index)].nameOnly.all
    if let place = places.last(where: { isContinuation(of: instances[$0].flags, event.kind) }) {
      noteBeginning(place, event)
      return place
    }
    let mayStay = classes[Int(name.index)].logs(.deinitialized)
    let over = places.first {
      instances[$0].state == .hidden && (!mayStay || instances[$0].flags.contains(.gone))
    }
    if let over { return replace(over, event) }
    if places.count >= Namesakes.limit { return replace(places[0], event) }
    return begin(Participant(name: name), event)
  }

  /// Of several namesakes the one that a callback fits best: moving already, then in a state that allows it.
  private func likeliest(of places: Namesakes, _ kind: EventKind) -> Int {
    guard let callback = AppearanceCallback(kind) else { return longestSeen(of: places) }
    var legal = -1
    var moving = -1
    for index in 0..<places.count where appearance.isLegal(instances[places[index]].state, callback) {
      legal = places[index]
      if callback == .viewWillAppear
        ? instances[legal].flags.contains(.fresh) : instances[legal].transition >= 0
      {
        moving = legal
      }
    }
    return moving >= 0 ? moving : legal >= 0 ? legal : places[places.count - 1]
  }

  /// The namesake that was hidden last, for events that say nothing of appearance.
  private func longestSeen(of places: Namesakes) -> Int {
    let hidden = places.all.filter { instances[$0].state == .hidden }
    return hidden.max { instances[$0].line(.viewDidDisappear) < instances[$1].line(.viewDidDisappear) }
      ?? places[places.count - 1]
  }

  /// How sure it is that a callback is that of an instance; `nil` where it may as well be a namesake's.
  func identity(of place: Int, _ callback: AppearanceCallback) -> Certainty? {
    if instances[place].key.isSome { return .definite }
    let transition = Int(instances[place].transition)
    guard transition >= 0, running[transition].isEstablished, running[transition].doubts.isEmpty,
      isJudged(transition), !running[transition].isCommitted || running[transition].serial == openedCount
    else { return nil }
    if classes[Int(instances[place].name.index)].isContradicted { return .possible }
    return isNamed(place, in: transition) || hasItsWill(place, callback, in: transition)
      ? .definite : .possible
  }

  /// Whether a did follows the only will of its name: a namesake would have been heard to have one of its own.
  private func hasItsWill(_ place: Int, _ callback: AppearanceCallback, in transition: Int) -> Bool {
    guard let side = running[transition].side(of: Int32(place)) else { return false }
    switch callback {
    case .viewDidAppear: return hasOnly(.viewWillAppear, place, transition, side)
    case .viewDidDisappear: return hasOnly(.viewWillDisappear, place, transition, side)
    default: return false
    }
  }

  private func hasOnly(_ will: AppearanceCallback, _ place: Int, _ transition: Int, _ side: Side) -> Bool {
    let line = line(transition, will.slot(side))
    return running[transition].has(will.slot(side)) && line == instances[place].line(will)
  }

  /// Whether a mark or the configuration named a controller for a transition.
  func isNamed(_ place: Int, in transition: Int) -> Bool {
    let running = running[transition]
    if running.presentation >= 0 || running.kindAsked == .dismiss { return true }
    let brought: [TransitionKind] = [.push, .popTo, .select, .setViewControllers]
    return running.side(of: Int32(place)) == .incoming && running.kindAsked.map(brought.contains) ?? false
  }

  /// A mark that named a controller meant the one that begins now, not its namesake of which nothing moved since.
  private mutating func freeAnnouncedSeats(of place: Int, _ who: Participant) {
    let old = instances.reference(place)
    for transition in established
    where running[transition].incoming.instance == old
      && running[transition].seen & SlotSet.appearance(.incoming).bits == 0
    {
      running[transition].incoming = Seat(who: who)
      let presentation = Int(running[transition].presentation)
      guard presentation >= 0, presentations[presentation].presented.instance == old else { continue }
      presentations[presentation].presented = Seat(who: who)
      instances[place].presentedIn = -1
    }
  }

  /// Whether two instances of one name that began in this trace make a name ambiguous.
  func isAmbiguous(_ seat: Seat) -> Bool {
    if let place = instances.place(of: seat.instance) {
      if instances[place].isAmbiguous { return true }
      return !instances[place].key.isSome && standsTwice(instances[place].name)
    }
    guard seat.isNamed, !seat.who.instance.isSome else { return false }
    if seat.isTaken { return true }
    let record = classes[Int(seat.who.name.index)]
    return record.isShared || record.nameOnly.count > 1 || record.keyedCount > 1
      || record.keyedCount > 0 && !record.nameOnly.isEmpty
  }

  /// Whether a name without an address stands in several places of the stacks.
  private func standsTwice(_ name: Symbol) -> Bool {
    guard !stacks.isEmpty, name.isSome else { return false }
    return stacks.reduce(0) { count, stack in
      count + stack.entries.count { !$0.who.instance.isSome && self.name(of: $0) == name }
    } > 1
  }

  /// Whether a controller that a mark brings in by name is one more of a name that a live instance has.
  func isNamesake(_ who: Participant) -> Bool {
    guard !who.instance.isSome else { return false }
    let record = classes[Int(who.name.index)]
    if record.isShared { return true }
    guard record.logged & EventKind.beginnings != 0 else { return record.nameOnly.count > 1 }
    return record.nameOnly.all.contains { place in
      let instance = instances[place]
      return instance.flags.contains(.begun) && !instance.flags.contains(.fresh) && !isSurelyOver(place)
    }
  }

  /// A mark may have one name, without addresses, for two controllers: which is which is a guess from then on.
  mutating func noteNamedTwice(_ who: Participant, _ other: Participant) {
    guard who.name.isSome, who.name == other.name, !who.instance.isSome, !other.instance.isSome else {
      return
    }
    classes[Int(who.name.index)].isShared = true
    doubt(who.name)
  }

  /// Whether a name that moves is known of one only that has gone: then it is another's.
  func isHiddenNamesake(_ seat: Seat) -> Bool {
    guard let place = instances.place(of: seat.instance), !instances[place].key.isSome else { return false }
    return instances[place].state == .hidden && instances[place].line(.viewDidDisappear) > 0
  }

  /// Whether an instance known by its name only is hidden for good.
  private func isSurelyOver(_ place: Int) -> Bool {
    let instance = instances[place]
    guard instance.state == .hidden else { return false }
    return instance.flags.contains(.gone) || !classes[Int(instance.name.index)].logs(.deinitialized)
  }

  /// The instance of a participant that a mark names, if it was seen and is alive.
  func existing(_ who: Participant) -> Int? {
    guard who.isSome else { return nil }
    if who.instance.isSome {
      guard let place = instances.find(who.name, who.instance) else { return nil }
      return instances[place].flags.contains(.dead) ? nil : place
    }
    let name = Int(who.name.index)
    let byName = classes[name].nameOnly.count
    let keyed = classes[name].keyedCount
    if byName == 1 && keyed == 0 { return classes[name].nameOnly[0] }
    return byName == 0 && keyed == 1 ? Int(classes[name].keyedPlaces) : nil
  }

  /// A seat for a participant that a mark names.
  func seat(for who: Participant) -> Seat {
    guard let place = existing(who) else { return Seat(who: who) }
    return Seat(who: who, instance: instances.reference(place))
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
