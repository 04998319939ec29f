/// The screens that stand for tabs whose navigation controller logs nothing.
extension ObservedApp {
  /// Another controller comes after a tab was chosen than the one that was on top of its stack: the stack may have changed
  /// unlogged, so nobody is known to come or to go.
  mutating func doubtTabScreen(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    guard callback == .viewWillAppear, !goesAlong(index, callback) else { return }
    for transition in running.announced where isAwaitingTabScreen(transition) {
      running[transition].incoming = containers.tabs.selected(of: running[transition].container)
      running[transition].outgoing = Seat()
    }
  }

  /// A screen is taken for the tab that was chosen, since it was on top of its stack: another may be by now.
  mutating func doubtStandIn(_ index: InstanceIndex, _ transition: RunningIndex) {
    guard running[transition].incoming.isNamed,
      running[transition].incoming.who.name != instances[index].name
    else { return }
    running[transition].doubts.add(.othersMove)
  }

  /// A screen comes with its container, or with the tab that was chosen: the stack that was set with it on top is shown, too.
  mutating func answerFirstStack(_ index: InstanceIndex) {
    while let answered = running.announced.first(where: { isAnswered($0, by: index) }) { discard(answered) }
  }

  /// Whether a stack was set, nobody has moved for that so far, and a controller is its first.
  private func isAnswered(_ transition: RunningIndex, by index: InstanceIndex) -> Bool {
    guard running[transition].kindAsked == .setViewControllers,
      running[transition].seen & SlotSet.told.bits == 0, running[transition].incoming.isNamed
    else { return false }
    return seatedNow(running[transition].incoming).instance == instances.reference(index)
  }

  /// Whether a tab was chosen that logs nothing, and nobody has come for it or gone so far.
  private func isAwaitingTabScreen(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    guard one.kindAsked == .select, one.seen & SlotSet.told.bits == 0 else { return false }
    let tab = containers.tabs.selected(of: one.container)
    return tab.isNamed && !tab.isTaken && tab.who != one.incoming.who
  }
}
