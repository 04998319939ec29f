/// Windows, and their roots.
extension TraceChecker {
  mutating func observeWindow(_ event: Event) {
    if event.kind == .makeKeyAndVisible {
      windows.makeKey(event.subject)
    } else {
      replaceRoot(event)
      windows.setRoot(event.object.isSome ? seat(for: event.object) : nil, of: event.subject)
    }
  }

  /// A window that shows a root gets another one: how the calls of the two roots interleave isn't known.
  private mutating func replaceRoot(_ event: Event) {
    let old = seatedNow(windows.root(of: event.subject))
    let new = seat(for: event.object)
    if windows.count == 0, event.object.isSome, !isShown(new) { suspendPresentations(under: event) }
    guard event.object.isSome, isShown(old), old.instance != new.instance, !isShown(new) else { return }
    if windows.count == 1 {
      judgePresentations(above: presentations.open.map { presentations[$0].presenter }, event)
    }
    let transition = announce(.setRoot, rowSets.newRoot, outgoing: old, incoming: new, event)
    running[transition].container = event.subject
  }
}
