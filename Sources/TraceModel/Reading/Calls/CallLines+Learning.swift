// What a line that is read in full teaches about its class's lines.
extension CallLines {
  /// Learns in what words a class tells a callback, and whether a line breaks its rule.
  mutating func learn(_ event: ToldCall, _ manner: inout CallManner) {
    manner.breaksRule = outlines.breaks(event, manner)
    guard manner.isPlain, event.kind.isLifecycle, event.subject.isSome, !manner.breaksRule else { return }
    plain.insert(event.kind, of: event.subject.name)
    if manner.words == 0 { usual.noteBare(event) }
    if manner.isUsual, manner.words == 0 { own.insert(event.kind, of: event.subject.name) }
    if manner.sign == .plus { opened.insert(event.kind, of: event.subject.name) }
  }
}
