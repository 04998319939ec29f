/// Navigation controllers that log nothing are told by their class, which mostly is UIKit's own: each tab and each sheet may
/// have one of that name. Which stack is meant follows from who is on the screen.
extension ObservedApp {
  /// Whether several containers may have the name by which one is told: UIKit's own class, or who leads through screens.
  func mayShareName(_ container: Participant) -> Bool {
    guard !container.instance.isSome, container.name.isSome, classes[container.name].loggedCallbacks == 0
    else { return false }
    let record = classes[container.name]
    return record.isLeader || record.isNavigation && text(of: container.name) == "UINavigationController"
  }

  /// Whether several containers are known to have a name.
  func shareName(_ container: Participant) -> Bool { containers.stacks.count(of: container) > 1 }

  /// Several of the tabs that are set have one name.
  mutating func beginStacks(ofTabs tabs: [Participant]) {
    for (place, tab) in tabs.enumerated() where mayShareName(tab) {
      let before = tabs[..<place].count { $0 == tab }
      if containers.stacks.count(of: tab) <= before { containers.stacks.beginAnother(tab) }
    }
  }

  /// Brings the stack in front whose top is on the screen, the one that came last.
  mutating func turnToShownStack(of owner: Participant) {
    if isAskedByAnother(owner) { return containers.stacks.beginAnother(owner) }
    guard shareName(owner) else { return }
    let shown = containers.stacks.all.filter { $0.owner == owner && !$0.isGone && isTopShown($0) }
    // What is below a sheet is shown as well.
    let uppermost = shown.max { lastComing(to: $0) < lastComing(to: $1) }
    if let top = uppermost?.top { _ = containers.stacks.bringForward(owner) { $0.top == top } }
  }

  /// Where the screen on top of a stack came last.
  private func lastComing(to stack: NavigationStack) -> Int {
    stack.top.flatMap { index(of: $0) }.map { lastComing($0) } ?? 0
  }

  /// People log a push under the screen that asks for it: whether that is another screen of the name than the one in whose stack
  /// others were pushed.
  private func isAskedByAnother(_ owner: Participant) -> Bool {
    guard !owner.instance.isSome, classes[owner.name].nameOnly.count > 1,
      containers.stacks.top(of: owner) != nil
    else {
      return false
    }
    let shown = classes[owner.name].nameOnly.filter { instances[$0].state == .appeared }
    return shown.count == 1 && !containers.stacks.hold(instances.reference(shown[0]))
  }

  /// The stack of a presented container that logs nothing: of several that share its name, the one that its first screen is in.
  func stack(of presentation: PresentationIndex) -> NavigationStack {
    let (owner, screen) = (presentations[presentation].presented.who, presentations[presentation].screen)
    guard screen.isSome, shareName(owner) else { return containers.stacks[owner] }
    return containers.stacks.first { $0.owner == owner && $0.lastIndex(of: screen) != nil }
      ?? containers.stacks[owner]
  }

  /// Whether a controller known by its name alone is presented itself, or presents, or is in another stack than this, or a child: a
  /// stack that is set with that name holds another.
  func isHeldElsewhere(_ index: InstanceIndex, than stack: [Seat]) -> Bool {
    let reference = instances.reference(index)
    guard !instances[index].key.isSome, !stack.contains(where: { $0.instance == reference }) else {
      return false
    }
    return instances[index].presentedIn.isSome || isPresenting(index) || containers.stacks.hold(reference)
      || isChildOfScreen(index)
  }

  /// Whether a controller is the child of one that has no stack.
  private func isChildOfScreen(_ index: InstanceIndex) -> Bool {
    instances.index(of: instances[index].parent).map { !containers.stacks.know(instances[$0].who) } ?? false
  }

  private func isTopShown(_ stack: NavigationStack) -> Bool {
    stack.top.map { isShown(seatedNow($0)) } ?? false
  }

  /// A screen has come in another's place, in another tab or over it: what is asked of a stack of that name from here on is
  /// asked of the one that it is in.
  mutating func turnStacks(_ transition: RunningIndex) {
    let (incoming, outgoing) = (running[transition].incoming, running[transition].outgoing.instance)
    // Most stacks are no namesakes', and no list is made for them.
    guard incoming.isTaken, outgoing.isSome,
      containers.stacks.haveTop(outgoing, ofAny: { mayShareName($0) })
    else { return }
    for owner in containers.stacks.owners(of: outgoing)
    where mayShareName(owner) && containers.stacks.hasTop(outgoing, of: owner) {
      show(incoming, in: owner)
    }
  }

  /// A screen stands for a container: the stack that it is on top of is meant, or one more of that name.
  mutating func show(_ screen: Seat, in owner: Participant) {
    if mayShareName(owner) {
      if containers.stacks.bringForward(owner, where: { $0.lastIndex(of: screen.instance) != nil }) { return }
      if !containers.stacks[owner].entries.isEmpty,
        !containers.stacks.bringForward(owner, where: { $0.entries.isEmpty })
      {
        containers.stacks.beginAnother(owner)
      }
    }
    containers.stacks[owner].set([screen])
    containers.stacks[owner].guess(screen.instance)
  }
}
