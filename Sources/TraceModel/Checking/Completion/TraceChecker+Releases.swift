/// Which releases are awaited, and what a deinit means to the other parts.
extension TraceChecker {
  /// A deinit, of a screen or of a coordinator.
  mutating func noteDeinit(_ index: InstanceIndex, _ event: Event) {
    app.noteScreenReleased(index, line: event.line)
    noteCoordinatorReleased(event)
    for presentation in app.presentations.departed
    where app.presentations[presentation].presented.instance == app.instances.reference(index) {
      reportOwedDidDismiss(presentation)
    }
    let instance = app.instances.reference(index)
    // Where all is taken down at the end, the older may well be released after the newer.
    guard app.endings.isEmpty else { return app.releases.giveUp(instance) }
    app.releases.release(instance, app.instances[index].name, begunAt: app.instances[index].firstLine)
  }

  /// The end of the trace.
  mutating func finishReleases() {
    // In a log that announces what it shows, what nobody announced may be a tab or a child that is kept.
    let isUntoldSaid = !app.announcesShowing
    raiseLeaks(app.releases.leaked(after: app.counts.transitions).filter { $0.isTold || isUntoldSaid })
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
  /// A controller has gone; its deinit may come at any time.
  mutating func awaitRelease(_ index: InstanceIndex, isTold: Bool = true, reveals: Bool = false) {
    guard instances[index].key.isSome, !instances[index].flags.contains(.awaited) else { return }
    instances[index].flags.insert(.awaited)
    releases.expect(
      Releases.Awaited(
        instance: instances.reference(index), name: instances[index].name, goneLine: lastLine,
        transitionsBefore: counts.transitions, isTold: isTold, reveals: reveals))
  }

  /// A controller seems to have gone for good, inferred from the order of the calls: it was created in the
  /// log, and the controller that it covered, if any, is revealed.
  mutating func awaitReleaseUntold(_ index: InstanceIndex, in transition: RunningIndex) {
    let revealed = running[transition].incoming.instance
    guard instances[index].loadLine > 0, !instances[index].parent.isSome,
      instances[index].below == revealed, revealed.isSome || !goesWithOthers(index)
    else { return }
    switch container(of: instances[index].name) {
    case .page, .pageCurl, .tab, .child, .split: return
    case .navigation, nil: awaitRelease(index, isTold: false, reveals: revealed.isSome)
    }
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
