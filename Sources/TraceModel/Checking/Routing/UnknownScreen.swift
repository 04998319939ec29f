/// The screen of a navigation controller that logs nothing and whose stack nobody told: it gets the calls of the presentation,
/// or of the choice of its tab. The same of the first tab of a tab controller that is presented.
extension TraceChecker {
  /// Takes what comes for the first time for that screen, if nothing else can be meant.
  mutating func takeAsScreen(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    guard callback.isAppearing, callback != .viewIsAppearing, !app.mayEndOlder(index, callback),
      let transition = app.showsUnknown(index)
    else { return nil }
    let (container, slot) = (app.running[transition].incoming.who, callback.slot(.incoming))
    let isTaken = take(transition, slot, event)
    guard isTaken || app.running[transition].kindAsked == .select && app.belongs(transition, slot) else {
      return nil
    }
    // A screen that is known to be in a stack of that name is meant.
    if !app.containers.stacks.hasTop(app.instances.reference(index), of: container) {
      app.running[transition].doubts.add(.boundByOrder)
    }
    app.show(app.seated(index), in: container)
    app.excuseUnseenWay(of: index, in: transition, callback)
    sit(index, transition, .incoming)
    if app.lacksWhoLeaves(transition) { app.running.expect(.outgoing, transition) }
    if !isTaken { breach(transition, at: slot, event) } else if !callback.isWill { settle(transition) }
    return transition
  }
}

extension ObservedApp {
  /// Whether the first call of a controller is its viewDidAppear, where viewWillAppear is logged, and by its class as far as is known:
  /// it began to come before the log did, and so before anything that was asked for.
  fileprivate func mayEndOlder(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let (did, will) = (Int(AppearanceCallback.viewDidAppear.bit), Int(AppearanceCallback.viewWillAppear.bit))
    guard callback == .viewDidAppear, instances[index].firstLine == latest.line,
      classes.loggedByAnyone & will != 0
    else { return false }
    let logged = classes[instances[index].name].loggedCallbacks
    return logged & will != 0 || logged & ~did == 0
  }

  /// One that is first told of by its viewDidAppear, before anybody's viewWillAppear was logged, may have begun to come before the log:
  /// what it lacks of its way in says nothing.
  fileprivate mutating func excuseUnseenWay(
    of index: InstanceIndex, in transition: RunningIndex, _ callback: AppearanceCallback
  ) {
    guard callback == .viewDidAppear, instances[index].firstLine == latest.line else { return }
    instances[index].flags.insert(.excused)
    running[transition].excused |= Slot.incomingWillAppear.bit
  }

  /// The transition that brings in a silent container, if a controller may be its screen.
  fileprivate func showsUnknown(_ index: InstanceIndex) -> RunningIndex? {
    guard let transition = running.announced.last else { return nil }
    let (one, container) = (running[transition], running[transition].incoming)
    guard !one.isCommitted, !one.isBroken, container.isNamed, !container.isTaken,
      classes[container.who.name].loggedCallbacks == 0,
      isScreenUnknown(of: container.who, in: one), isChild(index, of: container.who),
      !instances[index].presentedIn.isSome, one.outgoing.instance != instances.reference(index),
      classes[container.who.name].isNavigation
        || one.kindAsked == .present && isTabController(container.who)
    else { return nil }
    let isFree = !running.vacant.lack(.incoming)
    switch one.kindAsked {
    case .present:
      // A presenter that goes though it should stay goes for this.
      let isMeant = isFree || makesRoom(one) || one.disturbed > 0
      return isNew(index, since: one) && isMeant ? transition : nil
    case .select:
      let isNew = isNew(index, since: one)
      let isTab =
        isInNoStack(index) || containers.stacks.hasTop(instances.reference(index), of: container.who)
      return isFree && isTab || isNew && (one.outgoing.isTaken || makeWayEarlier(one)) ? transition : nil
    default: return nil
    }
  }

  /// Whether nothing tells which screen a container shows: it has no stack, or several have its name, or who is on top was only taken
  /// for its screen, or it is presented by the name of one whose own screen has gone, as where an app has one class of them for all
  /// its sheets.
  private func isScreenUnknown(of container: Participant, in one: RunningTransition) -> Bool {
    if !containers.stacks.hasLiving(container) || shareName(container) { return true }
    let stack = containers.stacks[container]
    guard let top = stack.top else { return one.kindAsked == .present && !container.instance.isSome }
    if one.kindAsked == .select { return stack.guessed.contains(top.instance) }
    return one.kindAsked == .present && !container.instance.isSome
      && index(of: top).map { hasGoneOrNeverCame($0) } ?? false
  }

  /// Whether a controller is off screen, and was not just made to be shown.
  private func hasGoneOrNeverCame(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .hidden
      && (one.flags.contains(.hasAppeared) || one.firstLine < latest.arrivalLine)
  }

  /// Whether a tab was chosen, and nothing tells which one was shown until then.
  func lacksWhoLeaves(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .select && !one.outgoing.isTaken && !one.outgoing.isNamed
  }

  /// Whether a controller was made since a mark, or has loaded its view since.
  private func isNew(_ index: InstanceIndex, since one: RunningTransition) -> Bool {
    max(instances[index].firstLine, instances[index].loadLine) > one.markLine
  }

  /// Whether all who have gone for one that hasn't come had begun to go before a mark.
  private func makeWayEarlier(_ one: RunningTransition) -> Bool {
    running.vacant.indices.allSatisfy {
      running.vacant[$0].side != .incoming || running[running.vacant[$0].transition].firstLine < one.markLine
    }
  }

  /// Whether a hidden controller may be in any tab, as far as is known.
  private func isInNoStack(_ index: InstanceIndex) -> Bool {
    instances[index].state == .hidden && !containers.stacks.hold(instances.reference(index))
      && instances[index].flags.isDisjoint(with: [.gone, .fresh])
  }

  /// Whether the presenter goes, as the style that was asked for has it.
  private func makesRoom(_ one: RunningTransition) -> Bool {
    one.presentation.isSome && presentations[one.presentation].family == .cover
      && (one.has(.outgoingWillDisappear) || one.has(.outgoingDidDisappear))
  }

  /// The screen of a presented container that logs nothing has gone, and nobody came: the container was dismissed.
  mutating func bindContainers(_ dismissal: RunningIndex) {
    let (one, screen) = (running[dismissal], running[dismissal].outgoing.instance)
    guard !one.incoming.isTaken, !one.isAnnounced else { return }
    let shown = presentations.open.last {
      presentations[$0].phase == .presented && !presentations[$0].presented.isTaken
        && stack(of: $0).top?.instance == screen && !isOverUntold(stack(of: $0))
    }
    guard let shown else { return }
    running[dismissal].presentation = shown
    running[dismissal].incoming = covered(presentations[shown].presenter)
  }

  /// Whether the class of what is below the top of a stack doesn't log that it comes back: a swipe to it looks as if the container
  /// went.
  private func isOverUntold(_ stack: NavigationStack) -> Bool {
    guard let below = stack.entries.dropLast().last else { return false }
    return name(of: below).map { !classes[$0].tellsComing } ?? false
  }

  /// A screen has come for a presented container that logs nothing.
  mutating func noteScreen(_ index: InstanceIndex, of presentation: PresentationIndex) {
    guard !presentations[presentation].presented.isTaken, !presentations[presentation].screen.isSome else {
      return
    }
    presentations[presentation].screen = instances.reference(index)
  }

  /// The screens of a container that logs nothing, and that are known by their names alone, have gone with it.
  mutating func markScreensGone(with presentation: PresentationIndex, by removal: Removal) {
    let screen = presentations[presentation].screen
    guard screen.isSome else { return }
    for one in stack(of: presentation).entries.map(\.instance) + [screen] {
      guard let index = instances.index(of: one), !instances[index].key.isSome,
        instances[index].state == .hidden || instances[index].state == .disappearing
      else { continue }
      markGone(seated(index), by: removal, isKnown: false)
    }
  }
}
