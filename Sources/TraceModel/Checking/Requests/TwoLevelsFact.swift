/// TC604: one of two presented controllers was asked to go, and the one below it went too.
struct TwoLevelsFact: Equatable, Sendable {
  /// The one that was asked to go.
  var upper: Participant
  /// The one that presented it, and went with it.
  var lower: Instance
  /// Where a dismissal was asked for.
  var asked: Int
  /// Where the lower one was seen to go, by whose call.
  var gone: Evidence
  var doubts: Doubts
}

extension TwoLevelsFact: Fact {
  /// If the upper one has gone already, this is another dismissal.
  var claim: Claim { Claim(name: upper.name, anyOf: EventKind.viewDidDisappear.bit) }
  var namedOnly: Symbol { lower.key.isSome ? .none : lower.name }

  func told(in words: borrowing Words) -> Finding {
    let (upper, name) = (words.text(of: upper.name), words.text(of: lower.name))
    var finding = words.finding(
      604, gone.line, lower.who,
      "`dismiss` was logged for \(upper) only, at line \(asked), but \(name), which presented it, went with it"
    )
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(line: asked, controller: upper, event: "dismiss", label: "what the app asked for"), gone,
    ].sorted { $0.line < $1.line }
    return finding
  }
}

extension TraceChecker {
  /// A controller begins to go: what it presents was asked to go, and it was not.
  mutating func judgeTwoLevels(_ lower: InstanceIndex, _ transition: RunningIndex?, _ event: Event) {
    guard let dismissal = app.dismissalAlone(above: lower), app.endings.isEmpty,
      transition.map({ $0 == dismissal || !app.running[$0].isAnnounced }) ?? true
    else { return }
    raiseTwoLevels(
      lower, dismissal,
      Evidence(
        line: event.line, controller: app.text(of: app.instances[lower].name), event: event.kind.name,
        label: "goes as well"))
  }

  /// The presenter of a dismissed controller got nothing, because the one below both was revealed.
  mutating func judgeTwoLevels(revealedBy dismissal: RunningIndex) -> Bool {
    guard let lower = app.instances.index(of: app.running[dismissal].incoming.instance),
      app.isSheetAsWell(lower),
      app.running[dismissal].markKind == .dismiss, app.isAskedItself(app.running[dismissal].presentation),
      let base = app.instances.index(
        of: app.presentations[app.instances[lower].presentedIn].presenter.instance),
      app.instances[base].line(.viewWillAppear) >= app.running[dismissal].firstLine
    else { return false }
    raiseTwoLevels(
      lower, dismissal,
      Evidence(
        line: app.instances[base].line(.viewWillAppear), controller: app.text(of: app.instances[base].name),
        event: "viewWillAppear", label: "revealed, below both"))
    return true
  }

  private mutating func raiseTwoLevels(_ lower: InstanceIndex, _ dismissal: RunningIndex, _ gone: Evidence) {
    let upper = app.running[dismissal].outgoing
    raise(
      TwoLevelsFact(
        upper: Participant(name: app.name(of: upper) ?? .none, instance: app.instanceKey(of: upper)),
        lower: app.instances[lower], asked: app.running[dismissal].markLine, gone: gone,
        doubts: app.doubts(about: dismissal).union(Doubts(.sheetMayBeMeant))))
  }
}

extension ObservedApp {
  /// The dismissal of what a presented controller presents, where it was asked for and is not over.
  fileprivate func dismissalAlone(above lower: InstanceIndex) -> RunningIndex? {
    let presentation = instances[lower].presenting
    guard presentations[presentation].phase == .dismissing, isAskedItself(presentation), isSheetAsWell(lower)
    else { return nil }
    return running.announced.last {
      running[$0].presentation == presentation && running[$0].markKind == .dismiss
        && !running[$0].isCommitted && running[$0].outgoing.isTaken
    }
  }

  /// Whether the presented controller was asked, and not its presenter: that may well mean itself.
  fileprivate func isAskedItself(_ presentation: PresentationIndex) -> Bool {
    let (asked, presented) = (presentations[presentation].dismisser, presentations[presentation].presented)
    return asked.name.isSome && asked.name == name(of: presented)
      && (!asked.instance.isSome || asked.instance == instanceKey(of: presented))
  }

  /// Whether a controller is presented, and nobody asked it to go, nor all that is on screen.
  fileprivate func isSheetAsWell(_ lower: InstanceIndex) -> Bool {
    let own = instances[lower].presentedIn
    let isRootGoing =
      latest.call.kind == .setRoot || running.announced.contains { running[$0].kindAsked == .setRoot }
    return own.isSome && presentations[own].phase == .presented && !isBeingDismissed(own) && !isRootGoing
  }
}
