/// TC507: a container adds one child after another while it's shown, and removes none.
struct PileUpFact: Equatable, Sendable {
  var parent: Instance
  /// The children that are on screen, the oldest first.
  var children: [Instance]
  var line: Int

  /// How many children on screen make a pile.
  static let most = 3
}

extension PileUpFact: Fact {
  var claim: Claim { Claim(name: parent.name, anyOf: EventKind.viewDidAppear.bit) }
  var doubts: Doubts { Doubts(.childrenMayBeMeant) }

  func told(in words: borrowing Words) -> Finding {
    let names = children.map { words.text(of: $0.name) }
    let name = words.text(of: parent.name)
    var finding = words.finding(
      507, line, parent.who,
      "\(names.count) children of \(name) are on screen, added one after another, and none was removed: "
        + names.joined(separator: ", "))
    finding.evidence = zip(children, names).map { child, name in
      Evidence(
        line: child.line(.viewDidAppear), controller: name, event: "viewDidAppear",
        label: "still on screen")
    }
    return finding
  }
}

extension TraceChecker {
  /// A child has appeared: are the earlier ones still there?
  mutating func judgePileUp(of index: Int, in parent: Int, _ event: Event) {
    let came = instances[parent].line(.viewDidAppear)
    guard instances[parent].state == .appeared, came > 0, !isUnjudged(instances[parent].name) else { return }
    let shown = containment.children(of: instances.reference(parent)).compactMap { reference -> Instance? in
      instances.index(of: reference).map { instances[$0] }
    }.filter { $0.state == .appeared && $0.line(.viewWillAppear) > came }
    guard shown.count == PileUpFact.most, cameOneByOne(shown), shown.contains(instances[index]) else {
      return
    }
    raise(PileUpFact(parent: instances[parent], children: shown, line: event.line))
  }

  /// Whether each was created when the one before it was on screen.
  private func cameOneByOne(_ children: [Instance]) -> Bool {
    zip(children, children.dropFirst()).allSatisfy { $0.line(.viewDidAppear) < $1.loadLine }
  }
}
