/// Where controllers are. Without addresses that decides who can be called, not how many were ever alive.
extension ObservedApp {
  /// Whether a controller is known to be somewhere: on the screen, presented, a child, in a stack, a tab or a root, or
  /// about to come by what was announced. Who is placed is alive.
  func isPlaced(_ index: InstanceIndex, depth: Int = 0) -> Bool {
    let instance = instances[index]
    if !instance.flags.isDisjoint(with: [.dead, .broughtAnew]) { return false }
    if instance.state.isOnScreen { return true }
    if instance.presenting.isSome { return true }
    if instance.presentedIn.isSome, isUp(instance.presentedIn) { return true }
    let reference = instances.reference(index)
    if depth < 8, let parent = instances.index(of: instance.parent), isPlaced(parent, depth: depth + 1) {
      // What names a child may mean the next controller at its address.
      if surroundings.containment.line(of: reference).map({ $0 < instance.lastLine }) ?? true { return true }
    }
    if containers.stacks.hold(reference) { return !isPoppedJustNow(reference) }
    return containers.tabs.show(reference) || surroundings.windows.have(root: reference)
      || isAnnounced(reference)
  }

  /// Whether what is presented is up, and hasn't been asked to go in a class that logs nothing of that.
  private func isUp(_ presentation: PresentationIndex) -> Bool {
    presentations[presentation].phase != .presenting
      && !mayHaveGoneUntold(presentation)
  }

  /// Whether a controller is below one that is on the screen, as far as the order of their callbacks tells: it is alive,
  /// and loads again because its app dropped its view.
  func isBelowShown(_ index: InstanceIndex) -> Bool {
    guard instances[index].state == .hidden else { return false }
    let reference = instances.reference(index)
    var (lower, above) = (reference, instances[index].above)
    for _ in 0..<Self.levels {
      guard let upper = instances.index(of: above), instances[upper].below == lower else { return false }
      if instances[upper].isOnScreen { return true }
      (lower, above) = (above, instances[upper].above)
    }
    return false
  }

  /// How many levels are looked through.
  private static var levels: Int { 16 }

  /// Whether an instance has gone in a pop that waits for the revealed controller.
  private func isPoppedJustNow(_ instance: InstanceRef) -> Bool {
    running.announced.contains {
      running[$0].outgoing.instance == instance && running[$0].has(.outgoingDidDisappear)
        && [.pop, .popTo, .popToRoot].contains(running[$0].kindAsked)
    }
  }

  /// Whether an instance was logged in an announced transition that isn't over. A mark with its address isn't
  /// enough, because it may mean the next controller there.
  private func isAnnounced(_ instance: InstanceRef) -> Bool {
    running.announced.contains { transition in
      let one = running[transition]
      guard !one.isCommitted, !containers.pendingPops.hold(after: one.markLine, in: one.container) else {
        return false
      }
      let comes = running[transition].incoming.instance == instance
      guard comes || running[transition].outgoing.instance == instance else { return false }
      let logged = SlotSet.appearance(comes ? .incoming : .outgoing).bits | Slot.incomingDidLoad.bit
      let gone: Slot = comes ? .incomingDidDisappear : .outgoingDidDisappear
      return running[transition].seen & logged != 0 && !running[transition].has(gone)
    }
  }

  /// Whether a controller may get an appearance callback now: it is on the screen, or moves, or nobody knows
  /// where it is. A controller that is covered, or nowhere, is called only by a transition that brings or
  /// reveals it.
  private func isCallable(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    return instance.state != .hidden || instance.transition.isSome
  }

  /// Of several controllers of a name, the only one on the screen, else the only one that is anywhere.
  func onlyOneStanding(of indices: Namesakes) -> InstanceIndex? {
    let shown = indices.filter { instances[$0].state.isOnScreen }
    if !shown.isEmpty { return shown.count == 1 ? shown[0] : nil }
    let placed = indices.filter { isPlaced($0) }
    return placed.count == 1 ? placed[0] : nil
  }

  /// A seat for the controller to bring in, of several with its name: one that was created since anybody arrived and is
  /// nowhere yet, if there is any.
  func seatOfCreated(_ who: Participant) -> Seat? {
    guard !who.instance.isSome, classes[who.name].nameOnly.count > 1 else { return nil }
    let created = classes[who.name].nameOnly.filter { isCreated($0) }
    return created.isEmpty ? nil : created.count == 1 ? seated(created[0]) : Seat(who: who)
  }

  /// Whether another controller of the name can be called now as well.
  func hasCallableNamesake(_ index: InstanceIndex) -> Bool {
    guard !instances[index].key.isSome else { return false }
    return classes[instances[index].name].nameOnly.contains { $0 != index && isCallable($0) }
  }

  /// Whether another of its name can be called now, and where that one stands the call is in order.
  func hasNamesake(_ index: InstanceIndex, allowing callback: AppearanceCallback) -> Bool {
    guard !instances[index].key.isSome else { return false }
    return classes[instances[index].name].nameOnly.contains {
      $0 != index && isCallable($0) && orders.appearance.isLegal(instances[$0].state, callback)
    }
  }

  /// Whether a controller was created since anybody arrived, and is nowhere yet: it is made to be shown next.
  func isCreated(_ index: InstanceIndex) -> Bool {
    let flags = instances[index].flags
    return flags.isSuperset(of: [.fresh, .begun]) && !flags.contains(.hasAppeared)
      && instances[index].firstLine > latest.arrivalLine && !isPlaced(index)
  }

  /// Whether another controller of the name may just as well be the one that is brought in: it was created just now and
  /// has loaded its view as well, or this one was not and that one is nowhere that is known. Which of two that were
  /// created is the one that loads makes no difference.
  func isRivalled(_ index: InstanceIndex) -> Bool {
    let isNew = isCreated(index)
    return classes[instances[index].name].nameOnly.contains {
      guard $0 != index else { return false }
      return isNew ? instances[$0].flags.contains(.didLoad) && isCreated($0) : !isPlaced($0)
    }
  }

  /// Whether who sits on a seat is known by a name that another has who can be called now.
  func isAmbiguous(_ seat: Seat) -> Bool {
    if let index = instances.index(of: seat.instance) { return hasCallableNamesake(index) }
    guard seat.isNamed, !seat.who.instance.isSome, !seat.isTaken else { return false }
    let others = classes[seat.who.name].nameOnly.filter { isCallable($0) }
    return others.count > 1 || others.contains { isPlaced($0) }
  }

  /// Whether the log tells who is asked to come.
  var announcesComing: Bool { classes.announces(.push) || classes.announces(.present) }

  /// Whether nobody who is covered goes now: the log tells what is taken off a stack, and what was asked last takes off one, or has
  /// been done.
  var coveredStay: Bool {
    (classes.announces(.pop) || classes.announces(.popToRoot)) && latest.severalOff <= latest.arrivalLine
  }

  /// What speaks against a finding about the only one of a name, now that the whole log is known.
  func namesakeDoubts(about held: HeldFinding) -> Doubts {
    let name = held.namedOnly
    guard mayHideNamesake(name) || held.finding.line <= classes[name].mayLiveUntil else { return [] }
    // Where several of the name came and went, one more may well have been there.
    let isOneOfMany = classes[name].count > 1 && !held.questions.contains(.goesOn)
    return Doubts(isOneOfMany ? .namesakeCanBeCalled : .namesakeMayHide)
  }

  /// Whether the log may hide a controller of a name: it began in the middle, a stack was filled unseen, the name was
  /// there before it was seen to begin, or its class logs no beginning at all.
  func mayHideNamesake(_ name: Symbol) -> Bool {
    let record = classes[name]
    // One that was taken for gone would have logged its deinit, as the class turned out to do.
    let mayHaveStayed = record.wasTakenForGone && record.logs(.deinitialized)
    return beganInTheMiddle || hasLeftUnseen || record.wasThereBefore || record.mayLive > 0 || mayHaveStayed
      || record.logged & EventKind.beginnings == 0
  }

  /// Whether one of a name was taken for gone by the order of its calls alone, in a class that logs no deinit.
  fileprivate func wasTakenForGoneByCalls(_ name: Symbol) -> Bool {
    classes[name].wasTakenForGone && classes[name].takenForReleased.kind == .viewWillDisappear
  }

  /// Whether no other controller that is known can be meant: it has an address, or no other of its name lives.
  func isAlone(_ index: InstanceIndex) -> Bool {
    instances[index].key.isSome || classes[instances[index].name].nameOnly.count == 1
  }

  /// Whether a controller has an address, or a name that no other ever had.
  func isKnownAlone(_ index: InstanceIndex) -> Bool {
    instances[index].key.isSome || classes[instances[index].name].count == 1
  }

  /// Whether `isAlone` holds, and no other of its name lived beside it.
  func wasAlone(_ index: InstanceIndex) -> Bool {
    isAlone(index) && (instances[index].key.isSome || !instances[index].flags.contains(.hadNamesake))
  }

  /// Whether a controller that is brought in by its name alone is one more of that name: all that are known are
  /// somewhere else.
  ///
  /// - Parameter kind: what was logged of the name just now, if anything was.
  func isNamesake(_ who: Participant, at kind: EventKind? = nil) -> Bool {
    guard !who.instance.isSome else { return false }
    let indices = classes[who.name].nameOnly
    return !indices.isEmpty && indices.allSatisfy { isPlaced($0) && !isComing($0, at: kind) }
  }

  /// Whether a controller began, and has not arrived as far as its class would say.
  func isComing(_ index: InstanceIndex, at kind: EventKind?) -> Bool {
    let flags = instances[index].flags
    guard flags.contains(.fresh) else { return false }
    // That its class logs the arrival may be told by the arrival itself.
    return !flags.contains(.hasAppeared) || kind == .viewDidAppear
      || classes[instances[index].name].logs(.viewDidAppear)
  }
}

/// Two controllers of one name.
extension TraceChecker {
  /// Whether a callback that one controller of a name can't get makes a legal transition of two: of what was taken for
  /// a gesture that was cancelled, the way back was the other's. Then each is where it must be. In a class that doesn't
  /// log that it begins to disappear, only the second of two ends tells that.
  mutating func isOfTwo(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    guard callback == .viewDidDisappear, !app.instances[index].key.isSome,
      app.instances[index].flags.contains(.turned),
      app.instances[index].state == .hidden
        || app.classes[app.instances[index].name].logs(.viewWillDisappear),
      let other = whoMayHaveCome(index)
    else { return false }
    app.instances[other].state = app.instances[index].state
    app.instances[other].flags.insert(.hasAppeared)
    app.instances[index].flags.remove(.turned)
    return true
  }

  /// Another of the name that may have come in its place: one that is hidden, or one that the log did not tell of.
  private mutating func whoMayHaveCome(_ index: InstanceIndex) -> InstanceIndex? {
    let name = app.instances[index].name
    let hidden = app.classes[name].nameOnly.filter {
      $0 != index && !app.instances[$0].state.isOnScreen
    }
    if let known = hidden.max(by: { app.instances[$0].lastLine < app.instances[$1].lastLine }) {
      return known
    }
    guard app.mayHideNamesake(name) || app.wasTakenForGoneByCalls(name),
      app.classes[name].nameOnly.count < Namesakes.limit
    else { return nil }
    return beginUnlogged(name)
  }
}
