/// Tabs that are chosen and whose screens come without a line.
extension TraceChecker {
  /// Something is asked of a stack whose tab was chosen, and the screen before has gone: the one on top has come unlogged, and the
  /// next one comes for what is asked now.
  mutating func settleSilentTab(of container: Participant) {
    for transition in app.running.announced where app.isChoice(transition, of: container) {
      if app.hasComeSilently(transition, in: container) {
        close(transition, .forgotten)
      } else if app.hasComeAlone(transition) {
        close(transition, .participantMoves)
      }
    }
  }
}

extension ObservedApp {
  /// Whether the choice of a tab has been carried out, as far as the screen tells that went. UIKit calls the incoming one first, so
  /// one that is still to come logs nothing.
  fileprivate func hasComeSilently(_ choice: RunningIndex, in container: Participant) -> Bool {
    let one = running[choice]
    return one.has(.outgoingDidDisappear) && one.seen & SlotSet.appearance(.incoming).bits == 0
      && !tellsItsComing(containers.stacks.top(of: container) ?? one.incoming)
  }

  /// Whether the tab was chosen that a container is.
  fileprivate func isChoice(_ transition: RunningIndex, of container: Participant) -> Bool {
    running[transition].kindAsked == .select
      && containers.tabs.selected(of: running[transition].container).who == container
  }

  /// Whether the screen of a tab has come as far as its class tells, which isn't all the way, and nobody has gone for it.
  fileprivate func hasComeAlone(_ choice: RunningIndex) -> Bool {
    let one = running[choice]
    guard one.seen & SlotSet.appearance(.outgoing).bits == 0,
      let screen = instances.index(of: one.incoming.instance)
    else { return false }
    return instances[screen].state == .appearing && hasComeAsFarAsTold(screen)
  }

  /// Whether the class of a screen is known, and logs that one begins to appear.
  private func tellsItsComing(_ seat: Seat) -> Bool {
    name(of: seat).map { classes[$0].logs(.viewWillAppear) } ?? false
  }
}
