/// Parents and children: which controller was added where, and whether a child came and went with its parent.
extension TraceChecker {
  mutating func observeContainment(_ event: Event) {
    switch event.kind {
    case .addChild: addChild(event)
    case .removeFromParent: removeFromParent(event)
    case .willMove: willMove(event)
    default: didMove(event)
    }
  }

  private mutating func addChild(_ event: Event) {
    let parent = existing(event.subject)
    guard let child = placeForContainment(event.object, in: parent, event) else { return }
    noteParent(event.subject, of: child)
    let isSame = parent.map { instances[child].parent == instances.reference($0) } ?? false
    attach(child, to: parent, isSameParent: isSame)
  }

  /// A child is an instance of its own from its first containment event on. If several have the name, nothing
  /// tells which it is.
  private mutating func placeForContainment(
    _ who: Participant, in parent: InstanceIndex? = nil, _ event: Event
  ) -> InstanceIndex? {
    guard who.isSome else { return nil }
    let known = existing(who)
    if let known, known != parent { return known }
    let others = classes[who.name].nameOnly.count + Int(classes[who.name].addressedCount)
    // The only one of the name is the parent itself, and no controller is its own child.
    guard who.instance.isSome ? known == nil : others == (known == nil ? 0 : 1) else { return nil }
    if known != nil { return begin(who, Event(kind: .willMove, line: event.line, subject: who)) }
    return identify(Event(kind: .willMove, line: event.line, subject: who))
  }

  private mutating func attach(_ child: InstanceIndex, to parent: InstanceIndex?, isSameParent: Bool = true) {
    instances[child].containment.begin(isSameParent: isSameParent)
    instances[child].flags.remove(.gone)
    guard let parent else { return }
    instances[child].parent = instances.reference(parent)
    containment.attach(
      instances.reference(child), to: instances.reference(parent), line: lastLine, instances)
  }

  private mutating func willMove(_ event: Event) {
    guard let index = placeForContainment(event.subject, in: parentMeant(event), event) else { return }
    if event.parentIsNil {
      instances[index].containment.insert(.willLeave)
      return judgeGoing(index, event)
    }
    let parent = parentMeant(event)
    let isWhole = parent.map { isWholeInLog(child: index, of: $0) } ?? false
    if instances[index].containment.noteWillMove(isWholeInLog: isWhole) {
      raise(.didMoveFirst(at: instances[index].movedLine), index, event)
    }
    noteParent(self.parent(of: event), of: index)
    attach(index, to: parent)
  }

  /// Whether a controller was told that it has this parent, and one of both began in the log: then so did
  /// their relation.
  private func isWholeInLog(child: InstanceIndex, of parent: InstanceIndex) -> Bool {
    instances[child].parent == instances.reference(parent)
      && !instances[child].flags.union(instances[parent].flags).isDisjoint(with: .begun)
  }

  private mutating func didMove(_ event: Event) {
    guard let index = placeForContainment(event.subject, in: parentMeant(event), event) else { return }
    if event.parentIsNil { return leave(index, event) }
    instances[index].containment.insert(.didMove)
    instances[index].movedLine = event.line
    if let parent = parentMeant(event) { instances[index].parent = instances.reference(parent) }
  }

  private mutating func removeFromParent(_ event: Event) {
    let who = event.object.isSome ? event.object : event.subject
    guard let index = existing(who) else { return }
    judgeGoing(index, event)
    judgeLeft(index, event)
  }

  /// didMove(toParent: nil): the child was removed.
  private mutating func leave(_ index: InstanceIndex, _ event: Event) {
    judgeLeft(index, event)
    let isInStack = stacks.hold(instances.reference(index), evenDismissed: true)
    if instances[index].containment.contains(.begun), !isInStack {
      instances[index].flags.insert(.gone)
      instances[index].removal = Removal(line: event.line, kind: event.kind, name: instances[index].name)
      awaitRelease(index)
    }
    detach(index)
  }

  /// Forgets the parent of a controller.
  mutating func detach(_ index: InstanceIndex) {
    instances[index].containment = []
    instances[index].parent = .none
    containment.detach(instances.reference(index))
  }

  private mutating func judgeGoing(_ index: InstanceIndex, _ event: Event) {
    guard !hasTurnedBack(index), instances[index].containment.noteGoing() else { return }
    raise(.didMoveMissing(from: home(of: index)), index, event)
  }

  /// Whether a child disappeared before it had appeared: it was on its way in, and that was cancelled.
  private func hasTurnedBack(_ index: InstanceIndex) -> Bool {
    let coming = instances[index].line(.viewWillAppear)
    let going = instances[index].line(.viewWillDisappear)
    return coming > instances[index].line(.viewDidAppear) && going > coming
  }

  private mutating func judgeLeft(_ index: InstanceIndex, _ event: Event) {
    if instances[index].containment.noteLeft() {
      raise(.leavesUntold(from: home(of: index)), index, event)
    }
  }

  /// Where a child was added, and to whom.
  private func home(of child: InstanceIndex) -> ContainmentFact.Home {
    let parent = instances.index(of: instances[child].parent)
    return ContainmentFact.Home(
      parent: parent.map { instances[$0].name } ?? .none,
      line: containment.line(of: instances.reference(child)) ?? 0)
  }

  /// A child appears while its parent is off screen, or its parent appears or disappears without it: TC504.
  mutating func followParent(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) {
    switch callback {
    case .viewDidAppear:
      judgeChildren(of: index, event)
      guard let parent = instances.index(of: instances[index].parent), tellsLives(index) else { return }
      raise(ContainmentFact.Fault(appearing: instances[index], in: instances[parent]), index, event)
      judgePileUp(of: index, in: parent, event)
    case .viewWillAppear:
      for reference in containment.children(of: instances.reference(index)) {
        guard let child = instances.index(of: reference) else { continue }
        raise(ContainmentFact.Fault(returning: instances[index], with: instances[child]), child, event)
      }
    default: break
    }
  }

  /// A parent has appeared again: the children that had gone with it come with it, unless it shows another.
  private mutating func judgeChildren(of index: InstanceIndex, _ event: Event) {
    guard latest.coming == instances.reference(index) else { return }
    for reference in containment.children(of: latest.coming) {
      // One that was taken off and is shown anew may have let its children go meanwhile.
      guard let child = instances.index(of: reference),
        instances[index].removal.line <= instances[child].line(.viewDidAppear)
      else { continue }
      raise(ContainmentFact.Fault(returned: instances[index], without: instances[child]), child, event)
    }
  }

  /// Whether a class logs how its instances begin or end, or all that they do; otherwise another may have the
  /// address by now.
  private func tellsLives(_ index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    let lives = EventKind.beginnings | EventKind.deinitialized.bit
    return record.logged & lives != 0 || record.loggedCallbacks == 15
  }

  private mutating func raise(_ fault: ContainmentFact.Fault?, _ child: InstanceIndex, _ event: Event) {
    guard let fault, !isUnjudged(instances[child].name), isAlone(child),
      instances.index(of: instances[child].parent).map({ isAlone($0) }) ?? true
    else { return }
    let isSure = isSureByName(child)
    // If only names are known, each controller's position is an interpretation of its own.
    if fault.isOfAppearance, !isSure { return }
    raise(
      ContainmentFact(
        fault: fault, child: instances[child], line: event.line, event: event.kind,
        doubts: isSure ? [] : Doubts(.namesakeMayHide)))
  }

  /// Whether the log can't hide another controller of the name.
  private func isSureByName(_ index: InstanceIndex) -> Bool {
    instances[index].key.isSome || !mayHideNamesake(instances[index].name)
  }
}
