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
  private mutating func begin(_ who: Participant, _ event: Event) -> Int {
    let place = instances.add(who.name, who.instance, line: event.line)
    controllerCount += 1
    classes[Int(who.name.index)].count &+= 1
    instances[place].ordinal = classes[Int(who.name.index)].count
    if who.instance.isSome {
      countKeyed(place, Int(who.name.index))
    } else {
      classes[Int(who.name.index)].nameOnly.append(place)
    }
    let logsBeginnings = classes[Int(who.name.index)].logged & EventKind.beginnings != 0
    if instances[place].ordinal == 1 { classes[Int(who.name.index)].firstKind = event.kind }
    if event.kind.isBeginning || event.kind == .viewWillAppear && !logsBeginnings {
      instances[place].flags.formUnion([.begun, .fresh])
    }
    noteBeginning(place, event)
    if coordinators.awaitsScreens, event.kind != .deinitialized { noteScreenBegins(who) }
    return place
  }

  /// A controller of a name that was there, and of which nothing was heard.
  mutating func beginUnheard(_ name: Symbol) -> Int {
    let place = instances.add(name, .none, line: lastLine)
    controllerCount += 1
    classes[Int(name.index)].count &+= 1
    instances[place].ordinal = classes[Int(name.index)].count
    instances[place].flags.insert(.hasAppeared)
    classes[Int(name.index)].nameOnly.append(place)
    return place
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
    if event.kind != .initialized, isBelowShown(place), !isPlaced(place) { return place }
    // Another object is made at that address: the old one is gone, whatever was logged of it.
    if event.kind == .initialized, !instances[place].state.isOnScreen { return replace(place, event) }
    let claim = secondLoadClaim(place)
    if let claim { reportSecondLoad(place, event, claim) }
    guard let claim, claim.holds(for: classes[Int(event.subject.name.index)]) || isPlaced(place) else {
      return replace(place, event)
    }
    instances[place].flags.insert(.didLoad)
    if mayHaveGone(place) { detach(place) }
    return place
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
    if isPlaced(place) { return .proven }
    return instances[place].key.isSome ? Claim(name: name, anyOf: EventKind.deinitialized.bit) : nil
  }

  // MARK: Without addresses

  @inline(__always)
  private mutating func identifyByName(_ name: Symbol, _ event: Event) -> Int? {
    if classes[Int(name.index)].diedIn != .unknown, isOfReleased(name, event) { return nil }
    let count = classes[Int(name.index)].nameOnly.count
    if count == 1, !event.kind.isBeginning, running.established.isEmpty || !isOfNewcomer(name, event.kind) {
      return classes[Int(name.index)].nameOnly[0]
    }
    if count > 0 { return identifyNamesake(name, event) }
    if classes[Int(name.index)].releasedLine > 0, reportAfterRelease(name, event) {
      // One that the log hid may be meant: then what follows is its own.
      return mayHideNamesake(name) ? begin(Participant(name: name), event) : nil
    }
    return identifyKeyed(name, event)
  }

  /// Whether a callback ends what one of the name began that was released since: no other is in that state.
  private mutating func isOfReleased(_ name: Symbol, _ event: Event) -> Bool {
    let record = classes[Int(name.index)]
    guard let callback = AppearanceCallback(event.kind), record.diedIn == callback.earlier,
      !record.nameOnly.isEmpty,
      !record.nameOnly.all.contains(where: { appearance.isLegal(instances[$0].state, callback) }),
      reportAfterRelease(name, event)
    else { return false }
    classes[Int(name.index)].diedIn = .unknown
    return true
  }

  /// TC106 by the name alone: all of that name began in the log, and all of them have ended.
  private mutating func reportAfterRelease(_ name: Symbol, _ event: Event) -> Bool {
    let record = classes[Int(name.index)]
    guard record.keyedCount == 0, let callback = AppearanceCallback(event.kind),
      record.logged & event.kind.earlierInLife != 0,
      record.diedIn == callback.earlier || record.count == 1 && callback == .viewWillAppear
    else { return false }
    reportAfterDeinit(Participant(name: name), endedAt: record.releasedLine, event)
    return true
  }

  private mutating func identifyNamesake(_ name: Symbol, _ event: Event) -> Int {
    if event.kind.isBeginning { return beginByName(name, event) }
    if !running.established.isEmpty, isOfNewcomer(name, event.kind) {
      return begin(Participant(name: name), event)
    }
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
      instances[$0].state == .hidden && instances[$0].flags.contains(.gone) && !isPlaced($0) && !mayStay
    }
    if let over { return replace(over, event) }
    freeSeats(of: name)
    if places.count >= Namesakes.limit { return replace(places.first { !isPlaced($0) } ?? places[0], event) }
    return begin(Participant(name: name), event)
  }

  /// Whether a callback is that of a controller which a mark brings in by its name, while all that are known of that
  /// name stand somewhere else.
  private func isOfNewcomer(_ name: Symbol, _ kind: EventKind) -> Bool {
    guard let callback = AppearanceCallback(kind), callback.isAppearing,
      !classes[Int(name.index)].logs(.viewDidLoad), isNamesake(Participant(name: name)),
      classes[Int(name.index)].nameOnly.count < Namesakes.limit
    else { return false }
    return running.established.contains { transition in
      let seat = running[transition].incoming
      return !seat.isTaken && seat.who.name == name && bringsIn(transition)
        && takes(transition, callback.slot(.incoming))
    }
  }

  /// Whether the controller that comes was nowhere before.
  private func bringsIn(_ transition: RunningIndex) -> Bool {
    running[transition].kindAsked == .present || running[transition].kindAsked == .push
  }

  /// Of several namesakes the one that a callback fits best: who moves already, who is awaited, who may be called.
  private func likeliest(of places: Namesakes, _ kind: EventKind) -> Int {
    guard let callback = AppearanceCallback(kind) else { return likeliestToEnd(of: places) }
    var best = places[0]
    var rank = claim(of: best, to: callback)
    // Who moves already and is called next leaves no choice.
    for index in 1..<places.count where rank < 6 {
      let one = claim(of: places[index], to: callback)
      let isLater = instances[places[index]].lastLine >= instances[best].lastLine
      if one > rank || one == rank && isLater { (best, rank) = (places[index], one) }
    }
    return best
  }

  /// How well a callback fits an instance; more is better.
  private func claim(of place: Int, to callback: AppearanceCallback) -> Int {
    let transition = instances[place].transition
    let side = !transition.isSome ? nil : running[transition].side(of: Int32(place))
    let isTaken = side.map { takes(transition, callback.slot($0)) } ?? false
    // Who turns back does so after a gesture only: one who is expected anyway comes first.
    let turns = callback.isWill && (side == .incoming) != (callback == .viewWillAppear)
    let state = instances[place].state
    guard state == .unknown || appearance.isLegal(state, callback) else {
      return isTaken ? 3 : mayReach(callback, from: place) ? 1 : 0
    }
    if isTaken, !turns { return 6 }
    if isAwaited(place, callback) { return 5 }
    if callback == .viewWillAppear, isJustLoaded(place) { return 4 }
    if isTaken { return 3 }
    return callback == .viewWillAppear ? (isPlaced(place) ? 2 : 1) : (transition.isSome ? 2 : 1)
  }

  /// Whether a controller has loaded its view and will be shown next: nobody arrived since. In a log that tells what is
  /// asked for, one that was only loaded is nowhere until somebody brings it.
  private func isJustLoaded(_ place: Int) -> Bool {
    instances[place].flags.contains(.fresh) && instances[place].lastLine > lastArrival && !announcesComing
  }

  /// Whether callbacks that the class does not log may lead to one where a callback is legal.
  private func mayReach(_ callback: AppearanceCallback, from place: Int) -> Bool {
    let logged = UInt16(classes[Int(instances[place].name.index)].loggedCallbacks)
    return appearance.entry(instances[place].state, callback).faulty & 1 << logged == 0
  }

  /// Whether a transition would take a slot next.
  private func takes(_ transition: RunningIndex, _ slot: Slot) -> Bool {
    guard !running[transition].has(slot) else { return false }
    let refuted = catalogue.refuted(by: slot, seen: running[transition].seen)
    return !running[transition].candidates.without(refuted).isEmpty
  }

  /// Whether an announced transition keeps a seat for an instance, and would take the callback there.
  private func isAwaited(_ place: Int, _ callback: AppearanceCallback) -> Bool {
    let reference = instances.reference(place)
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let isFresh = instances[place].flags.contains(.fresh)
    return running.established.contains {
      let seat = running[$0].seat(side)
      guard seat.instance == reference || isFresh && !seat.isTaken && seat.who.name == instances[place].name
      else {
        return false
      }
      return takes($0, callback.slot(side))
    }
  }

  /// The namesake that an event is about which says nothing of appearance, such as a deinit: who has gone, who is passed
  /// over, who goes, who is covered.
  private func likeliestToEnd(of places: Namesakes) -> Int {
    places.all.max { (standing($0), instances[$0].lastLine) < (standing($1), instances[$1].lastLine) }
      ?? places[0]
  }

  func standing(_ place: Int) -> Int {
    let instance = instances[place]
    if instance.state == .hidden, instance.flags.contains(.gone) { return 5 }
    if running.established.contains(where: { passesOver($0, place) }) { return 4 }
    let isCoveredLast = coveredStay
    if instance.state == .disappearing { return isCoveredLast ? 3 : 2 }
    return instance.state == .hidden ? (instance.flags.contains(.fresh) ? 1 : isCoveredLast ? 2 : 3) : 0
  }

  /// Whether a mark or the configuration named a controller for a transition.
  func isNamed(_ place: Int, in transition: RunningIndex) -> Bool {
    let running = running[transition]
    if running.presentation.isSome || running.kindAsked == .dismiss { return true }
    let brought: [TransitionKind] = [.push, .popTo, .select, .setViewControllers]
    return running.side(of: Int32(place)) == .incoming && running.kindAsked.map(brought.contains) ?? false
  }

  /// A mark that named a controller meant the one that begins now, not its namesake of which nothing moved since.
  private mutating func freeAnnouncedSeats(of place: Int, _ who: Participant) {
    let old = instances.reference(place)
    for transition in running.established
    where running[transition].incoming.instance == old
      && running[transition].seen & (SlotSet.appearance(.incoming).bits | Slot.incomingDidLoad.bit) == 0
    {
      running[transition].incoming = Seat(who: who)
      let presentation = running[transition].presentation
      guard presentation.isSome, presentations[presentation].presented.instance == old else { continue }
      presentations[presentation].presented = Seat(who: who)
      instances[place].presentedIn = .none
    }
  }

  /// The same of all who have a name, where another of it begins: an announced seat that nobody was heard on is its own.
  private mutating func freeSeats(of name: Symbol) {
    guard !running.established.isEmpty else { return }
    for place in classes[Int(name.index)].nameOnly.all {
      freeAnnouncedSeats(of: place, Participant(name: name))
    }
  }

  /// Whether a name that moves is known of one only that has gone: then it is another's.
  func isHiddenNamesake(_ seat: Seat) -> Bool {
    guard let place = instances.place(of: seat.instance), !instances[place].key.isSome else { return false }
    return instances[place].state == .hidden && instances[place].line(.viewDidDisappear) > 0
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
    if byName > 1 && keyed == 0 { return onlyOneStanding(of: classes[name].nameOnly) }
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
