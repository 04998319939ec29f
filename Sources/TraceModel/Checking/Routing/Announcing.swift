/// How transitions begin: opened as any, or announced as what was asked for.
extension TraceChecker {
  /// Opens a transition. Those that are complete and linger are over now.
  mutating func open(_ rows: RowSet) -> RunningIndex {
    if !app.running.lingering.isEmpty { closeLingering() }
    return app.running.open(rows, alive: app.orders.catalogue.matchable)
  }

  /// In a log that tells nothing but that controllers begin to come, each has come when the next begins.
  @inline(never)
  mutating func closeBegun() {
    // The first that came twice told that it is such a log: those before it were left open.
    if app.counts.transitions == 1 { return app.running.open.forEach { closeIfBegun($0) } }
    guard let last = app.instances.index(of: app.latest.coming), app.instances[last].transition.isSome else {
      return
    }
    closeIfBegun(app.instances[last].transition)
  }

  /// Closes a transition, unless it was asked for and nobody has come for it.
  private mutating func closeIfBegun(_ transition: RunningIndex) {
    guard !app.running[transition].isAnnounced || app.running[transition].has(.incomingWillAppear) else {
      return
    }
    close(transition, .participantMoves)
  }

  mutating func closeLingering() {
    while let transition = app.running.takeLingering() {
      if app.running[transition].isOpen { close(transition, .completed) }
    }
  }

  /// Announces what a transition is: only these rows are left, and breaking them is a fault.
  mutating func announce(_ transition: RunningIndex, _ kind: TransitionKind, _ rows: RowSet) {
    guard app.running[transition].isOpen else { return }
    app.running[transition].kindAsked = kind
    app.running[transition].allowed = app.running[transition].allowed.or(app.orders.rowSets.apart).and(rows)
    if !app.running[transition].isAnnounced {
      app.running.announce(transition)
      limitAnnounced()
    }
    if app.running[transition].candidates.isEmpty && !app.running[transition].isBroken {
      breachInHindsight(transition)
    }
  }

  /// Marks of what never happened must not pile up.
  private mutating func limitAnnounced() {
    while app.running.announced.count > 32 { close(app.running.announced[0], .forgotten) }
  }
}

extension Seat {
  /// Who was named for the seat.
  var named: Participant? { who.isSome ? who : nil }
}
