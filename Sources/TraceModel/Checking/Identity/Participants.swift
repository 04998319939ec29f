/// Which controllers are meant by the participants that marks name, and the seats kept for them.
extension ObservedApp {
  /// Whether a mark or the configuration named a controller for a transition.
  func isNamed(_ index: InstanceIndex, in transition: RunningIndex) -> Bool {
    let running = running[transition]
    if running.presentation.isSome || running.kindAsked == .dismiss { return true }
    let brought: [TransitionKind] = [.push, .popTo, .select, .setViewControllers]
    return running.side(of: index) == .incoming && running.kindAsked.map(brought.contains) ?? false
  }

  /// A mark that named a controller meant the one that begins now, not its namesake, which hasn't moved
  /// since.
  mutating func freeAnnouncedSeats(of index: InstanceIndex, _ who: Participant) {
    let old = instances.reference(index)
    for transition in running.announced
    where running[transition].incoming.instance == old
      && running[transition].seen & (SlotSet.appearance(.incoming).bits | Slot.incomingDidLoad.bit) == 0
    {
      running[transition].incoming = Seat(who: who)
      let presentation = running[transition].presentation
      guard presentation.isSome, presentations[presentation].presented.instance == old else { continue }
      presentations[presentation].presented = Seat(who: who)
      instances[index].presentedIn = .none
      forgetSetting(presentation)
    }
  }

  /// Does the same for all controllers of a name when another one begins: an announced seat without a logged
  /// callback belongs to the new one.
  mutating func freeSeats(of name: Symbol) {
    guard !running.announced.isEmpty else { return }
    for index in classes[name].nameOnly {
      freeAnnouncedSeats(of: index, Participant(name: name))
    }
  }

  /// The same where addresses are logged and a mark gave a name alone: it meant the controller that begins now.
  mutating func freeSeats(ofAddressed name: Symbol) {
    for place in running.announced.indices where bringsIn(running.announced[place]) {
      let seat = running[running.announced[place]].incoming
      guard seat.who.name == name, !seat.who.instance.isSome, let old = instances.index(of: seat.instance)
      else { continue }
      freeAnnouncedSeats(of: old, Participant(name: name))
    }
  }

  /// Whether a line gives the name alone of several controllers with addresses.
  func isOneOfAddressed(_ who: Participant) -> Bool {
    who.name.isSome && !who.instance.isSome && classes[who.name].addressedCount > 1
  }

  /// A request of a controller by its name alone, made of the only one of that name, where callbacks tell its address.
  func ofOnlyAddressed(_ event: Event) -> Event {
    let who = event.subject
    guard who.name.isSome, !who.instance.isSome, classes[who.name].addressedCount == 1,
      classes[who.name].nameOnly.isEmpty, let index = existing(who)
    else { return event }
    var event = event
    event.subject = instances[index].who
    return event
  }

  /// Of several controllers with addresses, the one in front that has a name: it came last, or is below what came last.
  func shownOfAddressed(_ who: Participant) -> InstanceIndex? {
    guard isOneOfAddressed(who) else { return nil }
    var next = latest.arrived
    for _ in 0..<8 {
      guard let index = instances.index(of: next) else { return nil }
      if instances[index].name == who.name, instances[index].state.isOnScreen { return index }
      next = instances[index].below
    }
    return nil
  }

  /// Whether a controller that is to come is one more of its name, with an address or without: those that are known are
  /// somewhere else.
  func isOneMore(_ who: Participant) -> Bool {
    let record = classes[who.name]
    guard !who.instance.isSome, record.nameOnly.isEmpty, record.addressedCount == 1 else {
      return isNamesake(who)
    }
    return isPlaced(record.onlyAddressed) && !isComing(record.onlyAddressed, at: nil)
  }

  /// Whether the name that moves is only known from a controller that has gone: then it is another one.
  func isHiddenNamesake(_ seat: Seat) -> Bool {
    guard let index = instances.index(of: seat.instance), !instances[index].key.isSome else { return false }
    return instances[index].state == .hidden && instances[index].line(.viewDidDisappear) > 0
  }

  /// The instance of a participant that a mark names, if it was seen and is alive.
  func existing(_ who: Participant) -> InstanceIndex? {
    guard who.isSome else { return nil }
    if who.instance.isSome {
      guard let index = instances.find(who.name, who.instance) else { return nil }
      return instances[index].flags.contains(.dead) ? nil : index
    }
    let name = who.name
    let byName = classes[name].nameOnly.count
    let addressed = classes[name].addressedCount
    if byName == 1 && addressed == 0 { return classes[name].nameOnly[0] }
    if byName > 1 && addressed == 0 { return onlyOneStanding(of: classes[name].nameOnly) }
    return byName == 0 && addressed == 1 ? classes[name].onlyAddressed : nil
  }

  /// The controllers that a line may mean: the one with its address, or each that is known by its name alone.
  func allNamed(_ who: Participant) -> [InstanceIndex] {
    guard !who.instance.isSome, who.isSome, classes[who.name].addressedCount == 0 else {
      return existing(who).map { [$0] } ?? []
    }
    return Array(classes[who.name].nameOnly)
  }

  /// Which of some controllers has gone last.
  func lastGone(of indices: [InstanceIndex]) -> InstanceIndex? {
    indices.max { instances[$0].line(.viewDidDisappear) < instances[$1].line(.viewDidDisappear) }
  }

  /// A seat for a participant that a mark names.
  func seat(for who: Participant) -> Seat {
    guard let index = existing(who) else { return Seat(who: who) }
    return Seat(who: who, instance: instances.reference(index))
  }
}
