/// Marks that are printed behind what they ask for: in the completion, or behind a call without animation.
extension TraceChecker {
  /// Notes a transition that came to a row, and whether its mark came before it.
  mutating func noteMove(_ transition: RunningIndex, _ row: Int) {
    let one = app.running[transition]
    app.latest.move.serial = 0
    if let kind = one.markKind {
      if one.markLine <= one.firstLine { app.latest.markedAhead |= kind.bit }
    } else if app.catalogue.outcomes[row] == .completed {
      app.latest.move = LastMove(
        outgoing: one.outgoing.instance, incoming: one.incoming.instance, rows: one.alive,
        serial: one.serial, line: one.lastLine)
    }
  }
}

extension ObservedApp {
  /// Whether a mark asks for what has just been done: nobody has moved since, and the log never told such a mark ahead.
  func isToldLate(_ asked: Event) -> Bool {
    let move = latest.move
    guard move.serial > 0, move.serial == running.openedCount, latest.loadLine <= move.line,
      latest.markedAhead & asked.kind.toldTogether == 0
    else { return false }
    switch asked.kind {
    case .push: return fits(move, .push) && isNamed(move.incoming, by: asked.object)
    case .pop, .popToRoot, .popTo: return fits(move, asked.kind.pop) && revealed(move)
    case .dismiss:
      let (gone, back) = (
        isNamed(move.outgoing, by: asked.subject), isNamed(move.incoming, by: asked.subject)
      )
      return fits(move, .dismiss) && (move.incoming.isSome ? revealed(move) && (gone || back) : gone)
    default: return false
    }
  }

  /// The controller that a mark says is presented, and that has just come over or in place of another.
  func presentedJustNow(_ asked: Event) -> InstanceIndex? {
    let move = latest.move
    guard move.serial > 0, move.serial == running.openedCount, latest.loadLine <= move.line,
      fits(move, .present), let incoming = instances.index(of: move.incoming),
      isNamed(incoming, by: asked.object), instances[incoming].state == .appeared,
      !instances[incoming].presentedIn.isSome,
      !move.outgoing.isSome || isNamed(move.outgoing, by: asked.subject)
    else { return nil }
    return incoming
  }

  private func fits(_ move: LastMove, _ kind: TransitionKind) -> Bool {
    !move.rows.and(rowSets.of(kind)).isEmpty
  }

  /// Whether who came was below the one that went, as a pop and a dismissal leave it.
  private func revealed(_ move: LastMove) -> Bool {
    guard move.incoming.isSome, let upper = instances.index(of: move.outgoing) else { return false }
    return instances[upper].below == move.incoming
  }

  private func isNamed(_ one: InstanceRef, by who: Participant) -> Bool {
    instances.index(of: one).map { isNamed($0, by: who) } ?? false
  }
}

extension EventKind {
  /// The marks that are printed at one place with this one, a bit each: where pushes are told ahead, pops are too.
  fileprivate var toldTogether: UInt64 {
    self == .dismiss ? bit : [EventKind.push, .pop, .popTo, .popToRoot].reduce(0) { $0 | $1.bit }
  }
}
