/// Which of several readings a transition is told as. Nothing is judged by it.
extension ObservedApp {
  /// The likeliest of some rows.
  func prefer(_ rows: RowSet, _ transition: RunningIndex) -> Int? {
    guard rows.count > 1 else { return rows.first }
    if let asked = running[transition].kindAsked { return rows.and(rowSets.of(asked)).first ?? rows.first }
    return rowSets.first(of: rows, by: likelihood(transition))
  }

  /// What the participants do most likely, by what is known of them.
  private func likelihood(_ transition: RunningIndex) -> Likelihood {
    if running[transition].presentation.isSome { return .ofPresented }
    let incoming = instances.index(of: running[transition].incoming.instance)
    let outgoing = instances.index(of: running[transition].outgoing.instance)
    let alone = incoming == nil ? outgoing : outgoing == nil ? incoming : nil
    if let alone, isChild(alone) || isHosted(transition) { return .ofLoneChild }
    if let outgoing, incoming == nil, revealsShown(outgoing) { return .ofPresented }
    if let incoming, outgoing == nil, revealsShown(incoming), !classes.announces(.present) { return .over }
    if let incoming, let outgoing, areSwapped(incoming, outgoing) { return .ofChild }
    // What comes inside of the first may be done before it.
    let isFirst = counts.transitions == 0 || running[transition].serial == 1
    if incoming != nil, outgoing == nil, isFirst { return .atLaunch }
    if isPageTurning, incoming != nil, outgoing != nil { return .inPages }
    let returns = isReturning(incoming, to: outgoing)
    switch configured.controllers.isEmpty ? nil : container(of: incoming, outgoing) {
    case .navigation:
      return returns || incoming.map { !comesNew($0, transition) } ?? false ? .backward : .forward
    case .tab: return .inTabs
    case .page, .pageCurl: return .inPages
    case .child: return .ofChild
    case .split, nil: break
    }
    if let outgoing, incoming != nil, isInShownContainer(outgoing) { return returns ? .backInside : .inside }
    // Who covered another and goes alone goes back, or began to.
    let goesBack = incoming == nil && outgoing.map { instances[$0].below.isSome } ?? false
    let comesBack = outgoing == nil && incoming.map { hasComeBefore($0, transition) } ?? false
    return returns || goesBack || comesBack || hasComeUnseen(outgoing, over: incoming) ? .returning : .coming
  }

  /// Whether a controller had been shown before: another was loaded since it was, or its first line is another.
  private func hasComeBefore(_ incoming: InstanceIndex, _ transition: RunningIndex) -> Bool {
    guard !comesNew(incoming, transition) else { return false }
    let loaded = instances[incoming].loadLine
    return loaded > 0
      ? loaded < latest.loadLine : instances[incoming].firstLine < running[transition].firstLine
  }

  /// Whether a controller was added to a container that stays on the screen, as far as that is known.
  private func isChild(_ index: InstanceIndex) -> Bool {
    if instances[index].containment.contains(.begun), !instances[index].parent.isSome { return true }
    return isInShownContainer(index)
  }

  /// Whether one was said to move to a parent as the other was said to leave its own. In a navigation controller that is a
  /// stack that was set anew.
  private func areSwapped(_ incoming: InstanceIndex, _ outgoing: InstanceIndex) -> Bool {
    guard instances[outgoing].containment.contains(.willLeave) else { return false }
    let comes = instances[incoming].containment
    return !comes.isDisjoint(with: [.begun, .willMove]) && !comes.contains(.willLeave)
      && !classes[classes[instances[incoming].name].parent].isNavigation
  }

  /// Whether a controller is inside one that stays on the screen.
  private func isInShownContainer(_ index: InstanceIndex) -> Bool {
    container(around: index).map { instances[$0].state == .appeared } ?? false
  }

  private func comesNew(_ incoming: InstanceIndex, _ transition: RunningIndex) -> Bool {
    running[transition].has(.incomingDidLoad) || instances[incoming].flags.contains(.fresh)
  }

  /// The container that the configuration gives to all who take part.
  private func container(of incoming: InstanceIndex?, _ outgoing: InstanceIndex?) -> ContainerKind? {
    let kinds = [incoming, outgoing].compactMap { $0 }.map { container(of: instances[$0].name) }
    guard let first = kinds.first, kinds.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The container that the configuration gives to a name.
  func container(of name: Symbol) -> ContainerKind? {
    let description = classes[name].description
    return description < 0 ? nil : configured.controllers[Int(description)].container
  }

  /// Whether the controller that comes was below the one that goes.
  private func isReturning(_ incoming: InstanceIndex?, to outgoing: InstanceIndex?) -> Bool {
    // Nobody has ever come over most that come, and nothing has to be searched for them.
    guard let incoming, let outgoing, instances[incoming].above.isSome else { return false }
    let goal = instances.reference(incoming)
    var below = instances[outgoing].below
    for _ in 0..<Self.levelsBelow {
      if below == goal { return true }
      guard let index = instances.index(of: below) else { return false }
      below = instances[index].below
    }
    return false
  }

  /// Whether the log lacks the lines in which the one that goes came over the one that comes.
  private func hasComeUnseen(_ outgoing: InstanceIndex?, over incoming: InstanceIndex?) -> Bool {
    guard let outgoing, instances[outgoing].flags.contains(.missed), let incoming else { return false }
    return instances[incoming].flags.contains(.missed)
  }

  /// How far down it is looked for whom a controller reveals, or is over.
  static var levelsBelow: Int { 16 }
}
