/// Containers that forward appearance callbacks to their children by hand: TC506.
extension TraceChecker {
  mutating func observeForwarding(_ event: Event) {
    guard let place = existing(event.subject), instances[place].key.isSome else { return }
    let child = instances.reference(place)
    let unbalanced =
      event.kind == .beginAppearanceTransition
      ? forwardings.begin(child, appearing: event.flags[.appearing], line: event.line, instances)
      : forwardings.end(child, line: event.line)
    guard let unbalanced, !isUnjudged(instances[place].name) else { return }
    raise(ForwardingFact(child: instances[place], before: unbalanced, line: event.line))
  }
}
