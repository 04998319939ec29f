/// The marks of tab controllers.
extension TraceChecker {
  mutating func observeSelect(_ event: Event) {
    judges.refusedTabs.forget(event.subject)
    guard event.object.isSome else { return }
    settleUnseen(in: event.object, of: event.subject)
    let tab = app.seat(for: event.object)
    let outgoing = app.seen(of: app.shownTab(of: event.subject))
    app.excuseCovered(app.containers.tabs.selected(of: event.subject), by: tab)
    // Of several that share a name any may be chosen: who comes tells which.
    let incoming = app.shareName(tab.who) ? tab : app.seen(of: tab)
    if app.isShown(incoming), !app.mayHaveLeftUntold(incoming, for: event),
      !judgeWokenInTab(incoming, besides: tab, of: event.subject, outgoing)
    {
      return app.containers.tabs.selectAgain(tab, seen: incoming.instance, of: event.subject)
    }
    // Chosen before, and nobody has seen its screen: another of its stack is shown, or it is still to come for that choice.
    if outgoing.isSame(as: incoming), app.isUnseen(incoming) { return }
    if app.isToldOfTap(incoming, event.subject) { return app.containers.tabs.select(tab, of: event.subject) }
    forgetUnansweredChoice(of: event.subject, by: .select)
    let rows = app.orders.rowSets.of(.select)
    let transition = announce(
      .select, app.isOfUIKit(event) ? rows : rows.or(app.orders.rowSets.ownTabs),
      outgoing: app.isShown(outgoing) ? outgoing : Seat(), incoming: app.isShown(outgoing) ? incoming : tab,
      event
    )
    app.running[transition].container = event.subject
    // The model changes at once; the screen follows.
    app.containers.tabs.select(tab, of: event.subject)
  }

  /// Another tab is chosen, as behind the first choice at the launch, or a tap is over: nobody has gone or come for the choice
  /// before, and nobody will.
  private mutating func forgetUnansweredChoice(of container: Participant, by mark: EventKind) {
    for transition in app.running.announced
    where app.running[transition].markKind == mark && app.running[transition].container == container
      && app.running[transition].seen & SlotSet.told.bits == 0
    {
      close(transition, .forgotten)
    }
  }

  /// The calls of a tab controller's delegate.
  mutating func observeTabDelegate(_ event: Event) {
    judgeRefused(event)
    app.noteReselection(event)
    if app.tellsTapAgain(event) {
      forgetUnansweredChoice(of: event.subject, by: .tabBarControllerShouldSelect)
    }
    if event.kind == .tabBarControllerShouldSelect, event.flags[.result] != false { selectByTap(event) }
    // Told when it is done, whatever the screen of the tab logs.
    if event.kind == .tabBarControllerDidSelect, event.object.isSome {
      app.containers.tabs.select(app.seat(for: event.object), of: event.subject)
    }
  }

  /// The delegate's own calls contradict each other: it's told that a tab is selected which it has just refused.
  private mutating func judgeRefused(_ event: Event) {
    guard event.kind == .tabBarControllerDidSelect else { return judges.refusedTabs.answer(event) }
    raise(judges.refusedTabs.select(event))
  }

  /// The user tapped a tab: unless the delegate said no, it is shown next. Which one is shown then only the callbacks tell.
  private mutating func selectByTap(_ event: Event) {
    let isAsked = app.running.announced.contains {
      app.running[$0].container == event.subject && !app.running[$0].isCommitted
    }
    guard event.object.isSome, !isAsked else { return }
    settleUnseen(in: event.object, of: event.subject)
    let incoming = app.seen(of: app.seat(for: event.object))
    guard !app.isShown(incoming), !app.isBelowShownTop(incoming) else { return }
    let outgoing = app.seen(of: app.shownTab(of: event.subject))
    let transition = announce(
      .select, app.orders.rowSets.of(.select), outgoing: app.isShown(outgoing) ? outgoing : Seat(),
      incoming: incoming,
      event)
    app.running[transition].container = event.subject
    app.running[transition].trigger = .tap
  }

  /// The tabs of a tab controller are set: the first one comes with it.
  mutating func setTabs(_ event: Event, _ tabs: [Participant]) {
    app.beginStacks(ofTabs: tabs)
    app.containers.stacks[event.subject].set(tabs.map { app.seat(for: $0) })
  }

  /// A stack that is chosen only now wasn't on the screen: what was pushed into it, and nobody has seen, was done at once.
  private mutating func settleUnseen(in tab: Participant, of container: Participant) {
    guard
      app.isOtherChosen(than: tab, in: container)
        || !app.containers.stacks[tab].entries.contains(where: { app.isShown($0) })
    else { return }
    for transition in app.running.announced.filter({ app.isUnseenChange($0, in: tab) }) {
      let one = app.running[transition]
      close(transition, .forgotten)
      if !one.container.isSome { app.containers.pendingPops.giveUp(in: one.container) }
      guard one.kindAsked == .push else { continue }
      if one.container != tab {
        app.containers.stacks[one.container].release(one.incoming.instance, one.incoming.who)
      }
      // Who left meanwhile, and was taken for its top, was somebody else's.
      if one.isBoundByOrder {
        app.containers.stacks[tab].release(one.outgoing.instance, one.outgoing.who)
      }
      if app.containers.stacks.top(of: tab).map({ !$0.isSame(as: one.incoming) }) ?? true {
        app.containers.stacks[tab].push(one.incoming)
      }
    }
  }

  /// A tab bar that is the app's own may move its children in an order of theirs; one that has changed its tabs in UIKit's
  /// before hardly is.
  mutating func judgeTabOrder(_ transition: RunningIndex) {
    let (container, left) = (app.running[transition].container, app.running[transition].candidates)
    guard container.isSome else { return }
    let isOfUIKit = !left.and(app.orders.rowSets.of(.select)).isEmpty
    let isOwn = !left.and(app.orders.rowSets.ownTabs).isEmpty
    if isOfUIKit, !isOwn { return app.containers.tabs.noteOfUIKit(container) }
    guard isOwn, !isOfUIKit, app.containers.tabs.isOfUIKit(container) else { return }
    app.running[transition].allowed = app.orders.rowSets.of(.select)
    app.running[transition].doubts.add(.tabBarMayBeOwn)
    breachInHindsight(transition)
  }
}

extension ObservedApp {
  /// Whether another tab is the chosen one: then what seems to be shown of this one is another of its name.
  fileprivate func isOtherChosen(than tab: Participant, in container: Participant) -> Bool {
    let selected = containers.tabs.selected(of: container).who
    return selected.isSome && selected.name != tab.name
  }

  /// Whether what seems to be shown of a tab may have left the screen for another tab that was chosen, in a log that tells nothing of
  /// going.
  fileprivate func mayHaveLeftUntold(_ seat: Seat, for choice: Event) -> Bool {
    !classes.tellGoing && lastCome != seat.instance && isOtherChosen(than: choice.object, in: choice.subject)
  }

  /// Whether something was asked of the stack of a tab, and nobody has come for it: a push, or anything whose mark doesn't say which
  /// stack it asked. An app that opens a link changes the stack before it chooses the tab.
  fileprivate func isUnseenChange(_ transition: RunningIndex, in tab: Participant) -> Bool {
    let one = running[transition]
    guard one.seen & SlotSet.appearance(.incoming).bits == 0, let kind = one.kindAsked else { return false }
    if one.container == tab { return kind == .push }
    guard one.seen & SlotSet.told.bits == 0, [.push, .pop, .popTo, .popToRoot].contains(kind) else {
      return false
    }
    return !one.container.isSome || running.notes(of: transition)?.isStackGuessed == true
  }

  /// Whether a screen was never seen to come.
  fileprivate func isUnseen(_ seat: Seat) -> Bool {
    index(of: seat).map { !instances[$0].flags.contains(.hasAppeared) } ?? true
  }

  /// The tab that is shown: the one that was chosen, else the only one of those that were set that is on the screen.
  fileprivate func shownTab(of container: Participant) -> Seat {
    let selected = containers.tabs.selected(of: container)
    if selected.isNamed || selected.isTaken { return selected }
    let shown = containers.stacks[container].entries.map { seatedNow($0) }.filter { isShown(seen(of: $0)) }
    return shown.count == 1 ? shown[0] : selected
  }

  /// Whether the delegate has said already that this tab is shown next: the user tapped it, and the app says so too.
  fileprivate func isToldOfTap(_ incoming: Seat, _ container: Participant) -> Bool {
    running.announced.contains {
      running[$0].markKind == .tabBarControllerShouldSelect && running[$0].container == container
        && !running[$0].isCommitted && running[$0].incoming.isSame(as: incoming)
    }
  }

  /// Whether a controller is in a stack whose top is on the screen: its tab is chosen, and is popped when it's tapped again.
  fileprivate func isBelowShownTop(_ seat: Seat) -> Bool {
    containers.stacks.owners(of: seat.instance).contains { owner in
      containers.stacks.top(of: owner).map { isShown(seatedNow($0)) } ?? false
    }
  }

  /// The controller whose callbacks show what a tab does: itself, or the screen on top, if it is a navigation controller
  /// that logs nothing and that was asked for nothing that hasn't come yet.
  fileprivate func seen(of tab: Seat) -> Seat {
    if tab.isTaken { return uppermost(over: tab) }
    guard !containers.stacks[tab.who].isGone, let entry = topLogged(of: tab.who) else { return tab }
    let top = seatedNow(entry)
    if top.isTaken, isOfAnotherStack(top, than: tab.who) { return Seat(who: entry.who) }
    guard top.isTaken, entry.isTaken || !isAmbiguous(top),
      !running.announced.contains(where: { running[$0].container == tab.who && !running[$0].isCommitted })
    else { return tab }
    return top
  }

  /// Whether a controller is in another stack: only its name is in this one as well.
  private func isOfAnotherStack(_ screen: Seat, than owner: Participant) -> Bool {
    containers.stacks[owner].lastIndex(of: screen.instance) == nil
      && containers.stacks.hold(screen.instance, besides: owner)
  }

  /// The tab that a controller shows: itself, or the navigation controller whose stack it is in. A stack may have been set
  /// before its screen was first logged.
  private func tab(showing screen: Seat) -> Seat {
    if let owner = containers.stacks.owners(of: screen.instance).first { return seat(for: owner) }
    let who = index(of: screen).map { instances[$0].who } ?? screen.who
    guard who.instance.isSome,
      let stack = containers.stacks.first(where: { !$0.isGone && $0.entries.contains { $0.who == who } })
    else { return screen }
    return isTabController(stack.owner) ? screen : seat(for: stack.owner)
  }

  /// The user tapped a tab. Whether it was the active one is all that this says: which tab is chosen follows from the
  /// callbacks.
  fileprivate mutating func noteReselection(_ event: Event) {
    guard event.kind == .tabBarControllerDidSelect, event.object.isSome,
      latest.call.kind == .tabBarControllerShouldSelect,
      let index = existing(event.object), instances[index].state == .appeared,
      instances[index].lastLine < latest.call.line, !hasCallableNamesake(index),
      settledBefore(latest.call.line)
    else { return }
    containers.tabs.selectAgain(seated(index), seen: instances.reference(index), of: event.subject)
  }

  /// Whether didSelect tells that the tap was on the tab that is shown, if nobody has begun to come or go: UIKit calls it behind
  /// those calls of a switch.
  fileprivate func tellsTapAgain(_ event: Event) -> Bool {
    event.kind == .tabBarControllerDidSelect
      && classes.loggedByAnyone & 1 << Int(AppearanceCallback.viewWillAppear.rawValue) != 0
  }

  /// Whether nothing moves.
  private func settledBefore(_ line: Int) -> Bool {
    latest.lineBefore == line && running.announced.allSatisfy { running[$0].isCommitted }
  }

  /// Whether a container is a tab controller, by its name or by what was logged of it.
  func isTabController(_ container: Participant) -> Bool {
    let name = text(of: container.name)
    let endings = ["TabController", "Tabs", "TabsController", "TabsViewController", "TabsVC"]
    return ["TabBar", "Tabbar"].contains { name.contains($0) } || endings.contains { name.hasSuffix($0) }
      || containers.tabs.know(container) || classes[container.name].logged & EventKind.ofTabDelegate != 0
  }

  /// Whether a container is known to be UIKit's own tab controller: by its class, its delegate, or the
  /// configuration.
  fileprivate func isOfUIKit(_ event: Event) -> Bool {
    classes[event.subject.name].logged & EventKind.ofTabDelegate != 0
      || text(of: event.subject.name) == "UITabBarController" || container(of: event.object.name) == .tab
  }

  mutating func commitSelect(_ transition: RunningIndex) {
    let (container, incoming) = (running[transition].container, running[transition].incoming)
    guard container.isSome else { return }
    bindTop(ofTab: containers.tabs.selected(of: container).who, incoming)
    // The tab that was asked for logs nothing, and its screen has come.
    if topLogged(of: containers.tabs.selected(of: container).who)?.mayBe(incoming) ?? false { return }
    containers.tabs.select(tab(showing: incoming), of: container)
  }

  /// The screen on top of a tab that was shown has come: it is known from here on, and not its name alone.
  private mutating func bindTop(ofTab tab: Participant, _ screen: Seat) {
    guard screen.isTaken, containers.stacks.know(tab), let top = containers.stacks.top(of: tab), !top.isTaken,
      top.isSame(as: screen)
    else {
      return
    }
    containers.stacks[tab].bringToTop(screen)
  }

  /// A switch was given up: the tab that was shown is still the selected one.
  mutating func cancelSelect(_ transition: RunningIndex) {
    guard running[transition].container.isSome else { return }
    containers.tabs.select(tab(showing: running[transition].outgoing), of: running[transition].container)
  }

  /// A callback after the active tab was chosen again: if it's that tab's own, or one of an unrelated
  /// controller, the second choice is over. The screen that stands for a tab may be going because the user swipes back.
  mutating func settleReselection(after index: InstanceIndex, _ callback: AppearanceCallback) {
    if containers.tabs.reselected == instances.reference(index), callback == .viewWillDisappear {
      return containers.tabs.show(instances.reference(index))
        ? containers.tabs.noteGoing() : containers.tabs.settle()
    }
    guard let chosen = containers.tabs.reselected.flatMap({ instances.index(of: $0) }), chosen != index,
      isRelative(index, chosen)
    else { return containers.tabs.settle() }
  }
}
