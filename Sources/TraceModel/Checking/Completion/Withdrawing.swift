/// Marks that the following lines don't bear out: what they announced never happens, and the controller that
/// was taken for a part of it moves in another transition.
extension TraceChecker {
  /// A controller is coming in: an announced transition that lacks its incoming controller and can't have
  /// meant this one becomes an inferred one.
  mutating func withdrawMarks(for index: InstanceIndex) {
    for transition in app.running.announced {
      if app.isRefuted(transition, by: index) { withdraw(transition) }
      if app.isAskedOfPresenter(transition, index) { leaveToPresented(transition, for: index) }
    }
  }

  /// Takes back the mark of a dismissal that was asked of the presenter, which is coming now. If another controller is already on
  /// its way out, that one is dismissed, and makes room for the presenter before all others do.
  private mutating func leaveToPresented(_ transition: RunningIndex, for presenter: InstanceIndex) {
    let going = app.running.vacant.indices.first {
      app.isGoing(app.running.vacant[$0], since: transition)
        && app.canJoin(presenter, app.running.vacant[$0].transition, .incoming)
    }
    let (line, kind) = (app.running[transition].markLine, app.running[transition].markKind)
    let dismissal = going.map { app.running.vacant[$0].transition }
    if let going { app.running.prefer(vacancy: going) }
    close(transition, .forgotten)
    guard let dismissal else { return }
    app.allow(app.orders.rowSets.of(.dismiss), in: dismissal)
    app.running[dismissal].markLine = line
    app.running[dismissal].markKind = kind
    app.running[dismissal].trigger = .code
  }

  /// The outgoing controller of a choice has gone, and neither the selected controller nor any other was logged: the
  /// selection wasn't a tab bar controller's.
  mutating func withdrawEmptyChoice(_ transition: RunningIndex) {
    guard app.running[transition].seen & SlotSet.told.bits == Slot.outgoingWillDisappear.bit,
      app.isNoneOfUIKits(transition)
    else { return }
    withdraw(transition)
  }

  /// Takes back what a mark said about the outgoing controller: its transition becomes an inferred one that
  /// lacks its incoming controller.
  private mutating func withdraw(_ transition: RunningIndex) {
    let presentation = app.running[transition].presentation
    // What was wrong with the presenter was wrong whoever moves now.
    if let hidden = app.running.notes(of: transition)?.hiddenPresenter {
      app.running.note(transition) { $0.hiddenPresenter = nil }
      raise(hidden)
    }
    app.running.withdraw(transition, app.orders.rowSets.all)
    app.running[transition].alive = app.orders.catalogue.matchable.without(
      app.orders.catalogue.refuted(by: .outgoingWillDisappear, seen: 0))
    app.running.lack(.incoming, transition)
    if presentation.isSome { app.endPresentation(presentation, swipedIn: nil) }
  }
}

extension ObservedApp {
  /// Whether a dismissal names the controller that is coming in, and so was asked of the presenter: what goes is
  /// what that presents, though the log began too late to say so.
  fileprivate func isAskedOfPresenter(_ transition: RunningIndex, _ index: InstanceIndex) -> Bool {
    awaitsUnknown(transition) && running[transition].outgoing.who == instances[index].who
  }

  fileprivate func isGoing(_ vacancy: Vacancy, since mark: RunningIndex) -> Bool {
    vacancy.side == .incoming && running[vacancy.transition].firstLine > running[mark].markLine
      && running[vacancy.transition].has(.outgoingWillDisappear)
  }

  /// Whether an announced transition in which only the outgoing controller has begun to go must be a
  /// different one if this controller is the one coming in.
  fileprivate func isRefuted(_ transition: RunningIndex, by index: InstanceIndex) -> Bool {
    let one = running[transition]
    guard one.seen & SlotSet.told.bits == Slot.outgoingWillDisappear.bit,
      let going = instances.index(of: one.outgoing.instance), going != index, !isRelative(going, index)
    else { return false }
    switch one.kindAsked {
    case .push, .select, .setViewControllers, .present: return isNoneOfUIKits(transition)
    case .pop, .popTo, .popToRoot:
      // Where pushes are announced this is none: a stack that was set whole shows a screen for the first time.
      return !one.incoming.isTaken && !one.incoming.isNamed && comesAnew(index) && !classes.announces(.push)
    case .dismiss:
      return !one.presentation.isSome && instances[going].flags.contains(.cameInside)
        && instances[going].below == instances.reference(index)
    default: return false
    }
  }

  /// Whether a mark may be the app's own wording rather than a call to UIKit: the controller that it
  /// announces was never logged, and the mark has none of the details that only UIKit's calls have.
  func isNoneOfUIKits(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    if one.animated != nil || one.style != nil || one.incoming.isTaken || one.incoming.who.instance.isSome {
      return false
    }
    // A container whose stack was logged is UIKit's, though it logs nothing itself.
    if containers.stacks.top(of: one.incoming.who) != nil { return false }
    let name = one.incoming.who.name
    let loading = EventKind.viewDidLoad.bit | EventKind.loadView.bit
    return name.isSome && classes[name].loggedCallbacks == 0
      && classes[name].logged & loading == 0
  }
}
