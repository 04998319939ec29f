/// Calls by hand on controllers that are out of sight: below a presentation that covers them, or in a tab that isn't shown.
extension TraceChecker {
  /// A presented controller begins to go: those that were woken under it are out of sight until now.
  @inline(never)
  mutating func judgeWoken(under cover: InstanceIndex) {
    for woken in app.woken(under: cover) { retract(woken, under: cover, isInTab: false) }
  }

  /// A tab is chosen whose screen has been called already, while another tab was shown.
  ///
  /// - Returns: whether that is so.
  mutating func judgeWokenInTab(
    _ screen: Seat, besides tab: Seat, of container: Participant, _ shown: Seat
  ) -> Bool {
    guard !app.containers.tabs.selected(of: container).isSame(as: tab),
      let woken = app.instances.index(of: screen.instance),
      let other = app.instances.index(of: shown.instance), app.instances[other].state == .appeared,
      app.isWoken(woken, under: other), !app.hasMoved(tab.who, since: woken)
    else { return false }
    retract(woken, under: other, isInTab: true)
    return true
  }

  /// A controller was called while another was shown: UIKit's own calls are still to come.
  private mutating func retract(_ woken: InstanceIndex, under cover: InstanceIndex, isInTab: Bool) {
    raise(
      WokenUnderneathFact(
        woken: app.instances[woken], cover: app.instances[cover], isInTab: isInTab,
        doubts: (isInTab ? [] : app.doubts(aboutPresentation: app.instances[cover].presentedIn))
          .orNamesake(unless: app.isAlone(woken))))
    let moves = app.instances[woken].transition
    if moves.isSome { close(moves, .participantMoves) }
    app.instances[woken].state = .hidden
  }
}

extension ObservedApp {
  /// The controllers that have appeared under a presentation that covers them: the presenter, and those above it in its stack.
  fileprivate func woken(under cover: InstanceIndex) -> [InstanceIndex] {
    let presentation = instances[cover].presentedIn
    guard presentation.isSome else { return [] }
    let known = presentations[presentation]
    guard known.isAnnounced, known.family == .cover, !known.presenterExcused,
      let presenter = instances.index(of: known.presenter.instance), !isAmbiguous(known.presented)
    else { return [] }
    let above = containers.stacks.entries(above: known.presenter.instance)
    return ([presenter] + above.compactMap { instances.index(of: $0.instance) }).filter {
      isWoken($0, under: cover) && isBefore(dismissalOf: presentation, $0)
    }
  }

  /// Whether a controller was told that it appears while another was shown, which had come by then and never went.
  fileprivate func isWoken(_ index: InstanceIndex, under cover: InstanceIndex) -> Bool {
    let (one, above) = (instances[index], instances[cover])
    let came = above.line(.viewDidAppear)
    return index != cover && one.state == .appeared
      && one.flags.isDisjoint(with: [.excused, .goesAlong, .turned])
      && !isUnjudged(one.name) && !isRelative(index, cover) && came > 0 && came < one.line(.viewWillAppear)
      && one.line(.viewWillAppear) < one.line(.viewDidAppear)
      && tellsGoing
  }

  /// Whether a stack has moved on the screen as a controller came: it is the tab that is shown, whatever was chosen.
  fileprivate func hasMoved(_ tab: Participant, since index: InstanceIndex) -> Bool {
    containers.stacks[tab].movedLine > instances[index].line(.viewWillAppear)
  }

  /// Whether any class has logged so far that a controller goes.
  private var tellsGoing: Bool {
    classes.loggedByAnyone & 1 << Int(AppearanceCallback.viewWillDisappear.rawValue) != 0
  }

  /// Whether a controller was called before anybody asked for the dismissal of what covers it. What comes right before that
  /// goes may be the dismissal, out of order.
  private func isBefore(dismissalOf presentation: PresentationIndex, _ index: InstanceIndex) -> Bool {
    instances[index].line(.viewDidAppear) < latest.lineBefore
      && !running.announced.contains {
        running[$0].presentation == presentation && running[$0].kindAsked == .dismiss && running[$0].hasMark
          && running[$0].markLine < instances[index].line(.viewDidAppear)
      }
  }
}
