/// Containers that forward the appearance to their children by hand: TC506.
extension TraceChecker {
  mutating func observeForwarding(_ event: Event) {
    guard let place = existing(event.subject), instances[place].key.isSome else { return }
    let child = instances.reference(place)
    if event.kind == .beginAppearanceTransition {
      beginForwarding(child, place, event)
    } else {
      endForwarding(child, place, event)
    }
  }

  /// The opposite value before the end says that the move was cancelled; the same value says nothing new.
  private mutating func beginForwarding(_ child: InstanceRef, _ place: Int, _ event: Event) {
    let appearing = event.flags[.appearing]
    if let open = forwarded[child], open.isOpen, let appearing, open.appearing == appearing {
      reportForwarding(
        place, open, event,
        "is told to \(appearing ? "appear" : "disappear") again before the first call has ended",
        Claim(name: instances[place].name, anyOf: EventKind.endAppearanceTransition.bit))
    }
    if forwarded.count > Self.forwardedLimit {
      forwarded = forwarded.filter { instances.place(of: $0.key) != nil }
    }
    forwarded[child] = Forwarding(appearing: appearing, line: event.line, isOpen: true)
  }

  private mutating func endForwarding(_ child: InstanceRef, _ place: Int, _ event: Event) {
    // Of a child that nobody was heard to begin with, the beginning may lie before the log.
    guard let last = forwarded[child] else { return }
    forwarded[child] = Forwarding(appearing: last.appearing, line: event.line, isOpen: false)
    guard !last.isOpen else { return }
    reportForwarding(place, last, event, "got `endAppearanceTransition` twice for one beginning", .proven)
  }

  private mutating func reportForwarding(
    _ place: Int, _ before: Forwarding, _ event: Event, _ message: String, _ claim: Claim
  ) {
    guard !isUnjudged(instances[place].name), !isEnding else { return }
    let name = text(of: instances[place].name)
    var finding = finding(506, event.line, name, keyText(instances[place].key), "\(name) \(message)")
    finding.doubt(.othersMove)
    let first: EventKind = before.isOpen ? .beginAppearanceTransition : .endAppearanceTransition
    finding.evidence =
      history(of: place) + [
        Evidence(line: before.line, controller: name, event: first.name, label: "the first time"),
        Evidence(line: event.line, controller: name, event: event.kind.name, label: "again"),
      ]
    finding.evidence.sort { $0.line < $1.line }
    raise(finding, claim)
  }

  /// So many children are kept before those that are no more are let go.
  private static let forwardedLimit = 256
}

/// The last call by which a container told a child of its appearance.
struct Forwarding: Sendable {
  var appearing: Bool?
  var line: Int
  /// Whether it waits for its end.
  var isOpen: Bool
}
