/// TC506: a container told a child that it appears or disappears, never ended that, and took the child out.
struct UnendedForwardingFact: Equatable, Sendable {
  var child: Instance
  var begun: Forwardings.Call
  /// Where the child was released.
  var line: Int
}

extension UnendedForwardingFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: child.name)
    var finding = words.finding(
      506, begun.line, child.who,
      "\(name) never got the `endAppearanceTransition` for its last `beginAppearanceTransition`; it was removed and "
        + "released at line \(line)")
    finding.evidence =
      words.history(of: child) + [
        Evidence(
          line: begun.line, controller: name, event: EventKind.beginAppearanceTransition.name,
          label: "begins, and never ends"),
        Evidence(line: line, controller: name, event: "deinit", label: "released", isContext: true),
      ]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}

extension ObservedApp {
  /// A child is released: does it still wait for the end of what its container told it? The did-callback shows an end
  /// that wasn't logged. One that goes together with its container needs no end.
  func unendedForwarding(_ index: InstanceIndex, _ event: Event) -> UnendedForwardingFact? {
    let child = instances[index]
    guard !forwardings.isEmpty, let begun = forwardings.open(instances.reference(index)),
      let appears = begun.appearing, child.containment.contains(.leaves), endings.isEmpty,
      child.line(appears ? .viewDidAppear : .viewDidDisappear) < begun.line,
      classes[child.name].logs(.endAppearanceTransition), wasAlone(index), !isUnjudged(child.name)
    else { return nil }
    return UnendedForwardingFact(child: child, begun: begun, line: event.line)
  }
}
