/// Presentations: opened by a mark, by keys or by the configuration; bound to instances; ended.
extension TraceChecker {
  // MARK: Keys

  /// Notes what an event's own keys say.
  mutating func noteKeys(_ index: InstanceIndex, _ event: Event) {
    let before = app.instances[index].presentedIn
    app.noteKeys(index, event)
    let presentation = app.instances[index].presentedIn
    guard event.style == PresentationStyle.none, presentation.isSome, presentation != before else { return }
    raise(
      StyleNoneFact(
        presenter: app.presentations[presentation].presenter.who, presented: app.instances[index].who,
        line: event.line, event: event.kind))
  }

  /// Takes from the keys of a will-callback or did-callback what they say about its transition.
  mutating func announceByKeys(_ transition: RunningIndex, _ index: InstanceIndex, _ event: Event) {
    guard app.running[transition].isOpen, !app.running[transition].isAnnounced else { return }
    if event.flags[.beingDismissed] == true {
      let presentation = app.instances[index].presentedIn
      app.running[transition].presentation = presentation
      let family = presentation.isSome ? app.presentations[presentation].family : nil
      if presentation.isSome, !app.running[transition].incoming.isTaken {
        app.running[transition].incoming = app.covered(app.presentations[presentation].presenter)
      }
      return announce(
        transition, .dismiss, app.orders.rowSets.of(.dismiss).and(app.orders.rowSets.of(family)))
    }
    let inNavigation = app.container(of: app.instances[index].name) == .navigation
    if event.flags[.movingFromParent] == true, event.kind == .viewWillDisappear {
      app.narrow(
        transition, [.pop, .popTo, .popToRoot, .setViewControllers, .swap, .removeChild, .turn, .select])
      if inNavigation, app.running[transition].side(of: index) == .outgoing {
        if !app.isInNavigation(app.running[transition].incoming) {
          app.running[transition].doubts.add(.kindFromConfiguration)
        }
        announce(transition, .pop, app.orders.rowSets.of(.pop))
      }
    }
    if event.flags[.movingToParent] == true, event.kind == .viewWillAppear {
      if announcePush(transition, index, event) { return }
      app.narrow(
        transition, [.push, .setViewControllers, .swap, .addChild, .turn, .select, .launch, .present])
    }
  }
}

extension ObservedApp {
  /// A new presentation. Those of the same controller that were still open are over.
  mutating func openPresentation(_ presenter: Seat, _ presented: Seat, line: Int) -> PresentationIndex {
    let index = presentations.open(presenter, presented, line: line)
    if let name = name(of: presented) { classes[name].wasPresented = true }
    if let oldest = presentations.oldestTooMany { endPresentation(oldest, swipedIn: nil) }
    if let instance = instances.index(of: presented.instance) {
      bindPresentation(index, instance, isPresented: true)
    }
    if let instance = instances.index(of: presenter.instance) {
      bindPresentation(index, instance, isPresented: false)
      let own = instances[instance].presentedIn
      if own.isSome { presentations[own].mayHaveGone = false }
    }
    return index
  }

  /// Gives a presentation the instance of one of its sides.
  mutating func bindPresentation(_ presentation: PresentationIndex, _ index: InstanceIndex, isPresented: Bool)
  {
    let who = Participant(name: instances[index].name, instance: instances[index].key)
    let seat = Seat(who: who, instance: instances.reference(index))
    if isPresented {
      presentations[presentation].presented = seat
      instances[index].presentedIn = presentation
      applySettings(presentation, index)
      if let ahead = presentations.adaptedAhead, ahead.subject == who {
        presentations[presentation].family = ahead.family
        presentations.adaptedAhead = nil
      }
    } else {
      presentations[presentation].presenter = seat
      instances[index].presenting = presentation
    }
  }

  /// Applies what the controller's own keys and the configuration say, if no mark said it.
  private mutating func applySettings(_ presentation: PresentationIndex, _ index: InstanceIndex) {
    let description = description(of: instances[index].name)
    if presentations[presentation].style == nil {
      setStyle(
        presentation, instances[index].style ?? description?.style, covers: description?.coversPresenter)
    }
    if presentations[presentation].modal == nil {
      presentations[presentation].modal = instances[index].modal ?? description?.modalInPresentation
      presentations[presentation].modalLine = instances[index].modalLine
    }
  }

  /// - Parameter covers: whether a custom presentation removes the presenter's view, where that is known.
  mutating func setStyle(
    _ presentation: PresentationIndex, _ style: PresentationStyle?, covers: Bool? = nil
  ) {
    guard let style else { return }
    presentations[presentation].style = style
    presentations[presentation].family = families[Int(style.rawValue)]
    if style == .custom, let covers { presentations[presentation].family = covers ? .cover : .over }
  }

  /// What the configuration says about a name.
  func description(of name: Symbol) -> ControllerDescription? {
    let index = classes[name].description
    return index < 0 ? nil : configured.controllers[Int(index)]
  }

  /// The presentation that brings in a controller and isn't part of a transition yet: announced, or known
  /// from the configuration.
  mutating func presentationComing(_ index: InstanceIndex) -> PresentationIndex? {
    let known = instances[index].presentedIn
    if known.isSome { return presentations[known].phase == .presenting ? known : nil }
    return presentationDescribed(index)
  }

  /// A presentation that the configuration describes, opened when its controller first appears in the log.
  mutating func presentationDescribed(_ index: InstanceIndex) -> PresentationIndex? {
    guard !configured.controllers.isEmpty, let description = description(of: instances[index].name),
      description.style != nil || description.presentedBy != nil
    else { return nil }
    let presenter = classes.describedPresenter(of: instances[index].name)
    let seat = presenter.isSome ? seat(for: Participant(name: presenter)) : Seat()
    return openPresentation(seat, Seat(instance: instances.reference(index)), line: latest.line)
  }

  /// Ends a presentation and everything above it.
  mutating func endPresentation(
    _ presentation: PresentationIndex, swipedIn transition: RunningIndex?, by removal: Removal = Removal(),
    isReleased: Bool = false
  ) {
    guard presentations[presentation].isOpen else { return }
    presentations.close(presentation)
    if let above = presentationOn(presentation), above != presentation {
      endPresentation(above, swipedIn: nil, by: removal)
    }
    noteStackGone(of: presentation)
    if let presented = instances.index(of: presentations[presentation].presented.instance) {
      instances[presented].presentedIn = .none
      if !isReleased { markGone(presentations[presentation].presented, by: removal) }
    }
    if !isReleased {
      markScreensGone(in: presentations[presentation].presented.who, by: removal)
      markScreensGone(with: presentation, by: removal)
    }
    if let presenter = instances.index(of: presentations[presentation].presenter.instance),
      instances[presenter].presenting == presentation
    {
      instances[presenter].presenting = .none
    }
    if let transition, !running[transition].has(.didDismiss) {
      presentations[presentation].didDismissOwedSince = running[transition].lastLine
      presentations[presentation].willDismissLine = line(transition, .willDismiss)
    }
    if let oldest = presentations.depart(presentation) { release(oldest) }
  }

  /// Takes back a presentation that never came.
  mutating func withdraw(_ presentation: PresentationIndex) {
    if let presented = instances.index(of: presentations[presentation].presented.instance),
      instances[presented].presentedIn == presentation
    {
      instances[presented].presentedIn = .none
    }
    let oldest = presentations.withdraw(presentation)
    if let presenter = instances.index(of: presentations[presentation].presenter.instance),
      instances[presenter].presenting == presentation
    {
      let before = presentations.open.last {
        presentations[$0].presenter.instance == instances.reference(presenter)
      }
      instances[presenter].presenting = before ?? .none
    }
    if let oldest { release(oldest) }
  }

  /// Forgets a presentation that owes nothing any more.
  mutating func release(_ presentation: PresentationIndex) {
    guard presentations.release(presentation) else { return }
    for transition in running.announced where running[transition].presentation == presentation {
      running[transition].presentation = .none
    }
  }

  /// A controller that was being presented moves on: it had been presented by then, though its class doesn't say so.
  mutating func settlePresented(by transition: RunningIndex, _ ending: TransitionEnding) {
    let presentation = running[transition].presentation
    guard ending == .participantMoves, presentations[presentation].phase == .presenting,
      running[transition].has(.incomingWillAppear)
    else { return }
    presentations[presentation].phase = .presented
  }

  /// Forgets the presentation of a transition that is over, if it has ended and owes nothing.
  mutating func releasePresentation(of transition: RunningIndex) {
    let presentation = running[transition].presentation
    guard presentation.isSome, !presentations[presentation].isOpen,
      presentations[presentation].didDismissOwedSince == 0
    else { return }
    release(presentation)
  }

  /// Closes the presentations of an instance that is gone.
  mutating func closePresentations(of index: InstanceIndex, line: Int) {
    let presented = instances[index].presentedIn
    if presented.isSome { endPresentation(presented, swipedIn: nil, isReleased: true) }
    let presenting = instances[index].presenting
    if presenting.isSome {
      presentations[presenting].presenter.instance = .none
      instances[index].presenting = .none
    }
  }

  /// Notes what an event's own keys say: settings, and which controller presents which.
  mutating func noteKeys(_ index: InstanceIndex, _ event: Event) {
    if let style = event.style { instances[index].style = style }
    if let modal = event.flags[.modalInPresentation] { setModal(index, modal, event.line) }
    let presenter = details(of: event)?.presenter ?? .none
    if let parent = parentMeant(event) { noteOwnParent(instances.reference(parent), of: index) }
    noteParent(parent(of: event), of: index)
    placeInStack(index, event)
    let comes = event.kind == .viewDidLoad || AppearanceCallback(event.kind)?.isAppearing ?? false
    let isPresented = presenter.isSome || event.flags[.beingPresented] == true
    guard comes, isPresented, event.flags[.beingPresented] != false, !instances[index].presentedIn.isSome
    else {
      return applyKeys(index)
    }
    let presented = Seat(instance: instances.reference(index))
    _ = openPresentation(presenter.isSome ? seat(for: presenter) : Seat(), presented, line: event.line)
  }

  private mutating func noteOwnParent(_ parent: InstanceRef, of index: InstanceIndex) {
    guard instances[index].parent != parent else { return }
    instances[index].parent = parent
    surroundings.containment.house(instances.reference(index), in: parent, line: latest.line)
  }

  /// The parent that an event's own key names, or the call itself.
  func parent(of event: Event) -> Participant {
    let parent = details(of: event)?.parent ?? .none
    return parent.isSome || !event.kind.movesToParent ? parent : event.object
  }

  /// The parent that an event names; its address says nothing in a log that prints no address for controllers
  /// of that name.
  func parentMeant(_ event: Event) -> InstanceIndex? {
    let who = parent(of: event)
    guard who.isSome, classes[who.name].addressedCount == 0 else { return existing(who) }
    return existing(Participant(name: who.name))
  }

  private mutating func applyKeys(_ index: InstanceIndex) {
    let presentation = instances[index].presentedIn
    if presentation.isSome, presentations[presentation].style == nil {
      setStyle(presentation, instances[index].style)
    }
  }

  /// Remembers the last value of isModalInPresentation.
  mutating func setModal(_ index: InstanceIndex, _ modal: Bool, _ line: Int) {
    (instances[index].modal, instances[index].modalLine) = (modal, line)
    let presentation = instances[index].presentedIn
    guard presentation.isSome else { return }
    presentations[presentation].modal = modal
    presentations[presentation].modalLine = line
  }

  /// Whether the configuration says that a navigation controller shows a participant.
  fileprivate func isInNavigation(_ seat: Seat) -> Bool {
    name(of: seat).map { container(of: $0) == .navigation } ?? false
  }

  /// Limits a transition to some kinds, unless none would be left.
  fileprivate mutating func narrow(_ transition: RunningIndex, _ kinds: [TransitionKind]) {
    let rows = kinds.reduce(RowSet.none) { $0.or(orders.rowSets.of($1)) }
    let left = running[transition].allowed.and(rows)
    if !left.and(running[transition].alive).isEmpty { running[transition].allowed = left }
  }
}
