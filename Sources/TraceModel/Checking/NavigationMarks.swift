/// Navigation and tab controllers: what was asked of them, and what their delegates said.
extension TraceChecker {
  mutating func observeNavigation(_ event: Event) {
    noteOverlap(event)
    if !established.isEmpty { leaveBehind(in: event.subject) }
    if !established.isEmpty { settleSilentPush(in: event.subject) }
    switch event.kind {
    case .push: push(event)
    case .setViewControllers:
      noteCoordinatorsPop(event)
      setViewControllers(event)
    default:
      noteCoordinatorsPop(event)
      pop(event)
    }
  }

  /// What is asked of a stack next may well show a controller that was passed over before; and what was asked of it
  /// two marks ago is over, also where its classes do not log how it ended.
  private mutating func leaveBehind(in container: Participant) {
    let asked = established.filter { running[$0].container == container }
    for transition in asked where running[transition].hasNotes { note(transition) { $0.skipped = [] } }
    for transition in asked.dropLast() where running[transition].isOpen {
      close(transition, running[transition].seen & SlotSet.told.bits == 0 ? .forgotten : .participantMoves)
    }
  }

  private mutating func push(_ event: Event) {
    guard event.object.isSome else { return }
    let stack = settledStack(event.subject)
    let isNamesake = isNamesake(event.object)
    let incoming = isNamesake ? Seat(who: event.object) : freshSeat(for: event.object)
    if let place = instances.place(of: incoming.instance), instances[place].state == .appeared { return }
    let top = stacks[stack].top.map { seatedNow($0) } ?? Seat()
    let isTopShown = instances.place(of: top.instance).map { instances[$0].state == .appeared } ?? false
    let transition = announce(
      .push, rowSets.of(.push), outgoing: isTopShown ? top : Seat(), incoming: incoming, event)
    running[transition].container = event.subject
    if isElsewhere(event.object, than: transition) { running[transition].doubts.add(.namesakeCanBeCalled) }
    if top.isNamed || top.isTaken, !isTopShown { running[transition].doubts.add(.stackUnknown) }
    if running[transition].outgoing.isTaken { insertBelowTop(transition) }
  }

  /// A seat for a controller that comes by name: not one of that name that has gone already.
  private func freshSeat(for who: Participant) -> Seat {
    let seat = seat(for: who)
    guard !who.instance.isSome, let place = instances.place(of: seat.instance) else { return seat }
    let isOver = instances[place].flags.contains(.gone) || instances[place].state.isOnScreen
    return isOver ? Seat(who: who) : seat
  }

  /// Whether a name alone is that of one who is on screen already, and not by what is asked for.
  private func isElsewhere(_ who: Participant, than transition: Int) -> Bool {
    guard !who.instance.isSome, let place = existing(who), instances[place].state.isOnScreen else {
      return false
    }
    return instances[place].transition != Int32(transition)
  }

  private mutating func pop(_ event: Event) {
    let stack = settledStack(event.subject)
    let entries = stacks[stack].entries
    guard let place = entries.last.flatMap({ self.place(of: $0) }), instances[place].state == .appeared else {
      return popUnknown(event)
    }
    let top = seated(place)
    let kind: TransitionKind = event.kind == .pop ? .pop : event.kind == .popTo ? .popTo : .popToRoot
    let goal = goal(of: event, entries)
    var rows = rowSets.of(kind)
    if kind == .pop { rows = rowSets.of(.pop) }
    let transition = announce(kind, rows, outgoing: top, incoming: goal ?? Seat(), event)
    running[transition].container = event.subject
    if holdsNamesakes(entries) { running[transition].doubts.add(.namesakeCanBeCalled) }
    // Who was not heard to go may have gone for another that nothing was heard of.
    if let goal, let place = self.place(of: goal), [.appearing, .appeared].contains(instances[place].state),
      instances[place].transition != Int32(transition)
    {
      running[transition].doubts.add(.endUnlogged)
    }
    if goal == nil || kind != .pop && entries.count < 2 {
      running[transition].excused |= SlotSet.appearance(.incoming).bits
    }
    if let goal,
      let depth = entries.lastIndex(where: {
        $0.who == goal.who || goal.isTaken && $0.instance == goal.instance
      })
    {
      let skipped = entries[(depth + 1)...].dropLast().filter { isHidden($0) || !$0.isTaken }
      if !skipped.isEmpty { note(transition) { $0.skipped = skipped } }
    }
  }

  private func isHidden(_ seat: Seat) -> Bool {
    guard let place = place(of: seat) else { return false }
    return instances[place].state == .hidden || instances[place].state == .unknown
  }

  /// The place of a stack, without screens that log nothing where one below them is on screen again.
  private mutating func settledStack(_ owner: Participant) -> Int {
    let stack = stackIndex(owner)
    stacks[stack].isGone = false
    let shown = stacks[stack].entries.lastIndex { entry in
      place(of: entry).map { instances[$0].state == .appeared } ?? false
    }
    if let shown, stacks[stack].entries[(shown + 1)...].allSatisfy({ place(of: $0) == nil }) {
      stacks[stack].entries.removeSubrange((shown + 1)...)
    }
    return stack
  }

  /// The living instance of a seat that may have been taken by its name only.
  func place(of seat: Seat) -> Int? {
    seat.isTaken ? instances.place(of: seat.instance) : existing(seat.who)
  }

  /// Whether a stack known by names only holds one name twice: which of the two moves is a guess.
  private func holdsNamesakes(_ entries: [Seat]) -> Bool {
    let names = entries.filter { !$0.who.instance.isSome }.compactMap { name(of: $0) }
    return Set(names).count < names.count
  }

  /// The seat of an instance.
  func seated(_ place: Int) -> Seat {
    Seat(
      who: Participant(name: instances[place].name, instance: instances[place].key),
      instance: instances.reference(place))
  }

  /// A seat with its instance, if that is known by now.
  private func seatedNow(_ seat: Seat) -> Seat {
    guard let place = place(of: seat) else { return seat }
    return seated(place)
  }

  /// The controller that a pop reveals, where the stack tells it.
  private func goal(of event: Event, _ entries: [Seat]) -> Seat? {
    switch event.kind {
    case .pop: return entries.dropLast().last.flatMap { $0.isNamed || $0.isTaken ? seatedNow($0) : nil }
    case .popToRoot: return entries.count > 1 ? entries.first.map { seatedNow($0) } : nil
    default:
      if event.object.instance.isSome || existing(event.object) != nil { return seat(for: event.object) }
      return nil
    }
  }

  /// A pop from a stack of which the top is not known: the order of whoever moves next is believed.
  private mutating func popUnknown(_ event: Event) {
    let rows = rowSets.of(event.kind == .pop ? .pop : event.kind == .popTo ? .popTo : .popToRoot)
    popAsked = PopAsked(
      container: event.subject, rows: rows, kind: event.kind, line: event.line,
      isDoubtful: popAsked?.container == event.subject || isTopSilent(of: event.subject))
  }

  /// Whether the class of whoever is on top of a stack was never heard.
  private func isTopSilent(of container: Participant) -> Bool {
    guard let top = stacks.first(where: { $0.owner == container })?.top else { return false }
    return name(of: top).map { classes[Int($0.index)].loggedCallbacks == 0 } ?? true
  }

  private mutating func setViewControllers(_ event: Event) {
    let stack = settledStack(event.subject)
    let names = details(of: event)?.participants ?? (event.object.isSome ? [event.object] : [])
    let seats = names.map { seatInStack(for: $0) }
    let old = stacks[stack].entries.map { seatedNow($0) }
    for one in old
    where one.isTaken && !seats.contains(where: { $0.instance == one.instance || $0.who == one.who }) {
      if one.instance != old.last?.instance { markGone(one) }
    }
    stacks[stack].entries = seats
    guard let top = seats.last, top.instance != old.last?.instance || !top.isTaken else { return }
    if let place = instances.place(of: top.instance), instances[place].state == .appeared { return }
    let transition = announce(
      .setViewControllers, rowSets.of(.setViewControllers), outgoing: old.last ?? Seat(), incoming: top, event
    )
    running[transition].container = event.subject
    // A first stack has nothing to take the place of; it shows whenever its container does.
    if old.isEmpty { running[transition].doubts.add(.firstStack) }
    let skipped = seats.dropLast().filter { $0.instance != old.last?.instance && isHidden($0) }
    if !skipped.isEmpty { note(transition) { $0.skipped = skipped } }
  }

  /// A seat for a controller that a mark puts into a stack: its instance only where that stands somewhere already, since
  /// an address may be another's by now.
  private func seatInStack(for who: Participant) -> Seat {
    guard let place = existing(who), isPlaced(place) else { return Seat(who: who) }
    return seated(place)
  }

  // MARK: The delegate

  mutating func observeShow(_ event: Event) {
    let slot: Slot = event.kind == .navigationControllerWillShow ? .willShow : .didShow
    if slot == .didShow { coordinators.noteShown(line: event.line) }
    guard let transition = shown(event) else { return slot == .didShow ? settleStack(event) : () }
    if running[transition].has(slot) { return }
    let refuted = catalogue.refuted(by: slot, seen: running[transition].seen)
    if running[transition].isBroken || !running[transition].candidates.without(refuted).isEmpty {
      running[transition].alive = running[transition].alive.without(refuted)
      noteSoftOrder(transition, slot, event)
      return record(transition, slot, event)
    }
    if running[transition].isEstablished, running[transition].isCommitted {
      breach(transition, at: slot, event)
    }
  }

  /// The transition that a willShow or didShow is about: the one that moves the controller it names.
  private func shown(_ event: Event) -> Int? {
    guard event.object.isSome else { return nil }
    let place = existing(event.object)
    return established.last { transition in
      let running = running[transition]
      guard running.container == event.subject else { return false }
      return running.incoming.who == event.object
        || place != nil && instances.place(of: running.incoming.instance) == place
    }
  }

  /// didShow names who is on top now, also where nothing told how it came there: whoever stood above is off, and
  /// under one that was not in the stack nothing is known.
  private mutating func settleStack(_ event: Event) {
    guard event.object.isSome, let stack = stacks.firstIndex(where: { $0.owner == event.subject }),
      !established.contains(where: { running[$0].container == event.subject && !running[$0].isCommitted })
    else { return }
    let shown = seat(for: event.object)
    let depth = stacks[stack].entries.lastIndex {
      seatedNow($0).instance == shown.instance || $0.who == shown.who
    }
    if let depth {
      stacks[stack].entries.removeSubrange((depth + 1)...)
    } else {
      stacks[stack].entries = [shown]
    }
  }

  /// TC404: the one hard fact of willShow and didShow is that a controller is not shown before it will appear.
  private mutating func noteSoftOrder(_ transition: Int, _ slot: Slot, _ event: Event) {
    guard slot == .didShow, running[transition].isEstablished, isJudged(transition),
      !running[transition].isBroken
    else { return }
    running[transition].shownEarly = running[transition].has(.incomingWillAppear) ? 0 : event.line
  }

  /// The controller that was announced as shown begins to appear only now.
  mutating func reportShownEarly(_ transition: Int) {
    let line = running[transition].shownEarly
    guard line > 0, running[transition].has(.incomingWillAppear), let row = running[transition].allowed.first
    else {
      return
    }
    running[transition].shownEarly = 0
    let spec = catalogue.rows[row]
    var finding = finding(
      404, transition, spec, .incoming, line,
      "`navigationControllerDidShow` came before \(phrase(transition, .incomingWillAppear, spec))")
    weigh(&finding, transition)
    raise(finding)
    note(transition) { $0.told.append(finding.rule) }
  }

  // MARK: Overlap and bar

  /// TC406: an animated move is asked for while another one is running.
  mutating func noteOverlap(_ event: Event) {
    guard event.flags[.animated] == true, event.kind != .setViewControllers else { return }
    for transition in established where overlaps(transition, event) {
      let running = running[transition]
      guard let row = running.allowed.first, let place = instances.place(of: running.incoming.instance) else {
        continue
      }
      let spec = catalogue.rows[row]
      let asked = event.object.isSome ? text(of: event.object.name) : text(of: event.subject.name)
      var finding = finding(
        406, transition, spec, .incoming, event.line,
        "`\(event.kind.name)` of \(asked) was asked for while \(who(transition, .incoming, spec)) is still on its way: "
          + "\(spec.title)")
      finding.evidence.append(
        Evidence(
          line: event.line, controller: text(of: event.subject.name), event: event.kind.name,
          label: "begins here"))
      if !isNear(transition, event) { continue }
      self.running[transition].doubts.add(.overlapped)
      return raise(finding, Claim(name: instances[place].name, anyOf: EventKind.viewDidAppear.bit))
    }
  }

  /// Whether a mark is surely about the window in which a transition runs: else another window may be meant.
  private func isNear(_ transition: Int, _ event: Event) -> Bool {
    let running = running[transition]
    if running.kindAsked != .present, running.container == event.subject {
      // Of a stack whose top is not known, whoever went may have gone from another.
      return running.kindAsked == .push || running.has(.outgoingWillDisappear) && !running.isBoundByOrder
        || holds(event.subject, running.incoming)
    }
    let own = [running.incoming, running.outgoing]
    if own.contains(where: { $0.who == event.subject || $0.who.name == event.subject.name }) { return true }
    if event.kind == .present { return holds(running.container, seat(for: event.subject)) }
    return own.contains { holds(event.subject, $0) }
  }

  /// Whether a controller stands in a navigation controller's stack.
  func holds(_ container: Participant, _ seat: Seat) -> Bool {
    stacks.first { $0.owner == container }?.entries.contains {
      $0.who == seat.who || seat.isTaken && $0.instance == seat.instance
    } ?? false
  }

  private func overlaps(_ transition: Int, _ event: Event) -> Bool {
    let running = running[transition]
    guard !running.isCommitted, running.animated != false, isJudged(transition), running.incoming.isTaken
    else {
      return false
    }
    guard [.push, .pop, .popTo, .popToRoot, .present].contains(running.kindAsked) else { return false }
    guard running.container == event.subject || event.kind == .present || running.kindAsked == .present else {
      return false
    }
    let ends: SlotSet = [.incomingDidAppear, .incomingWillDisappear, .incomingDidDisappear]
    return running.has(.incomingWillAppear) && running.seen & ends.bits == 0
  }

  /// TC408: the bar is hidden or shown during a transition, and not in willShow.
  mutating func observeBarHidden(_ event: Event) {
    for transition in established where running[transition].container == event.subject {
      let running = running[transition]
      guard !running.isCommitted, !running.has(.willShow), let row = running.allowed.first,
        running.seen & SlotSet.appearance(.incoming).bits != 0
          || running.has(.outgoingWillDisappear), isJudged(transition)
      else { continue }
      let spec = catalogue.rows[row]
      var finding = finding(
        408, transition, spec, .incoming, event.line,
        "the navigation bar was changed during a transition, but not in `navigationControllerWillShow`")
      finding.evidence.append(
        Evidence(
          line: event.line, controller: text(of: event.subject.name), event: event.kind.name,
          label: "animates apart from the transition"))
      raise(finding, Claim(name: event.subject.name, anyOf: EventKind.navigationControllerWillShow.bit))
      return
    }
  }

  // MARK: Tabs

  mutating func observeSelect(_ event: Event) {
    guard event.object.isSome else { return }
    let tab = tabIndex(event.subject)
    let incoming = seat(for: event.object)
    if let place = instances.place(of: incoming.instance), instances[place].state == .appeared {
      tabs[tab].selected = incoming
      reselected = Reselection(place: instances.reference(place), line: event.line)
      return
    }
    let selected = tabs[tab].selected
    let isShown = instances.place(of: selected.instance).map { instances[$0].state == .appeared } ?? false
    let transition = announce(
      .select, rowSets.of(.select), outgoing: isShown ? selected : Seat(), incoming: incoming, event)
    running[transition].container = event.subject
    // The model is new at once; what is on screen follows.
    tabs[tab].selected = incoming
  }
}

/// A pop that was asked of a stack whose top is not known.
struct PopAsked: Sendable {
  var container: Participant
  var rows: RowSet
  var kind: EventKind
  var line: Int
  /// What lies on top may go without a word, and whoever moves next is somebody else.
  var isDoubtful = false
}

/// The active tab, chosen again: it must not hear of it.
struct Reselection: Sendable {
  var place: InstanceRef
  var line: Int
}
