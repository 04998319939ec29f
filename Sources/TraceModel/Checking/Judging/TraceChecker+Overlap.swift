/// TC406: an animated move is asked for while another one is running.
extension TraceChecker {
  mutating func noteOverlap(_ event: Event) {
    guard event.flags[.animated] != false, event.kind != .setViewControllers else { return }
    let isSaid = event.flags[.animated] == true
    let link = app.linkAsked(event)
    for transition in app.running.announced
    where app.overlaps(transition, event) && app.isNear(transition, event) {
      guard let row = app.running[transition].allowed.first,
        let index = app.instances.index(of: app.running[transition].incoming.instance)
      else { continue }
      guard isSaid || app.areOfOneStack(transition, event) else { return }
      if isSaid { app.running[transition].doubts.add(.overlapped) }
      let isUnseen: EventKind = app.isOnlyLoaded(transition) ? .viewWillAppear : .viewDidAppear
      let claim = Claim(name: app.instances[index].name, anyOf: isUnseen.bit)
      if app.goesFirst(transition) {
        app.containers.chain.wait(for: app.running[transition].outgoing.instance, since: event.line)
      }
      if let link, link.screen == app.running[transition].incoming.instance {
        app.containers.chain.add(link)
        return raise(app.chained(link).asSure(isSaid), claim)
      }
      var finding = app.overlapping(transition, app.orders.catalogue.rows[row], event)
      return app.mayInterrupt(transition, event, &finding) ? () : raise(finding.asSure(isSaid), claim)
    }
    if let link, isSaid { app.containers.chain.ask(link) }
  }
}

extension Finding {
  /// A finding of two moves at once, which only animated ones mustn't be: not every log says whether they are.
  fileprivate func asSure(_ isSaidToBeAnimated: Bool) -> Finding {
    var finding = self
    if !isSaidToBeAnimated { finding.doubt(.secondMayBeWanted) }
    return finding
  }
}

extension ObservedApp {
  /// Whether a request is one of a stack, as the running one is, and no second screen of a class, which is told as that.
  fileprivate func areOfOneStack(_ transition: RunningIndex, _ event: Event) -> Bool {
    event.kind != .present && running[transition].kindAsked != .present
      && !(event.kind == .push && event.object.name == name(of: running[transition].incoming))
  }

  /// Whether the controller that goes has begun to, and is gone before the other has appeared: in a stack it is.
  fileprivate func goesFirst(_ transition: RunningIndex) -> Bool {
    running[transition].has(.outgoingWillDisappear) && running[transition].kindAsked != .present
  }

  /// Whether UIKit lets a push or pop begin while another runs: any from iOS 26 on, and before that if the
  /// running one zooms.
  fileprivate func mayInterrupt(_ transition: RunningIndex, _ event: Event, _ finding: inout Finding) -> Bool
  {
    guard running[transition].kindAsked != .present, event.kind != .present else { return false }
    switch fluidity(of: transition) {
    case .fluid: return true
    case .releaseUnsaid: finding.doubt(.mayBeInterrupted)
    case .still, .zoomUnsaid: break
    }
    return false
  }

  fileprivate func overlapping(_ transition: RunningIndex, _ spec: TransitionSpec, _ event: Event) -> Finding
  {
    let isBackTwice = event.kind.takesBack && running[transition].markKind?.takesBack == true
    let asked = "the app asked " + request(event)
    let coming = who(transition, .incoming, spec)
    let state = isOnlyLoaded(transition) ? "had not begun to appear" : "was still appearing"
    var finding = finding(
      406, transition, spec, .incoming, event.line,
      isBackTwice
        ? "\(asked) again before the one of line \(running[transition].markLine) had ended; \(coming) \(state)"
        : "\(asked) while \(coming) \(state) (\(title(transition, spec)))")
    if isBackTwice { finding.help = Self.backTwiceHelp }
    if isOnlyLoaded(transition) { finding.help = Self.unwantedHelp }
    if event.kind == .present || spec.kind == .present { finding.help = Self.presentationHelp }
    finding.evidence.append(
      Evidence(
        line: event.line, controller: text(of: event.subject.name), event: event.kind.name,
        label: "begins here"))
    return finding
  }

  /// What was asked for, and of whom: "for `push` of Cart", "Nav to `pop`".
  private func request(_ event: Event) -> String {
    event.object.isSome
      ? "for `\(event.kind.name)` of \(text(of: event.object.name))"
      : "\(text(of: event.subject.name)) to `\(event.kind.name)`"
  }

  /// What to do if both go back.
  private static var backTwiceHelp: String {
    "Pop once. To go back several screens, call popToViewController or popToRootViewController. Look for two objects "
      + "that both close the screen."
  }

  /// What to do if a screen goes back before it has begun to appear.
  private static var unwantedHelp: String {
    "Decide whether the screen may be shown before you push it. If only the screen itself can tell, pop it in its first "
      + "viewDidAppear, or push it without animation."
  }

  /// What to do if one of the two is a presentation: UIKit doesn't cut a presentation short for another
  /// transition.
  static var presentationHelp: String {
    "Ask for the next screen when the running transition has ended: in the completion of present, or, after "
      + "a push or pop, in that of transitionCoordinator.animate(alongsideTransition:completion:). If a "
      + "screen always shows another one, show it in the first viewDidAppear only. While a presentation "
      + "runs, UIKit refuses another one, and that screen never appears."
  }

  fileprivate func overlaps(_ transition: RunningIndex, _ event: Event) -> Bool {
    let running = running[transition]
    guard !running.isCommitted, running.animated != false, isJudged(transition), running.incoming.isTaken
    else {
      return false
    }
    guard [.push, .pop, .popTo, .popToRoot, .present].contains(running.kindAsked) else { return false }
    guard running.container == event.subject || event.kind == .present || running.kindAsked == .present else {
      return false
    }
    // A navigation controller that has logged what it shows is done, whatever callbacks its screens got, and so is one
    // whose last screen has gone.
    let ends: SlotSet = [
      .incomingDidAppear, .incomingWillDisappear, .incomingDidDisappear, .outgoingDidDisappear, .didShow,
    ]
    return running.seen & ends.bits == 0
      && (running.has(.incomingWillAppear) || event.kind.takesBack && isOnlyLoaded(transition))
  }

  /// Whether a push has got no further than to load its screen, which may call for its own end there.
  fileprivate func isOnlyLoaded(_ transition: RunningIndex) -> Bool {
    let moves = SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits
    return running[transition].kindAsked == .push && running[transition].has(.incomingDidLoad)
      && running[transition].seen & moves == 0
  }

  /// Whether a mark is certainly about the window in which a transition runs; otherwise another window may be
  /// meant.
  fileprivate func isNear(_ transition: RunningIndex, _ event: Event) -> Bool {
    let running = running[transition]
    if running.kindAsked != .present, running.container == event.subject {
      // The container itself is in the window, and presents what it likes.
      if event.kind == .present { return false }
      // In a stack whose top isn't known, the outgoing controller may have left another stack.
      return running.kindAsked == .push || running.has(.outgoingWillDisappear) && !running.isBoundByOrder
        || containers.stacks[event.subject].holds(running.incoming)
    }
    let own = [running.incoming, running.outgoing]
    if own.contains(where: { $0.who.mayBe(event.subject) }) { return true }
    if event.kind == .present { return containers.stacks[running.container].holds(seat(for: event.subject)) }
    let stack = containers.stacks[event.subject]
    return own.contains { stack.holds($0) }
  }
}

extension EventKind {
  /// Whether it takes screens off a stack.
  fileprivate var takesBack: Bool { self == .pop || self == .popTo || self == .popToRoot }
}
