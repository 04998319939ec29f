/// Dismissals of what logs nothing, over a presenter that stays: an alert, a picker, a share sheet.
extension TraceChecker {
  /// The mark is all that the log tells of it. Nothing that comes later is part of it, so it ends there and then: what its
  /// presenter does next is its own move, as sure as any.
  mutating func endUnseen(_ presentation: PresentationIndex, _ event: Event) {
    closePresenting(presentation)
    app.noteUnseen(above: app.presentations[presentation].presenter, event)
    app.noteDismissedUnseen(presentation, line: event.line)
    app.endPresentation(
      presentation, swipedIn: nil,
      by: Removal(line: event.line, name: event.subject.name, kind: event.kind))
  }

  /// Right behind such a dismissal its presenter goes, or the one that it covers comes: what was above had gone by then, as an
  /// alert does with a tap, and UIKit dismisses the presenter itself.
  mutating func answerUnseen(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    guard let unseen = app.presentations.unseen else { return }
    app.presentations.unseen = nil
    guard app.latest.lineBefore == unseen.request.line, app.presentations[unseen.presentation].isOpen,
      app.isAnswer(to: unseen.presentation, index, callback)
    else { return }
    app.presentations[unseen.presentation].mayHaveGone = false
    dismiss(unseen.presentation, unseen.request)
  }
}

extension ObservedApp {
  /// The presenter of what is dismissed unseen may be meant, if it is presented itself.
  fileprivate mutating func noteUnseen(above presenter: Seat, _ request: Event) {
    guard let index = index(of: presenter) else { return }
    let own = instances[index].presentedIn
    guard let meant = own.isSome ? own : presentationAround(index) else { return }
    presentations[meant].mayHaveGone = true
    presentations.unseen = UnseenDismissal(presentation: meant, request: request)
  }

  /// Whether a callback is the first of the dismissal of a presentation.
  fileprivate func isAnswer(
    to presentation: PresentationIndex, _ index: InstanceIndex, _ callback: AppearanceCallback
  ) -> Bool {
    let one = instances[index]
    switch callback {
    case .viewWillAppear:
      return one.state == .hidden
        && covered(presentations[presentation].presenter).instance == instances.reference(index)
    case .viewWillDisappear: break
    case .viewDidDisappear: guard !classes[one.name].logs(.viewWillDisappear) else { return false }
    default: return false
    }
    return one.presentedIn == presentation || presentationAround(index) == presentation
  }

  /// Whether a controller has come, or may have, whose class doesn't log that.
  private func isUpUntold(_ index: InstanceIndex) -> Bool {
    let name = instances[index].name
    return !classes[name].logs(.viewDidAppear)
      && (instances[index].state == .appearing || classes[name].loggedCallbacks == 0)
  }

  /// Whether nothing will tell of a dismissal: nothing told of what was presented, and its presenter was never covered.
  func goesUnseen(_ presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    guard !known.presented.isTaken, !known.screen.isSome, known.presented.isNamed,
      classes[known.presented.who.name].loggedCallbacks == 0, topLogged(of: known.presented.who) == nil,
      let presenter = index(of: known.presenter)
    else { return false }
    return instances[presenter].state == .appeared || isUpUntold(presenter)
  }
}
