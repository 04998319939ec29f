/// TC205: a transition that never ends although the app runs on for long: the app went to the background and
/// came back, or many other transitions have begun.
extension TraceChecker {
  /// A screen was created and brought in, or comes back, both will-callbacks came, and the trace ends long after without a
  /// did-callback. Leaving the app ends every animation.
  mutating func judgeUnfinished(_ transition: RunningIndex) {
    let running = app.running[transition]
    guard !running.isBroken, !running.isCommitted, app.isHalfWay(running),
      let incoming = app.instances.index(of: running.incoming.instance),
      app.comesAnew(incoming) || app.comesBack(incoming),
      !app.isUnjudged(app.instances[incoming].name),
      let outgoing = app.instances.index(of: running.outgoing.instance),
      let sign = app.signThatItHangs(running)
    else { return }
    let name = app.text(of: app.instances[incoming].name)
    var finding = app.words.finding(
      205, running.lastLine, app.instances[incoming].who,
      "\(name) never got `viewDidAppear`, although \(sign)"
    )
    finding.transition = running.kindAsked
    finding.missing = ["viewDidAppear"]
    finding.help =
      "An animator has to call completeTransition(_:) on every way out, even if it returns early or its "
      + "animation stops; until then no touch gets through. If the app has no animator of its own, look for "
      + "a replaced delegate of interactivePopGestureRecognizer, which lets a swipe on the root screen "
      + "freeze the stack, and for overrides of the appearance callbacks that don't call super."
    finding.evidence = (app.history(of: outgoing) + app.history(of: incoming)).filter {
      $0.line >= running.firstLine
    }
    .sorted { $0.line < $1.line }
    if app.timeAway.isBehind(running.lastLine) {
      finding.evidence.append(
        Evidence(
          line: app.timeAway.backLine, controller: "app", event: app.timeAway.backBy.name,
          label: "is back, and the transition hasn't ended"))
    }
    // The instance created for it is the one meant, whatever else has the name; of those that come back only one may have it.
    var doubts = running.doubts.union(Doubts(.mayStillRun))
    // Whatever kind of move it is, it has to end.
    doubts.remove(Doubts(.inferredTransition))
    finding.weigh(doubts)
    let symbol = app.instances[incoming].name
    if !app.classes[symbol].logs(.viewDidAppear), app.isAmongThoseThatArrive(symbol) {
      // A screen that always hangs never logs it: that all others do is what tells.
      return raise(finding)
    }
    raise(finding, Claim(name: symbol, anyOf: EventKind.viewDidAppear.bit))
  }
}

extension ObservedApp {
  /// Whether each other class whose controllers are shown logs that they have appeared.
  fileprivate func isAmongThoseThatArrive(_ name: Symbol) -> Bool {
    let others = classes.names.filter { $0 != name && classes[$0].logs(.viewWillAppear) }
    return others.count >= 2 && others.allSatisfy { classes[$0].logs(.viewDidAppear) }
  }

  /// What shows that a transition hangs; `nil` if it may just be running.
  fileprivate func signThatItHangs(_ one: RunningTransition) -> String? {
    if timeAway.isBehind(one.lastLine) {
      return "the app has since gone to the background and come back"
    }
    let later = running.openedCount - one.serial
    return later >= Self.manyLater ? "\(later) other transitions have begun since" : nil
  }

  /// How many later transitions take longer than any animation.
  static var manyLater: UInt32 { 6 }

  /// Whether a controller that had gone is on its way back, and no other can be meant.
  fileprivate func comesBack(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.line(.viewDidDisappear) > 0 && one.line(.viewWillAppear) > one.line(.viewDidDisappear)
      && isKnownAlone(index)
  }

  /// Whether both sides have begun to move, and neither has come to rest or turned back.
  fileprivate func isHalfWay(_ running: RunningTransition) -> Bool {
    let wills = Slot.incomingWillAppear.bit | Slot.outgoingWillDisappear.bit
    let back = Slot.incomingWillDisappear.bit | Slot.outgoingWillAppear.bit
    return running.seen & wills == wills && running.seen & (SlotSet.dids.bits | back) == 0
  }
}
