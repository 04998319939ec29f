/// The presenter that a presentation covers, if only the configuration says so and no outgoing controller was
/// logged.
extension TraceChecker {
  /// Seats the controller that was on the screen and got no callback: the callbacks that it lacks are missing
  /// then.
  mutating func seatSilentPresenter(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    guard running[transition].kindAsked == .present, !running[transition].hasMark,
      !running[transition].outgoing.isNamed, !running[transition].outgoing.isTaken,
      presentations[presentation].family == .cover, running[transition].has(.incomingDidAppear),
      let presenter = oneWithoutCalls(of: transition)
    else { return }
    running[transition].outgoing = seated(presenter)
    running[transition].knownSides |= 1 << Side.outgoing.rawValue
    running[transition].doubts.add(.kindFromConfiguration)
  }

  /// The controller that came on the screen last before a transition began, and was not called since.
  private func oneWithoutCalls(of transition: RunningIndex) -> Int? {
    guard let incoming = instances.index(of: running[transition].incoming.instance) else { return nil }
    let silent = instances.items.indices.filter { index in
      instances[index].state == .appeared && index != incoming && !isRelative(index, incoming)
        && instances[index].lastLine < running[transition].firstLine
        && !instances[index].flags.contains(.dead)
    }
    return silent.max { instances[$0].line(.viewDidAppear) < instances[$1].line(.viewDidAppear) }
  }
}
