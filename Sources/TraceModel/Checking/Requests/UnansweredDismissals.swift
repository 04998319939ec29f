/// Dismissals that were asked for and never followed: what UIKit dismissed logs nothing, such as an alert.
extension TraceChecker {
  /// A delegate is told of a presentation. A dismissal that was asked for before and that its controller never answered was
  /// of something above it.
  mutating func giveUpUnanswered(_ presentation: PresentationIndex?, _ event: Event) {
    guard let presentation, let transition = app.transition(of: presentation),
      app.wasOfAnother(transition, toldBy: event.kind)
    else { return }
    giveUp(transition, of: presentation)
  }

  /// Something is asked of what is presented, or of what is inside of it, so it hasn't been told to go, or the user has let it go.
  mutating func giveUpUnanswered(askedOf who: Participant) {
    for transition in app.running.announced {
      let presentation = app.running[transition].presentation
      guard presentation.isSome,
        app.isUnanswered(transition) && app.wasAskedInside(presentation) || app.isLetGo(transition),
        app.holds(presentation, who)
      else { continue }
      giveUp(transition, of: presentation)
    }
  }

  private mutating func giveUp(_ transition: RunningIndex, of presentation: PresentationIndex) {
    close(transition, .forgotten)
    app.presentations[presentation].phase = .presented
  }
}

extension ObservedApp {
  /// The presentation of a container that a controller is in: UIKit passes the request on to it.
  func presentationAround(_ index: InstanceIndex) -> PresentationIndex? {
    let owners = containers.stacks.owners(of: instances.reference(index))
    return presentations.open.last {
      let presented = presentations[$0].presented
      guard presentations[$0].phase != .presenting else { return false }
      return owners.contains(presented.who)
        || instances.index(of: presented.instance).map { isInside(index, $0) } ?? false
    }
  }

  /// Whether a dismissal that nothing followed was of another controller than the one that is presented: others have come
  /// since, or a controller inside of that one asked for it, and now a gesture begins.
  fileprivate func wasOfAnother(_ transition: RunningIndex, toldBy call: EventKind) -> Bool {
    guard isUnanswered(transition) else { return false }
    let one = running[transition]
    if call != .presentationControllerDidDismiss, wasAskedInside(one.presentation) { return true }
    return instances.index(of: latest.coming).map { instances[$0].line(.viewWillAppear) > one.markLine }
      ?? false
  }

  /// Whether a mark asked for a dismissal, and nobody that it means has moved.
  func isUnanswered(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .dismiss && one.markKind == .dismiss && one.seen & SlotSet.told.bits == 0
  }

  /// Whether a gesture began on a controller whose class logs nothing of how it goes: it may have been let go.
  fileprivate func isLetGo(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    guard one.trigger == .swipe, one.kindAsked == .dismiss,
      one.seen & SlotSet.appearance(.outgoing).bits == 0
    else { return false }
    return name(of: one.outgoing).map { !classes[$0].logs(.viewWillDisappear) } ?? false
  }

  /// Whether a controller is presented, or inside of what is.
  fileprivate func holds(_ presentation: PresentationIndex, _ who: Participant) -> Bool {
    if presentations[presentation].presented.who == who { return true }
    return existing(who).flatMap { presentationAround($0) } == presentation
  }

  /// Whether neither the presented controller nor its presenter was asked, but one inside.
  fileprivate func wasAskedInside(_ presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    return known.dismisser.isSome && known.dismisser != known.presented.who
      && known.dismisser != known.presenter.who
  }
}
