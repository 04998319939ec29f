/// Which of several transitions that lack somebody a controller joins.
extension TraceChecker {
  /// Several lack a side: which is looked at first.
  mutating func preferVacancy(for place: Int, _ side: Side) {
    if side == .incoming { preferLower() }
    if !stacks.isEmpty { preferAsked(place, side) }
  }

  /// Who goes and had come over another, for which nobody went, leaves that one in place: whoever comes now rather takes
  /// the place of the one that was below and goes as well.
  private mutating func preferLower() {
    guard let first = running.vacant.indices.first(where: { running.vacant[$0].side == .incoming }),
      let upper = leaving(running.vacant[first])
    else { return }
    let lower = running.vacant.indices.first {
      $0 > first && running.vacant[$0].side == .incoming
        && (leaving(running.vacant[$0]).map { hasComeOver($0, upper) } ?? false)
    }
    guard let lower else { return }
    let dismissal = running.vacant[first].transition
    running.prefer(vacancy: lower)
    leaveInPlace(dismissal)
  }

  /// Who was over another goes, and that one goes by itself: nobody comes for it.
  private mutating func leaveInPlace(_ transition: RunningIndex) {
    let rows = running[transition].candidates.and(rowSets.of(.dismiss))
    guard !rows.isEmpty, !running[transition].isEstablished else { return }
    running[transition].allowed = rows
    running.leaveVacant(transition)
    if hasGoneUnheard(transition) { close(transition, .participantMoves) }
  }

  func leaving(_ vacancy: Vacancy) -> Int? {
    instances.place(of: running[vacancy.transition].outgoing.instance)
  }

  /// Whether a controller came while another was on the screen, and took nobody's place.
  private func hasComeOver(_ lower: Int, _ upper: Int) -> Bool {
    !instances[upper].below.isSome && arrival(of: lower) > 0 && arrival(of: lower) < arrival(of: upper)
  }

  private func arrival(of place: Int) -> Int {
    max(instances[place].line(.viewWillAppear), instances[place].line(.viewDidAppear))
  }

  /// Looks first at the transition of whoever stands in one stack with a controller, the one on top of the other, then at
  /// the pop that was asked for; where others lack somebody as well, that is a guess.
  private mutating func preferAsked(_ place: Int, _ side: Side) {
    let open = running.vacant.indices.filter {
      running.vacant[$0].side == side && canJoin(place, running.vacant[$0].transition, side)
    }
    let own = open.first {
      isPop(place, side, with: running[running.vacant[$0].transition].seat(side.other).instance)
    }
    let asked = open.first { running[running.vacant[$0].transition].isBoundByOrder }
    if own == nil, let asked, open.count > 1 {
      running[running.vacant[asked].transition].doubts.add(.boundByOrder)
    }
    if let first = own ?? asked { running.prefer(vacancy: first) }
  }

  /// Whether the one that goes is on top of a stack in which the other stands.
  func isPop(_ place: Int, _ side: Side, with other: InstanceRef) -> Bool {
    let one = instances.reference(place)
    let (going, coming) = side == .outgoing ? (one, other) : (other, one)
    return stacks.isPop(of: going, to: coming)
  }
}
