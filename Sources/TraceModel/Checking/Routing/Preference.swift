/// Which of several readings a transition is told as. Nothing is judged by it.
extension ObservedApp {
  /// The likeliest of some rows.
  func prefer(_ rows: RowSet, _ transition: RunningIndex) -> Int? {
    guard rows.count > 1 else { return rows.first }
    if let asked = running[transition].kindAsked {
      return rows.and(orders.rowSets.of(asked)).first ?? rows.first
    }
    return orders.rowSets.first(of: rows, by: likelihood(transition))
  }

  /// What the participants do most likely, by what is known of them.
  private func likelihood(_ transition: RunningIndex) -> Likelihood {
    if running[transition].presentation.isSome { return .ofPresented }
    let incoming = instances.index(of: running[transition].incoming.instance)
    let outgoing = instances.index(of: running[transition].outgoing.instance)
    if let incoming, let outgoing { return likelihood(ofReplacing: outgoing, by: incoming, transition) }
    guard let alone = incoming ?? outgoing else { return .coming }
    if isChild(alone) || isHosted(transition) { return .ofLoneChild }
    return incoming == nil ? likelihood(ofGoing: alone) : likelihood(ofComing: alone, transition)
  }

  private func likelihood(
    ofReplacing outgoing: InstanceIndex, by incoming: InstanceIndex, _ transition: RunningIndex
  ) -> Likelihood {
    if areSwapped(incoming, outgoing) { return .ofChild }
    if isPageTurning { return .inPages }
    let returns = isReturning(incoming, to: outgoing)
    if rarely(!configured.controllers.isEmpty),
      container(of: instances[outgoing].name) == container(of: instances[incoming].name),
      let inside = likelihood(
        in: container(of: instances[incoming].name), isBack: returns || !comesNew(incoming, transition))
    {
      return inside
    }
    if isInShownContainer(outgoing) { return returns ? .backInside : .inside }
    return returns || hasComeUnseen(outgoing, over: incoming) || wasCovered(incoming, by: outgoing)
      ? .returning : .coming
  }

  private func likelihood(ofComing incoming: InstanceIndex, _ transition: RunningIndex) -> Likelihood {
    if revealsShown(incoming), !classes.announces(.present) { return .over }
    // What comes inside of the first may be done before it.
    if counts.transitions == 0 || running[transition].serial == 1 { return .atLaunch }
    return likelihood(in: container(of: instances[incoming].name), isBack: !comesNew(incoming, transition))
      ?? (hasComeBefore(incoming, transition) ? .returning : .coming)
  }

  /// Who covered another and goes alone goes back, or began to.
  private func likelihood(ofGoing outgoing: InstanceIndex) -> Likelihood {
    if revealsShown(outgoing) { return .ofPresented }
    return likelihood(in: container(of: instances[outgoing].name), isBack: false)
      ?? (instances[outgoing].below.isSome ? .returning : .coming)
  }

  /// What is done most likely in a container that the configuration gives to all who take part.
  private func likelihood(in container: ContainerKind?, isBack: Bool) -> Likelihood? {
    switch container {
    case .navigation: isBack ? .backward : .forward
    case .tab: .inTabs
    case .page, .pageCurl: .inPages
    case .child: .ofChild
    case .split, nil: nil
    }
  }

  /// Whether a controller had been shown before: another was loaded since it was, or its first line is another.
  private func hasComeBefore(_ incoming: InstanceIndex, _ transition: RunningIndex) -> Bool {
    guard !comesNew(incoming, transition) else { return false }
    let loaded = instances[incoming].loadLine
    return loaded > 0
      ? loaded < latest.loadLine : instances[incoming].firstLine < running[transition].firstLine
  }

  /// Whether the controller that comes is a child of one that stays, or a screen inside of one.
  func comesAsChild(_ transition: RunningIndex) -> Bool {
    isHosted(transition)
      || instances.index(of: running[transition].incoming.instance).map { isChild($0) } ?? false
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

  /// The container that the configuration gives to a name.
  func container(of name: Symbol) -> ContainerKind? {
    let description = classes[name].description
    return description < 0 ? nil : configured.controllers[Int(description)].container
  }

  /// Whether a row presents what was below the one that goes, in a transition that nobody announced: that comes back instead, and
  /// the one that goes lacks a call.
  func presentsFromBelow(_ transition: RunningIndex, _ row: Int) -> Bool {
    guard orders.catalogue.kinds[row] == .present, !running[transition].isAnnounced,
      let incoming = instances.index(of: running[transition].incoming.instance),
      let outgoing = instances.index(of: running[transition].outgoing.instance)
    else { return false }
    return isReturning(incoming, to: outgoing)
  }

  /// Whether the controller that comes was below the one that goes.
  private func isReturning(_ incoming: InstanceIndex, to outgoing: InstanceIndex) -> Bool {
    // Nobody has ever come over most that come, and nothing has to be searched for them.
    instances[incoming].above.isSome && cameOver(instances.reference(incoming), outgoing)
  }

  /// Whether the controller that goes is the last that came over the one that comes, which nothing has taken off since. Where another
  /// tab was chosen in between, the one that goes came last from that.
  private func wasCovered(_ incoming: InstanceIndex, by outgoing: InstanceIndex) -> Bool {
    instances[incoming].above == instances.reference(outgoing)
      && instances[incoming].flags.isDisjoint(with: [.gone, .fresh])
  }

  /// Whether a controller came over another, or over one that had come over that.
  func cameOver(_ lower: InstanceRef, _ upper: InstanceIndex) -> Bool {
    var below = instances[upper].below
    for _ in 0..<Self.levelsBelow {
      if below == lower { return true }
      guard let index = instances.index(of: below) else { return false }
      below = instances[index].below
    }
    return false
  }

  /// Whether the log lacks the lines in which the one that goes came over the one that comes.
  private func hasComeUnseen(_ outgoing: InstanceIndex, over incoming: InstanceIndex) -> Bool {
    instances[outgoing].flags.contains(.missed) && instances[incoming].flags.contains(.missed)
  }

  /// How far down it is looked for whom a controller reveals, or is over.
  static var levelsBelow: Int { 16 }
}
