/// Which child a line about containment means if it gives a name alone, and several have it.
extension ObservedApp {
  /// The only one of several with a name that containment can tell this of now; none where it may be any of them.
  func childMeant(by event: Event, _ who: Participant) -> InstanceIndex? {
    let step = ContainmentStep(event)
    let parent = event.kind == .addChild ? event.subject : parent(of: event)
    let awaiting = classes[who.name].nameOnly.filter {
      instances[$0].containment.awaits(step) && isChild($0, ofNamed: parent)
    }
    if awaiting.isEmpty {
      return step.comes ? seatOfCreated(who).flatMap { instances.index(of: $0.instance) } : nil
    }
    let told = awaiting.filter { instances[$0].containment.contains(.willLeave) }
    let likely = step.leaves && !told.isEmpty ? told : awaiting
    return likely.count == 1 ? likely[0] : nil
  }

  /// Whether a controller that gets a parent is one more of its name: those that are known are somewhere else. One that
  /// is on the screen may be moved from one parent to another.
  func isNewChild(_ who: Participant) -> Bool {
    guard !who.instance.isSome, isNamesake(who) else { return false }
    let known = classes[who.name].nameOnly
    return known.count > 1
      || known.allSatisfy { instances[$0].state == .hidden && !instances[$0].parent.isSome }
  }

  /// Whether a controller may be a child of one with a name, as far as its parent is known.
  private func isChild(_ index: InstanceIndex, ofNamed parent: Participant) -> Bool {
    guard parent.isSome, let known = instances.index(of: instances[index].parent) else { return true }
    return instances[known].name == parent.name
  }
}

/// What a line says of the way of a child into its parent, and out of it.
enum ContainmentStep: Sendable {
  case added, willMove, didMove, willLeave, removed, left

  /// Whether the child gets a parent by it.
  var comes: Bool { self == .added || self == .willMove }
  /// Whether it has left its parent by it.
  var leaves: Bool { self == .removed || self == .left }

  init(_ event: Event) {
    switch event.kind {
    case .addChild: self = .added
    case .removeFromParent: self = .removed
    case .willMove: self = event.parentIsNil ? .willLeave : .willMove
    default: self = event.parentIsNil ? .left : .didMove
    }
  }
}

extension ContainmentState {
  /// Whether it has come so far that a step is its next, or one after something that was left out.
  func awaits(_ step: ContainmentStep) -> Bool {
    guard contains(.begun) else { return false }
    switch step {
    case .added: return false
    case .willMove: return !contains(.willMove)
    case .didMove: return !contains(.didMove)
    case .willLeave: return !contains(.willLeave)
    case .removed, .left: return true
    }
  }
}
