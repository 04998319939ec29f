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
    let parent = app.existing(event.subject)
    guard let child = placeForContainment(event.object, in: parent, event) else { return }
    app.noteParent(event.subject, of: child)
    let isSame =
      parent.map { app.instances[child].parent == app.instances.reference($0) }
      ?? app.isChild(child, ofAmbiguous: event.subject)
    app.attach(child, to: parent, named: event.subject, isSameParent: isSame)
  }

  /// A child is an instance of its own from its first containment event on.
  private mutating func placeForContainment(
    _ who: Participant, in parent: InstanceIndex? = nil, _ event: Event
  ) -> InstanceIndex? {
    guard who.isSome else { return nil }
    if !who.instance.isSome, app.classes[who.name].nameOnly.count > 1,
      let child = app.childMeant(by: event, who)
    {
      return child
    }
    if ContainmentStep(event).comes && app.isNewChild(who, of: parent)
      || event.kind == .addChild && app.isAddedBeside(who, in: event.subject)
    {
      return begin(who, Event(kind: .willMove, line: event.line, subject: who))
    }
    let known = app.existing(who)
    if let known, known != parent { return known }
    let others = app.classes[who.name].nameOnly.count + Int(app.classes[who.name].addressedCount)
    // The only one of the name is the parent itself, and no controller is its own child.
    guard who.instance.isSome ? known == nil : others == (known == nil ? 0 : 1) else { return nil }
    if known != nil { return begin(who, Event(kind: .willMove, line: event.line, subject: who)) }
    return identify(Event(kind: .willMove, line: event.line, subject: who))
  }

  private mutating func willMove(_ event: Event) {
    guard let index = placeForContainment(event.subject, in: app.parentMeant(event), event) else { return }
    if event.parentIsNil {
      app.instances[index].containment.formUnion([.willLeave, .leaves])
      return judgeGoing(index, event)
    }
    let parent = app.parentMeant(event)
    let isWhole = parent.map { app.isWholeInLog(child: index, of: $0) } ?? false
    if app.instances[index].containment.noteWillMove(isWholeInLog: isWhole) {
      raise(.didMoveFirst(at: app.instances[index].movedLine), index, event)
    }
    app.noteParent(app.parent(of: event), of: index)
    app.attach(index, to: parent, named: app.parent(of: event))
  }

  private mutating func didMove(_ event: Event) {
    guard let index = placeForContainment(event.subject, in: app.parentMeant(event), event) else { return }
    if event.parentIsNil { return leave(index, event) }
    app.instances[index].containment.insert(.didMove)
    app.instances[index].movedLine = event.line
    if let parent = app.parentMeant(event) { app.instances[index].parent = app.instances.reference(parent) }
  }

  private mutating func removeFromParent(_ event: Event) {
    let who = event.object.isSome ? event.object : event.subject
    guard let index = app.childMeant(by: event, who) ?? app.existing(who) else { return }
    judgeGoing(index, event)
    judgeLeft(index, event)
    app.noteRemoved(
      index, by: Removal(line: event.line, name: app.instances[index].name, kind: event.kind))
  }

  /// didMove(toParent: nil): the child was removed.
  private mutating func leave(_ index: InstanceIndex, _ event: Event) {
    judgeLeft(index, event)
    app.noteRemoved(
      index, by: Removal(line: event.line, name: app.instances[index].name, kind: event.kind))
    app.detach(index)
  }

  private mutating func judgeGoing(_ index: InstanceIndex, _ event: Event) {
    guard !app.hasTurnedBack(index), app.instances[index].containment.noteGoing() else { return }
    raise(.didMoveMissing(from: app.home(of: index)), index, event)
  }

  /// A child is released, with its parent perhaps, which isn't taken apart for that.
  mutating func judgeReleasedChild(_ index: InstanceIndex, _ event: Event) {
    if app.instances[index].line(.viewDidAppear) > 0 { judgeGoing(index, event) }
  }

  private mutating func judgeLeft(_ index: InstanceIndex, _ event: Event) {
    if app.instances[index].containment.noteLeft() {
      raise(.leavesUntold(from: app.home(of: index)), index, event)
    }
  }

  /// A child appears while its parent is off screen, or its parent appears or disappears without it: TC504.
  mutating func followParent(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) {
    switch callback {
    case .viewDidAppear:
      app.instances[index].containment.remove(.leaves)
      judgeChildren(of: index, event)
      guard let parent = app.instances.index(of: app.instances[index].parent), app.tellsLives(index) else {
        return
      }
      raise(ContainmentFact.Fault(appearing: app.instances[index], in: app.instances[parent]), index, event)
      raise(app.pileUp(of: index, in: parent, event))
    case .viewWillAppear:
      for reference in app.surroundings.containment.children(of: app.instances.reference(index)) {
        guard let child = app.instances.index(of: reference) else { continue }
        let fault = ContainmentFact.Fault(returning: app.instances[index], with: app.instances[child])
        raise(fault, child, event)
        if fault != nil, app.isJudgedByPlace(child) { app.oweReturn(child) }
      }
    case .viewDidDisappear:
      app.noteLeft(index)
      judgeNeverShown(in: index, event)
    default: break
    }
  }

  /// A parent has appeared again: the children that had gone with it come with it, unless it shows another.
  private mutating func judgeChildren(of index: InstanceIndex, _ event: Event) {
    let parent = app.instances.reference(index)
    let children = app.surroundings.containment.children(of: parent)
    guard !children.isEmpty, app.showsNobodyElse(index) else { return }
    for reference in children {
      // One that was taken off and is shown anew may have let its children go meanwhile.
      guard let child = app.instances.index(of: reference),
        app.instances[index].removal.line <= app.instances[child].line(.viewDidAppear)
      else { continue }
      raise(
        ContainmentFact.Fault(returned: app.instances[index], without: app.instances[child]), child, event)
    }
  }

  /// A parent has gone: the children that were added before it came appeared with it, unless it shows one of several.
  private mutating func judgeNeverShown(in index: InstanceIndex, _ event: Event) {
    let links = app.surroundings.containment.links(of: app.instances.reference(index))
    guard !links.isEmpty, app.showedNone(of: links) else { return }
    for link in links {
      guard let child = app.instances.index(of: link.child) else { continue }
      raise(
        ContainmentFact.Fault(
          gone: app.instances[index], without: app.instances[child], addedAt: link.line), child, event)
    }
  }

  /// The log is over: which children were not told that their parents went?
  func childrenKeptShown() -> [ContainmentFact] {
    app.surroundings.containment.all.compactMap { link in
      guard let child = app.instances.index(of: link.child),
        let parent = app.instances.index(of: link.parent), !app.isUnjudged(app.instances[child].name),
        let fault = ContainmentFact.Fault(
          away: app.instances[parent], with: app.instances[child],
          arrivedSince: app.latest.arrivalLine)
      else { return nil }
      return ContainmentFact(
        fault: fault, child: app.instances[child], line: app.instances[parent].line(.viewDidDisappear),
        event: .viewDidDisappear, doubts: app.doubts(aboutPlaceOf: child))
    }
  }

  mutating func raise(_ fault: ContainmentFact.Fault?, _ child: InstanceIndex, _ event: Event) {
    guard let fault, !app.isUnjudged(app.instances[child].name) else { return }
    // If only names are known, each controller's position is an interpretation of its own: a call may be another's, but
    // one that is missing is missing for all of the name.
    guard !fault.isOfAppearance || fault.isOfSilence || app.isJudgedByPlace(child) else { return }
    raise(
      ContainmentFact(
        fault: fault, child: app.instances[child], line: event.line, event: event.kind,
        doubts: fault.isOfAppearance ? app.doubts(aboutPlaceOf: child) : app.doubts(aboutChild: child)))
  }
}

extension ObservedApp {
  fileprivate mutating func attach(
    _ child: InstanceIndex, to parent: InstanceIndex?, named who: Participant, isSameParent: Bool = true
  ) {
    instances[child].containment.begin(isSameParent: isSameParent)
    stopAwaiting(child)
    guard let parent else {
      if who.isSome {
        surroundings.saidAhead.note(
          SaidAhead.Child(child: instances.reference(child), parent: who, line: latest.line))
      }
      return
    }
    instances[child].parent = instances.reference(parent)
    surroundings.containment.attach(
      instances.reference(child), to: instances.reference(parent), line: latest.line, instances)
  }

  /// Whether a controller was told that it has this parent, and one of both began in the log: then so did
  /// their relation.
  fileprivate func isWholeInLog(child: InstanceIndex, of parent: InstanceIndex) -> Bool {
    instances[child].parent == instances.reference(parent)
      && !instances[child].flags.union(instances[parent].flags).isDisjoint(with: .begun)
  }

  /// Whether no child of a parent has ever appeared.
  fileprivate func showedNone(of links: [Containment.ChildLink]) -> Bool {
    links.allSatisfy { link in
      instances.index(of: link.child).map { !instances[$0].flags.contains(.hasAppeared) } ?? true
    }
  }

  /// Forgets the parent of a controller.
  mutating func detach(_ index: InstanceIndex) {
    instances[index].containment = []
    instances[index].parent = .none
    surroundings.containment.detach(instances.reference(index))
    surroundings.saidAhead.forget(instances.reference(index))
  }

  /// A child was taken out of its parent: its release is awaited. Of one that is in a stack its pop tells.
  fileprivate mutating func noteRemoved(_ index: InstanceIndex, by removal: Removal) {
    guard instances[index].containment.contains(.begun),
      !containers.stacks.hold(instances.reference(index), evenDismissed: true)
    else { return }
    instances[index].flags.insert(.gone)
    instances[index].removal = removal
    awaitRelease(index)
  }

  /// A child has disappeared: it was taken out, if it was told so and hasn't come back since.
  fileprivate mutating func noteLeft(_ index: InstanceIndex) {
    guard instances[index].containment.contains(.leaves) else { return }
    noteRemoved(
      index,
      by: Removal(
        line: instances[index].line(.viewWillDisappear), name: instances[index].name,
        kind: .viewWillDisappear))
  }

  /// Whether a child disappeared before it had appeared: it was on its way in, and that was cancelled.
  fileprivate func hasTurnedBack(_ index: InstanceIndex) -> Bool {
    let coming = instances[index].line(.viewWillAppear)
    let going = instances[index].line(.viewWillDisappear)
    return coming > instances[index].line(.viewDidAppear) && going > coming
  }

  /// Where a child was added, and to whom.
  fileprivate func home(of child: InstanceIndex) -> ContainmentFact.Home {
    let parent = instances.index(of: instances[child].parent)
    return ContainmentFact.Home(
      parent: parent.map { instances[$0].name } ?? .none,
      line: surroundings.containment.line(of: instances.reference(child)) ?? 0)
  }

  /// Whether a class logs how its instances begin or end, or all that they do; otherwise another may have the
  /// address by now.
  fileprivate func tellsLives(_ index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    let lives = EventKind.beginnings | EventKind.deinitialized.bit
    return record.logged & lives != 0 || record.loggedCallbacks == 15
  }

  /// Whether it is sure where a child is, and its parent.
  fileprivate func isJudgedByPlace(_ child: InstanceIndex) -> Bool {
    isSureByName(child) && isAloneWithParent(child)
  }

  /// A child that wasn't told that its parent went may be told that it comes back: that is the same fault.
  fileprivate mutating func oweReturn(_ child: InstanceIndex) {
    instances[child].owed =
      1 << AppearanceCallback.viewWillAppear.rawValue | 1 << AppearanceCallback.viewDidAppear.rawValue
  }

  /// Whether no other controller that is known can be meant by the child or by its parent.
  fileprivate func isAloneWithParent(_ child: InstanceIndex) -> Bool {
    isAlone(child) && instances.index(of: instances[child].parent).map { isAlone($0) } ?? true
  }

  /// What speaks against a finding about the way of a child into its parent, and out of it.
  fileprivate func doubts(aboutChild index: InstanceIndex) -> Doubts {
    let isSure = isAlone(index) && isSureByName(index) && !instances[index].flags.contains(.hadNamesake)
    return isSure ? [] : Doubts(.namesakeMayHide)
  }

  /// What speaks against a finding about where a child is: its parent may be another as well.
  fileprivate func doubts(aboutPlaceOf child: InstanceIndex) -> Doubts {
    let parent = instances.index(of: instances[child].parent)
    let isOneOfSeveral = parent.map { instances[$0].flags.contains(.hadNamesake) } ?? false
    return isJudgedByPlace(child) && !isOneOfSeveral ? doubts(aboutChild: child) : Doubts(.namesakeMayHide)
  }

  /// Whether the log can't hide another controller of the name.
  fileprivate func isSureByName(_ index: InstanceIndex) -> Bool {
    instances[index].key.isSome || !mayHideNamesake(instances[index].name)
  }
}
