/// Finds two names for one controller: `Setting` calls back, and `SettingsViewController` is who is presented.
struct LabelLearner {
  /// What ends the name of a type, and is left out where people speak of a screen.
  private static let endings = ["viewcontroller", "controller", "screen", "view", "vc"]

  /// What coordinators are called: their names are those of screens, too.
  private var coordinators: Set<String> = []
  /// Whether each name has callbacks of its own.
  private var callsBack: [String: Bool] = [:]
  /// The names in the order in which the log brings them.
  private var order: [String] = []

  /// Learns from events.
  mutating func note(_ events: ContiguousArray<Event>, names: SymbolTable) {
    for event in events {
      noteCoordinator(event, names)
      if event.subject.name.isSome {
        note(names.name(of: event.subject.name), callsBack: event.kind.isLifecycle)
      }
      if event.object.name.isSome { note(names.name(of: event.object.name), callsBack: false) }
    }
  }

  private mutating func noteCoordinator(_ event: Event, _ names: SymbolTable) {
    switch event.kind {
    case .addChildCoordinator, .childDidFinish:
      coordinators.insert(names.name(of: event.subject.name))
      coordinators.insert(names.name(of: event.object.name))
    case .start, .show: coordinators.insert(names.name(of: event.subject.name))
    default: break
    }
  }

  private mutating func note(_ name: String, callsBack: Bool) {
    let known = self.callsBack[name]
    if known == nil { order.append(name) }
    self.callsBack[name] = known == true || callsBack
  }

  /// The labels: of two names that mean the same, one alone calls back, and one alone is a type's.
  var proposals: [LabelProposal] {
    var types: [String: [String]] = [:]
    var labels: [String: [String]] = [:]
    for name in order {
      let (stem, isType) = Self.stem(name)
      if isType { types[stem, default: []].append(name) } else { labels[stem, default: []].append(name) }
    }
    return order.compactMap { label in
      let (stem, isType) = Self.stem(label)
      guard !isType, !coordinators.contains(label), labels[stem]?.count == 1, let named = types[stem],
        named.count == 1,
        callsBack[label] != callsBack[named[0]]
      else { return nil }
      return LabelProposal(label: label, controller: named[0])
    }
  }

  /// What a name says without the ending of a type and the plural, and whether it had such an ending.
  private static func stem(_ name: String) -> (String, isType: Bool) {
    var stem = String(name.asciiLowercased.filter { $0.isLetter || $0.isNumber })
    let ending = endings.first { stem.hasSuffix($0) && stem.count > $0.count }
    if let ending { stem.removeLast(ending.count) }
    if stem.count > 3, stem.hasSuffix("s") { stem.removeLast() }
    return (stem, ending != nil)
  }
}
