/// TC205, possibly: a class that only ever logs viewWillAppear, among classes that all log how their controllers arrive
/// and leave, though other screens have come since.
struct NeverAppearedFact: Equatable, Sendable {
  var controller: Instance
  /// The screens that have appeared since.
  var later: [Instance]
}

extension NeverAppearedFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.endUnlogged) }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: controller.name)
    var finding = words.finding(
      205, controller.line(.viewWillAppear), controller.who,
      "\(name) never got `viewDidAppear` after this `viewWillAppear`, although \(later.count) other screens have "
        + "appeared since"
    )
    finding.missing = ["viewDidAppear"]
    finding.help =
      "If the app shows \(name) itself, for example behind a tab bar of its own, check that the container adds its view "
      + "and doesn't call `viewWillAppear` by hand: addChild(_:) and addSubview(_:) bring all callbacks, and a "
      + "container that forwards them calls beginAppearanceTransition and endAppearanceTransition. Check as well "
      + "that an override of viewDidAppear calls super and logs."
    finding.evidence = words.history(of: controller) + later.map { arrival(of: $0, words) }
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private func arrival(of one: Instance, _ words: borrowing Words) -> Evidence {
    Evidence(
      line: one.line(.viewDidAppear), controller: words.text(of: one.name), event: "viewDidAppear",
      label: "has appeared since", isContext: true)
  }
}

extension ObservedApp {
  /// The log is over. A class that logs no more than that it begins to appear may be one whose author wanted no more, but
  /// where each other class logs all, the one that doesn't has hardly appeared.
  func neverAppeared() -> NeverAppearedFact? {
    guard counts.transitions >= Self.manyLogged, endings.isEmpty else { return nil }
    let shown = classes.names.filter { classes[$0].logs(.viewWillAppear) }
    let silent = shown.filter { classes[$0].logged & Self.rest == 0 }
    guard silent.count == 1, let name = silent.first, shown.count > Self.manyLogged, !isUnjudged(name),
      classes[name].logs(.viewDidLoad),
      shown.allSatisfy({ $0 == name || classes[$0].logged & Self.rest == Self.rest }),
      let index = instances.indices.last(where: { instances[$0].name == name }),
      instances[index].state == .appearing
    else { return nil }
    let begun = instances[index].line(.viewWillAppear)
    let later = instances.items.filter { $0.name != name && $0.line(.viewDidAppear) > begun }
    return later.count < 2
      ? nil : NeverAppearedFact(controller: instances[index], later: Array(later.prefix(3)))
  }

  /// How many classes that log all show that this app logs all.
  private static var manyLogged: Int { 3 }

  /// What follows viewWillAppear when a controller is shown.
  private static var rest: UInt64 {
    EventKind.viewDidAppear.bit | EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit
  }
}
