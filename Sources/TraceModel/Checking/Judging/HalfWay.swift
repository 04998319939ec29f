/// Transitions that nobody announced, and that end without the did-callback of a side.
extension TraceChecker {
  /// A controller begins to move, and still had to arrive from the way before.
  mutating func judgeOverdue(_ index: InstanceIndex, turningBy callback: AppearanceCallback) {
    let missing = callback == .viewWillAppear ? AppearanceCallback.viewDidDisappear : .viewDidAppear
    let overdue = judges.overdueMoves.take(
      missing, of: app.instances.reference(index), serial: app.running.openedCount)
    guard missing.earlier == app.instances[index].state else { return }
    if let (other, doubts) = overdue {
      raiseHalfWay(index, missing: missing, .turned(app.latest.line, after: other), doubts)
    } else if let parent = app.parentThatArrived(before: index, missing) {
      raiseHalfWay(
        index, missing: missing, .turnedApart(app.latest.line, from: app.instances[parent]),
        app.doubts(aboutChild: index, besides: parent))
    } else if let above = app.presentedWhileComing(index), callback == .viewWillDisappear {
      // It had come by then, so nothing excuses it any more.
      app.instances[index].flags.subtract([.excused, .goesAlong])
      raiseHalfWay(
        index, missing: missing, .presented(app.latest.line, above: app.instances[above]),
        mayRun: true)
    } else if let line = app.lineOfDismissal(coming: index), callback == .viewWillDisappear {
      raiseHalfWay(index, missing: missing, .dismissed(line))
    } else if callback == .viewWillDisappear,
      let fact = app.skippedReveal(index, .viewWillDisappear, app.latest.line)
    {
      raise(fact)
    } else if callback == .viewWillDisappear, let root = app.rootThatWent(for: index) {
      raiseHalfWay(index, missing: missing, .turned(app.latest.line, after: root), mayRun: true)
    } else {
      return
    }
    app.instances[index].state = missing.next
  }

  /// A controller has disappeared. Those in whose place it had come must have gone by now.
  ///
  /// - Parameter transition: that with which it disappeared.
  mutating func judgeOverdue(replacedBy index: InstanceIndex, _ transition: RunningIndex?) {
    let isReplaced = transition.map { app.running[$0].incoming.instance.isSome } ?? false
    for (reference, doubts) in judges.overdueMoves.takeGoers(replacedBy: app.instances.reference(index)) {
      // What one that is released lacks was told at its deinit.
      guard let goer = app.instances.index(of: reference), app.instances[goer].state == .disappearing,
        !app.instances[goer].flags.contains(.dead)
      else { continue }
      raiseHalfWay(
        goer, missing: .viewDidDisappear, .left(by: app.instances[index], isReplaced: isReplaced), doubts)
      app.instances[goer].state = .hidden
      // If it comes after all, it is the same fault.
      app.instances[goer].owed = 1 << AppearanceCallback.viewDidDisappear.rawValue
    }
  }

  /// A controller is released while it disappears: has it gone before? Of one that a mark asked to go its transition tells.
  mutating func judgeReleaseGoing(_ index: InstanceIndex, _ event: Event) {
    guard app.instances[index].line(.viewDidAppear) > 0 else { return }
    let transition = app.instances[index].transition
    if transition.isSome, !app.isToldByCallbacksAlone(transition) { return }
    raiseHalfWay(index, missing: .viewDidDisappear, .released(event.line))
    judges.overdueMoves.lastRelease = (event.line, app.instances[index].line(.viewWillDisappear))
  }

  /// A controller that had come back is released before it has appeared: was it skipped, and woken all the same?
  mutating func judgeReleaseComing(_ index: InstanceIndex, _ event: Event) {
    if let fact = app.skippedReveal(index, .deinitialized, event.line) { return raise(fact) }
    let one = app.instances[index]
    // What was called though its stack passed over it is told as that.
    guard one.line(.viewDidDisappear) > 0, one.line(.viewWillAppear) > one.line(.viewDidDisappear),
      !app.wasWokenGone(index), app.isKnownAlone(index),
      !one.transition.isSome || app.isToldByCallbacksAlone(one.transition)
    else { return }
    raiseHalfWay(index, missing: .viewDidAppear, .released(event.line), mayRun: true)
  }

  /// The log is over. What began to go and never went isn't on its way any more where others of its class have come and gone since.
  mutating func judgeNeverGone() {
    for (index, last) in app.neverGone() {
      raiseHalfWay(index, missing: .viewDidDisappear, .outlasted(by: last), Doubts(.endUnlogged))
    }
  }

  /// A controller that the app had sent away comes as the app has asked for it again: it must have gone before.
  mutating func judgeAskedAgain(_ index: InstanceIndex, by request: RunningIndex) {
    guard app.instances[index].state == .disappearing, let kind = app.running[request].kindAsked else {
      return
    }
    raiseHalfWay(
      index, missing: .viewDidDisappear, .askedAgain(app.running[request].markLine, by: kind))
    app.instances[index].state = .hidden
  }

  /// It goes after its deinit, which is told as that.
  mutating func withdrawReleaseGoing(endedAt line: Int) {
    guard let last = judges.overdueMoves.lastRelease, last.line == line else { return }
    ledger.withdrawLatest { $0.finding.rule.number == 205 && $0.finding.line == last.began }
  }

  /// A viewDidDisappear that was told to be missing, because the one that came in its place had gone again, comes after all: the two
  /// may be of two windows.
  @inline(never)
  mutating func noteLate(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    guard callback == .viewDidDisappear else { return }
    let (name, began, line) = (
      app.instances[index].name, app.instances[index].line(.viewWillDisappear), app.latest.line
    )
    ledger.amendLatest {
      $0.finding.rule.number == 205 && $0.claim.name == name && $0.finding.line > began
        && $0.finding.evidence.contains { $0.line == began }
    } _: {
      $0.message += "; it came at line \(line) after all"
      $0.doubt(.otherWindow)
    }
  }

  private mutating func raiseHalfWay(
    _ index: InstanceIndex, missing: AppearanceCallback, _ end: HalfWayFact.End, _ doubts: Doubts = [],
    mayRun: Bool = false
  ) {
    let isExcused = app.instances[index].flags.contains(.excused)
    let isSure = app.isSurelyMeant(index)
    guard isSure || app.isLikelyMeant(index), !isExcused || end.isTurn else { return }
    let fact = HalfWayFact(controller: app.instances[index], missing: missing, end: end)
    var finding = fact.told(in: app.words)
    let next = missing == .viewDidAppear ? AppearanceCallback.viewWillDisappear : .viewWillAppear
    app.doubtRemarks(&finding, index, app.instances[index].state, next)
    // Who came inside of it may have come in another window.
    if end.mayBeOfTwo(windows: app.windowsAtLeast) || app.instances[index].flags.contains(.hosts) {
      finding.doubt(.otherWindow)
    }
    finding.weigh(doubts)
    if !isSure { finding.doubt(.namesakeMayHide) }
    // Who presents, or pushes, on the way in may do so before the move is over.
    if mayRun || isExcused { finding.doubt(.mayStillRun) }
    if case .dismissed = end { finding.doubt(.mayBeInteractive) }
    if case .left(let other, _) = end, app.mayBeOfNextLaunch(other) { finding.doubt(.mayBeNextLaunch) }
    if app.latest.excerptLine > 0, app.instances[index].line(missing.opening) <= app.latest.excerptLine {
      finding.doubt(.otherExcerpt)
    }
    raise(
      HeldFinding(
        finding: finding, claim: fact.claim, namedOnly: fact.namedOnly, questions: fact.questions))
  }
}

extension ObservedApp {
  /// The parent of a controller, which may only be guessed, if both began to move together and it alone has come to rest. One
  /// that comes back without what was taken for its parent isn't a child of that.
  fileprivate func parentThatArrived(before child: InstanceIndex, _ did: AppearanceCallback)
    -> InstanceIndex?
  {
    guard let parent = container(around: child), !isUnjudged(instances[parent].name),
      did == .viewDidAppear || instances[child].parent.isSome || instances[parent].isOnScreen
    else { return nil }
    let began = instances[child].line(did.opening)
    return instances[parent].line(did.opening) < began && began < instances[parent].line(did) ? parent : nil
  }

  /// How many windows the app has by what the log names: where it began in the middle, what was there by then had one of its own.
  fileprivate var windowsAtLeast: Int { surroundings.windows.count + (beganInTheMiddle ? 1 : 0) }

  /// What speaks against a child having to arrive with its parent: that is only guessed, or another of its name has arrived.
  fileprivate func doubts(aboutChild child: InstanceIndex, besides parent: InstanceIndex) -> Doubts {
    var doubts = Doubts()
    if !instances[child].parent.isSome { doubts.add(.othersMove) }
    if !wasAlone(parent) { doubts.add(.namesakeMayHide) }
    return doubts
  }

  /// What a controller was asked to present since it began to appear, if that has appeared: nobody presents before he is there
  /// himself.
  fileprivate func presentedWhileComing(_ index: InstanceIndex) -> InstanceIndex? {
    let presentation = instances[index].presenting
    let began = max(instances[index].line(.viewWillAppear), instances[index].line(.viewIsAppearing))
    guard presentation.isSome, presentations[presentation].isAnnounced, instances[index].state == .appearing,
      presentations[presentation].firstLine > began,
      let above = instances.index(of: presentations[presentation].presented.instance),
      instances[above].line(.viewDidAppear) > presentations[presentation].firstLine
    else { return nil }
    return above
  }

  /// The root in whose place a controller came, if that has gone, and the new one is a container that logs nothing.
  fileprivate func rootThatWent(for index: InstanceIndex) -> Instance? {
    let came = instances[index].line(.viewWillAppear)
    let change = running.announced.first {
      let one = running[$0]
      return one.kindAsked == .setRoot && !one.isCommitted && !one.incoming.isTaken && one.markLine < came
        && classes[one.incoming.who.name].loggedCallbacks == 0
        && one.has(.outgoingDidDisappear) && line($0, .outgoingDidDisappear) > came
    }
    return change.flatMap { instances.index(of: running[$0].outgoing.instance) }.map { instances[$0] }
  }

  /// Where the app asked for the dismissal of what it had presented, and what never appeared.
  fileprivate func lineOfDismissal(coming index: InstanceIndex) -> Int? {
    let presentation = instances[index].presentedIn
    guard presentation.isSome, presentations[presentation].isAnnounced,
      let dismissal = running.announced.first(where: {
        running[$0].presentation == presentation && running[$0].markKind == .dismiss
      }), running[dismissal].markLine > instances[index].line(.viewWillAppear)
    else { return nil }
    return running[dismissal].markLine
  }

  /// Whether a controller whose call is missing is the one that the log means, and its calls are judged.
  fileprivate func isSurelyMeant(_ index: InstanceIndex) -> Bool { isJudgedHalfWay(index) && wasAlone(index) }

  /// Whether all others of its name were at rest out of sight when it began to move, or have begun since: the call that it
  /// lacks would have been told of none of them.
  fileprivate func isLikelyMeant(_ index: InstanceIndex) -> Bool {
    guard isJudgedHalfWay(index) else { return false }
    let began = max(instances[index].line(.viewWillAppear), instances[index].line(.viewWillDisappear))
    return classes[instances[index].name].nameOnly.allSatisfy {
      $0 == index || instances[$0].state == .hidden || instances[$0].loadLine > began
    }
  }

  private func isJudgedHalfWay(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    return endings.isEmpty && !isUnjudged(instance.name) && !instance.flags.contains(.goesAlong)
      && (instance.key.isSome || !classes[instance.name].mayNeverLoad && instance.flags.contains(.begun))
  }

  /// Whether another launch may have begun with a controller: it is of the class that the log began with, was loaded anew, and
  /// the one before got no call since.
  fileprivate func mayBeOfNextLaunch(_ root: Instance) -> Bool {
    guard let first = instances.index(of: latest.first), instances[first].name == root.name else {
      return false
    }
    return root.loadLine > instances[first].lastLine && root.loadLine > instances[first].loadLine
  }
}
