/// Who leads through the screens without being a container: `[Router] push DetailVC`, `[ShopCoordinator] pop`. What is asked of
/// one is done where the user is.
extension ObservedApp {
  /// Whether a mark names no container but such a leader.
  func isLeader(_ who: Participant) -> Bool { who.name.isSome && classes[who.name].isLeader }

  /// Whether a request names nobody else but one that leads.
  func isLed(_ who: Participant) -> Bool { !who.isSome || isLeader(who) }

  /// The container that shows what came last of all that is on top of a stack; while a stack changes, that one's.
  var containerOnScreen: Participant? {
    var led: (owner: Participant, line: Int)?
    for stack in containers.stacks.all where !stack.isGone {
      guard let top = stack.top.flatMap({ index(of: $0) }), instances[top].state == .appeared else {
        continue
      }
      let line = lastComing(top)
      if line > led?.line ?? 0 || line == led?.line && !isLeader(stack.owner) { led = (stack.owner, line) }
    }
    let changing = running.announced.last { running[$0].container.isSome && !running[$0].isCommitted }
    return led?.owner ?? changing.map { running[$0].container }
  }

  /// A request to present, made of the screen on top if a leader makes it, or nobody is named.
  func ofScreenOnTop(_ event: Event) -> Event {
    guard isLed(event.subject), let screen = screenOnTop else { return event }
    var event = event
    event.subject = instances[screen].who
    return event
  }

  /// A request that doesn't say which stack is asked, made of the one that the screen on top is in; of the screen itself where no
  /// stack is known.
  func ofStackOnTop(_ event: Event) -> Event {
    guard let screen = screenOnTop else { return event }
    var event = event
    event.subject = containers.stacks.owners(of: instances.reference(screen)).last ?? instances[screen].who
    return event
  }

  /// A request to dismiss, made of what is presented topmost if a leader makes it; where no presentation is known, of the
  /// screen on top.
  func ofTopmostPresented(_ event: Event) -> Event {
    guard isLeader(event.subject) else { return event }
    let open = presentations.open.last {
      presentations[$0].phase == .presented || presentations[$0].phase == .presenting
    }
    guard let open, presentations[open].presented.isNamed || presentations[open].presented.isTaken else {
      return ofScreenOnTop(event)
    }
    var event = event
    event.subject = seatedNow(presentations[open].presented).who
    return event
  }

  /// The screen that came last of all that haven't begun to go. A child is its parent's.
  var screenOnTop: InstanceIndex? { screenOnTop(but: .none) }

  /// The same of all but one, which has just come over it.
  func screenOnTop(but one: InstanceIndex) -> InstanceIndex? {
    guard instances.indices.count <= Self.lookedThroughAtMost else { return nil }
    return instances.indices.filter { $0 != one && isScreen($0) }.max { lastComing($0) < lastComing($1) }
  }

  private func isScreen(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    return (instance.state == .appeared || instance.state == .appearing) && !instance.flags.contains(.dead)
      && !isPart(index) && !isContainer(index)
  }

  /// Whether it shows screens, and isn't one with children of its own.
  private func isContainer(_ index: InstanceIndex) -> Bool {
    classes[instances[index].name].isNavigation || isTabController(instances[index].who)
  }

  /// Whether a controller is shown inside of another one. Under a screen that logs a push as its own the next one isn't.
  private func isPart(_ index: InstanceIndex) -> Bool {
    container(around: index).map { instances[$0].state != .disappearing && instances[$0].state != .hidden }
      ?? false
  }
}
