/// Windows, and their roots.
extension TraceChecker {
  mutating func observeWindow(_ event: Event) {
    if event.kind == .makeKeyAndVisible {
      app.surroundings.windows.makeKey(event.subject)
    } else {
      replaceRoot(event)
      app.surroundings.windows.setRoot(
        event.object.isSome ? app.seat(for: event.object) : nil, of: event.subject, line: event.line)
    }
  }

  /// A window that shows a root gets another one: how the calls of the two roots interleave isn't known.
  private mutating func replaceRoot(_ event: Event) {
    let old = app.shownRoot(of: event.subject)
    let new = app.seat(for: event.object)
    if app.surroundings.windows.count == 0, event.object.isSome, !app.isShown(new) {
      judges.underNewRoots.note(event, in: app)
    }
    if event.object.isSome, !app.isShown(old), let cover = app.coverOfOnlyWindow,
      cover.instance != new.instance
    {
      if old.isTaken { judges.underNewRoots.note(event, isReplaced: true, in: app) }
      return replaceCovered(by: new, cover, event)
    }
    guard event.object.isSome, app.isShown(old), old.instance != new.instance, !app.isShown(new) else {
      return
    }
    if app.surroundings.windows.count == 1 {
      raiseAll(
        app.presentations(above: app.presentations.open.map { app.presentations[$0].presenter }, event))
    }
    announceRoot(new, insteadOf: old, event)
  }

  /// The root was covered by what was presented: that goes with it, and nobody asked for a dismissal.
  private mutating func replaceCovered(by new: Seat, _ cover: Seat, _ event: Event) {
    for presentation in app.presentations.open.reversed() {
      app.endPresentation(presentation, swipedIn: nil, isReleased: true)
    }
    announceRoot(new, insteadOf: cover, event)
  }

  private mutating func announceRoot(_ new: Seat, insteadOf old: Seat, _ event: Event) {
    let transition = announce(.setRoot, app.orders.rowSets.newRoot, outgoing: old, incoming: new, event)
    app.running[transition].container = event.subject
  }
}

extension ObservedApp {
  /// The root of a window; where that is a container that logs nothing, the screen in it that is shown, below a sheet if there
  /// is one.
  fileprivate func shownRoot(of window: Participant) -> Seat {
    let root = seatedNow(surroundings.windows.root(of: window))
    guard !root.isTaken, root.isNamed, surroundings.windows.count == 1 else { return root }
    guard let first = presentations.open.first else { return screenOnTop.map { seated($0) } ?? root }
    let presenter = seatedNow(presentations[first].presenter)
    return isShown(presenter) ? presenter : root
  }

  /// Who is on the screen in front of the root of the only window: what was presented last.
  fileprivate var coverOfOnlyWindow: Seat? {
    guard surroundings.windows.count == 1, let top = presentations.topmost else { return nil }
    let cover = logged(top)
    return cover.isTaken && isShown(cover) ? cover : nil
  }
}
