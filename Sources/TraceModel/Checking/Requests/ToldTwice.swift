/// One request that two tell of: the one that asks for it, and the one that carries it out. `[Router] push DetailVC` and on the next line
/// `[MainNav] push DetailVC`.
extension TraceChecker {
  /// Whether a mark is what the mark just before it asked for, so that nothing is left to be done.
  @inline(never)
  mutating func isDoneAlready(_ asked: Event) -> Bool {
    switch asked.kind {
    case .present: isPresented(asked)
    case .dismiss: app.isDismissing(asked)
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .select: isCarriedOut(asked)
    default: false
    }
  }

  /// A leader names no presenter, and the other one is it.
  private mutating func isPresented(_ asked: Event) -> Bool {
    guard let first = app.requestToldBefore(asked) else { return false }
    if app.isLeader(asked.subject) || !first.isUntouched { return true }
    guard app.isLeader(app.latest.call.who), let transition = first.transition else { return false }
    let presentation = app.running[transition].presentation
    app.discard(transition)
    if presentation.isSome { app.withdraw(presentation) }
    return false
  }

  /// The one that carries it out knows the stack, or the tabs: where it comes second, what the first began is taken back.
  private mutating func isCarriedOut(_ asked: Event) -> Bool {
    guard let first = app.requestToldBefore(asked) else { return false }
    if !first.isUntouched || app.onlyAsks(asked.subject) && !app.onlyAsks(app.latest.call.who) { return true }
    if let transition = first.transition { takeBack(transition, askedNowOf: asked) }
    app.containers.pendingPops.forget(askedAt: app.latest.call.line)
    return false
  }

  private mutating func takeBack(_ transition: RunningIndex, askedNowOf asked: Event) {
    let one = app.running[transition]
    if one.container != app.ofItsStack(asked).subject {
      app.containers.stacks.forget(one.container, holdingOnly: one.outgoing.instance)
      if one.kindAsked == .select { app.containers.tabs.forget(one.container) }
    }
    app.discard(transition)
  }
}

/// What a mark began that another line may tell of once more.
private struct ToldRequest {
  /// The transition that it announced; none where a pop waits for the one that moves next.
  var transition: RunningIndex?
  /// Whether nobody has moved in it.
  var isUntouched = true
}

extension ObservedApp {
  /// Whether the event just before was a mark of the same kind, by somebody else.
  @inline(__always)
  func followsSameMark(_ asked: Event) -> Bool {
    latest.call.kind == asked.kind && latest.call.line == latest.lineBefore
      && latest.call.who != asked.subject
  }

  /// Whether the mark just before began a dismissal, and this one is by somebody who takes part in it, or leads.
  fileprivate func isDismissing(_ asked: Event) -> Bool {
    guard let first = transitionAskedJustNow, running[first].kindAsked == .dismiss else { return false }
    guard !isLeader(asked.subject) else { return true }
    return isLeader(latest.call.who)
      && [running[first].outgoing, running[first].incoming].contains { $0.mayBe(seat(for: asked.subject)) }
  }

  private var transitionAskedJustNow: RunningIndex? {
    running.announced.last { running[$0].markLine == latest.call.line }
  }

  /// What the mark just before began, if it is the same request.
  fileprivate func requestToldBefore(_ asked: Event) -> ToldRequest? {
    guard latest.call.who.isSome, asked.subject.isSome, !areTwoContainers(latest.call.who, asked.subject)
    else {
      return nil
    }
    let isOne = onlyAsks(latest.call.who) || onlyAsks(asked.subject)
    if let transition = transitionAskedJustNow {
      guard isOne || asked.object.isSome, running[transition].asksFor(asked.object) else { return nil }
      return ToldRequest(
        transition: transition, isUntouched: running[transition].seen & SlotSet.told.bits == 0)
    }
    return isOne && containers.pendingPops.hold(after: latest.call.line - 1) ? ToldRequest() : nil
  }

  /// Whether two are navigation controllers of different names: each carries out its own requests, and tabs often begin with screens
  /// of one class.
  private func areTwoContainers(_ one: Participant, _ other: Participant) -> Bool {
    one.name != other.name && classes[one.name].isNavigation && classes[other.name].isNavigation
  }

  /// Whether somebody asks for what a container does: a router, or the screen that is on top.
  fileprivate func onlyAsks(_ who: Participant) -> Bool {
    if isLeader(who) { return true }
    guard !classes[who.name].isNavigation, let index = existing(who) else { return false }
    return instances[index].state == .appeared && isAlone(index) && !instances[index].flags.contains(.hosts)
  }
}

extension RunningTransition {
  /// Whether it brings a controller that somebody asks for by this name, or asks for nobody.
  fileprivate func asksFor(_ object: Participant) -> Bool {
    guard object.isSome else { return markKind != .push && markKind != .present }
    guard incoming.who.isSome else { return false }
    return incoming.who == object
      || incoming.who.name == object.name && !(incoming.who.instance.isSome && object.instance.isSome)
  }
}
