/// Containers that forward appearance callbacks to their children by hand: TC506.
extension TraceChecker {
  mutating func observeForwarding(_ event: Event) {
    guard let index = app.existing(event.subject), app.isAlone(index) else { return }
    let child = app.instances.reference(index)
    let unbalanced =
      event.kind == .beginAppearanceTransition
      ? app.forwardings.begin(child, appearing: event.flags[.appearing], line: event.line, app.instances)
      : app.forwardings.end(child, line: event.line)
    guard let unbalanced, !app.isUnjudged(app.instances[index].name) else { return }
    raise(ForwardingFact(child: app.instances[index], before: unbalanced, line: event.line))
  }
}

extension ObservedApp {
  /// Whether a repeated will-callback is what a repeated `beginAppearanceTransition` makes.
  func isForwardedAgain(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    guard callback.isWill, !forwardings.isEmpty else { return false }
    return forwardings.lineToldAgain(instances.reference(index)) > instances[index].lastLine
  }
}
