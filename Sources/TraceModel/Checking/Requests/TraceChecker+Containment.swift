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
    _ who: Participant, in parent: Int? = nil, _ event: Event
  ) -> Int? {
    guard who.isSome else { return nil }
    let known = existing(who)
    if let known, known != parent { return known }
    let others = classes[who.name].nameOnly.count + Int(classes[who.name].keyedCount)
    // The only one of the name is the parent itself, and no controller is its own child.
    guard who.instance.isSome || others == (known == nil ? 0 : 1) else { return nil }
    if known != nil { return begin(who, Event(kind: .willMove, line: event.line, subject: who)) }
    return identify(Event(kind: .willMove, line: event.line, subject: who))
  }

  private mutating func attach(_ child: Int, to parent: Int?, isSameParent: Bool = true) {
    instances[child].containment.begin(isSameParent: isSameParent)
    instances[child].flags.remove(.gone)
    guard let parent else { return }
    instances[child].parent = instances.reference(parent)
    containment.attach(
      instances.reference(child), to: instances.reference(parent), line: lastLine, instances)
  }

  private mutating func willMove(_ event: Event) {
    guard let place = placeForContainment(event.subject, in: parentMeant(event), event) else { return }
    if event.parentIsNil {
      instances[place].containment.insert(.willLeave)
      return judgeGoing(place, event)
    }
    if instances[place].containment.noteWillMove() { raise(.didMoveFirst, place, event) }
    noteParent(parent(of: event), of: place)
    attach(place, to: parentMeant(event))
  }

  private mutating func didMove(_ event: Event) {
    guard let place = placeForContainment(event.subject, in: parentMeant(event), event) else { return }
    if event.parentIsNil { return leave(place, event) }
    instances[place].containment.insert(.didMove)
    if let parent = parentMeant(event) { instances[place].parent = instances.reference(parent) }
  }

  private mutating func removeFromParent(_ event: Event) {
    let who = event.object.isSome ? event.object : event.subject
    guard let place = existing(who) else { return }
    judgeGoing(place, event)
    judgeLeft(place, event)
  }

  /// didMove(toParent: nil): the child was removed.
  private mutating func leave(_ place: Int, _ event: Event) {
    judgeLeft(place, event)
    let isInStack = stacks.hold(instances.reference(place), evenDismissed: true)
    if instances[place].containment.contains(.begun), !isInStack {
      instances[place].flags.insert(.gone)
      awaitRelease(place)
    }
    detach(place)
  }

  /// Forgets the parent of a controller.
  mutating func detach(_ place: Int) {
    instances[place].containment = []
    instances[place].parent = .none
    containment.detach(instances.reference(place))
  }

  private mutating func judgeGoing(_ place: Int, _ event: Event) {
    guard !hasTurnedBack(place), instances[place].containment.noteGoing() else { return }
    raise(.didMoveMissing, place, event)
  }

  /// Whether a child disappeared before it had appeared: it was on its way in, and that was cancelled.
  private func hasTurnedBack(_ place: Int) -> Bool {
    let coming = instances[place].line(.viewWillAppear)
    let going = instances[place].line(.viewWillDisappear)
    return coming > instances[place].line(.viewDidAppear) && going > coming
  }

  private mutating func judgeLeft(_ place: Int, _ event: Event) {
    if instances[place].containment.noteLeft() { raise(.leavesUntold, place, event) }
  }

  /// A child appears while its parent is off screen, or its parent appears or disappears without it: TC504.
  mutating func followParent(_ place: Int, _ callback: AppearanceCallback, _ event: Event) {
    switch callback {
    case .viewDidAppear:
      guard let parent = instances.place(of: instances[place].parent), tellsLives(place) else { return }
      raise(ContainmentFact.Fault(appearing: instances[place], in: instances[parent]), place, event)
      judgePileUp(of: place, in: parent, event)
    case .viewWillAppear:
      for reference in containment.children(of: instances.reference(place)) {
        guard let child = instances.place(of: reference) else { continue }
        raise(ContainmentFact.Fault(returning: instances[place], with: instances[child]), child, event)
      }
    default: break
    }
  }

  /// Parent first in the will-callbacks and child first in the did-callbacks: that happens if a child's view
  /// was added without the child itself. The child is the one that was loaded while the other was being
  /// loaded.
  mutating func judgeNesting(_ place: Int, _ event: Event) {
    defer { arrivedLast = instances.reference(place) }
    guard let child = instances.place(of: arrivedLast), child != place, isNested(child, in: place) else {
      return
    }
    raise(
      ContainmentFact(
        fault: .ownerlessView(parent: instances[place].name), child: instances[child], line: event.line,
        event: event.kind))
  }

  private func isNested(_ child: Int, in parent: Int) -> Bool {
    // Load times tell nearly all of them apart, without a copy of both. Two of one class that appear together
    // are siblings, such as pages and cells, whose order isn't fixed.
    guard instances[child].loadLine > instances[parent].loadLine, instances[parent].loadLine > 0,
      instances[child].name != instances[parent].name
    else { return false }
    let (one, other) = (instances[child], instances[parent])
    let coming = (one.line(.viewWillAppear), other.line(.viewWillAppear))
    return one.loadLine < coming.1 && coming.1 < coming.0
      && one.line(.viewDidAppear) > coming.0 && one.lastLine == one.line(.viewDidAppear)
      && one.line(.viewWillDisappear) == 0 && other.line(.viewWillDisappear) == 0 && windows.count < 2
      && one.containment.isEmpty && !one.parent.isSome && !one.presentedIn.isSome
      && !stacks.know(other.who) && !stacks.hold(instances.reference(child))
      && !instances[child].transition.isSome
  }

  /// Whether a class logs how its instances begin or end, or all that they do; otherwise another may have the
  /// address by now.
  private func tellsLives(_ place: Int) -> Bool {
    let record = classes[instances[place].name]
    let lives = EventKind.beginnings | EventKind.deinitialized.bit
    return record.logged & lives != 0 || record.loggedCallbacks == 15
  }

  private mutating func raise(_ fault: ContainmentFact.Fault?, _ child: Int, _ event: Event) {
    guard let fault, !isUnjudged(instances[child].name), isAlone(child),
      instances.place(of: instances[child].parent).map({ isAlone($0) }) ?? true
    else { return }
    let isSure = isSureByName(child)
    // If only names are known, each controller's position is an interpretation of its own.
    if fault.isOfAppearance, !isSure { return }
    raise(
      ContainmentFact(
        fault: fault, child: instances[child], line: event.line, event: event.kind,
        doubts: isSure ? [] : Doubts(.namesakeMayHide)))
  }

  /// Whether no other controller of the name can be meant.
  private func isAlone(_ place: Int) -> Bool {
    instances[place].key.isSome || classes[instances[place].name].nameOnly.count == 1
  }

  /// Whether the log can't hide another controller of the name.
  private func isSureByName(_ place: Int) -> Bool {
    instances[place].key.isSome || !mayHideNamesake(instances[place].name)
  }
}
