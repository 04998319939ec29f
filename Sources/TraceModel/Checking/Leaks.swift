/// TC701: a controller that went and was not released, while others of its class were.
extension TraceChecker {
  /// A controller has gone; its deinit may come at any time.
  mutating func awaitRelease(_ place: Int) {
    guard instances[place].key.isSome, !instances[place].flags.contains(.awaited) else { return }
    instances[place].flags.insert(.awaited)
    if leaks.awaited.count >= LeakTable.limit { leaks.awaited.removeFirst(LeakTable.limit / 2) }
    leaks.awaited.append(
      LeakTable.Awaited(
        instance: instances.reference(place), name: instances[place].name, goneLine: lastLine,
        transitionsBefore: transitionCount))
  }

  /// It is shown again: it was kept on purpose.
  mutating func stopAwaiting(_ place: Int) {
    instances[place].flags.remove(.gone)
    guard instances[place].flags.contains(.awaited) else { return }
    instances[place].flags.remove(.awaited)
    leaks.awaited.removeAll { $0.instance == instances.reference(place) }
  }

  /// A deinit: releases this one, and counts for those of its class that went before it began.
  mutating func noteDeinit(_ place: Int, _ event: Event) {
    noteScreenReleased(place, line: event.line)
    noteCoordinatorReleased(event)
    for presentation in departed
    where presentations[presentation].presented.instance == instances.reference(place) {
      reportOwedDidDismiss(presentation)
    }
    guard !leaks.awaited.isEmpty else { return }
    let reference = instances.reference(place)
    leaks.awaited.removeAll { $0.instance == reference }
    for index in leaks.awaited.indices
    where leaks.awaited[index].name == instances[place].name
      && leaks.awaited[index].goneLine < instances[place].firstLine
    {
      leaks.awaited[index].releasedLater += 1
    }
    let leaked = leaks.awaited.filter { $0.releasedLater >= 2 }
    leaks.awaited.removeAll { $0.releasedLater >= 2 }
    for one in leaked { reportLeak(one) }
  }

  /// The end of the trace: one later release proves it where the trace went on for long.
  mutating func finishLeaks() {
    for one in leaks.awaited where one.releasedLater >= 1 && transitionCount - one.transitionsBefore >= 10 {
      reportLeak(one)
    }
  }

  private mutating func reportLeak(_ leak: LeakTable.Awaited) {
    guard let place = instances.place(of: leak.instance), !isEnding else { return }
    let name = text(of: leak.name)
    var finding = finding(
      701, leak.goneLine, name, keyText(instances[place].key),
      "\(name) went here and was never released, while \(leak.releasedLater) later "
        + (leak.releasedLater == 1 ? "instance of its class was" : "instances of its class were"))
    finding.evidence = history(of: place)
    raise(finding)
  }
}
