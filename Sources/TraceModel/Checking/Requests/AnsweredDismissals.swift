/// Dismissals of a controller that nothing was known of: the next that goes, while nobody comes, was presented by that one.
extension TraceChecker {
  /// A controller has gone, and none came in its place, in such a dismissal, although that named another: it was
  /// presented by that one, and all that is known to be below it went as well.
  mutating func answerDismissal(_ index: InstanceIndex) {
    let reference = app.instances.reference(index)
    let moves = app.instances[index].transition
    guard !moves.isSome || app.mayAnswerDismissal(moves), !app.wasTakenOff(index),
      let dismissal = app.dismissalBefore(index)
    else { return }
    close(dismissal, .forgotten)
    app.endPresentations(below: reference)
  }
}

extension ObservedApp {
  /// Whether the transition that took a controller off may be a dismissal that was asked of another: nobody asked for it, and
  /// nobody came in its place, or the request names nobody to come.
  fileprivate func mayAnswerDismissal(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    guard let kind = one.kindAsked else { return one.seen & SlotSet.appearance(.incoming).bits == 0 }
    return kind == .dismiss && !one.incoming.isTaken
  }

  /// Whether a mark that isn't a dismissal took a controller off.
  fileprivate func wasTakenOff(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    return instance.flags.contains(.gone) && instance.removal.kind != .dismiss
      && instance.removal.kind != .viewWillDisappear
  }

  /// Ends the presentations that led to a controller, with the stacks that it and the presenters are on.
  fileprivate mutating func endPresentations(below reference: InstanceRef) {
    var screen = reference
    for _ in 0..<64 where screen.isSome {
      let owners = containers.stacks.owners(of: screen)
      for owner in owners { noteStackGone(owner) }
      let below = presentations.open.last {
        presentations[$0].presented.instance == screen || owners.contains(presentations[$0].presented.who)
      }
      guard let below else { return }
      screen = presentations[below].presenter.instance
      endPresentation(below, swipedIn: nil)
    }
  }

  /// The dismissal of another controller that a disappearance may answer: of several the one that was asked for last.
  fileprivate func dismissalBefore(_ index: InstanceIndex) -> RunningIndex? {
    running.announced.last {
      awaitsUnknown($0) && running[$0].outgoing.who != instances[index].who
        && running[$0].markLine < instances[index].line(.viewWillDisappear)
        && running[$0].markLine > lastComing(index)
    }
  }
}
