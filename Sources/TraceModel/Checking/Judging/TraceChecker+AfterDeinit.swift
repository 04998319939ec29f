/// TC106: what is logged of a controller that was released.
extension TraceChecker {
  /// An event of an instance after its deinit.
  mutating func reportAfterDeinit(
    _ who: Participant, endedAt end: Int, _ event: Event, mayBeAnothers: Bool = false,
    mayTurnUnlogged: Bool = false
  ) {
    let name = app.text(of: who.name)
    var finding = app.finding(
      106, event.line, name, app.keyText(who.instance),
      "\(name) \(event.kind == .present ? "was asked to" : "got") `\(event.kind.name)` after its deinit")
    finding.evidence = [
      Evidence(line: end, controller: name, event: "deinit", label: "released here"),
      Evidence(line: event.line, controller: name, event: event.kind.name, label: "after its deinit"),
    ]
    if mayBeAnothers || app.mayBeUnseen(who, goingBy: AppearanceCallback(event.kind))
      || app.wasCoveredWhenReleased(who)
    {
      finding.doubt(.namesakeMayHide)
    }
    if mayTurnUnlogged { finding.doubt(.endUnlogged) }
    if end <= app.latest.excerptLine { finding.doubt(.otherExcerpt) }
    if event.kind == .viewDidDisappear { withdrawReleaseGoing(endedAt: end) }
    app.noteCalledDead(who)
    let goesOn = AppearanceCallback(event.kind)?.isWill == false
    raise(finding, about: who, Claim(name: who.name, anyOf: event.earlierInLife), goesOn: goesOn)
  }

  /// A sheet's own name is told that it was dismissed, though all that had the name are released, and the last of them was told so
  /// in its time.
  ///
  /// - Returns: whether that is so.
  mutating func judgeToldBehindRelease(_ event: Event) -> Bool {
    guard let end = app.releaseOfLast(event.subject) else { return false }
    reportAfterDeinit(event.subject, endedAt: end, event, mayBeAnothers: true)
    return true
  }

  /// An event that isn't a callback, of a controller that was released. The first of them tells.
  ///
  /// - Returns: whether it is such an event: then it means nothing else.
  mutating func judgeAfterDeinit(_ event: Event) -> Bool {
    let who = event.kind == .removeFromParent && event.object.isSome ? event.object : event.subject
    guard event.kind != .present, who.name.isSome, who.instance.isSome,
      app.classes[who.name].logged & event.earlierInLife != 0, !app.isUnjudged(who.name),
      !app.isToldOfDismissedInCode(event),
      let end = app.instances.releasedLine(of: who)
    else { return false }
    app.classes.note(event.kind, of: event.subject.name)
    if !app.wasCalledDead(who) { reportAfterDeinit(who, endedAt: end, event) }
    return true
  }
}

extension ObservedApp {
  /// Where the last of a name was released, if its sheets are known by the name alone and none is left.
  fileprivate func releaseOfLast(_ who: Participant) -> Int? {
    guard !who.instance.isSome, who.name.isSome, existing(who) == nil else { return nil }
    let record = classes[who.name]
    let isTold = record.wasPresented && record.logged & EventKind.beginnings != 0
    return isTold && record.releasedLine > 0 ? record.releasedLine : nil
  }

  /// Whether the one of a name that was taken for released was only covered then, in a class that doesn't log how one is made.
  fileprivate func wasCoveredWhenReleased(_ who: Participant) -> Bool {
    !who.instance.isSome && classes[who.name].diedCovered && !classes[who.name].logs(.initialized)
  }

  /// Whether something was told of a controller after its deinit, as long as that is remembered.
  func wasCalledDead(_ who: Participant) -> Bool {
    instances.find(who.name, who.instance).map { instances[$0].flags.contains(.calledDead) } ?? false
  }

  fileprivate mutating func noteCalledDead(_ who: Participant) {
    guard let index = instances.find(who.name, who.instance) else { return }
    instances[index].flags.insert(.calledDead)
  }

  /// Whether an app tells a delegate by itself of what it has dismissed, which is a fault of its own.
  fileprivate func isToldOfDismissedInCode(_ event: Event) -> Bool {
    event.kind == .presentationControllerDidDismiss
      && presentations.dismissedInCode.map { isMeant($0, by: event.subject) } ?? false
  }
}

extension Event {
  /// What a controller has logged of itself before such an event, a bit for each event that its class may log: of another
  /// one at the address of a released one there would be such a line. 0 where it needs none, as before a setting, which
  /// apps give to a controller while they make it.
  fileprivate var earlierInLife: UInt64 {
    switch kind {
    case .present, .removeFromParent: EventKind.beginnings
    case .willMove, .didMove: parentIsNil ? EventKind.beginnings : 0
    case .touch, .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss:
      EventKind.viewDidAppear.earlierInLife | EventKind.viewDidAppear.bit
    default: kind.isLifecycle ? kind.earlierInLife : 0
    }
  }
}
