/// What is known besides the callbacks of a transition that nobody announced: presentations, stacks, the configuration.
extension TraceChecker {
  /// Looks at what is known of those who take part: presentations, stacks, the configuration.
  mutating func consult(_ transition: RunningIndex, _ event: Event) {
    guard !app.running[transition].isAnnounced else { return }
    if let ahead = app.containers.stacks.shownAhead { app.noteComing(in: transition, after: ahead) }
    let outgoing = app.instances.index(of: app.running[transition].outgoing.instance)
    let incoming = app.instances.index(of: app.running[transition].incoming.instance)
    // Who says that it moves to a parent is pushed, or comes inside of what is presented: then the order tells.
    if let incoming, event.flags[.movingToParent] != true,
      announcePresentation(transition, incoming, outgoing)
    {
      return
    }
    guard let outgoing else { return }
    if let incoming, announceContainer(transition, outgoing, incoming) { return }
    if app.instances[outgoing].presentedIn.isSome || app.describePresented(outgoing) {
      return consultDismissal(transition, outgoing, incoming)
    }
    if let incoming { announcePop(transition, outgoing, incoming) }
  }

  /// The configuration or the keys say who presents the controller that comes.
  private mutating func announcePresentation(
    _ transition: RunningIndex, _ incoming: InstanceIndex, _ outgoing: InstanceIndex?
  )
    -> Bool
  {
    // What was over it goes: it is revealed, and not presented again.
    if let outgoing, app.instances[outgoing].below == app.instances.reference(incoming) { return false }
    guard let presentation = app.presentationComing(incoming) else { return false }
    if let outgoing, let presenter = app.presentations[presentation].presenter.named {
      guard app.isNamed(outgoing, by: presenter) || app.shows(presenter, outgoing, below: presentation) else {
        return false
      }
      app.bindPresentation(presentation, outgoing, isPresented: false)
    } else if outgoing != nil, app.description(of: app.instances[incoming].name)?.presentedBy != nil {
      // The presenter has a name that was never logged.
      return false
    } else if let outgoing {
      doubtPresenter(outgoing, of: presentation, transition)
    }
    app.running[transition].presentation = presentation
    app.running[transition].style = app.presentations[presentation].style
    if !app.running[transition].outgoing.isTaken {
      app.running[transition].outgoing = app.presentations[presentation].presenter
    }
    let rows = app.orders.rowSets.of(.present).and(
      app.orders.rowSets.of(app.presentations[presentation].family))
    announce(transition, .present, rows)
    if !app.running[transition].outgoing.isTaken, app.presentations[presentation].family == .cover {
      app.running.expect(.outgoing, transition)
    }
    return true
  }

  /// Notes why the controller that goes while another is presented may not be its presenter, which nothing names: it
  /// goes in what is under way besides, or another goes as well, or where it had been isn't known, or nothing tells when the other
  /// began to come, or the style leaves the presenter in place, and others could be that, or it is told of gestures, as a sheet is.
  private mutating func doubtPresenter(
    _ outgoing: InstanceIndex, of presentation: PresentationIndex, _ transition: RunningIndex
  ) {
    let othersMove =
      app.running.announced.contains { !app.running[$0].isCommitted } || app.running.vacant.lack(.incoming)
      || app.running.open.contains { $0 != transition && app.isInFlight($0) }
      || app.othersMoved(since: transition) || app.isAnyoneComing(besides: transition)
      || app.instances[outgoing].firstLine == app.running[transition].firstLine
      || !app.running[transition].has(.incomingWillAppear)
    if othersMove { app.running[transition].doubts.add(.othersMove) }
    guard app.presentations[presentation].family == .over else { return }
    if othersMove || app.instances[outgoing].presentedIn.isSome || app.isToldOfGestures(outgoing)
      || isAmongOthers(outgoing)
    {
      app.running.note(transition) { $0.isPresenterGuessed = true }
    }
  }

  /// Both live in the same page or tab controller, as the configuration has it: nothing else exchanges them.
  private mutating func announceContainer(
    _ transition: RunningIndex, _ outgoing: InstanceIndex, _ incoming: InstanceIndex
  )
    -> Bool
  {
    guard !app.configured.controllers.isEmpty, let kind = app.container(of: app.instances[outgoing].name),
      kind == app.container(of: app.instances[incoming].name),
      app.instances[outgoing].name != app.instances[incoming].name
    else { return false }
    switch kind {
    case .page, .pageCurl:
      if !app.isPageTurning { app.running[transition].doubts.add(.kindFromConfiguration) }
      announce(
        transition, .turn, app.orders.rowSets.of(.turn).and(app.orders.rowSets.of(curl: kind == .pageCurl)))
    case .tab:
      app.running[transition].doubts.add(.kindFromConfiguration)
      announce(transition, .select, app.orders.rowSets.of(.select))
    default: return false
    }
    return true
  }

  /// A presented controller goes: a dismissal, unless it is covered itself.
  private mutating func consultDismissal(
    _ transition: RunningIndex, _ outgoing: InstanceIndex, _ incoming: InstanceIndex?
  ) {
    let presentation = app.instances[outgoing].presentedIn
    app.running[transition].presentation = presentation
    app.running[transition].style = app.presentations[presentation].style
    guard let incoming else { return }
    guard app.presentations[presentation].presenter.instance == app.instances.reference(incoming) else {
      if app.comesOver(incoming, in: transition) {
        (app.running[transition].presentation, app.running[transition].style) = (.none, nil)
      }
      return
    }
    if app.hasChild(outgoing, namedLike: incoming) { app.running[transition].doubts.add(.namesakeMayHide) }
    let family = app.presentations[presentation].family
    let rows = app.orders.rowSets.of(.dismiss).and(app.orders.rowSets.of(family == .over ? .either : family))
    announce(transition, .dismiss, rows)
  }

  /// The reconstructed stack has the controller that comes below the one that goes.
  private mutating func announcePop(
    _ transition: RunningIndex, _ outgoing: InstanceIndex, _ incoming: InstanceIndex
  ) {
    let going = app.instances.reference(outgoing)
    let coming = app.instances.reference(incoming)
    guard !app.containers.stacks.isEmpty,
      let stack = app.containers.stacks.stack(withPopOf: going, to: coming)
    else { return }
    let kind: TransitionKind = stack.entries(above: coming).count == 1 ? .pop : .popTo
    let isSure = app.instances[outgoing].key.isSome && app.instances[incoming].key.isSome
    // Of a name alone another may be meant, where it is the order of something else: what was asked for, if it waits.
    let isNamed = isSure && stack.owner.instance.isSome
    if !isNamed, app.running[transition].candidates.and(app.orders.rowSets.of(kind)).isEmpty {
      if app.isOrderAsked(transition) || app.isChoiceUnsaid(transition) { return }
      app.running[transition].doubts.add(.namesakeMayHide)
    }
    app.running[transition].container = stack.owner
    // Who sets the whole stack goes back as well.
    if stack.isToldByKeys { app.running[transition].doubts.add(.inferredTransition) }
    if !app.tellsCancelling(incoming) { app.running[transition].doubts.add(.endUnlogged) }
    announce(transition, kind, app.orders.rowSets.of(kind))
  }
}

extension ObservedApp {
  /// Whether both sides of a transition have begun to move, and it isn't over.
  fileprivate func isInFlight(_ transition: RunningIndex) -> Bool {
    let seen = running[transition].seen
    return !running[transition].isCommitted && Slot.outgoingWillDisappear.bit & seen != 0
      && Slot.incomingWillAppear.bit & seen != 0
  }

  /// Whether a controller that goes is what a presenter shows, as far as anybody knows: that one is a container whose class logs
  /// nothing, and what it presents covers all of it.
  fileprivate func shows(
    _ presenter: Participant, _ outgoing: InstanceIndex, below presentation: PresentationIndex
  ) -> Bool {
    presenter.instance.isSome && classes[presenter.name].loggedCallbacks == 0
      && presentations[presentation].family == .cover && container(around: outgoing) == nil
      && !instances[outgoing].presentedIn.isSome && !instances[outgoing].presenting.isSome
  }

  /// Whether a name, with the address where both have one, means an instance.
  func isNamed(_ index: InstanceIndex, by who: Participant) -> Bool {
    let key = instances[index].key
    return who.name == instances[index].name && (!who.instance.isSome || !key.isSome || who.instance == key)
  }

  /// A controller that goes and was presented before the trace began, as the configuration has it.
  fileprivate mutating func describePresented(_ index: InstanceIndex) -> Bool {
    guard let presentation = presentationDescribed(index) else { return false }
    presentations[presentation].phase = .presented
    return true
  }

  /// Whether something waits that was asked for and that may come in the order of a transition. A stack that is set names
  /// the incoming controller, which would have taken that seat; it may wait for as long as its tab isn't chosen.
  fileprivate func isOrderAsked(_ transition: RunningIndex) -> Bool {
    let rows = running[transition].candidates.without(orders.rowSets.of(.setViewControllers))
    return running.announced.contains {
      !running[$0].isCommitted && !running[$0].candidates.and(rows).isEmpty
    }
  }

  /// Whether a log that tells of pops told nothing of this one, which has the order of a tab: each tab's stack may have that name.
  /// Where tabs are told as well, this is none.
  fileprivate func isChoiceUnsaid(_ transition: RunningIndex) -> Bool {
    (classes.announces(.pop) || classes.announces(.popToRoot))
      && ![EventKind.select, .tabBarControllerShouldSelect, .tabBarControllerDidSelect].contains {
        classes.announces($0)
      }
      && !running[transition].candidates.and(orders.rowSets.of(.select)).isEmpty
  }

  /// Whether the class of a controller that comes would log that it did not get there.
  fileprivate func tellsCancelling(_ incoming: InstanceIndex) -> Bool {
    let record = classes[instances[incoming].name]
    return record.logs(.viewWillDisappear) || record.logs(.viewDidDisappear)
  }
}

extension ObservedApp {
  /// Whether more than one controller has begun to move since the one that goes in a transition.
  fileprivate func othersMoved(since transition: RunningIndex) -> Bool {
    running.strangers.wills &- running[transition].strangersBefore.wills > 1
  }

  /// Whether a controller has a child of the name of another one, which the log may mean.
  fileprivate func hasChild(_ parent: InstanceIndex, namedLike other: InstanceIndex) -> Bool {
    let reference = instances.reference(parent)
    return classes[instances[other].name].nameOnly.contains {
      $0 != other && instances[$0].parent == reference
    }
  }

  /// Whether another controller has begun to come, and hasn't yet.
  fileprivate func isAnyoneComing(besides transition: RunningIndex) -> Bool {
    guard let outgoing = instances.index(of: running[transition].outgoing.instance),
      instances.indices.count <= Self.lookedThroughAtMost
    else { return false }
    let line = instances[outgoing].line(.viewDidAppear)
    return instances.indices.contains {
      let isOnItsWay =
        instances[$0].state == .appearing
        || instances[$0].owed & 1 << AppearanceCallback.viewDidAppear.rawValue != 0
      return isOnItsWay && instances[$0].line(.viewWillAppear) > line
        && running[transition].side(of: $0) == nil
    }
  }
}
