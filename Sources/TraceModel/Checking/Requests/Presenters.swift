/// Rules that look at the whole hierarchy: which controller presents, which view is touched, which window
/// it's in.
extension TraceChecker {
  /// Whether a presenter can present: TC601, TC602, TC406. Reports it if not.
  mutating func checkPresenter(_ event: Event) -> Bool {
    // Of one that nobody named nothing is known.
    guard event.subject.isSome, !app.isOwnWording(event) else { return true }
    if let coming = app.comingPresented(by: event.subject, besides: event.object) {
      app.holdPresenting(coming, event)
      return !event.subject.instance.isSome
    }
    noteOverlap(event)
    // If only its name is known, another controller of that name may present: findings are held, and the
    // request goes on.
    let isByName = !event.subject.instance.isSome
    if let end = app.released(event.subject) {
      reportAfterDeinit(event.subject, endedAt: end, event)
      return isByName
    }
    if app.isCoveredJustNow(event) { return true }
    if isByName, !app.isOnlyOne(event.subject) {
      checkNamesakes(event)
      return true
    }
    if let other = app.stillPresented(by: event.subject) {
      reportPresenting(other, event)
      return isByName
    }
    guard let index = app.existing(event.subject),
      app.instances[index].state == .hidden || app.isSentAway(index)
    else {
      return true
    }
    reportHiddenPresenter(index, event)
    return isByName
  }

  /// The same where several have the name of the presenter: none of them can present.
  private mutating func checkNamesakes(_ event: Event) {
    let named = app.allNamed(event.subject)
    let other = app.stillPresented(by: event.subject)
    let presenter = other.flatMap { app.presenter(of: $0) }
    guard named.allSatisfy({ $0 == presenter || app.instances[$0].state == .hidden }) else { return }
    if let other {
      reportPresenting(other, event, isOneOfSeveral: true)
    } else if let index = app.lastGone(of: named) {
      reportHiddenPresenter(index, event)
      hiddenPresenter?.finding.doubt(.namesakeMayHide)
    }
  }

  private mutating func reportPresenting(
    _ other: InstanceIndex, _ event: Event, isOneOfSeveral: Bool = false
  ) {
    var finding = app.presenting(other, .viewDidAppear, event)
    if isOneOfSeveral { finding.doubt(.namesakeMayHide) }
    let going = EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit
    let isCovered = app.existing(event.subject).map { app.instances[$0].state == .hidden } ?? false
    let coming = EventKind.viewWillAppear.bit | EventKind.viewDidAppear.bit
    raise(
      finding, about: event.subject,
      isCovered
        ? Claim(name: event.subject.name, anyOf: coming)
        : Claim(name: app.instances[other].name, anyOf: going)
    )
  }

  private mutating func reportHiddenPresenter(_ index: InstanceIndex, _ event: Event) {
    let instance = app.instances[index]
    let isKnown =
      !instance.flags.isDisjoint(with: [.hasAppeared, .begun]) || instance.line(.viewDidDisappear) > 0
    guard isKnown, !app.isUnjudged(instance.name) else { return }
    let name = app.text(of: instance.name)
    let why = app.whyHidden(index)
    var finding = app.finding(
      601, event.line, name, app.keyText(instance.key),
      "\(name) was asked to present \(app.text(of: event.object.name)), but \(name) \(why.text), "
        + why.outcome
    )
    finding.transition = .present
    finding.help = why.help
    finding.evidence = app.history(of: index)
    if case .wentBack = why, let removal = app.removal(of: index) {
      finding.evidence.append(
        Evidence(
          line: removal.line, controller: app.text(of: removal.name), event: removal.kind.name,
          label: "removed \(name)"))
      finding.evidence.sort { $0.line < $1.line }
    }
    finding.evidence += why.evidence(name)
    finding.evidence.sort { $0.line < $1.line }
    finding.evidence.append(
      Evidence(line: event.line, controller: name, event: "present", label: why.label))
    if app.mayForward(index) || app.isSentAway(index) { finding.doubt(.mayBeForwarded) }
    let isByName = !event.subject.instance.isSome
    // Where the name had no other until now, one that begins later is not the one that was asked.
    let isOnly = isByName && app.classes[instance.name].count == 1
    hiddenPresenter = HeldFinding(
      finding: finding,
      claim: Claim(name: instance.name, anyOf: EventKind.viewWillAppear.bit | EventKind.viewDidAppear.bit),
      namedOnly: isByName ? instance.name : .none, questions: isOnly ? .goesOn : [])
  }

  /// A request by a hidden presenter is over: if what it asked for appeared, something else presented it.
  mutating func judgeHiddenPresenter(_ transition: RunningIndex, _ held: HeldFinding) {
    var held = held
    if app.running[transition].has(.incomingDidAppear) {
      held.finding.doubt(.mayBeForwarded)
      let line = app.line(transition, .incomingDidAppear)
      let name = app.name(of: app.running[transition].incoming).map { app.text(of: $0) } ?? ""
      held.finding.message += "; \(name) appeared at line \(line) all the same"
      held.finding.evidence.append(
        Evidence(line: line, controller: name, event: "viewDidAppear", label: "appears", isContext: true))
    }
    raise(held)
  }
}

extension ObservedApp {
  /// Whether a line is about something of the app's own, such as `[Home] present toast`: what it presents has no class's
  /// name, in a log that gives its controllers one, and none of the details that only UIKit's calls have.
  fileprivate func isOwnWording(_ event: Event) -> Bool {
    let name = event.object.name
    guard name.isSome, !event.object.instance.isSome, event.style == nil, event.flags.isEmpty,
      classes[name].logged == 0
    else { return false }
    return isInLowerCase(name) && !isInLowerCase(event.subject.name)
  }

  private func isInLowerCase(_ name: Symbol) -> Bool {
    guard name.isSome, let first = text(of: name).utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }

  /// Whether the app itself has asked a controller to go, and it has begun to.
  fileprivate func isSentAway(_ index: InstanceIndex) -> Bool {
    let transition = instances[index].transition
    guard instances[index].state == .disappearing, transition.isSome, running[transition].hasMark else {
      return false
    }
    return running[transition].outgoing.instance == instances.reference(index)
      && [.dismiss, .pop, .popTo, .popToRoot].contains(running[transition].kindAsked)
  }

  /// Where the controller that is meant was released: the one at an address, or the only one of its name.
  fileprivate mutating func released(_ who: Participant) -> Int? {
    if who.instance.isSome { return instances.releasedLine(of: who) }
    let record = classes[who.name]
    return record.count == 1 && record.nameOnly.isEmpty && record.releasedLine > 0 ? record.releasedLine : nil
  }

  /// Whether a screen that was presented is there, and nothing asked it to go.
  func isStandingAsSheet(_ index: InstanceIndex) -> Bool {
    let presentation = instances[index].presentedIn
    return presentation.isSome && presentations[presentation].phase == .presented
      && instances[index].state == .appeared
  }

  /// Whether a name has one controller, and had no other at the same time.
  fileprivate func isOnlyOne(_ who: Participant) -> Bool {
    existing(who).map { !instances[$0].flags.contains(.hadNamesake) } ?? false
  }

  /// The mark may be printed after the call: then the presenter is hidden by what it presents. A controller that came by a
  /// mark of its own is not brought by another, nor is one that the presenter itself had covered.
  func isCoveredJustNow(_ event: Event) -> Bool {
    guard let presented = existing(event.object), instances[presented].state.isOnScreen else { return false }
    let wasBelow =
      existing(event.subject).map { instances[$0].below == instances.reference(presented) } ?? false
    return !wasBelow && !isStandingByMark(presented) && !isShownInside(event.object)
  }

  /// Whether a controller is on the screen in a stack, where it came by the order of a push.
  func isShownInside(_ who: Participant) -> Bool {
    guard who.instance.isSome, let index = existing(who) else { return false }
    return instances[index].state == .appeared && instances[index].flags.contains(.cameInside)
      && containers.stacks.hold(instances.reference(index))
  }

  private func isStandingByMark(_ index: InstanceIndex) -> Bool {
    let presentation = instances[index].presentedIn
    return presentation.isSome && presentations[presentation].isAnnounced && isStandingAsSheet(index)
      && !instances[index].presenting.isSome
  }

  /// The controller that this one presents and that is certainly still there.
  fileprivate func stillPresented(by who: Participant) -> InstanceIndex? {
    let own = presentations.open.last { isPresenter(who, in: $0) }
    guard let presentation = own ?? presentation(inside: who),
      presentations[presentation].phase == .presented,
      doubts(aboutPresentation: presentation).isEmpty, !mayHaveGoneUntold(presentation),
      let presented = instances.index(of: logged(presentation).instance),
      isStillUp(presented), instances[presented].who != who,
      // A screen of a container that was there before is another's.
      presentations[presentation].presented.isTaken
        || lastComing(presented) > presentations[presentation].firstLine && isAlone(presented)
    else { return nil }
    return presented
  }

  /// Whether a presentation is a controller's own. One that was released presents nothing any more, and who began to live after the
  /// request only has the name.
  private func isPresenter(_ who: Participant, in presentation: PresentationIndex) -> Bool {
    let presenter = presentations[presentation].presenter
    guard presenter.who == who else { return false }
    guard presenter.isTaken else {
      return existing(who).map { instances[$0].firstLine <= presentations[presentation].firstLine } ?? true
    }
    return instances.index(of: presenter.instance).map { !instances[$0].flags.contains(.dead) } ?? false
  }

  /// Who presents a controller, where that is known.
  fileprivate func presenter(of presented: InstanceIndex) -> InstanceIndex? {
    let presentation = instances[presented].presentedIn
    guard presentation.isSome else { return nil }
    return instances.index(of: presentations[presentation].presenter.instance)
  }

  /// Whether a presented controller is on the screen, or is covered only by what it presents itself.
  private func isStillUp(_ presented: InstanceIndex) -> Bool {
    var top = presented
    for _ in 0..<Self.levelsBelow {
      if instances[top].state == .appeared { return true }
      let presentation = instances[top].presenting
      guard instances[top].state == .hidden, presentation.isSome,
        presentations[presentation].phase == .presented,
        let above = instances.index(of: presentations[presentation].presented.instance)
      else { return false }
      top = above
    }
    return false
  }

  /// The controller that this one was asked to present before, and that is on its way in.
  func comingPresented(by who: Participant, besides object: Participant) -> InstanceIndex? {
    let before = presentations.open.last {
      presentations[$0].presenter.who == who && presentations[$0].phase == .presenting
    }
    guard let before, who.instance.isSome || isOnlyOne(who), doubts(aboutPresentation: before).isEmpty,
      let index = instances.index(of: presentations[before].presented.instance),
      instances[index].state == .appearing, instances[index].who != object
    else { return nil }
    let transition = instances[index].transition
    guard transition.isSome, running[transition].isAnnounced, running[transition].presentation == before
    else { return nil }
    return index
  }

  /// A second presentation while the first is under way is a fault if the first comes to its end.
  fileprivate mutating func holdPresenting(_ coming: InstanceIndex, _ event: Event) {
    let held = HeldFinding(
      finding: presenting(coming, .viewWillAppear, event),
      claim: Claim(name: instances[coming].name, anyOf: EventKind.viewDidAppear.bit),
      namedOnly: event.subject.instance.isSome ? .none : event.subject.name)
    running.note(instances[coming].transition) { $0.held.append(held) }
  }

  /// Why a controller is hidden, as far as the log tells.
  fileprivate func whyHidden(_ index: InstanceIndex) -> HiddenPresenter {
    let instance = instances[index]
    let gone = instance.line(.viewDidDisappear)
    if instance.state == .disappearing { return .going(since: instance.line(.viewWillDisappear)) }
    guard gone > 0 else { return .notYetAppeared }
    if instance.flags.contains(.gone) { return .wentBack(line: removal(of: index)?.line ?? gone) }
    guard let above = instances.index(of: instance.above), instances[above].isOnScreen,
      instances[above].line(.viewWillAppear) > 0
    else { return .disappeared }
    let (name, line) = (text(of: instances[above].name), instances[above].line(.viewWillAppear))
    return containers.tabs.show(instances.reference(above))
      ? .inOtherTab(name, since: line) : .below(name, since: line)
  }

  /// What removed a controller, where the log says more of it than the controller's own callbacks.
  func removal(of index: InstanceIndex) -> Removal? {
    let (instance, removal) = (instances[index], instances[index].removal)
    let isOwn = removal.kind == .viewWillDisappear && removal.line == instance.line(.viewWillDisappear)
    return removal.line > 0 && !isOwn ? removal : nil
  }
}
