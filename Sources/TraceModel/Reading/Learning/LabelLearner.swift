/// Finds two names for one controller: `Setting` calls back, and `SettingsViewController` is who is presented.
struct LabelLearner {
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

  /// The labels that would join two names of one controller.
  var proposals: [LabelProposal] {
    LabelProposal.among(
      order.map { (name: $0, callsBack: callsBack[$0] == true, isCoordinator: coordinators.contains($0)) })
  }
}
