/// The end of a scene, or of the app.
extension TraceChecker {
  mutating func observeEnding(_ event: Event) {
    if event.kind == .sceneWillConnect { return endings.reconnect(event.subject) }
    endings.begin(event.subject)
  }

  /// A sign of life says that nothing more comes of an ending.
  mutating func noteLife() {
    endings.giveUp()
    let kills = running.announced.filter { running[$0].kindAsked == .kill }
    for transition in kills { close(transition, .completed) }
  }

  /// Takes a `viewWillDisappear` that an ending brings: to who is on screen, and to a root that is covered. It
  /// belongs to nothing that was under way.
  mutating func takeKill(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event)
    -> RunningIndex?
  {
    guard callback == .viewWillDisappear, instances[index].state != .hidden || mayBeRoot(index),
      endings.call(instances.reference(index))
    else { return nil }
    let current = instances[index].transition
    if current.isSome { close(current, .endOfTrace) }
    let transition = open(rowSets.of(.kill))
    _ = running[transition].begin(
      with: .outgoingWillDisappear, by: &instances[index], at: index, on: .outgoing, as: transition, event,
      catalogue)
    noteLine(transition, .outgoingWillDisappear, event.line)
    announce(transition, .kill, rowSets.of(.kill))
    running[transition].commit(rowSets.of(.kill).first ?? -1)
    return transition
  }

  /// Whether nothing speaks against a controller's being the root of a window, or what the root shows.
  private func mayBeRoot(_ index: InstanceIndex) -> Bool {
    let reference = instances.reference(index)
    if windows.have(root: reference) { return true }
    let hasGone = instances[index].flags.contains(.awaited) && !releases.isUntold(reference)
    return !instances[index].presentedIn.isSome && !hasGone && !stacks.cover(reference)
  }

  /// Whether a step that its state does not allow is what UIKit does to a root at the end.
  func isKillQuirk(_ transition: RunningIndex?, _ callback: AppearanceCallback) -> Bool {
    guard let transition, callback == .viewWillDisappear else { return false }
    return running[transition].isOpen && running[transition].kindAsked == .kill
  }
}
