/// Marks that are printed behind what they ask for: in the completion, or behind a call without animation.
extension TraceChecker {
  /// Notes a transition that came to a row, and whether its mark came before it.
  @inline(__always)
  mutating func noteMove(_ transition: RunningIndex, _ row: Int) {
    app.latest.move.serial = 0
    if let kind = app.running[transition].markKind {
      if app.running[transition].markLine <= app.running[transition].firstLine {
        app.latest.markedAhead |= kind.bit
      }
    } else if app.orders.catalogue.outcomes[row] == .completed {
      app.latest.move = LastMove(
        outgoing: app.running[transition].outgoing, incoming: app.revealed(by: transition),
        reveals: app.reveals(transition), rows: app.running[transition].alive,
        serial: app.running[transition].serial, line: app.running[transition].lastLine)
    }
  }
}

extension ObservedApp {
  /// The incoming controller of a transition; where nobody was called, the presenter of what is dismissed.
  @inline(__always)
  fileprivate func revealed(by transition: RunningIndex) -> InstanceRef {
    let incoming = running[transition].incoming.instance
    guard !incoming.isSome, running[transition].presentation.isSome else { return incoming }
    return presentations[running[transition].presentation].presenter.instance
  }

  /// Whether who is in sight now was below the one that went.
  @inline(__always)
  fileprivate func reveals(_ transition: RunningIndex) -> Bool {
    if running[transition].presentation.isSome { return true }
    let upper = instances.index(of: running[transition].outgoing.instance)
    return upper.map { instances[$0].below == running[transition].incoming.instance } ?? false
  }

  /// Whether a mark asks for what has just been done: nobody has moved since, and the log never told such a mark ahead.
  func isToldLate(_ asked: Event) -> Bool {
    let move = latest.move
    guard move.serial > 0, move.serial == running.openedCount, latest.loadLine <= move.line,
      latest.markedAhead & asked.kind.toldTogether == 0
    else { return false }
    switch asked.kind {
    case .push:
      return fits(move, .push) && isNamed(move.incoming, by: asked.object)
        && seatOfCreated(asked.object) == nil
    case .pop, .popToRoot, .popTo: return fits(move, asked.kind.pop) && move.reveals
    case .dismiss: return fits(move, .dismiss) && isDismissed(move, by: asked.subject)
    default: return false
    }
  }

  /// Whether a dismissal names one of its two sides, or a leader asked for it.
  private func isDismissed(_ move: LastMove, by who: Participant) -> Bool {
    guard move.incoming.isSome else { return move.outgoing.isTold(by: who) }
    return move.reveals && (isLed(who) || move.outgoing.isTold(by: who) || isNamed(move.incoming, by: who))
  }

  /// The controller that a mark says is presented, and that has just come over or in place of another.
  func presentedJustNow(_ asked: Event) -> InstanceIndex? {
    let move = latest.move
    guard move.serial > 0, move.serial == running.openedCount, latest.loadLine <= move.line,
      fits(move, .present), let incoming = instances.index(of: move.incoming),
      isNamed(incoming, by: asked.object), instances[incoming].state == .appeared,
      !instances[incoming].presentedIn.isSome, !instances[incoming].standing.isChild,
      seatOfCreated(asked.object) == nil,
      !move.outgoing.isTaken || isLed(asked.subject) || move.outgoing.isTold(by: asked.subject)
    else { return nil }
    return incoming
  }

  /// A mark is printed behind the presentation that it asks for.
  mutating func notePresented(_ shown: InstanceIndex, _ event: Event, _ style: PresentationStyle?) {
    let presentation = openPresentation(presenter(of: shown, event), seated(shown), line: event.line)
    presentations[presentation].isAnnounced = true
    presentations[presentation].phase = .presented
    let description = description(of: event.object.name)
    setStyle(presentation, style, covers: event.flags[.coversPresenter] ?? description?.coversPresenter)
    takeSetting(presentation, event.flags[.modalInPresentation], description)
  }

  /// Whom a mark behind its presentation means as the presenter: the screen that was there before, where it names none.
  private func presenter(of shown: InstanceIndex, _ event: Event) -> Seat {
    guard isLed(event.subject) else { return seat(for: event.subject) }
    return latest.move.outgoing.isTaken
      ? latest.move.outgoing : screenOnTop(but: shown).map { seated($0) } ?? Seat()
  }

  private func fits(_ move: LastMove, _ kind: TransitionKind) -> Bool {
    !move.rows.and(orders.rowSets.of(kind)).isEmpty
  }

  private func isNamed(_ one: InstanceRef, by who: Participant) -> Bool {
    instances.index(of: one).map { isNamed($0, by: who) } ?? false
  }
}

extension Seat {
  /// Whether a name, with the address where both have one, means who is on the seat.
  fileprivate func isTold(by other: Participant) -> Bool {
    who.name == other.name
      && (!who.instance.isSome || !other.instance.isSome || who.instance == other.instance)
  }
}

extension EventKind {
  /// The marks that are printed at one place with this one, a bit each: where pushes are told ahead, pops are too.
  fileprivate var toldTogether: UInt64 {
    self == .dismiss ? bit : [EventKind.push, .pop, .popTo, .popToRoot].reduce(0) { $0 | $1.bit }
  }
}
