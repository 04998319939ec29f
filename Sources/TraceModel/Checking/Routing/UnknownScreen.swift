/// The first screen of a presented navigation controller that logs nothing and whose stack nobody told: it gets the calls of
/// the presentation.
extension TraceChecker {
  /// Takes what comes for the first time for that screen, if nothing else can be meant.
  mutating func takeAsScreen(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    guard callback.isAppearing, callback != .viewIsAppearing, let transition = app.showsUnknown(index),
      take(transition, callback.slot(.incoming), event)
    else { return nil }
    let container = app.running[transition].incoming.who
    app.running[transition].doubts.add(.boundByOrder)
    app.stacks[container].set([app.seated(index)])
    sit(index, transition, .incoming)
    if !callback.isWill { settle(transition) }
    return transition
  }
}

extension ObservedApp {
  /// The presentation of a silent container that a controller may show.
  fileprivate func showsUnknown(_ index: InstanceIndex) -> RunningIndex? {
    guard let transition = running.announced.last, running[transition].kindAsked == .present else {
      return nil
    }
    let (one, container) = (running[transition], running[transition].incoming)
    guard !one.isCommitted, !one.isBroken, container.isNamed, !container.isTaken,
      classes[container.who.name].loggedCallbacks == 0, !stacks.know(container.who),
      instances[index].firstLine > one.markLine, !instances[index].presentedIn.isSome,
      one.outgoing.instance != instances.reference(index)
    else { return nil }
    return isNavigation(container.who) && (makesRoom(one) || !running.vacant.lack(.incoming))
      ? transition : nil
  }

  /// Whether the presenter goes, as the style that was asked for has it.
  private func makesRoom(_ one: RunningTransition) -> Bool {
    one.presentation.isSome && presentations[one.presentation].family == .cover
      && (one.has(.outgoingWillDisappear) || one.has(.outgoingDidDisappear))
  }

  /// Whether the name says that it is a navigation controller: `UINavigationController`, `SheetNav`.
  private func isNavigation(_ who: Participant) -> Bool { text(of: who.name).contains("Nav") }
}
