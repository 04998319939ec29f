/// TC507: a container adds one child after another while it's shown, and removes none.
struct PileUpFact: Equatable, Sendable {
  var parent: Instance
  /// The children that are on screen, the oldest first.
  var children: [Instance]
  var line: Int
  /// Whether nothing but their going with the container tells that they are its children.
  var isTogether = false

  /// How many children on screen make a pile.
  static let most = 3
}

extension PileUpFact: Fact {
  var claim: Claim { Claim(name: parent.name, anyOf: EventKind.viewDidAppear.bit) }
  var doubts: Doubts { Doubts(.childrenMayBeMeant) }

  func told(in words: borrowing Words) -> Finding {
    let names = children.map { words.text(of: $0.name) }
    let name = words.text(of: parent.name)
    let list = words.distinctTexts(of: children.map(\.who)).joined(separator: ", ")
    var finding = words.finding(
      507, line, parent.who,
      isTogether
        ? "\(list) appeared one after another while \(name) was on screen; then all of them disappeared and came "
          + "back with it"
        : "\(names.count) children of \(name) are on screen at line \(line), added one after another, and none was removed: "
          + list
    )
    finding.evidence = zip(children, names).map { child, name in
      Evidence(
        line: child.line(.viewDidAppear), controller: name, event: "viewDidAppear",
        label: isTogether ? "on screen from here on" : "still on screen")
    }
    if isTogether {
      finding.evidence.append(
        Evidence(line: line, controller: name, event: "viewWillAppear", label: "all come back with \(name)"))
    }
    return finding
  }
}

extension ObservedApp {
  /// A child has appeared: are the earlier ones still there?
  mutating func pileUp(of index: InstanceIndex, in parent: InstanceIndex, _ event: Event) -> PileUpFact? {
    let came = instances[parent].line(.viewDidAppear)
    guard instances[parent].state == .appeared, came > 0, !isUnjudged(instances[parent].name)
    else { return nil }
    surroundings.containment.arrive(
      instances.reference(index), in: instances.reference(parent), line: event.line)
    let shown = children(of: parent).filter {
      instances[$0].state == .appeared && instances[$0].line(.viewWillAppear) > came
    }
    guard shown.count == PileUpFact.most, cameOneByOne(shown), shown.contains(index) else { return nil }
    return PileUpFact(
      parent: instances[parent], children: shown.map { instances[$0] }, line: event.line)
  }

  /// The children of a container, in the order in which they appeared.
  fileprivate func children(of parent: InstanceIndex) -> [InstanceIndex] {
    let reference = instances.reference(parent)
    let arrived = surroundings.containment.arrived(in: reference)
    let others = surroundings.containment.children(of: reference).filter { !arrived.contains($0) }
    return inOrderOfArrival((others + arrived).compactMap { instances.index(of: $0) })
  }

  /// Whether each was created when the one before it was on screen.
  func cameOneByOne(_ children: [InstanceIndex]) -> Bool {
    zip(children, children.dropFirst()).allSatisfy {
      instances[$0].line(.viewDidAppear) < instances[$1].loadLine
    }
  }

  /// Controllers in the order in which they appeared.
  func inOrderOfArrival(_ controllers: [InstanceIndex]) -> [InstanceIndex] {
    controllers.sorted { instances[$0].line(.viewDidAppear) < instances[$1].line(.viewDidAppear) }
  }
}
