/// The lifecycle of scenes and of the app, and what is called while none of them is in the foreground.
extension TraceChecker {
  mutating func noteScene(_ event: Event) {
    guard let step = SceneStep(event.kind) else { return }
    app.timeAway.take(step, event)
    app.scenes.take(
      step, of: event.subject, isApp: event.kind.isOfApp, event.kind, line: event.line,
      excerptLine: app.latest.excerptLine)
    judges.backgroundMoves.toldLine = 0
  }

  /// TC109: a controller gets a callback between didEnterBackground and willEnterForeground, though nothing
  /// asked for it. Only the first such call is reported; the others belong to it.
  mutating func judgeInBackground(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ transition: RunningIndex?, _ line: Int
  ) {
    guard callback.isWill, app.endings.isEmpty, !app.isUnjudged(app.instances[index].name) else { return }
    if let transition, app.running[transition].hasMark || app.running[transition].has(.willDismiss) { return }
    if callback == .viewWillAppear, app.isLaunching { return }
    if judges.backgroundMoves.toldLine == 0 { reportInBackground(index, callback, line) }
    if callback == .viewWillDisappear {
      judges.backgroundMoves.note(app.instances.reference(index), from: app.instances[index].state)
    }
  }

  /// Whether the app itself moved its screens shows only later.
  private mutating func reportInBackground(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int
  ) {
    judges.backgroundMoves.toldLine = line
    let name = app.text(of: app.instances[index].name)
    var finding = app.words.finding(
      109, line, app.instances[index].who, "\(name) got `\(callback)` while the app was in the background")
    finding.evidence =
      app.history(of: index)
      + app.goingAway() + [
        Evidence(
          line: line, controller: name, event: "\(callback)",
          label: "going to the background causes no callbacks")
      ]
    raise(HeldFinding(finding: finding, questions: .inBackground))
  }

  /// A controller that was told to go in the background is called again. If it is told to go once more, it was on the
  /// screen all the time: this call is UIKit's, and the one in the background was made by hand.
  mutating func judgeMovedAway(_ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int) {
    let (who, state) = (app.instances.reference(index), app.instances[index].state)
    guard let move = judges.backgroundMoves.move(of: who) else { return }
    if app.orders.appearance.isLegal(state, callback) {
      return callback.isWill ? judges.backgroundMoves.drop(who) : ()
    }
    // UIKit may repeat a call while a transition runs, but none runs on into the foreground.
    guard !app.scenes.areInBackground || state == .hidden else { return }
    judges.backgroundMoves.drop(who)
    guard callback == .viewWillDisappear, app.orders.appearance.isLegal(move.before, callback),
      !app.hasCallableNamesake(index), app.instances[index].flags.isDisjoint(with: [.excused, .goesAlong]),
      !app.isUnjudged(app.instances[index].name)
    else { return }
    proveByHand(move, index, callback, line)
    app.instances[index].state = move.before
  }

  private mutating func proveByHand(
    _ move: BackgroundMoves.Move, _ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int
  ) {
    let name = app.instances[index].name
    let claim = Claim(
      name: name, faulty: app.orders.appearance.entry(app.instances[index].state, callback).faulty)
    let proof = Evidence(
      line: line, controller: app.text(of: name), event: "\(callback)",
      label: "the real one: it hadn't come back in between", isContext: true)
    let namedOnly = app.instances[index].key.isSome ? Symbol.none : name
    ledger.prove(109, at: move.toldLine, by: proof, claim, namedOnly: namedOnly)
  }
}

extension ObservedApp {
  /// Whether the process shows its first screen: UIKit does so too where it launches the app into the background.
  fileprivate var isLaunching: Bool {
    !beganInTheMiddle && latest.arrivalLine == 0 && !latest.departed.isSome
  }

  /// Where the app went to the background.
  fileprivate func goingAway() -> [Evidence] {
    guard timeAway.awayLine > 0 else { return [] }
    return [
      Evidence(
        line: timeAway.awayLine, controller: "app", event: timeAway.awayBy.name,
        label: "in the background from here on",
        isContext: true)
    ]
  }
}

extension EventKind {
  /// Whether an event is about the app, and not about a scene.
  fileprivate var isOfApp: Bool {
    switch self {
    case .didFinishLaunching, .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate:
      true
    default: false
    }
  }
}
