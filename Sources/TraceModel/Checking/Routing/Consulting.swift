/// What is known besides the callbacks of a transition that nobody announced: presentations, stacks, the configuration.
extension TraceChecker {
  /// Looks at what is known of those who take part: presentations, stacks, the configuration.
  mutating func consult(_ transition: RunningIndex, _ event: Event) {
    guard !running[transition].isAnnounced else { return }
    let outgoing = instances.index(of: running[transition].outgoing.instance)
    let incoming = instances.index(of: running[transition].incoming.instance)
    if let incoming, announcePresentation(transition, incoming, outgoing) { return }
    guard let outgoing else { return }
    if let incoming, announceContainer(transition, outgoing, incoming) { return }
    if instances[outgoing].presentedIn.isSome || describePresented(outgoing) {
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
    if let outgoing, instances[outgoing].below == instances.reference(incoming) { return false }
    guard let presentation = presentationComing(incoming) else { return false }
    if let outgoing, let presenter = presentations[presentation].presenter.named {
      guard isNamed(outgoing, by: presenter) else { return false }
      bindPresentation(presentation, outgoing, isPresented: false)
    } else if outgoing != nil, description(of: instances[incoming].name)?.presentedBy != nil {
      // The presenter has a name that was never logged.
      return false
    } else if let outgoing {
      doubtPresenter(outgoing, of: presentation, transition)
    }
    running[transition].presentation = presentation
    running[transition].style = presentations[presentation].style
    if !running[transition].outgoing.isTaken {
      running[transition].outgoing = presentations[presentation].presenter
    }
    let rows = rowSets.of(.present).and(rowSets.of(presentations[presentation].family))
    announce(transition, .present, rows)
    return true
  }

  /// Whether both sides of a transition have begun to move, and it isn't over.
  private func isInFlight(_ transition: RunningIndex) -> Bool {
    let seen = running[transition].seen
    return !running[transition].isCommitted && Slot.outgoingWillDisappear.bit & seen != 0
      && Slot.incomingWillAppear.bit & seen != 0
  }

  /// Notes why the controller that goes while another is presented may not be its presenter, which nothing names: it
  /// goes in what is under way besides, or another goes as well, or the style leaves the presenter in place, and others
  /// could be that.
  private mutating func doubtPresenter(
    _ outgoing: InstanceIndex, of presentation: PresentationIndex, _ transition: RunningIndex
  ) {
    let othersMove =
      running.announced.contains { !running[$0].isCommitted } || running.vacant.lack(.incoming)
      || running.open.contains { $0 != transition && isInFlight($0) }
    if othersMove { return running[transition].doubts.add(.othersMove) }
    guard presentations[presentation].family == .over else { return }
    if instances[outgoing].presentedIn.isSome || isAmongOthers(outgoing) {
      running.note(transition) { $0.isPresenterGuessed = true }
    }
  }

  /// Whether a name, with the address where both have one, means an instance.
  func isNamed(_ index: InstanceIndex, by who: Participant) -> Bool {
    let key = instances[index].key
    return who.name == instances[index].name && (!who.instance.isSome || !key.isSome || who.instance == key)
  }

  /// Both live in the same page or tab controller, as the configuration has it: nothing else exchanges them.
  private mutating func announceContainer(
    _ transition: RunningIndex, _ outgoing: InstanceIndex, _ incoming: InstanceIndex
  )
    -> Bool
  {
    guard !app.controllers.isEmpty, let kind = container(of: instances[outgoing].name),
      kind == container(of: instances[incoming].name),
      instances[outgoing].name != instances[incoming].name
    else { return false }
    switch kind {
    case .page, .pageCurl:
      if !isPageTurning { running[transition].doubts.add(.kindFromConfiguration) }
      announce(transition, .turn, rowSets.of(.turn).and(rowSets.of(curl: kind == .pageCurl)))
    case .tab:
      running[transition].doubts.add(.kindFromConfiguration)
      announce(transition, .select, rowSets.of(.select))
    default: return false
    }
    return true
  }

  /// A controller that goes and was presented before the trace began, as the configuration has it.
  private mutating func describePresented(_ index: InstanceIndex) -> Bool {
    guard let presentation = presentationDescribed(index) else { return false }
    presentations[presentation].phase = .presented
    return true
  }

  /// A presented controller goes: a dismissal, unless it is covered itself.
  private mutating func consultDismissal(
    _ transition: RunningIndex, _ outgoing: InstanceIndex, _ incoming: InstanceIndex?
  ) {
    let presentation = instances[outgoing].presentedIn
    running[transition].presentation = presentation
    running[transition].style = presentations[presentation].style
    guard let incoming else { return }
    guard presentations[presentation].presenter.instance == instances.reference(incoming) else {
      if comesAnew(incoming) { (running[transition].presentation, running[transition].style) = (.none, nil) }
      return
    }
    let family = presentations[presentation].family
    let rows = rowSets.of(.dismiss).and(rowSets.of(family == .over ? .either : family))
    announce(transition, .dismiss, rows)
  }

  /// The reconstructed stack has the controller that comes below the one that goes.
  private mutating func announcePop(
    _ transition: RunningIndex, _ outgoing: InstanceIndex, _ incoming: InstanceIndex
  ) {
    let going = instances.reference(outgoing)
    let coming = instances.reference(incoming)
    guard !stacks.isEmpty, let stack = stacks.stack(withPopOf: going, to: coming) else { return }
    let kind: TransitionKind = stack.entries(above: coming).count == 1 ? .pop : .popTo
    let isSure = instances[outgoing].key.isSome && instances[incoming].key.isSome
    // Of a name alone another may be meant, where it is the order of something else: what was asked for, if it waits.
    if !isSure, running[transition].candidates.and(rowSets.of(kind)).isEmpty {
      if running.announced.contains(where: { !running[$0].isCommitted }) { return }
      running[transition].doubts.add(.namesakeMayHide)
    }
    running[transition].container = stack.owner
    if !tellsCancelling(incoming) { running[transition].doubts.add(.endUnlogged) }
    announce(transition, kind, rowSets.of(kind))
  }

  /// Whether the class of a controller that comes would log that it did not get there.
  private func tellsCancelling(_ incoming: InstanceIndex) -> Bool {
    let record = classes[instances[incoming].name]
    return record.logs(.viewWillDisappear) || record.logs(.viewDidDisappear)
  }
}
