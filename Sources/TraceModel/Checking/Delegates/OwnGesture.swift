/// A sheet that nothing announced and that is its own delegate: its gesture was taken for one on the sheet that is known.
extension TraceChecker {
  /// A controller begins to go right behind its own willDismiss: UIKit tells that to the sheet which is swiped, and the presenter of
  /// one is told that it appears. So the gesture is its own, and another sheet, of another window, stays.
  mutating func takeOwnGesture(_ index: InstanceIndex, _ event: Event) {
    guard app.latest.delegateLine == app.latest.lineBefore,
      let gesture = app.gestureOnAnother(than: app.instances[index].who),
      app.line(gesture, .willDismiss) == app.latest.lineBefore, app.mayBeSheet(index)
    else { return }
    let presentation = app.giveGesture(gesture, to: index)
    var began = Event(
      kind: .presentationControllerWillDismiss, line: app.latest.lineBefore, subject: event.subject)
    began.time = event.time
    willDismiss(presentation, began)
  }

  /// didDismiss of such a sheet, which has gone.
  ///
  /// - Returns: whether it is that.
  mutating func endOwnGesture(_ event: Event) -> Bool {
    guard let gesture = app.gestureOnAnother(than: event.subject),
      let over = app.wentAlone(event.subject, since: app.line(gesture, .willDismiss))
    else { return false }
    app.presentations[app.running[gesture].presentation].delegate = .none
    app.discard(gesture)
    endGesture(over, event)
    return true
  }
}

extension ObservedApp {
  /// Whether a controller may be on the screen, and nothing tells that it is there otherwise than as a sheet.
  fileprivate func mayBeSheet(_ index: InstanceIndex) -> Bool {
    let reference = instances.reference(index)
    return [.appeared, .unknown].contains(instances[index].state) && !instances[index].presentedIn.isSome
      && !instances[index].presenting.isSome && container(around: index) == nil
      && !containers.stacks.hold(reference) && !surroundings.windows.have(root: reference)
  }

  /// Opens the presentation of a controller, and gives it what its delegate was asked.
  fileprivate mutating func giveGesture(_ gesture: RunningIndex, to index: InstanceIndex) -> PresentationIndex
  {
    let other = running[gesture].presentation
    let own = openPresentation(Seat(), seated(index), line: latest.lineBefore)
    presentations[own].phase = .presented
    if running[gesture].has(.shouldDismiss) {
      presentations[own].shouldDismiss = presentations[other].shouldDismiss
      presentations[own].shouldLine = presentations[other].shouldLine
      presentations[own].isAsked = true
      presentations[other].shouldDismiss = nil
    }
    presentations[other].delegate = .none
    discard(gesture)
    return own
  }

  /// The gesture that a controller was told of as the delegate of another one, which hasn't begun to go.
  fileprivate func gestureOnAnother(than who: Participant) -> RunningIndex? {
    running.announced.last {
      let gesture = running[$0]
      return gesture.trigger == .swipe && gesture.has(.willDismiss) && gesture.presentation.isSome
        && !gesture.has(.outgoingWillDisappear) && gesture.outgoing.who != who
        && presentations[gesture.presentation].delegate.mayBe(who)
    }
  }

  /// The inferred dismissal in which a controller went, alone as a sheet does, since a line.
  fileprivate func wentAlone(_ who: Participant, since line: Int) -> RunningIndex? {
    guard let index = existing(who), instances[index].line(.viewWillDisappear) > line else { return nil }
    let reference = instances.reference(index)
    return running.lingering.last { mayGetDidDismiss($0) && running[$0].outgoing.instance == reference }
  }
}
