/// Windows, and their roots.
extension TraceChecker {
  mutating func observeWindow(_ event: Event) {
    if event.kind == .makeKeyAndVisible {
      windows.makeKey(event.subject)
    } else {
      windows.setRoot(event.object.isSome ? seat(for: event.object) : nil, of: event.subject)
    }
  }
}
