/// Which transition a controller joins if several lack a side.
extension TraceChecker {
  /// Chooses the transition to look at first if several lack a side.
  mutating func preferVacancy(for index: InstanceIndex, _ side: Side) {
    if side == .incoming, app.isFirstAskedOfPresenter { return }
    if app.classes.tellHalf {
      preferNewest(side)
    } else if side == .incoming, !app.preferUpper(over: index) {
      preferLower()
    }
    if !app.containers.stacks.isEmpty { app.preferAsked(index, side) }
  }

  /// Prefers the transition that began last, where a log tells one half of each move: then the halves of a transition follow
  /// each other, and those before it were of one side only.
  private mutating func preferNewest(_ side: Side) {
    guard let newest = app.running.vacant.indices.last(where: { app.running.vacant[$0].side == side })
    else { return }
    let older = app.running.vacant.indices.filter { $0 < newest && app.running.vacant[$0].side == side }
      .map { app.running.vacant[$0].transition }
    app.running.prefer(vacancy: newest)
    if side == .incoming { for transition in older { leaveInPlace(transition) } }
  }

  /// Prefers the lower of two outgoing controllers. A controller that came over another without replacing it
  /// leaves that one in place when it goes. If the lower one goes as well, the incoming controller more
  /// likely replaces the lower one.
  private mutating func preferLower() {
    guard let first = app.running.vacant.indices.first(where: { app.running.vacant[$0].side == .incoming }),
      let upper = app.leaving(app.running.vacant[first]), !app.instances[upper].below.isSome
    else { return }
    let lower = app.running.vacant.indices.first {
      $0 > first && app.running.vacant[$0].side == .incoming
        && (app.leaving(app.running.vacant[$0]).map { app.hasComeOver($0, upper) } ?? false)
    }
    guard let lower else { return }
    let dismissal = app.running.vacant[first].transition
    app.running.prefer(vacancy: lower)
    leaveInPlace(dismissal)
  }

  /// Lets the upper controller's transition be a dismissal without an incoming controller: the lower one goes
  /// in a transition of its own.
  private mutating func leaveInPlace(_ transition: RunningIndex) {
    let rows = app.running[transition].candidates.and(app.orders.rowSets.of(.dismiss))
    guard !rows.isEmpty, !app.running[transition].isAnnounced else { return }
    app.running[transition].allowed = rows
    app.running.leaveVacant(transition)
    if app.hasGoneUnlogged(transition) { close(transition, .participantMoves) }
  }
}

extension ObservedApp {
  /// Whether the first that lacks its incoming controller is a dismissal that the presenter had asked for, which is coming now.
  fileprivate var isFirstAskedOfPresenter: Bool {
    guard let first = running.vacant.indices.first else { return false }
    let one = running[running.vacant[first].transition]
    return one.hasMark && !one.isAnnounced
  }

  func leaving(_ vacancy: Vacancy) -> InstanceIndex? {
    instances.index(of: running[vacancy.transition].outgoing.instance)
  }

  /// Prefers the outgoing controller that came over the incoming one last: that one is revealed, and replaces no other that
  /// goes at the same time, in another window or over all of it.
  ///
  /// - Returns: whether there is one.
  fileprivate mutating func preferUpper(over index: InstanceIndex) -> Bool {
    // Over most there is none, which takes no look at those that go.
    let above = instances[index].above
    guard let upper = instances.index(of: above), instances[upper].below == instances.reference(index) else {
      return false
    }
    let vacancy = running.vacant.indices.first {
      running.vacant[$0].side == .incoming
        && running[running.vacant[$0].transition].outgoing.instance == above
        && canJoin(index, running.vacant[$0].transition, .incoming)
    }
    guard let vacancy else { return false }
    running.prefer(vacancy: vacancy)
    return true
  }

  /// Whether a controller came while another was on the screen.
  fileprivate func hasComeOver(_ lower: InstanceIndex, _ upper: InstanceIndex) -> Bool {
    arrival(of: lower) > 0 && arrival(of: lower) < arrival(of: upper)
  }

  private func arrival(of index: InstanceIndex) -> Int {
    max(instances[index].line(.viewWillAppear), instances[index].line(.viewDidAppear))
  }

  /// Looks first at the transition whose other side is in one stack with the controller, one above the other,
  /// then at the pop that was asked for. If others lack a side as well, choosing that pop is a guess.
  fileprivate mutating func preferAsked(_ index: InstanceIndex, _ side: Side) {
    let open = running.vacant.indices.filter {
      running.vacant[$0].side == side && canJoin(index, running.vacant[$0].transition, side)
    }
    let own = open.first {
      isPop(index, side, with: running[running.vacant[$0].transition].seat(side.other).instance)
    }
    let asked = open.first { running[running.vacant[$0].transition].isBoundByOrder }
    if own == nil, let asked, open.count > 1 {
      running[running.vacant[asked].transition].doubts.add(.boundByOrder)
    }
    if let first = own ?? asked { running.prefer(vacancy: first) }
  }

  /// Whether the outgoing controller is on top of a stack that contains the incoming one.
  func isPop(_ index: InstanceIndex, _ side: Side, with other: InstanceRef) -> Bool {
    let one = instances.reference(index)
    let (going, coming) = side == .outgoing ? (one, other) : (other, one)
    return containers.stacks.isPop(of: going, to: coming)
  }
}
