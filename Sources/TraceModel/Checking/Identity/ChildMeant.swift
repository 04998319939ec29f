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
