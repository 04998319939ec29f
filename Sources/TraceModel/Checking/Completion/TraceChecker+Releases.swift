/// Which releases are awaited, and what a deinit means to the other parts.
extension TraceChecker {
  /// A deinit, of a screen or of a coordinator.
  mutating func noteDeinit(_ index: InstanceIndex, _ event: Event) {
    if rarely(!app.coordinators.isEmpty) {
      app.noteScreenReleased(index, line: event.line)
      noteCoordinatorReleased(event)
    }
    let instance = app.instances.reference(index)
    // What is reported is departed no more. A list that is gone through meanwhile would be copied for that.
    while let owing = app.departed(of: instance) { reportOwedDidDismiss(owing) }
    // Where all is taken down at the end, the older may well be released after the newer.
    guard usually(app.endings.isEmpty) else { return app.releases.giveUp(instance) }
    if !app.releases.isEmpty {
      app.releases.release(instance, app.instances[index].name, begunAt: app.instances[index].firstLine)
    }
    if !app.surroundings.containment.holdsNothing || !app.containers.stacks.isEmpty {
      app.awaitContent(of: index)
    }
    app.awaitLeftBehind(by: index)
  }

  /// The end of the trace: what was never released, and what the counts of each other class say.
  mutating func finishReleases() {
    let leaked = app.leaked()
    raiseLeaks(leaked)
    let counted = app.releaseCounts()
    raiseAll(counted)
    guard app.endings.isEmpty else { return }
    let told = Set(leaked.map(\.name) + counted.map(\.who.name))
    raiseAll(app.classes.names.filter { !told.contains($0) }.compactMap { app.outlived($0) })
  }

  private mutating func raiseLeaks(_ leaked: [Releases.Awaited]) {
    for one in leaked {
      guard let index = app.instances.index(of: one.instance) else { continue }
      raise(
        Leak(
          instance: app.instances[index], goneLine: one.goneLine, releasedLater: one.releasedLater,
          isSure: one.isTold || one.reveals))
    }
  }
}

extension ObservedApp {
  /// The controllers that were never released. In a log that announces what it shows, what nobody announced may be a tab or a child
  /// that is kept.
  fileprivate func leaked() -> [Releases.Awaited] {
    releases.leaked(after: counts.transitions).filter { $0.isTold || $0.isLeftBehind || !announcesShowing }
  }

  /// A presentation of a controller that is over, and may still owe a didDismiss.
  @inline(__always)
  fileprivate func departed(of presented: InstanceRef) -> PresentationIndex? {
    presentations.departed.first { presentations[$0].presented.instance == presented }
  }

  /// A controller has gone; its deinit may come at any time.
  mutating func awaitRelease(
    _ index: InstanceIndex, isTold: Bool = true, reveals: Bool = false, isLeftBehind: Bool = false
  ) {
    guard instances[index].key.isSome, !instances[index].flags.contains(.awaited) else { return }
    instances[index].flags.insert(.awaited)
    releases.expect(
      Releases.Awaited(
        instance: instances.reference(index), name: instances[index].name, goneLine: latest.line,
        transitionsBefore: counts.transitions, isTold: isTold, reveals: reveals, isLeftBehind: isLeftBehind))
  }

  /// A controller seems to have gone for good, inferred from the order of the calls: it was created in the
  /// log, and the controller that it covered, if any, is revealed.
  mutating func awaitReleaseUntold(_ index: InstanceIndex, in transition: RunningIndex) {
    let revealed = running[transition].incoming.instance
    // Without a key nothing is awaited of it.
    guard mayBeAwaitedUntold(index), revealed.isSome || !goesWithOthers(index) else { return }
    if instances[index].below == revealed {
      awaitRelease(index, isTold: false, reveals: revealed.isSome)
    } else {
      awaitSkipped(between: index, and: revealed)
    }
  }

  /// A container was released: nobody but the app itself can still have what was in it, and that shows it again.
  fileprivate mutating func awaitContent(of container: InstanceIndex) {
    guard !surroundings.containment.holdsNothing || containers.stacks.know(instances[container].who) else {
      return
    }
    let reference = instances.reference(container)
    let removal = Removal(line: latest.line, name: instances[container].name, kind: .deinitialized)
    let children =
      (surroundings.containment.children(of: reference) + surroundings.containment.housed(in: reference))
      .compactMap { instances.index(of: $0) }.filter { instances[$0].parent == reference }
    for one in children + screens(of: instances[container].who) where mayBeLeft(one) {
      markGone(seated(one), by: removal)
    }
  }

  /// A navigation controller was dismissed, whose release nothing tells: its screens have gone with it.
  mutating func markScreensGone(in owner: Participant, by removal: Removal) {
    guard owner.instance.isSome, !classes[owner.name].logs(.deinitialized) else { return }
    for one in screens(of: owner) where mayBeLeft(one) { markGone(seated(one), by: removal) }
  }

  /// The screens of a stack that have logged anything.
  private func screens(of owner: Participant) -> [InstanceIndex] {
    containers.stacks.isEmpty ? [] : containers.stacks[owner].entries.compactMap { index(of: $0) }
  }

  /// Whether a controller was shown and has gone or is going, and nothing has taken it away so far.
  private func mayBeLeft(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    let hasGone = instance.state == .hidden || instance.state == .disappearing
    return instance.key.isSome && hasGone && instance.flags.contains(.hasAppeared)
      && instance.flags.isDisjoint(with: [.gone, .dead]) && !instance.presentedIn.isSome
  }

  /// Whether another controller went while this one was going: then this one may be a child of the other,
  /// which keeps it.
  private func goesWithOthers(_ index: InstanceIndex) -> Bool {
    guard let other = instances.index(of: latest.departed), other != index else { return false }
    return instances[other].line(.viewDidDisappear) > instances[index].line(.viewWillDisappear)
  }

  /// It is shown again: it was kept on purpose.
  mutating func stopAwaiting(_ index: InstanceIndex) {
    instances[index].flags.remove(.gone)
    guard instances[index].flags.contains(.awaited) else { return }
    instances[index].flags.remove(.awaited)
    releases.giveUp(instances.reference(index))
  }

  /// Whether the log tells what is shown where.
  var announcesShowing: Bool {
    let marks: [EventKind] = [
      .present, .push, .setViewControllers, .select, .addChild, .willMove, .didMove, .setRoot,
    ]
    return classes.announcesAny(marks.reduce(0) { $0 | $1.bit })
  }
}
