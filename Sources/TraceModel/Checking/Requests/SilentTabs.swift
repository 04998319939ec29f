/// Tabs that are chosen and whose screens come without a line.
extension TraceChecker {
  /// Something is asked of a stack whose tab was chosen, and the screen before has gone: the one on top has come unlogged, and the
  /// next one comes for what is asked now.
  mutating func settleSilentTab(of container: Participant) {
    for transition in app.running.announced where app.hasComeSilently(transition, in: container) {
      close(transition, .forgotten)
    }
  }
}

extension ObservedApp {
  /// Whether the choice of a tab has been carried out, as far as the screen tells that went. UIKit calls the incoming one first, so
  /// one that is still to come logs nothing.
  fileprivate func hasComeSilently(_ choice: RunningIndex, in container: Participant) -> Bool {
    let one = running[choice]
    return one.kindAsked == .select && one.has(.outgoingDidDisappear)
      && one.seen & SlotSet.appearance(.incoming).bits == 0
      && containers.tabs.selected(of: one.container).who == container
      && !tellsItsComing(containers.stacks.top(of: container) ?? one.incoming)
  }

  /// Whether the class of a screen is known, and logs that one begins to appear.
  private func tellsItsComing(_ seat: Seat) -> Bool {
    name(of: seat).map { classes[$0].logs(.viewWillAppear) } ?? false
  }
}
