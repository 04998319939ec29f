/// Coordinators: added, started, showing screens, finished, released.
extension TraceChecker {
  mutating func observeCoordinator(_ event: Event) {
    switch event.kind {
    case .addChildCoordinator:
      guard event.object.isSome else { return }
      let place = renewed(event.object)
      coordinators.coordinators[place].parent = event.subject
      coordinators.coordinators[place].addedLine = event.line
    case .start:
      let place = coordinators.place(event.subject)
      coordinators.coordinators[place].startedLine = event.line
    case .show:
      guard event.object.isSome else { return }
      let place = coordinators.place(event.subject)
      coordinators.early.removeAll { $0.screen.who == event.object }
      coordinators.coordinators[place].screens.append(
        freshScreen(event.object), keeping: CoordinatorTable.limit)
      coordinators.coordinators[place].emptySince = 0
    default: childDidFinish(event)
    }
  }

  /// The screen that a coordinator shows: not one of that name that has gone already.
  private func freshScreen(_ who: Participant) -> Seat {
    let seat = seat(for: who)
    guard let place = instances.place(of: seat.instance) else { return seat }
    return instances[place].flags.contains(.gone) || instances[place].flags.contains(.dead)
      ? Seat(who: who) : seat
  }

  /// A coordinator that is added again begins anew.
  private mutating func renewed(_ who: Participant) -> Int {
    let place = coordinators.place(who)
    let old = coordinators.coordinators[place]
    if old.emptySince > 0 { reportLeakedCoordinator(place) }
    if old.addedLine > 0 || old.finishedCount > 0 { coordinators.coordinators[place] = Coordinator(who: who) }
    return place
  }

  private mutating func childDidFinish(_ event: Event) {
    guard event.object.isSome else { return }
    let place = coordinators.place(event.object)
    let coordinator = coordinators.coordinators[place]
    coordinators.coordinators[place].finishedCount += 1
    coordinators.coordinators[place].emptySince = 0
    if coordinator.finishedCount > 0 { return reportFinishedTwice(coordinator, event) }
    coordinators.coordinators[place].finishedLine = event.line
    noteWayOfFinishing(coordinator)
    if let screen = coordinator.screens.first(where: { standing($0) != nil }) {
      let isBound = boundScreen(screen).map { isSurely($0, of: coordinator) } ?? false
      let isSure = isBound && standing(screen) == .definite
      reportFinishedEarly(place, screen, event.line, isSure: isSure)
    }
  }

  /// In which call a coordinator was finished: the last of the two that its screen's going brought.
  private mutating func noteWayOfFinishing(_ coordinator: Coordinator) {
    let gone = coordinator.screens.compactMap {
      boundScreen($0).map { instances[$0].line(.viewDidDisappear) }
    }
    let line = max(gone.max() ?? 0, coordinator.emptySince)
    guard line > 0 else { return }
    if coordinators.shownLine > line {
      coordinators.finishedInDidShow += 1
    } else {
      coordinators.finishedInDidDisappear += 1
    }
  }

  /// A mark that takes screens off a stack: it may be what the coordinator's way of finishing misses.
  mutating func noteCoordinatorsPop(_ event: Event) {
    guard !coordinators.coordinators.isEmpty else { return }
    coordinators.lastPop = PopMark(
      container: event.subject, kind: event.kind, line: event.line, animated: event.flags[.animated])
  }

  /// How sure it is that a screen is in a known stack and not on its way out of it; `nil` where it is not.
  private func standing(_ screen: Seat) -> Certainty? {
    guard let place = boundScreen(screen), !instances[place].flags.contains(.gone) else { return nil }
    let reference = instances.reference(place)
    let isInStack = stacks.contains {
      !$0.isGone && $0.lastIndex(of: reference) != nil && !mayHaveLeft(place, $0.owner)
    }
    guard isInStack, !isLeavingByPop(place) else { return nil }
    return [.appearing, .appeared].contains(instances[place].state) || isCovered(place)
      ? .definite : .possible
  }

  /// Whether a screen moves out of sight, and not below another that is pushed.
  private func isLeavingByPop(_ place: Int) -> Bool {
    let transition = Int(instances[place].transition)
    guard transition >= 0, running[transition].side(of: Int32(place)) == .outgoing else { return false }
    return running[transition].kindAsked != .push
  }

  /// Whether it is known what lies above a screen that is not shown.
  private func isCovered(_ place: Int) -> Bool {
    let transition = Int(instances[place].transition)
    if transition >= 0, running[transition].side(of: Int32(place)) == .outgoing {
      // Who goes after a push of which nothing else is heard may go for another reason.
      return running[transition].seen & SlotSet.appearance(.incoming).bits != 0
    }
    // Who does not log that it comes may be back, and go for good.
    guard tellsComing(place) else { return false }
    let reference = instances.reference(place)
    return isPresenting(place)
      || stacks.contains { stack in
        stack.lastIndex(of: reference).map { depth in
          stack.entries[(depth + 1)...].contains { hasCome($0, since: place) }
        } ?? false
      }
  }

  /// Whether a controller presents one that nobody asked to go.
  private func isPresenting(_ place: Int) -> Bool {
    let presentation = Int(instances[place].presenting)
    guard presentation >= 0 else { return false }
    return presentations[presentation].phase == .presenting || presentations[presentation].phase == .presented
  }

  /// Whether a controller was heard to come after another: what lay on that one before may be gone.
  private func hasCome(_ seat: Seat, since place: Int) -> Bool {
    self.place(of: seat).map { lastComing($0) > lastComing(place) } ?? false
  }

  private func lastComing(_ place: Int) -> Int {
    max(instances[place].line(.viewWillAppear), instances[place].line(.viewDidAppear))
  }

  /// Whether a controller may have been taken off a stack by the last mark, which came after it was last seen to come.
  private func mayHaveLeft(_ place: Int, _ container: Participant) -> Bool {
    guard let pop = coordinators.lastPop, pop.container == container else { return false }
    return pop.line > max(instances[place].line(.viewWillAppear), instances[place].line(.viewDidAppear))
  }

  /// The instance of a screen that may have been announced by its name only.
  private func boundScreen(_ screen: Seat) -> Int? {
    instances.place(of: screen.instance) ?? existing(screen.who)
  }

  /// A swipe was cancelled: who finished for it finished too early.
  mutating func judgeFinishedInSwipe(_ transition: Int) {
    let outgoing = running[transition].outgoing
    for (place, coordinator) in coordinators.coordinators.enumerated()
    where coordinator.finishedLine >= running[transition].firstLine && coordinator.finishedCount == 1 {
      if coordinator.screens.contains(where: { boundScreen($0) == instances.place(of: outgoing.instance) }) {
        reportFinishedEarly(place, outgoing, coordinator.finishedLine, isSure: !isAmbiguous(outgoing))
      }
    }
  }

  /// Whether an instance is certainly the screen that a coordinator showed: known by its name only, it began after that.
  private func isSurely(_ place: Int, of coordinator: Coordinator) -> Bool {
    if instances[place].key.isSome { return true }
    let shown = max(coordinator.startedLine, coordinator.addedLine)
    let record = classes[Int(instances[place].name.index)]
    return record.count == 1 && !isAmbiguous(seated(place)) && instances[place].flags.contains(.begun)
      && record.logged & EventKind.beginnings != 0 && record.loggedCallbacks == 15
      && instances[place].firstLine > shown
  }

  // MARK: Screens that go

  /// A screen was released: are all of its coordinator gone?
  mutating func noteScreenReleased(_ place: Int, line: Int) {
    guard !coordinators.coordinators.isEmpty else { return }
    let reference = instances.reference(place)
    let who = Participant(name: instances[place].name, instance: instances[place].key)
    for index in coordinators.coordinators.indices {
      let isMine = coordinators.coordinators[index].screens.contains { screen in
        screen.instance == reference
          || !screen.isTaken
            && (screen.who == who || screen.who.name == who.name && !screen.who.instance.isSome)
      }
      guard isMine else { continue }
      let isSure = hasSurelyGone(place) && isSurely(place, of: coordinators.coordinators[index])
      if !isSure { coordinators.coordinators[index].isDoubtful = true }
      coordinators.coordinators[index].screens.removeAll { screen in
        screen.instance == reference
          || !screen.isTaken
            && (screen.who == who || screen.who.name == who.name && !screen.who.instance.isSome)
      }
      let coordinator = coordinators.coordinators[index]
      if coordinator.screens.isEmpty, coordinator.finishedCount == 0, coordinator.addedLine > 0 {
        coordinators.coordinators[index].emptySince = line
        coordinators.coordinators[index].lastScreen = reference
      }
    }
  }

  /// Whether a controller that is released was taken off before: of a name alone, one that is covered may as well stay
  /// while another is released.
  private func hasSurelyGone(_ place: Int) -> Bool {
    instances[place].key.isSome || instances[place].flags.contains(.gone)
      || established.contains { passesOver($0, place) }
  }

  /// A transition came to its end: what had time until then is overdue.
  mutating func collectCoordinators(after transition: Int, _ ending: Ending) {
    guard running[transition].seen & SlotSet.told.bits != 0 else { return }
    for place in coordinators.coordinators.indices where isOverdue(place, after: transition, ending) {
      reportLeakedCoordinator(place)
    }
  }

  /// Whether a move that began without a coordinator's screens has ended, or the one that took away the last. A screen
  /// that popToRoot passes over is released before that move has ended.
  private func isOverdue(_ place: Int, after transition: Int, _ ending: Ending) -> Bool {
    let (coordinator, running) = (coordinators.coordinators[place], running[transition])
    guard coordinator.emptySince > 0 else { return false }
    // One of which only a did was heard may have begun before.
    let isBegun = running.hasMark || running.has(.incomingWillAppear) || running.has(.outgoingWillDisappear)
    if isBegun, running.firstLine > coordinator.emptySince { return true }
    guard ending == .participantGone, running.isCommitted, running.row >= 0 else { return false }
    let ends: [TransitionKind] = [.pop, .popTo, .popToRoot, .dismiss]
    return ends.contains(running.kindAsked ?? catalogue.kinds[running.row])
      && running.outgoing.instance == coordinator.lastScreen
  }

  /// A coordinator's own deinit: TC705 while a screen of it lives.
  mutating func noteCoordinatorReleased(_ event: Event) {
    guard let place = coordinators.find(event.subject) else { return }
    let coordinator = coordinators.coordinators[place]
    coordinators.coordinators.remove(at: place)
    guard coordinator.finishedCount == 0 else { return }
    let living = coordinator.screens.first { screen in
      guard let place = boundScreen(screen) else { return false }
      return !instances[place].flags.contains(.gone) && !isLeaving(place)
    }
    if let living { return reportNotRetained(coordinator, living, event) }
    if let coming = coordinator.screens.first(where: { boundScreen($0) == nil }) {
      coordinators.early.append(
        EarlyRelease(coordinator: coordinator, screen: coming, event: event), keeping: CoordinatorTable.limit)
    }
  }

  /// A controller is heard of for the first time: whoever showed it may be gone already.
  mutating func noteScreenBegins(_ who: Participant) {
    guard let place = coordinators.early.firstIndex(where: { $0.screen.who == who }) else { return }
    let early = coordinators.early.remove(at: place)
    reportNotRetained(early.coordinator, early.screen, early.event)
  }

  private func isLeaving(_ place: Int) -> Bool {
    let transition = Int(instances[place].transition)
    return transition >= 0 && running[transition].side(of: Int32(place)) == .outgoing
  }

  // MARK: Findings

  private mutating func reportLeakedCoordinator(_ place: Int) {
    let coordinator = coordinators.coordinators[place]
    coordinators.coordinators[place].emptySince = 0
    guard !coordinator.isReported else { return }
    coordinators.coordinators[place].isReported = true
    let name = text(of: coordinator.who.name)
    var finding = finding(
      702, coordinator.emptySince, name, keyText(coordinator.who.instance),
      "all screens of \(name) are gone and its parent was never told: " + finishingHabit())
    finding.evidence =
      life(of: coordinator)
      + [
        Evidence(
          line: coordinator.emptySince, controller: name, event: "deinit",
          label: "its last screen was released")
      ]
    if let pop = wayOut(of: coordinator) { finding.evidence.append(pop) }
    finding.evidence.sort { $0.line < $1.line }
    if coordinator.isDoubtful { finding.doubt(.namesakeMayHide) }
    raise(finding, Claim(name: coordinator.parent.name, anyOf: EventKind.childDidFinish.bit))
  }

  /// Which of the two ways the app seems to use, and what that one misses.
  private func finishingHabit() -> String {
    if coordinators.finishedInDidShow > coordinators.finishedInDidDisappear {
      return
        "this app finishes in `navigationControllerDidShow`, which misses a pop without animation, and of "
        + "`popToRoot` all screens but the top one"
    }
    if coordinators.finishedInDidDisappear > 0 {
      return
        "this app finishes in `viewDidDisappear`, which a screen that `popToRoot` or `setViewControllers` "
        + "passes over never gets"
    }
    return "neither `viewDidDisappear` nor `navigationControllerDidShow` finishes it"
  }

  /// The mark by which the last screen went, where that is a way out which is often forgotten.
  private func wayOut(of coordinator: Coordinator) -> Evidence? {
    guard let pop = coordinators.lastPop, pop.line > coordinator.startedLine,
      pop.line < coordinator.emptySince
    else { return nil }
    var label = "by which it went"
    if pop.animated == false { label = "without animation: no transition coordinator names who went" }
    if pop.kind == .popToRoot || pop.kind == .setViewControllers { label = "passes over the screens between" }
    return Evidence(
      line: pop.line, controller: text(of: pop.container.name), event: pop.kind.name, label: label)
  }

  private func life(of coordinator: Coordinator) -> [Evidence] {
    let name = text(of: coordinator.who.name)
    var lines: [Evidence] = []
    if coordinator.addedLine > 0 {
      let parent = text(of: coordinator.parent.name)
      lines.append(
        Evidence(
          line: coordinator.addedLine, controller: parent, event: "addChildCoordinator",
          label: "keeps \(name)"))
    }
    if coordinator.startedLine > 0 {
      lines.append(Evidence(line: coordinator.startedLine, controller: name, event: "start"))
    }
    return lines
  }

  private mutating func reportFinishedTwice(_ coordinator: Coordinator, _ event: Event) {
    guard coordinator.finishedLine > 0 else { return }
    let name = text(of: coordinator.who.name)
    var finding = finding(
      704, event.line, name, keyText(coordinator.who.instance), "\(name) was finished twice")
    finding.evidence = [
      Evidence(
        line: coordinator.finishedLine, controller: name, event: "childDidFinish", label: "the first time"),
      Evidence(line: event.line, controller: name, event: "childDidFinish", label: "again"),
    ]
    raise(finding)
  }

  private mutating func reportFinishedEarly(_ place: Int, _ screen: Seat, _ line: Int, isSure: Bool) {
    let coordinator = coordinators.coordinators[place]
    guard !coordinator.isReported, let screenName = self.name(of: screen) else { return }
    coordinators.coordinators[place].isReported = true
    let name = text(of: coordinator.who.name)
    var finding = finding(
      703, line, name, keyText(coordinator.who.instance),
      "\(name) was finished while \(text(of: screenName)) is still in the stack: viewDidDisappear also comes when it "
        + "is covered, and a swipe may be cancelled")
    finding.evidence =
      life(of: coordinator)
      + [Evidence(line: line, controller: name, event: "childDidFinish", label: "too early")]
    if !isSure { finding.doubt(.namesakeMayHide) }
    raise(
      finding,
      Claim(
        name: screenName, anyOf: EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit))
  }

  private mutating func reportNotRetained(
    _ coordinator: Coordinator, _ screen: Seat, _ event: Event
  ) {
    let name = text(of: coordinator.who.name)
    let screenName = self.name(of: screen).map { text(of: $0) } ?? "its screen"
    var finding = finding(
      705, event.line, name, keyText(coordinator.who.instance),
      "\(name) was released while its screen \(screenName) lives: nobody keeps it")
    finding.evidence =
      life(of: coordinator)
      + [Evidence(line: event.line, controller: name, event: "deinit", label: "released here")]
    raise(finding)
  }
}
