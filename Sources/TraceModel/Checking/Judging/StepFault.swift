/// A call that a controller's own state does not allow.
extension TraceChecker {
  /// Raises the rule of a step that its state does not allow, unless another instance or a quirk explains it.
  mutating func judgeStep(
    _ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex?
  ) {
    let isAgain = callback == .viewIsAppearing && state == .appearing
    let entry = isAgain ? AppearanceTable.isAppearingAgain : app.orders.appearance.entry(state, callback)
    guard entry.faulty != 0 else { return }
    judges.mirroredSteps.note(state, callback)
    let isEnd = endsWhatTheLogHas(index, state, callback, event.line)
    app.noteOwed(index, state, callback, entry.missing)
    guard !app.hasNamesake(index, allowing: callback), !app.instances[index].flags.contains(.excused),
      !app.isUnjudged(app.instances[index].name)
    else { return }
    var finding = app.lifecycleFinding(index, state, callback, entry, event.line)
    if app.isReselected(index, callback) { app.retellAsReselected(&finding, index) }
    if !app.stands(index) { finding.mayBeColumn = app.instances[index].name }
    if app.hasCallableNamesake(index) || app.mayHaveComeUnnoticed(besides: index)
      || app.mayBeUnseen(app.instances[index].who, goingBy: callback)
      || app.mayHaveMetOneBefore(index, callback)
    {
      finding.doubt(.namesakeMayHide)
    }
    if app.instances[index].flags.contains(.goesAlong) { finding.doubt(.orderIsSoft) }
    app.noteMissingLines(index, callback, transition)
    if app.instances[index].flags.contains(.missed) { finding.doubt(.linesMissing) }
    if app.isBeforeExcerpt(index) { finding.doubt(.otherExcerpt) }
    app.doubtRemarks(&finding, index, state, callback)
    app.doubtWords(&finding, index, event)
    app.weighQuirks(&finding, index, state, callback, event.line, transition)
    raiseStep(
      finding, index, callback, Claim(name: app.instances[index].name, faulty: entry.faulty), transition,
      goesOn: isEnd)
    judgeLoneTurn(finding, index, state, callback, entry.faulty)
  }

  /// Whether one that the log hides would have had the call before it in the log. One that appears may be taken for another
  /// that turns back, so only the end of a departure proves it, and only of one that began once.
  private mutating func endsWhatTheLogHas(
    _ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback, _ line: Int
  ) -> Bool {
    let one = app.instances.reference(index)
    if callback == .viewWillDisappear, state == .disappearing { judges.secondGoers.note(one, line) }
    guard callback == .viewDidDisappear else { return false }
    return !judges.secondGoers.take(one, comingLine: app.instances[index].line(.viewWillAppear))
  }

  /// Raises it, or holds it until its transition ends or a forwarding container has had its say.
  private mutating func raiseStep(
    _ finding: Finding, _ index: InstanceIndex, _ callback: AppearanceCallback, _ claim: Claim,
    _ transition: RunningIndex?, goesOn: Bool
  ) {
    if app.isForwardedAgain(index, callback) {
      return hold(
        HeldFinding(
          finding: finding, claim: claim, namedOnly: app.unlessKeyed(index), questions: .forwardedAgain))
    }
    // What a sheet gets once it's there doesn't follow from the disturbance of its presenter, but the call that
    // disturbed it is one fault with that.
    guard let transition = app.disturbed(at: finding.line) ?? transition, app.running[transition].isOpen,
      app.running[transition].isAnnounced, !app.running[transition].isDisturbed, app.isJudged(transition)
    else { return raiseAlone(finding, index, callback, claim, goesOn: goesOn) }
    let namedOnly = app.isBrought(index, by: transition) ? Symbol.none : app.unlessKeyed(index)
    let held = HeldFinding(
      finding: finding, claim: claim, namedOnly: namedOnly,
      questions: goesOn ? .goesOn : [])
    app.running.note(transition) { $0.held.append(held) }
  }

  /// Raises what is wrong with a controller, whatever transition it moves in.
  private mutating func raiseAlone(
    _ finding: Finding, _ index: InstanceIndex, _ callback: AppearanceCallback, _ claim: Claim, goesOn: Bool
  ) {
    guard callback.isWill else {
      return raise(finding, about: app.seated(index).who, claim, goesOn: goesOn)
    }
    judges.mirroredSteps.wait(
      HeldFinding(finding: finding, claim: claim, namedOnly: app.unlessKeyed(index)))
  }
}

extension ObservedApp {
  /// Whether `viewIsAppearing` comes a second time on the same way in, which the state alone doesn't tell.
  @inline(__always)
  func isAppearingAgain(_ index: InstanceIndex, _ callback: AppearanceCallback, _ state: AppearanceState)
    -> Bool
  {
    guard callback == .viewIsAppearing, state == .appearing else { return false }
    let began = instances[index].line(.viewWillAppear)
    return began > 0 && instances[index].line(.viewIsAppearing) > began
  }

  /// Notes what the controller still owes, so that it isn't a second fault when it comes late.
  fileprivate mutating func noteOwed(
    _ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback,
    _ missing: AppearanceCallback?
  ) {
    if let missing { instances[index].owed = 1 << missing.rawValue }
    if state == .disappearing, callback == .viewDidAppear, turnedBeforeAppearing(instances[index]) != nil {
      // It goes on going: its way in and its way out have crossed.
      instances[index].owed |= 1 << AppearanceCallback.viewDidDisappear.rawValue
    }
  }

  /// What UIKit itself is known to do, or may do, out of order: at launch, at the kill of the app, within a transition.
  fileprivate mutating func weighQuirks(
    _ finding: inout Finding, _ index: InstanceIndex, _ state: AppearanceState,
    _ callback: AppearanceCallback,
    _ line: Int, _ transition: RunningIndex?
  ) {
    if isLaunchQuirk(index, state, callback) {
      markKnown(&finding, "on iOS 13, the root may get its appearance callbacks twice at launch")
    }
    let mayBeLaunch = mayBeLaunchQuirk(index, callback)
    if mayBeLaunch { finding.doubt(.launchMayRepeat) }
    if isKillQuirk(transition, callback) {
      markKnown(
        &finding,
        "UIKit may call viewWillDisappear and viewDidDisappear of the root after its scene has disconnected")
    }
    if !mayBeLaunch, let transition, mayRepeat(callback, of: index, in: transition, line: line) {
      excuseRepeatedWill(&finding, in: transition)
    } else if !mayBeLaunch, mayRepeatUnlogged(callback, of: index, in: transition) {
      finding.doubt(.willMayRepeat)
    }
  }

  /// The name of a controller that is known by that alone.
  fileprivate func unlessKeyed(_ index: InstanceIndex) -> Symbol {
    instances[index].key.isSome ? .none : instances[index].name
  }

  /// Whether a mark brought a controller in, and it was loaded for that: it is the one meant while it appears.
  fileprivate func isBrought(_ index: InstanceIndex, by transition: RunningIndex) -> Bool {
    running[transition].hasMark && running[transition].has(.incomingDidLoad)
      && running[transition].side(of: index) == .incoming
  }

  /// Whether another of the name that was only created so far may have appeared: its class doesn't log all of a way out,
  /// so its coming was taken for another's return.
  fileprivate func mayHaveComeUnnoticed(besides index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    guard !instances[index].key.isSome, record.nameOnly.count > 1,
      !record.logs(.viewWillDisappear) || !record.logs(.viewDidDisappear)
    else { return false }
    return record.nameOnly.contains { $0 != index && instances[$0].flags.contains(.fresh) }
  }

  /// The presentation whose presenter a call disturbs.
  fileprivate func disturbed(at line: Int) -> RunningIndex? {
    running.announced.first { running[$0].disturbed == line }
  }

  /// A recorded quirk of iOS 13: the root gets viewWillAppear twice and then viewDidAppear twice at launch.
  private func isLaunchQuirk(_ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback)
    -> Bool
  {
    guard configured.os?.major == 13, instances[index].line(.viewWillDisappear) == 0 else { return false }
    return callback == .viewWillAppear && state == .appearing
      || callback == .viewDidAppear && state == .appeared
  }

  /// Whether it may be that quirk, on a release that isn't said: the same call right after the first, before any
  /// controller has gone.
  private mutating func mayBeLaunchQuirk(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    guard configured.os == nil, callback.isAppearing, latest.departed == .none,
      instances[index].line(.viewWillDisappear) == 0,
      instances[index].lastLine == latest.lineBefore, instances[index].line(callback) == latest.lineBefore
    else { return false }
    // The quirk doubles all calls, the will before the did.
    if callback == .viewWillAppear { latest.twiceAtLaunch = instances.reference(index) }
    return latest.twiceAtLaunch == instances.reference(index)
  }

  /// Split columns are recognised and never judged because no order of theirs is recorded.
  @inline(__always)
  func isUnjudged(_ name: Symbol) -> Bool {
    classes.isColumn(name) || rarely(classes.areDescribed) && container(of: name) == .split
  }
}
