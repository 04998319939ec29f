/// Swipes on sheets that nothing announced: only the delegate's calls and the callbacks tell of them. Any of these calls may
/// be about a sheet that logs nothing at all, so what is wrong with them is possible.
extension TraceChecker {
  /// didDismiss of a presentation that is not known.
  mutating func endUnloggedGesture(_ event: Event) {
    let gesture = app.running.announced.last {
      !app.running[$0].presentation.isSome && app.running[$0].trigger == .swipe
    }
    guard let gesture = gesture ?? app.goingJustNow else {
      if judgeToldOfReleased(event) { return }
      if event.subject.name.isSome { app.presentations.toldAheadLine = event.line }
      if let gone = app.goneJustNow(toldTo: event.subject) {
        endGesture(gone, event)
      } else if judgeToldBehindRelease(event) {
        return
      }
      return judgeHandMade(event)
    }
    if app.running[gesture].has(.outgoingDidDisappear) {
      app.presentations.told = (event.subject, app.running[gesture].outgoing, event.line)
      // Somebody presented it who came before the first line.
      if app.counts.controllers == 1, app.running[gesture].outgoing.who == event.subject {
        app.beganInTheMiddle = true
      }
      return offer(gesture, .didDismiss, event)
    }
    guard isTold(event.subject, of: gesture) else { return }
    if app.hasReturned(gesture) {
      raiseEarlyDidDismiss(gesture, event.line, .hadComeBack)
    } else if app.running[gesture].has(.outgoingWillDisappear) {
      app.running.note(gesture) { $0.early = EarlyDidDismiss(line: event.line) }
    } else {
      if let fact = app.cameBackUnlogged(gesture, toldTo: event) { raise(fact) }
      // The sheet logs nothing, or it's the one that begins to go right behind.
      app.presentations.toldAheadLine = event.line
      record(gesture, .didDismiss, event)
      close(gesture, .completed)
    }
  }

  /// Whether a delegate was told that a gesture begins, or is what goes. If no gesture began, it is taken for the one of what
  /// goes just now.
  func isTold(_ delegate: Participant, of gesture: RunningIndex) -> Bool {
    guard app.running[gesture].has(.willDismiss), let begun = judges.owedByGestures.begun else { return true }
    return begun.line == app.line(gesture, .willDismiss) && begun.delegate == delegate.name
      || delegate.name.isSome && app.name(of: app.running[gesture].outgoing) == delegate.name
  }
}

extension ObservedApp {
  /// TC307 in a class that logs how its controllers come and not how they go: the sheet on top, whose own gesture had begun, has
  /// come again since, and is told now that it went.
  fileprivate func cameBackUnlogged(_ gesture: RunningIndex, toldTo event: Event) -> EarlyDidDismissFact? {
    let begun = line(gesture, .willDismiss)
    guard begun > 0, let sheet = existing(event.subject), isSheetOnTop(sheet),
      instances[sheet].loadLine < begun, instances[sheet].firstLine < begun,
      max(instances[sheet].line(.viewWillAppear), instances[sheet].line(.viewDidAppear)) > begun
    else { return nil }
    var doubts = running[gesture].doubts.union(Doubts(.otherSheetUnlogged))
    doubts.remove(Doubts(.namesakeCanBeCalled))
    return EarlyDidDismissFact(
      sheet: instances[sheet], line: event.line, end: .hadComeBack, doubts: doubts)
  }

  /// A controller begins to go right behind a didDismiss that nothing explains: if it is the last that came, goes alone, and
  /// no gesture had begun but in the calls right before, that call may have been its own.
  mutating func noteToldAhead(_ transition: RunningIndex, _ index: InstanceIndex) {
    let (line, came) = (presentations.toldAheadLine, instances[index].line(.viewDidAppear))
    let reference = instances.reference(index)
    let isFirst = came > latest.gestureLine || latest.gestureLine > latest.beforeDelegate
    guard line == latest.lineBefore, latest.arrived == reference, isFirst,
      came > latest.departureLine, !instances[index].parent.isSome, !containers.stacks.hold(reference),
      !surroundings.windows.have(root: reference)
    else { return }
    running.note(transition) { $0.early = EarlyDidDismiss(line: line, isAhead: true) }
  }

  /// Whether the controller behind a didDismiss has gone, and nobody came in its place.
  func hasGoneAlone(_ transition: RunningIndex) -> Bool {
    running[transition].has(.outgoingDidDisappear) && !hasReturned(transition)
      && !running[transition].hasMark && !running[transition].incoming.isTaken
      && !running[transition].incoming.isNamed
  }

  /// The dismissal that is under way when willDismiss comes: the call is late.
  mutating func underWay(_ presentation: PresentationIndex?, _ presented: Seat) -> RunningIndex? {
    guard presentation == nil else { return gestureUnderWay(presented) }
    guard let going = goingJustNow else { return nil }
    running[going].doubts.add(.otherSheetUnlogged)
    return going
  }

  /// The presented controller is on its way already: willDismiss comes late.
  private func gestureUnderWay(_ presented: Seat) -> RunningIndex? {
    guard let index = instances.index(of: presented.instance) else { return nil }
    let transition = instances[index].transition
    guard transition.isSome, !running[transition].isAnnounced,
      running[transition].outgoing.instance == presented.instance, !hasReturned(transition)
    else { return nil }
    return transition
  }

  /// The inferred dismissal that was over right before a delegate was called: it was a gesture, unless the delegate logs how
  /// gestures begin, and didn't this time.
  fileprivate func goneJustNow(toldTo delegate: Participant) -> RunningIndex? {
    guard !classes[delegate.name].logs(.presentationControllerWillDismiss) else { return nil }
    return running.lingering.last { over in
      let gone = instances.index(of: running[over].outgoing.instance)
      return mayGetDidDismiss(over) && !running[over].has(.didDismiss)
        && gone.map { wasCalledLast($0) } ?? false
    }
  }

  /// Whether an inferred dismissal that is over may be one whose delegate is still to be told of it: its controller went
  /// alone, as a sheet does.
  func mayGetDidDismiss(_ over: RunningIndex) -> Bool {
    !running[over].isAnnounced && !running[over].presentation.isSome && running[over].outgoing.isTaken
      && !running[over].incoming.isTaken && running[over].has(.outgoingDidDisappear)
  }

  /// The inferred transition of a controller that began to go right before the delegate was called, if it may go alone.
  fileprivate var goingJustNow: RunningIndex? {
    running.vacant.indices.map { running.vacant[$0] }.first { vacancy in
      let going = instances.index(of: running[vacancy.transition].outgoing.instance)
      return vacancy.side == .incoming && running[vacancy.transition].has(.outgoingWillDisappear)
        && going.map { wasCalledLast($0) } ?? false
    }?.transition
  }

  /// Whether the last callback before the delegate's calls was that of a controller that goes, or of a screen inside of it: a
  /// container is called before what is in it.
  private func wasCalledLast(_ index: InstanceIndex) -> Bool {
    if instances[index].lastLine == latest.beforeDelegate { return true }
    let last = instances[index].state == .hidden ? latest.departed : latest.going
    guard let inner = instances.index(of: last), instances[inner].lastLine == latest.beforeDelegate else {
      return false
    }
    return isInside(inner, index)
      || instances.index(of: instances[inner].below).map { isInside($0, index) } ?? false
  }
}
