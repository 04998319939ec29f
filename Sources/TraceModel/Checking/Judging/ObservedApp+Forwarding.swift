/// Containers that forward appearance callbacks to their children by hand: TC506.
extension ObservedApp {
  mutating func forward(_ event: Event) -> ForwardingFact? {
    guard let index = existing(event.subject), isAlone(index) else { return nil }
    let child = instances.reference(index)
    let unbalanced =
      event.kind == .beginAppearanceTransition
      ? surroundings.forwardings.begin(
        child, appearing: event.flags[.appearing], line: event.line, serial: running.openedCount, instances)
      : surroundings.forwardings.end(child, line: event.line)
    guard let unbalanced, !isUnjudged(instances[index].name) else { return nil }
    return ForwardingFact(child: instances[index], before: unbalanced, line: event.line)
  }

  /// Whether a repeated will-callback is what a repeated `beginAppearanceTransition` makes.
  func isForwardedAgain(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    guard callback.isWill, !surroundings.forwardings.isEmpty else { return false }
    return surroundings.forwardings.lineToldAgain(instances.reference(index)) > instances[index].lastLine
  }
}
