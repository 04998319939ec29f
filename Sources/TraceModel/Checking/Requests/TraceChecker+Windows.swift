/// Windows, and their roots.
extension TraceChecker {
  mutating func observeWindow(_ event: Event) {
    if event.kind == .makeKeyAndVisible {
      app.windows.makeKey(event.subject)
    } else {
      replaceRoot(event)
      app.windows.setRoot(event.object.isSome ? app.seat(for: event.object) : nil, of: event.subject)
    }
  }

  /// A window that shows a root gets another one: how the calls of the two roots interleave isn't known.
  private mutating func replaceRoot(_ event: Event) {
    let old = app.seatedNow(app.windows.root(of: event.subject))
    let new = app.seat(for: event.object)
    if app.windows.count == 0, event.object.isSome, !app.isShown(new) { underNewRoots.note(event, in: app) }
    guard event.object.isSome, app.isShown(old), old.instance != new.instance, !app.isShown(new) else {
      return
    }
    if app.windows.count == 1 {
      raiseAll(
        app.presentations(above: app.presentations.open.map { app.presentations[$0].presenter }, event))
    }
    let transition = announce(.setRoot, app.rowSets.newRoot, outgoing: old, incoming: new, event)
    app.running[transition].container = event.subject
  }
}
