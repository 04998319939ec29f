/// The end of a scene, or of the app.
extension TraceChecker {
  /// A sign of life says that nothing more comes of an ending.
  mutating func noteLife() {
    app.endings.giveUp()
    let kills = app.running.announced.filter { app.running[$0].kindAsked == .kill }
    for transition in kills { close(transition, .completed) }
  }

  /// Takes a `viewWillDisappear` that an ending brings: to who is on screen, and to a root that is covered. It
  /// belongs to nothing that was under way.
  mutating func takeKill(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event)
    -> RunningIndex?
  {
    guard callback == .viewWillDisappear, app.instances[index].state != .hidden || app.mayBeRoot(index),
      app.endings.call(app.instances.reference(index))
    else { return nil }
    let current = app.instances[index].transition
    if current.isSome { close(current, .endOfTrace) }
    let transition = open(app.orders.rowSets.of(.kill))
    _ = app.running[transition].begin(
      with: .outgoingWillDisappear, by: &app.instances[index], at: index, on: .outgoing, as: transition,
      event,
      app.orders.catalogue)
    noteLine(transition, .outgoingWillDisappear, event.line)
    announce(transition, .kill, app.orders.rowSets.of(.kill))
    app.running[transition].commit(app.orders.rowSets.of(.kill).first ?? -1)
    return transition
  }
}

extension ObservedApp {
  mutating func observeEnding(_ event: Event) {
    if event.kind == .sceneWillConnect { return endings.reconnect(event.subject) }
    endings.begin(event.subject)
  }

  /// Whether nothing speaks against a controller's being the root of a window, or what the root shows.
  fileprivate func mayBeRoot(_ index: InstanceIndex) -> Bool {
    let reference = instances.reference(index)
    if surroundings.windows.have(root: reference) { return true }
    let hasGone = instances[index].flags.contains(.awaited) && !releases.isUntold(reference)
    return !instances[index].presentedIn.isSome && !hasGone && !containers.stacks.cover(reference)
  }

  /// Whether a step that its state does not allow is what UIKit does to a root at the end.
  func isKillQuirk(_ transition: RunningIndex?, _ callback: AppearanceCallback) -> Bool {
    guard let transition, callback == .viewWillDisappear else { return false }
    return running[transition].isOpen && running[transition].kindAsked == .kill
  }
}
