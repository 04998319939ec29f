/// The chain from the window's root to the topmost controller, as UIKit's own search would go: down the containment
/// to the leaf, then to what the leaf or one of its containers presents, and so on.
extension TraceChecker {
  // MARK: The root
  // MARK: Down the containment
  // MARK: Presentations
}

extension ObservedApp {
  /// The chain.
  ///
  /// - Parameter line: what was asked for from that line on is left out.
  package func hierarchyChain(askedBefore line: Int = .max) -> HierarchyChain {
    var chain = HierarchyChain()
    guard let root = rootNode(&chain) else {
      chain.unknown.append("no controller is known to be on screen")
      return chain
    }
    var path = [root]
    chain.steps.append(step(root, rootRule))
    descend(&path, &chain, line)
    while let presentation = presentation(fromAnyOf: path, askedBefore: line), path.count < 128 {
      let presented = presentations[presentation].presented
      chain.steps.append(step(presented, presentedRule(presentation), dismissalNote(presentation)))
      path.append(presented)
      descend(&path, &chain, line)
    }
    return chain
  }

  private var rootRule: String {
    guard let window = surroundings.windows.key, window.root.isNamed else {
      return "the lowest controller in the log"
    }
    let name = window.window.name.isSome ? text(of: window.window.name) : "the window"
    return surroundings.windows.count > 1
      ? "root of \(name), the key window of \(surroundings.windows.count)" : "root of \(name)"
  }

  /// The root of the key window, or the lowest controller that the log tells of.
  private func rootNode(_ chain: inout HierarchyChain) -> Seat? {
    if let window = surroundings.windows.key, window.root.isNamed { return window.root }
    chain.unknown.append("the window's root, because no `setRoot` (window.rootViewController) was logged")
    let first = presentations.open.first.map { presentations[$0].presenter }.flatMap { $0.isNamed ? $0 : nil }
    let base = first ?? highestOnScreen
    return base.map { outermost($0) } ?? containers.stacks.first.map { Seat(who: $0.owner) }
      ?? containers.tabs.first.map { Seat(who: $0) }
  }

  /// The controller that came on screen last and is there still.
  private var highestOnScreen: Seat? {
    let indices = instances.indices.filter {
      instances[$0].state.isOnScreen && !instances[$0].flags.contains(.dead)
    }
    return indices.max { instances[$0].lastLine < instances[$1].lastLine }.map { seated($0) }
  }

  /// The container around a controller, and the one around that.
  private func outermost(_ seat: Seat) -> Seat {
    var seat = seat
    for _ in 0..<64 {
      guard let outer = container(around: seat) else { return seat }
      seat = outer
    }
    return seat
  }

  private func container(around seat: Seat) -> Seat? {
    if let stack = containers.stacks.first(where: { $0.entries.contains { $0.isSame(as: seat) } }) {
      return Seat(who: stack.owner)
    }
    if let owner = containers.tabs.owner(of: seat) { return Seat(who: owner) }
    return index(of: seat).flatMap { self.container(around: $0) }.map { seated($0) }
  }

  private func descend(_ path: inout [Seat], _ chain: inout HierarchyChain, _ line: Int) {
    while let next = inner(of: path[path.count - 1], askedBefore: line), path.count < 128 {
      chain.steps.append(step(next.seat, next.rule, next.note))
      path.append(next.seat)
    }
  }

  /// What a container shows: the top of a stack, the selected tab, a child on screen.
  private func inner(of seat: Seat, askedBefore line: Int) -> (seat: Seat, rule: String, note: String)? {
    if let pushed = pushed(into: seat, askedBefore: line) { return pushed }
    if let stack = containers.stacks.first(where: { isOwner($0.owner, seat) }), let top = stack.top,
      top.isNamed || top.isTaken
    {
      return (top, "top of navigation controller \(text(of: stack.owner.name))", popNote(top))
    }
    if let tab = containers.tabs.first(where: { isOwner($0, seat) }), tab.selected.isNamed {
      return (tab.selected, "selected tab of \(text(of: tab.owner.name))", "")
    }
    guard let index = index(of: seat), let child = shownChild(of: index) else { return nil }
    return (seated(child), "child of \(text(of: instances[index].name))", "")
  }

  /// The child of a container that is on the screen; where something covers them all, the one that was last.
  private func shownChild(of container: InstanceIndex) -> InstanceIndex? {
    let children = instances.indices.filter {
      self.container(around: $0) == container && instances[$0].flags.isDisjoint(with: [.dead, .gone])
        && instances[$0].line(.viewDidAppear) > 0
    }
    let shown = children.filter { instances[$0].state.isOnScreen }
    return (shown.isEmpty ? children : shown).max {
      instances[$0].line(.viewDidAppear) < instances[$1].line(.viewDidAppear)
    }
  }

  /// The controller that a navigation controller was asked to push, if no known controller is below it.
  private func pushed(into seat: Seat, askedBefore line: Int) -> (seat: Seat, rule: String, note: String)? {
    let last = running.announced.last {
      isOwner(running[$0].container, seat) && running[$0].kindAsked == .push
    }
    guard let last, running[last].incoming.isNamed, !running[last].isCommitted, running[last].markLine < line
    else { return nil }
    let isEmpty = containers.stacks.first(where: { isOwner($0.owner, seat) })?.top == nil
    guard isEmpty || isSilentPush(last) else { return nil }
    let isLogged = running[last].incoming.isTaken
    return (
      running[last].incoming, "pushed by \(text(of: running[last].container.name))",
      isLogged ? "is appearing" : "gets no callback in the log, so it might not be on screen"
    )
  }

  private func isOwner(_ owner: Participant, _ seat: Seat) -> Bool {
    guard owner.name == (name(of: seat) ?? .none) else { return false }
    return !owner.instance.isSome || !seat.who.instance.isSome || owner.instance == seat.who.instance
  }

  /// A popped controller stays on screen until the pop has ended; `topViewController` is the next one already.
  private func popNote(_ top: Seat) -> String {
    guard let index = index(of: top) else { return "" }
    let transition = instances[index].transition
    guard transition.isSome, running[transition].side(of: index) == .outgoing,
      [.pop, .popTo, .popToRoot].contains(running[transition].kindAsked),
      let next = name(of: running[transition].incoming)
    else { return "" }
    return "is being popped and still on screen; \(text(of: next)) is coming back"
  }

  /// The newest open presentation by one of some controllers, the innermost first.
  private func presentation(fromAnyOf path: [Seat], askedBefore line: Int) -> PresentationIndex? {
    for seat in path.reversed() {
      let found = presentations.open.last { presentation in
        presentations[presentation].firstLine < line && presentations[presentation].presenter.isSame(as: seat)
          && !path.contains { $0.isSame(as: presentations[presentation].presented) }
      }
      if let found { return found }
    }
    return nil
  }

  private func presentedRule(_ presentation: PresentationIndex) -> String {
    let presenter =
      name(of: presentations[presentation].presenter).map { text(of: $0) } ?? "an unknown controller"
    let style = presentations[presentation].style.map { ", \($0.name)" } ?? ""
    return "presented by \(presenter)\(style)"
  }

  private func dismissalNote(_ presentation: PresentationIndex) -> String {
    let isGoing = running.announced.contains {
      running[$0].presentation == presentation && running[$0].kindAsked == .dismiss
        && !running[$0].isCommitted
    }
    if isGoing { return "is being dismissed: don't present from it" }
    if let name = name(of: presentations[presentation].presented), text(of: name).hasSuffix("AlertController")
    {
      let presenter = self.name(of: presentations[presentation].presenter)
      let below = presenter.map { text(of: $0) } ?? "its presenter"
      return "is an alert; dismiss it, then present from \(below), or do so in its action's handler"
    }
    return presentations[presentation].phase == .presenting ? "is appearing" : ""
  }

  private func step(_ seat: Seat, _ rule: String, _ note: String = "") -> HierarchyChain.Step {
    HierarchyChain.Step(
      controller: name(of: seat).map { text(of: $0) } ?? "?", instance: key(of: seat), rule: rule, note: note)
  }
}
