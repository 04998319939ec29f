/// A controller that was asked for since it moved last: what it did before is over.
extension TraceChecker {
  /// Closes a controller's transition if a mark since its last logged line names the controller: what it does
  /// now answers that mark, and what it did before is over.
  @inline(never)
  mutating func leaveForMark(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    let current = app.instances[index].transition
    let comesAgain = app.comesAgain(index, callback, after: current)
    guard
      comesAgain || !app.running[current].isAnnounced || app.mayHaveArrived(index, in: current)
        || app.goesAgain(index, callback, after: current)
    else { return }
    // One that comes again may have loaded its view for that.
    let line = comesAgain ? app.instances[index].line(.viewWillDisappear) : app.instances[index].lastLine
    guard let request = app.request(for: index, callback.isAppearing ? .incoming : .outgoing, since: line)
    else {
      return
    }
    if comesAgain { judgeAskedAgain(index, by: request) }
    close(current, .participantMoves)
  }

  /// The same where only the did-callback is logged: a transition that something was wrong with is over for a controller that
  /// has been asked for since.
  @inline(never)
  mutating func leaveBroken(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let will: EventKind = callback.isAppearing ? .viewWillAppear : .viewWillDisappear
    guard !app.classes[app.instances[index].name].logs(will),
      app.request(for: index, side, since: app.instances[index].lastLine) != nil
    else { return }
    close(app.instances[index].transition, .participantMoves)
  }
}

extension ObservedApp {
  /// Whether a controller goes once more that a gesture had begun to take away: that one was given up.
  fileprivate func goesAgain(
    _ index: InstanceIndex, _ callback: AppearanceCallback, after gesture: RunningIndex
  ) -> Bool {
    callback == .viewWillDisappear && running[gesture].trigger == .swipe
      && running[gesture].has(.outgoingWillDisappear) && running[gesture].side(of: index) == .outgoing
  }

  /// Whether a controller comes that the app had dismissed by code: that can't be given up, so it had gone by then. Where its
  /// presenter comes back, the dismissal tells itself what it lacks.
  fileprivate func comesAgain(
    _ index: InstanceIndex, _ callback: AppearanceCallback, after departure: RunningIndex
  ) -> Bool {
    let one = running[departure]
    return callback == .viewWillAppear && one.side(of: index) == .outgoing && one.trigger == .code
      && one.kindAsked == .dismiss && one.has(.outgoingWillDisappear) && !one.has(.incomingWillAppear)
  }

  /// Whether a controller that was brought in may be there by now, since its class doesn't log that it is.
  fileprivate func mayHaveArrived(_ index: InstanceIndex, in transition: RunningIndex) -> Bool {
    running[transition].side(of: index) == .incoming
      && !classes[instances[index].name].logs(.viewDidAppear)
  }

  /// What a mark behind a line asks of a controller, if nobody has answered on that side.
  fileprivate func request(for index: InstanceIndex, _ side: Side, since line: Int) -> RunningIndex? {
    running.announced.first { transition in
      running[transition].markLine > line && waits(transition, side, for: index)
        && running[transition].seen & SlotSet.appearance(side).bits == 0
    }
  }
}
