/// The presenter that a presentation covers, if only the configuration says so and nobody was logged that goes.
extension ObservedApp {
  /// Seats the controller that was on the screen and got no callback, unless the configuration names another: the
  /// callbacks that it lacks are missing then.
  mutating func seatSilentPresenter(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    guard running[transition].kindAsked == .present, !running[transition].hasMark,
      !running[transition].wasKnown(.outgoing),
      presentations[presentation].family == .cover, running[transition].has(.incomingDidAppear),
      let presenter = oneWithoutCalls(of: transition),
      isWanted(presenter, in: running[transition].outgoing)
    else { return }
    running[transition].outgoing = seated(presenter)
    running[transition].knownSides |= 1 << Side.outgoing.rawValue
    running[transition].doubts.add(.kindFromConfiguration)
  }

  /// Whether a seat is free for a controller: nobody was named for it, or this one.
  private func isWanted(_ index: InstanceIndex, in seat: Seat) -> Bool {
    if seat.isTaken { return seat.instance == instances.reference(index) }
    return !seat.isNamed || isNamed(index, by: seat.who)
  }

  /// The controller that came on the screen last before a transition began, and was not called since.
  private func oneWithoutCalls(of transition: RunningIndex) -> InstanceIndex? {
    guard let incoming = instances.index(of: running[transition].incoming.instance) else { return nil }
    let silent = instances.indices.filter { index in
      instances[index].state == .appeared && index != incoming && !isRelative(index, incoming)
        && instances[index].lastLine < running[transition].firstLine
        && !instances[index].flags.contains(.dead)
    }
    return silent.max { instances[$0].line(.viewDidAppear) < instances[$1].line(.viewDidAppear) }
  }
}
