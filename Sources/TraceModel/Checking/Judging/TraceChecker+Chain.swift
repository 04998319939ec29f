/// TC406: a screen shows the next one from its own `viewWillAppear`, before it has appeared itself.
extension TraceChecker {
  /// What a controller that asked for something does next: it has to appear and, if nothing else tells that
  /// it meant itself, to make room for what it asked for.
  mutating func followChain(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ transition: RunningIndex?
  ) {
    let screen = app.instances.reference(index)
    proveOverlaps(index, callback)
    guard let link = app.containers.chain.asked(by: screen) else { return }
    if callback.isAppearing, !callback.isWill, link.isItsOwn {
      // A controller that appears in a move other than the one in which it asked was on its way back from
      // that one.
      let isSame = app.serial(of: transition ?? .none) == link.comesIn
      return isSame ? raiseChain(link) : app.containers.chain.drop(screen)
    }
    guard callback == .viewWillDisappear else { return }
    let hasAppeared = app.instances[index].line(.viewDidAppear) > link.line
    let makesRoom = transition.map { app.running[$0].incoming.who.name == link.next.name } ?? false
    if hasAppeared, makesRoom { raiseChain(link) } else { app.containers.chain.drop(screen) }
  }

  /// A controller has gone: what was asked for since it began to go was asked for while that move was running, whether
  /// or not the controller that came logs that it appears.
  private mutating func proveOverlaps(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    let lines = app.containers.chain.takeWaiting(for: app.instances.reference(index))
    guard callback == .viewDidDisappear else { return }
    for line in lines {
      let proof = Evidence(
        line: app.instances[index].lastLine, controller: app.text(of: app.instances[index].name),
        event: "\(callback)",
        label: "only here the move before it ends", isContext: true)
      ledger.prove(406, at: line, by: proof)
    }
  }

  private mutating func raiseChain(_ link: ScreenChain.Link) {
    app.containers.chain.add(link)
    // A controller that doesn't log that it disappears may have gone back before it asked.
    raise(HeldFinding(finding: app.chained(link), claim: Claim(name: link.name), questions: .going))
  }
}

extension ObservedApp {
  /// A mark that comes during a controller's `viewWillAppear`, if it can be that controller's own.
  func linkAsked(_ event: Event) -> ScreenChain.Link? {
    guard event.kind == .push || event.kind == .present, event.object.isSome,
      let index = instances.index(of: latest.inWillAppear),
      instances[index].who != event.object,
      !isUnjudged(instances[index].name), let isItsOwn = isItsOwn(event, index)
    else { return nil }
    return ScreenChain.Link(
      screen: instances.reference(index), name: instances[index].name,
      beganLine: instances[index].line(.viewWillAppear), line: event.line, asked: event.subject,
      next: event.object,
      kind: event.kind, comesIn: serial(of: instances[index].transition),
      isItsOwn: isItsOwn)
  }

  /// Whether a mark is known to be about the stack or parent that a controller is in; `nil` if it's about
  /// something else.
  private func isItsOwn(_ event: Event, _ index: InstanceIndex) -> Bool? {
    // A container may present while its screen appears: it is in the window itself.
    if event.kind == .present { return instances[index].who == event.subject ? true : nil }
    let reference = instances.reference(index)
    if instances[index].who == event.subject || containers.stacks[event.subject].holds(seated(index))
      || comesInto(event.subject, index)
    {
      return true
    }
    let parent = instances.index(of: instances[index].parent)
    if let parent, parent == existing(event.subject) { return true }
    let isElsewhere =
      containers.stacks.hold(reference, besides: event.subject)
      || containers.stacks.top(of: event.subject) != nil
    return isElsewhere ? nil : false
  }

  /// Whether a controller is the incoming one of a running transition of a container.
  private func comesInto(_ container: Participant, _ index: InstanceIndex) -> Bool {
    let transition = instances[index].transition
    return transition.isSome && running[transition].container == container
      && running[transition].side(of: index) == .incoming
      && (running[transition].kindAsked == .push || !running[transition].isBoundByOrder)
  }

  fileprivate func serial(of transition: RunningIndex) -> UInt32 {
    transition.isSome ? running[transition].serial : 0
  }

  /// The finding about a screen that shows the next one.
  mutating func chained(_ link: ScreenChain.Link) -> Finding {
    let screen = instances.index(of: link.screen).map { instances[$0].who } ?? Participant(name: link.name)
    let (name, next) = (text(of: link.name), text(of: link.next.name))
    let names = containers.chain.links.map { text(of: $0.name) } + [next]
    var message = asking(link, screen)
    if names.count > 2 { message += "; the whole chain: " + names.joined(separator: " → ") }
    var finding = words.finding(406, link.line, screen, message)
    finding.transition = link.kind == .present ? .present : .push
    if link.kind == .present { finding.help = Self.presentationHelp }
    if link.next.name == link.name { finding.help = Self.sameAgainHelp }
    finding.evidence = containers.chain.links.dropLast().map { earlier in
      Evidence(
        line: earlier.line, controller: text(of: earlier.name), event: earlier.kind.name,
        label: "shows \(text(of: earlier.next.name)) in the same way")
    }
    finding.evidence += [
      Evidence(
        line: link.beganLine, controller: name, event: "viewWillAppear", label: "begins to appear"),
      Evidence(
        line: link.line, controller: name, event: link.kind.name,
        label: "asks for \(next) here"),
    ]
    if FluidTransitions(on: configured.os, zooms: false) == .fluid { finding.severity = .info }
    return finding
  }

  /// What was asked for, and when. Where a container was asked, the log doesn't say by whom.
  private func asking(_ link: ScreenChain.Link, _ screen: Participant) -> String {
    let (name, next) = (text(of: link.name), text(of: link.next.name))
    guard link.asked != screen, link.asked.name != link.name else {
      return
        "\(name) \(link.kind == .present ? "presented" : "pushed") \(next) between its own `viewWillAppear` and "
        + "`viewDidAppear`, while \(name) was still appearing"
    }
    let shown = link.next.name == link.name ? "a second \(next)" : next
    return
      "\(text(of: link.asked.name)) was asked to \(link.kind.name) \(shown) between `viewWillAppear` and "
      + "`viewDidAppear` of \(shown == next ? name : "the first"), which was still appearing"
  }

  /// What to do if a screen comes twice.
  private static var sameAgainHelp: String {
    "If the same trigger can come twice, such as a tap or a notification, check topViewController, or the id that "
      + "it shows, before you push. If the flow needs both, wait until the first has appeared, or call "
      + "setViewControllers with the whole stack."
  }
}
