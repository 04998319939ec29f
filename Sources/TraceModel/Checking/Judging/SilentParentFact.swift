/// TC204: a child presented something that covers the whole screen and was told of it, and its parent was not.
struct SilentParentFact: Equatable, Sendable {
  var parent: Instance
  var child: Instance
  var cover: Instance
  var asked: Int
}

extension SilentParentFact: Fact {
  var claim: Claim {
    Claim(name: parent.name, anyOf: EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit)
  }

  /// Where the child's view really is, the log doesn't tell.
  var doubts: Doubts { Doubts(.childMayBeOutOfView).orNamesake(unless: parent.key.isSome) }
  var namedOnly: Symbol { parent.key.isSome ? .none : parent.name }

  func told(in words: borrowing Words) -> Finding {
    let (name, inside) = (words.text(of: parent.name), words.text(of: child.name))
    let above = words.text(of: cover.name)
    var finding = words.finding(
      204, cover.line(.viewDidAppear), parent.who,
      "\(name) got neither `viewWillDisappear` nor `viewDidDisappear`, although \(above) covers the whole screen and \(inside), its child, disappeared"
    )
    finding.transition = .present
    finding.missing = [EventKind.viewWillDisappear.name, EventKind.viewDidDisappear.name]
    finding.evidence = [
      Evidence(line: asked, controller: inside, event: "present", label: "what the app asked for"),
      Evidence(
        line: child.line(.viewWillDisappear), controller: inside, event: "viewWillDisappear", label: "is told"
      ),
      Evidence(line: cover.line(.viewDidAppear), controller: above, event: "viewDidAppear"),
    ].filter { $0.line > 0 }.sorted { $0.line < $1.line }
    return finding
  }
}

extension ObservedApp {
  /// Whether a transition is a presentation that covers the screen. Most are asked no more, since even no fact is large.
  @inline(__always)
  func mayBeSilentOver(_ transition: RunningIndex) -> Bool {
    running[transition].kindAsked == .present && running[transition].style == .fullScreen
  }

  /// The parent of a presenter, if that alone was told that a presentation covers it.
  func silentParent(_ transition: RunningIndex) -> SilentParentFact? {
    let one = running[transition]
    guard mayBeSilentOver(transition), one.isCommitted, !one.isBroken,
      one.has(.outgoingWillDisappear), let child = instances.index(of: one.outgoing.instance),
      let parent = instances.index(of: instances[child].parent),
      let cover = instances.index(of: one.incoming.instance),
      instances[parent].state == .appeared, instances[parent].line(.viewDidAppear) < one.firstLine,
      isAlone(parent), !isUnjudged(instances[parent].name), verdict(on: transition) == .definite
    else { return nil }
    return SilentParentFact(
      parent: instances[parent], child: instances[child], cover: instances[cover], asked: one.markLine)
  }
}
