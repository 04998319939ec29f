/// Presenters that are covered while the container around them comes to show another screen.
extension ObservedApp {
  /// The same of a stack that is asked to change.
  mutating func excuseCovered(in container: Participant) {
    excuseCovered(containers.stacks.top(of: container) ?? seat(for: container))
  }

  /// A container is asked to show another screen while what it shows is covered by a presentation: when that goes, the
  /// other screen is revealed, and the presenter is owed no call.
  ///
  /// - Parameters:
  ///   - shown: what the container shows so far.
  ///   - next: what it is asked to show, where that tells more than that the stack changes.
  mutating func excuseCovered(_ shown: Seat, by next: Seat = Seat()) {
    guard !presentations.isEmpty else { return }
    for presentation in presentations.open {
      guard let presenter = index(of: presentations[presentation].presenter), isAway(presenter) else {
        continue
      }
      let isShown = shown.isNamed || shown.isTaken
      guard isShown ? isIn(shown, presenter) : isNowhereElse(presenter, than: next) else { continue }
      presentations[presentation].presenterExcused = true
    }
  }

  /// Whether a controller may be in what a container shows that nobody knows: it is in no other, or, of tabs, in another
  /// than the one that is chosen.
  private func isNowhereElse(_ presenter: InstanceIndex, than next: Seat) -> Bool {
    if next.isNamed || next.isTaken { return !isIn(next, presenter) }
    return container(around: presenter) == nil
      && containers.stacks.owners(of: instances.reference(presenter)).isEmpty
  }

  /// What covers a presenter is asked to go while nothing was seen of what a container was asked for meanwhile. Unless that is
  /// known to be inside of it, it is below, and another screen is revealed there.
  mutating func excuseChangedBelow(_ presentation: PresentationIndex) {
    let one = presentations[presentation]
    if let presenter = index(of: one.presenter), instances[presenter].state.isOnScreen { return }
    let isAwaited = running.announced.contains {
      running[$0].markLine > one.firstLine && running[$0].seen & SlotSet.told.bits == 0
        && isOutside(running[$0].container, of: one.presented)
    }
    if isAwaited
      || containers.pendingPops.hold(after: one.firstLine, where: { isOutside($0, of: one.presented) })
    {
      presentations[presentation].presenterExcused = true
    }
  }

  /// Whether a container isn't known to be a controller, or to have it in its stack.
  func isOutside(_ container: Participant, of presented: Seat) -> Bool {
    container.isSome && container != presented.who && !containers.stacks[container].holds(presented)
  }

  /// The controller whose callbacks show that a presenter is covered. A screen on top of it that has gone already is none:
  /// the user went back, and what is there now logs nothing.
  func coveredNext(_ presenter: Seat, _ event: Event) -> Seat {
    let covered = covered(presenter)
    if let only = onlyOneShown(by: covered) { return only }
    guard let index = index(of: covered), instances[index].state == .hidden, !covered.isSame(as: presenter),
      !isCoveredJustNow(event)
    else { return covered }
    return presenter
  }

  /// The only controller on the screen: it is in what presents, if that has a name, has logged nothing and nobody knows what it
  /// shows. A container is like that, and a router.
  private func onlyOneShown(by presenter: Seat) -> Seat? {
    guard presenter.who.name.isSome, classes[presenter.who.name].loggedCallbacks == 0,
      isContainerOrLeader(presenter.who) || !mayHaveBegunInTheMiddle,
      surroundings.windows.count < 2, instances.indices.count <= Self.lookedThroughAtMost
    else { return nil }
    let shown = instances.indices.filter {
      instances[$0].isOnScreen && container(around: $0) == nil && !isTabController(instances[$0].who)
    }
    guard shown.count == 1, instances[shown[0]].state == .appeared, !isUnjudged(instances[shown[0]].name),
      !instances[shown[0]].presentedIn.isSome
    else { return nil }
    return seated(shown[0])
  }

  /// Whether a name tells that it shows others: in a log that begins in the middle a screen may have logged nothing yet.
  private func isContainerOrLeader(_ who: Participant) -> Bool {
    classes[who.name].isNavigation || isLeader(who) || isTabController(who)
  }

  /// The controller that was shown when a presentation was asked for whose presenter logs nothing: it is what that shows, and comes
  /// back when the presentation is dismissed.
  func coveredUnnamed(by presentation: PresentationIndex) -> Seat? {
    let one = presentations[presentation]
    guard let covered = instances.index(of: one.coveredInstead), instances[covered].state == .hidden,
      !one.presenterExcused, instances[covered].line(.viewWillDisappear) > one.firstLine
    else { return nil }
    return seated(covered)
  }

  /// A container is presented by the name of one whose screen is shown: there are two of that name, for none is presented while
  /// it is up, and what comes by it from now on is hardly about the lower one's stack.
  mutating func beginNamesakesStack(_ presented: Participant) {
    guard !presented.instance.isSome, containers.stacks.know(presented), !containers.stacks[presented].isGone,
      let top = containers.stacks.top(of: presented), isShown(seatedNow(top))
    else { return }
    containers.stacks.beginAnother(presented)
  }

  /// Whether a controller is one of UIKit's that leave their presenter in place whatever presents them: an alert gives it no
  /// callbacks (swift-navigation says so of alerts), and a share sheet comes as a sheet or a popover.
  func neverCovers(_ who: Participant) -> Bool {
    ["UIAlertController", "UIActivityViewController"].contains(text(of: who.name))
  }

  /// Whether a controller is that on a seat, or inside of it.
  private func isIn(_ shown: Seat, _ presenter: InstanceIndex) -> Bool {
    guard let index = index(of: shown) else { return containers.stacks[shown.who].holds(seated(presenter)) }
    return index == presenter || isInside(presenter, index)
      || containers.stacks[shown.who].holds(seated(presenter))
  }

  /// Whether the controller that a presentation covers is only the one that was shown, and nothing says that the presenter shows it.
  func isGuessedPresenter(_ presenter: Seat, _ transition: RunningIndex) -> Bool {
    let outgoing = running[transition].outgoing
    return outgoing.isTaken && outgoing.who != presenter.who
      && topLogged(of: presenter.who) == nil
  }
}
