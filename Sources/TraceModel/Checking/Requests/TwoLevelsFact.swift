/// TC604: one of two presented controllers was asked to go, or swiped away, and the one below it went too.
struct TwoLevelsFact: Equatable, Sendable {
  /// The one that was asked to go.
  var upper: Participant
  /// The one that presented it, and went with it.
  var lower: Instance
  /// Where a dismissal was asked for, or a gesture told of.
  var asked: Int
  var isSwiped = false
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
      isSwiped
        ? "the user swiped \(upper) away, at line \(asked), and \(name), which presented it, went with it"
        : "`dismiss` was logged for \(upper) only, at line \(asked), but \(name), which presented it, went with it"
    )
    finding.transition = .dismiss
    finding.evidence = [
      isSwiped
        ? Evidence(
          line: asked, controller: upper, event: EventKind.presentationControllerWillDismiss.name,
          label: "the user begins to dismiss it")
        : Evidence(line: asked, controller: upper, event: "dismiss", label: "what the app asked for"), gone,
    ].sorted { $0.line < $1.line }
    return finding
  }
}

extension ObservedApp {
  /// A controller begins to go: what it presents was asked to go, and it was not.
  func twoLevels(_ lower: InstanceIndex, _ transition: RunningIndex?, _ event: Event) -> TwoLevelsFact? {
    guard let dismissal = dismissalAlone(above: lower), endings.isEmpty,
      transition.map({ $0 == dismissal || !running[$0].isAnnounced }) ?? true
    else { return nil }
    return twoLevels(
      lower, dismissal,
      Evidence(
        line: event.line, controller: text(of: instances[lower].name), event: event.kind.name,
        label: "goes as well"))
  }

  /// A delegate is told that the user has swiped a sheet away, and by then its presenter, which was presented itself, had begun
  /// to go, though nothing was asked of it.
  func twoLevels(swiped presentation: PresentationIndex) -> TwoLevelsFact? {
    let known = presentations[presentation]
    guard known.isAnnounced, known.willDismissLine > 0,
      latest.call.kind != .dismiss || latest.call.line < known.willDismissLine,
      let upper = instances.index(of: known.presented.instance),
      let lower = instances.index(of: known.presenter.instance), wentUnasked(lower),
      instances[lower].line(.viewWillDisappear) > instances[upper].line(.viewWillDisappear)
    else { return nil }
    return TwoLevelsFact(
      upper: instances[upper].who, lower: instances[lower], asked: known.willDismissLine, isSwiped: true,
      gone: Evidence(
        line: instances[lower].line(.viewWillDisappear), controller: text(of: instances[lower].name),
        event: "viewWillDisappear", label: "goes as well"),
      doubts: doubts(aboutPresentation: presentation).union(Doubts(.sheetMayBeMeant)))
  }

  /// Whether what was presented has begun to go, and no mark tells why.
  private func wentUnasked(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    let isMarked = one.transition.isSome && running[one.transition].hasMark
    return classes[one.name].wasPresented && !isMarked && (one.state == .disappearing || one.state == .hidden)
      && (one.presentedIn.isSome || one.removal.kind == .viewWillDisappear) && endings.isEmpty
  }

  /// The presenter of a dismissed controller got nothing, because the one below both was revealed.
  func twoLevels(revealedBy dismissal: RunningIndex) -> TwoLevelsFact? {
    guard let lower = instances.index(of: running[dismissal].incoming.instance),
      isSheetAsWell(lower),
      running[dismissal].markKind == .dismiss, isAskedItself(running[dismissal].presentation),
      let base = instances.index(
        of: presentations[instances[lower].presentedIn].presenter.instance),
      let call = [AppearanceCallback.viewWillAppear, .viewDidAppear].first(where: {
        instances[base].line($0) >= running[dismissal].firstLine
      }),
      // One that has gone since has come again, and where it came first isn't known any more.
      call == .viewWillAppear || instances[base].line(.viewDidDisappear) < running[dismissal].firstLine
    else { return nil }
    return twoLevels(
      lower, dismissal,
      Evidence(
        line: instances[base].line(call), controller: text(of: instances[base].name), event: call.name,
        label: "revealed, below both"))
  }

  private func twoLevels(_ lower: InstanceIndex, _ dismissal: RunningIndex, _ gone: Evidence) -> TwoLevelsFact
  {
    let upper = running[dismissal].outgoing
    return TwoLevelsFact(
      upper: Participant(name: name(of: upper) ?? .none, instance: instanceKey(of: upper)),
      lower: instances[lower], asked: running[dismissal].markLine, gone: gone,
      doubts: doubts(about: dismissal).union(Doubts(.sheetMayBeMeant)))
  }

  /// The dismissal of what a presented controller presents, where it was asked for and is not over.
  private func dismissalAlone(above lower: InstanceIndex) -> RunningIndex? {
    let presentation = instances[lower].presenting
    guard presentations[presentation].phase == .dismissing, isAskedItself(presentation), isSheetAsWell(lower)
    else { return nil }
    return running.announced.last {
      running[$0].presentation == presentation && running[$0].markKind == .dismiss
        && !running[$0].isCommitted && running[$0].outgoing.isTaken
    }
  }

  /// Whether the presented controller was asked, and not its presenter: that may well mean itself.
  private func isAskedItself(_ presentation: PresentationIndex) -> Bool {
    let (asked, presented) = (presentations[presentation].dismisser, presentations[presentation].presented)
    return asked.name.isSome && asked.name == name(of: presented)
      && (!asked.instance.isSome || asked.instance == instanceKey(of: presented))
  }

  /// Whether a controller is presented, and nobody asked it to go, nor all that is on screen.
  private func isSheetAsWell(_ lower: InstanceIndex) -> Bool {
    let own = instances[lower].presentedIn
    let isRootGoing =
      latest.call.kind == .setRoot || running.announced.contains { running[$0].kindAsked == .setRoot }
    return own.isSome && presentations[own].phase == .presented && !isBeingDismissed(own) && !isRootGoing
  }
}
