/// Checks the events of one process run, in one pass: state per live instance and running transition, nothing kept
/// of what is over but counts and findings.
package struct TraceChecker: ~Copyable, Sendable {
  /// What the log has told.
  var app: ObservedApp

  var judges = Judges()
  /// What is wrong with the presenter that is being asked, until its transition begins. A finding is large: this one stays here
  /// until somebody needs it.
  var hiddenPresenter: HeldFinding?
  var ledger = Ledger()
  /// What is told of it besides.
  var outbox: Outbox
  /// What the app's own rules ask for.
  var asked: AppRuleQuestions
  /// What was noted for them and not taken yet.
  var ruleFeed = AppRuleFeed()

  /// A checker of a trace of an app.
  ///
  /// - Parameters:
  ///   - telling: what is told of it besides findings and counts.
  ///   - known: what the log is known to tell, before it is read.
  init(app: AppDescription, telling: Telling = [], known: Instrumentation = Instrumentation()) {
    self.app = ObservedApp(app, known: known)
    asked = AppRuleWatch(app.rules.watched).questions()
    outbox = Outbox(
      telling: app.rules.watched.isEmpty ? telling : telling.union(.appRules),
      // Outlines ask for it, and presentations that only the configuration tells of.
      watchesScreen: telling.contains(.outlines) || app.controllers.contains { $0.style != nil })
  }

  /// Learns names that the log met for the first time.
  package mutating func learn(_ newNames: [String]) {
    for name in newNames {
      app.classes.learn(name, app.words.learn(name), describedBy: app.configured.controllers)
      if outbox.tells(.appRules) { asked.learn(name) }
    }
  }

  /// Checks one event.
  ///
  /// - Returns: the index of the instance that it is about; none if that isn't known, or if nobody keeps brief
  ///   steps and it isn't a callback.
  @discardableResult
  mutating func observe(_ event: Event) -> InstanceIndex {
    if rarely(app.latest.line == 0) { app.beganInTheMiddle = !event.kind.isLogsBeginning }
    app.latest.lineBefore = app.latest.line
    app.latest.line = event.line
    if rarely(app.waiting.contains(.endings)), event.kind.bit & EventKind.signsOfLife != 0 { noteLife() }
    return event.kind.isLifecycle ? observeLifecycle(event) : observeCall(event)
  }

  /// Checks an event that isn't a callback of a controller. It is a separate function so that the loop over
  /// the many callbacks stays small.
  @inline(never)
  private mutating func observeCall(_ event: Event) -> InstanceIndex {
    if rarely(app.containers.tabs.reselected != nil), !event.kind.isOfTabDelegate {
      app.containers.tabs.settle()
    }
    if rarely(judgeAfterDeinit(event)) {
      // It is told as that.
    } else if event.kind.isPresentationDelegate {
      observePresentationDelegate(event)
    } else {
      observeMark(event)
    }
    app.latest.call = LastCall(kind: event.kind, who: event.subject, line: event.line)
    guard rarely(outbox.tells(.events)) else { return .none }
    let index = app.existing(event.subject)
    if outbox.tells(.steps) { noteStep(event, index) }
    return index ?? .none
  }

  /// Ends the trace: what is open is incomplete.
  mutating func conclude() {
    if app.isPageTurning { app.doubtTurns() }
    judges.callsByHand.forgetAll(&app)
    settleMirrored()
    for transition in app.running.lingering where !app.running[transition].isAnnounced {
      close(transition, .completed)
    }
    for transition in app.running.open { judgeUnfinished(transition) }
    judgeNeverGone()
    for transition in app.running.open { close(transition, .endOfTrace) }
    judgeClosing(before: app.latest.line)
    for finding in judges.neverAddedCoordinators.atEnd(in: app) { raise(finding) }
    raiseAll(coordinatorsLeftWithoutScreens())
    finishReleases()
    raise(app.neverAppeared())
    raiseAll(judges.pageHistory.atEnd(in: app))
    raiseAll(judges.ownerlessViews.takeAll())
    raiseAll(judges.underNewRoots.atEnd(in: app))
    raiseAll(app.unendedForwardings())
    raiseAll(childrenKeptShown())
    raiseAll(judges.sheetSwipes.atEnd(in: app))
    raiseAll(judges.owedByGestures.takeAll(in: app))
    raiseAll(judges.quickLoads.atEnd())
    raiseAll(judges.unshownLoads.atEnd(in: app))
    raiseAll(judges.presentersSentAway.atEnd(in: app))
    raiseAll(judges.repeatedRequests.atEnd())
    // Of two that took each other's place as tabs do more than once, the other way is the exception.
    for fact in judges.roundTrips.atEnd()
    where !fact.exit.isOfSiblings || judges.siblingSwitches.switches(of: fact.exit) <= 1 { raise(fact) }
    raiseAll(judges.siblingSwitches.takeAll())
    raiseAll(judges.stillPages.takeAll(in: app))
    // A class that logs how its instances begin, and one of which was there already; columns begin as they like.
    app.beganInTheMiddle =
      app.mayHaveBegunInTheMiddle
      || app.classes.names.contains { app.classes[$0].wasThereBefore && !app.isUnjudged($0) }
    for held in judges.loneTurns.atEnd(in: app) { hold(held) }
    for fault in app.scenes.takeFaults() { raise(fault) }
    raisePresentersInDoubt()
    endRules()
  }

  /// Decides what waited for proof: nothing more is raised.
  mutating func close() {
    for held in ledger.takeHeld() { settle(held) }
    ledger.revise(app.doubtingOddLines(withoutSecondLines(app.withoutColumns(ledger.findings))))
    ledger.close()
  }
}
