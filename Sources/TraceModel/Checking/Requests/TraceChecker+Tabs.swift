/// The marks of tab controllers.
extension TraceChecker {
  mutating func observeSelect(_ event: Event) {
    guard event.object.isSome else { return }
    let incoming = seat(for: event.object)
    if isShown(incoming) { return tabs.selectAgain(incoming, of: event.subject) }
    let selected = tabs.selected(of: event.subject)
    let rows = rowSets.of(.select)
    let transition = announce(
      .select, isOfUIKit(event) ? rows : rows.or(rowSets.ownTabs),
      outgoing: isShown(selected) ? selected : Seat(), incoming: incoming, event
    )
    running[transition].container = event.subject
    // The model changes at once; the screen follows.
    tabs.select(incoming, of: event.subject)
  }

  /// The user tapped a tab. Whether it was the active one is all that this says: which tab is chosen follows from the
  /// callbacks.
  mutating func observeTabDelegate(_ event: Event) {
    guard event.kind == .tabBarControllerDidSelect, event.object.isSome,
      lastCall.kind == .tabBarControllerShouldSelect,
      let index = existing(event.object), instances[index].state == .appeared,
      instances[index].lastLine < lastCall.line, !hasCallableNamesake(index), settledBefore(lastCall.line)
    else { return }
    tabs.selectAgain(seated(index), of: event.subject)
  }

  /// Whether nothing moves.
  private func settledBefore(_ line: Int) -> Bool {
    lineBefore == line && running.announced.allSatisfy { running[$0].isCommitted }
  }

  /// Whether a container is known to be UIKit's own tab controller: by its class, its delegate, or the
  /// configuration.
  private func isOfUIKit(_ event: Event) -> Bool {
    let asks = EventKind.tabBarControllerShouldSelect.bit | EventKind.tabBarControllerDidSelect.bit
    return classes[event.subject.name].logged & asks != 0
      || text(of: event.subject.name) == "UITabBarController" || container(of: event.object.name) == .tab
  }

  mutating func commitSelect(_ transition: RunningIndex) {
    guard running[transition].container.isSome else { return }
    tabs.select(running[transition].incoming, of: running[transition].container)
  }

  /// A callback after the active tab was chosen again: if it's that tab's own, or one of an unrelated
  /// controller, the second choice is over.
  mutating func settleReselection(after index: Int, _ callback: AppearanceCallback) {
    if tabs.reselected == instances.reference(index), callback == .viewWillDisappear {
      return tabs.noteGoing()
    }
    guard let chosen = tabs.reselected.flatMap({ instances.index(of: $0) }), chosen != index,
      isRelative(index, chosen)
    else { return tabs.settle() }
  }
}
