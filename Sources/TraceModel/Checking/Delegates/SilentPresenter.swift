/// The presenter of a presentation that covers it, where only the configuration tells of that, and nobody was heard to go.
extension TraceChecker {
  /// Seats whoever was on the screen and heard nothing: what it lacks is missing then.
  mutating func seatSilentPresenter(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    guard running[transition].kindAsked == .present, !running[transition].hasMark,
      !running[transition].outgoing.isNamed, !running[transition].outgoing.isTaken,
      presentations[presentation].family == .cover, running[transition].has(.incomingDidAppear),
      let presenter = whoHeardNothing(of: transition)
    else { return }
    running[transition].outgoing = seated(presenter)
    running[transition].knownSides |= 1 << Side.outgoing.rawValue
    running[transition].doubts.add(.kindFromConfiguration)
  }

  /// The controller that came on the screen last before a transition began, and was not called since.
  private func whoHeardNothing(of transition: RunningIndex) -> Int? {
    guard let incoming = instances.place(of: running[transition].incoming.instance) else { return nil }
    let silent = instances.items.indices.filter { place in
      instances[place].state == .appeared && place != incoming && !isRelative(place, incoming)
        && instances[place].lastLine < running[transition].firstLine
        && !instances[place].flags.contains(.dead)
    }
    return silent.max { instances[$0].line(.viewDidAppear) < instances[$1].line(.viewDidAppear) }
  }
}
