/// The controller that the first choice of a tab replaces: no line tells which tab was shown until then.
extension TraceChecker {
  /// A controller begins to go right behind the arrival of a tab for which nobody has made room: it goes for that, and late.
  mutating func makeRoom(_ index: InstanceIndex, _ event: Event) -> RunningIndex? {
    guard let choice = app.choiceLackingRoom(for: index) else { return nil }
    // It may as well go for something else.
    app.running[choice].doubts.add(.boundByOrder)
    sit(index, choice, .outgoing)
    breach(choice, at: .outgoingWillDisappear, event)
    return choice
  }
}

extension ObservedApp {
  /// The choice of a tab that has just come, and for which nobody has gone, if a controller is the only one that was there before.
  fileprivate func choiceLackingRoom(for index: InstanceIndex) -> RunningIndex? {
    guard
      let choice = running.announced.last(where: {
        running[$0].kindAsked == .select && running[$0].lastLine == latest.lineBefore
      })
    else { return nil }
    let one = running[choice]
    guard one.isCommitted, !one.isBroken, one.has(.incomingDidAppear), !one.outgoing.isTaken,
      !one.outgoing.isNamed, let tab = instances.index(of: one.incoming.instance),
      isOnlyOther(index, than: tab, since: one.markLine)
    else { return nil }
    return choice
  }

  /// Whether nobody but a tab and the controller that goes is on the screen, and that one was there before the tab was chosen.
  private func isOnlyOther(_ index: InstanceIndex, than tab: InstanceIndex, since line: Int) -> Bool {
    let (one, other) = (instances[index], instances[tab])
    guard one.state == .appeared, one.line(.viewDidAppear) < line, !one.presentedIn.isSome,
      !isRelative(index, tab), !isUnjudged(one.name)
    else { return false }
    return !instances.haveAtEnds(CallsByHand.limit) {
      $0.isOnScreen && $0.who != one.who && $0.who != other.who
    }
  }
}
