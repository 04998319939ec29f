/// Containers that forward appearance callbacks to their children by hand: TC506.
extension ObservedApp {
  mutating func forward(_ event: Event) -> ForwardingFact? {
    let named = allNamed(event.subject)
    guard let index = named.count > 1 ? forwarded(to: named, event.kind) : named.first else { return nil }
    let child = instances.reference(index)
    let unbalanced =
      event.kind == .beginAppearanceTransition
      ? surroundings.forwardings.begin(
        child, appearing: event.flags[.appearing], line: event.line, serial: running.openedCount, instances)
      : surroundings.forwardings.end(child, line: event.line)
    guard let unbalanced, !isUnjudged(instances[index].name) else { return nil }
    return ForwardingFact(
      child: instances[index], before: unbalanced, line: event.line, isOneOfSeveral: named.count > 1)
  }

  /// One of several of a name that a container may tell so: a beginning is that of one that waits for no end, an end that of one
  /// that does. Where none does, the end is too many whichever it was.
  private func forwarded(to named: [InstanceIndex], _ kind: EventKind) -> InstanceIndex? {
    let begins = kind == .beginAppearanceTransition
    let meant = named.filter { (surroundings.forwardings.open(instances.reference($0)) == nil) == begins }
    return lastLogged(of: meant) ?? (begins ? nil : lastLogged(of: named))
  }

  private func lastLogged(of indices: [InstanceIndex]) -> InstanceIndex? {
    indices.max { instances[$0].lastLine < instances[$1].lastLine }
  }

  /// Whether a repeated will-callback is what a repeated `beginAppearanceTransition` makes.
  func isForwardedAgain(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    guard callback.isWill, !surroundings.forwardings.isEmpty else { return false }
    return surroundings.forwardings.lineToldAgain(instances.reference(index)) > instances[index].lastLine
  }
}
