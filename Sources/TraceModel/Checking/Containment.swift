/// Parents and children: who was added where, and whether a child came and went with its parent.
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
    guard let child = placeForContainment(event.object, event) else { return }
    let parent = existing(event.subject)
    // A didMove before this was that of another parent.
    if parent.map({ instances[child].parent != instances.reference($0) }) ?? true {
      instances[child].flags.remove(.didMoveSeen)
    }
    attach(child, to: parent)
  }

  /// A child is an instance of its own from its first containment event on: a name alone may wait for its key.
  private mutating func placeForContainment(_ who: Participant, _ event: Event) -> Int? {
    guard who.isSome else { return nil }
    if let place = existing(who) { return place }
    guard who.instance.isSome else { return nil }
    return identify(Event(kind: .willMove, line: event.line, subject: who))
  }

  private mutating func attach(_ child: Int, to parent: Int?) {
    instances[child].flags.insert(.attachmentSeen)
    instances[child].flags.remove([.willLeaveSeen, .gone])
    guard let parent else { return }
    instances[child].parent = instances.reference(parent)
    let link = ChildLink(child: instances.reference(child), parent: instances.reference(parent), line: lastLine)
    children.removeAll { $0.child == link.child || instances.place(of: $0.child) == nil }
    children.append(link, keeping: ChildLink.limit)
  }

  private mutating func willMove(_ event: Event) {
    guard let place = placeForContainment(event.subject, event) else { return }
    if event.parentIsNil {
      instances[place].flags.insert(.willLeaveSeen)
      return judgeDidMove(place, event)
    }
    let flags = instances[place].flags
    if flags.contains(.didMoveSeen), !flags.contains(.willMoveSeen), flags.contains(.attachmentSeen) {
      reportContainment(
        503, place, event,
        "\(text(of: instances[place].name)) got `didMove(toParent:)` before `willMove(toParent:)`")
    }
    instances[place].flags.insert(.willMoveSeen)
    attach(place, to: existing(parent(of: event)))
  }

  private mutating func didMove(_ event: Event) {
    guard let place = placeForContainment(event.subject, event) else { return }
    if event.parentIsNil { return leave(place, event) }
    instances[place].flags.insert(.didMoveSeen)
    if let parent = existing(parent(of: event)) { instances[place].parent = instances.reference(parent) }
  }

  private mutating func removeFromParent(_ event: Event) {
    let who = event.object.isSome ? event.object : event.subject
    guard let place = existing(who) else { return }
    judgeDidMove(place, event)
    judgeWillLeave(place, event)
  }

  /// didMove(toParent: nil): the child is out.
  private mutating func leave(_ place: Int, _ event: Event) {
    judgeWillLeave(place, event)
    let isInStack = stacks.contains { $0.lastIndex(of: instances.reference(place)) != nil }
    if instances[place].flags.contains(.attachmentSeen), !isInStack {
      instances[place].flags.insert(.gone)
      awaitRelease(place)
    }
    detach(place)
  }

  /// Forgets whose child a controller was.
  mutating func detach(_ place: Int) {
    instances[place].flags.remove([.willMoveSeen, .didMoveSeen, .willLeaveSeen, .attachmentSeen])
    instances[place].parent = .none
    children.removeAll { $0.child == instances.reference(place) }
  }

  /// TC501: the child goes, and didMove(toParent:) never came.
  private mutating func judgeDidMove(_ place: Int, _ event: Event) {
    let flags = instances[place].flags
    guard flags.contains([.willMoveSeen, .attachmentSeen]), !flags.contains(.didMoveSeen),
      !hasTurnedBack(place)
    else { return }
    instances[place].flags.insert(.didMoveSeen)
    reportContainment(
      501, place, event, "\(text(of: instances[place].name)) goes and never got `didMove(toParent:)`",
      anyOf: EventKind.didMove.bit)
  }

  /// Whether a child went before it had appeared: it was on its way in, and that was cancelled.
  private func hasTurnedBack(_ place: Int) -> Bool {
    let coming = instances[place].line(.viewWillAppear)
    let going = instances[place].line(.viewWillDisappear)
    return coming > instances[place].line(.viewDidAppear) && going > coming
  }

  /// TC502: the child is taken out without being told.
  private mutating func judgeWillLeave(_ place: Int, _ event: Event) {
    let flags = instances[place].flags
    guard flags.contains(.attachmentSeen), !flags.contains(.willLeaveSeen) else { return }
    instances[place].flags.insert(.willLeaveSeen)
    reportContainment(
      502, place, event,
      "\(text(of: instances[place].name)) was removed without `willMove(toParent: nil)` before",
      anyOf: EventKind.willMove.bit)
  }

  private mutating func reportContainment(
    _ rule: UInt16, _ place: Int, _ event: Event, _ message: String, anyOf: UInt64 = 0
  ) {
    guard instances[place].key.isSome, !isUnjudged(instances[place].name), !isEnding
    else { return }
    let name = text(of: instances[place].name)
    var finding = finding(rule, event.line, name, keyText(instances[place].key), message)
    finding.evidence =
      history(of: place) + [
        Evidence(line: event.line, controller: name, event: event.kind.name, label: "here")
      ]
    raise(finding, Claim(name: instances[place].name, anyOf: anyOf))
  }

  // MARK: Together

  /// A child appears while its parent is gone, or its parent comes and goes without it: TC504.
  mutating func followParent(_ place: Int, _ callback: AppearanceCallback, _ event: Event) {
    switch callback {
    case .viewDidAppear:
      if let parent = instances.place(of: instances[place].parent) { judgeApart(place, parent, event) }
    case .viewWillAppear: followChildren(place, event)
    default: break
    }
  }

  private mutating func followChildren(_ place: Int, _ event: Event) {
    for link in children where link.parent == instances.reference(place) {
      if let child = instances.place(of: link.child) { judgeLeftBehind(child, place, event) }
    }
  }

  private mutating func judgeApart(_ child: Int, _ parent: Int, _ event: Event) {
    guard instances[parent].state == .hidden, instances[parent].flags.contains(.hasAppeared),
      tellsLives(child),
      instances[child].flags.contains(.attachmentSeen)
    else { return }
    let name = text(of: instances[parent].name)
    reportContainment(
      504, child, event,
      "\(text(of: instances[child].name)) appears although its parent \(name) has disappeared",
      claim: Claim(name: instances[parent].name, anyOf: EventKind.viewWillAppear.bit))
  }

  /// Whether a class logs how its instances begin or end, or all that they do: else another may have the address by now.
  private func tellsLives(_ place: Int) -> Bool {
    let record = classes[Int(instances[place].name.index)]
    let lives = EventKind.beginnings | EventKind.deinitialized.bit
    return record.logged & lives != 0 || record.loggedCallbacks == 15
  }

  private mutating func judgeLeftBehind(_ child: Int, _ parent: Int, _ event: Event) {
    let went = instances[parent].line(.viewDidDisappear)
    guard instances[child].state == .appeared, went > 0, instances[child].line(.viewDidAppear) < went,
      instances[child].line(.viewWillDisappear) < instances[parent].line(.viewWillDisappear),
      instances[child].flags.contains(.attachmentSeen)
    else { return }
    let name = text(of: instances[parent].name)
    reportContainment(
      504, child, event,
      "\(text(of: instances[child].name)) heard nothing while its parent \(name) went and came back",
      claim: Claim(name: instances[child].name, anyOf: EventKind.viewWillDisappear.bit))
  }

  private mutating func reportContainment(
    _ rule: UInt16, _ place: Int, _ event: Event, _ message: String, claim: Claim
  ) {
    guard instances[place].key.isSome, !isUnjudged(instances[place].name), !isEnding else { return }
    let name = text(of: instances[place].name)
    var finding = finding(rule, event.line, name, keyText(instances[place].key), message)
    finding.evidence = history(of: place)
    raise(finding, claim)
  }
}

/// A child and its parent.
struct ChildLink: Sendable {
  var child: InstanceRef
  var parent: InstanceRef
  /// Where that was said.
  var line: Int

  /// How many are remembered.
  static let limit = 256
}
