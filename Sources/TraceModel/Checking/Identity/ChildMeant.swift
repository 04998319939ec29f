/// Which child a line about containment means if it gives a name alone, and several have it.
extension ObservedApp {
  /// The only one of several with a name that containment can tell this of now; none where it may be any of them.
  func childMeant(by event: Event, _ who: Participant) -> InstanceIndex? {
    let step = ContainmentStep(event)
    let parent = event.kind == .addChild ? event.subject : parent(of: event)
    if step == .willLeave, let settled = onlySettled(who, in: parent) { return settled }
    if step == .removed || step == .left, let told = onlyLeaving(who, in: parent) { return told }
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

  /// Of several children of a name the only one that has come all the way, and isn't told to leave yet: while one child makes
  /// room for another, the one that goes is the one that was there.
  private func onlySettled(_ who: Participant, in parent: Participant) -> InstanceIndex? {
    let settled = classes[who.name].nameOnly.filter {
      instances[$0].containment.contains(.didMove) && !instances[$0].containment.contains(.willLeave)
        && isChild($0, ofNamed: parent)
    }
    return settled.count == 1 ? settled[0] : nil
  }

  /// The only one of them that was told to leave.
  private func onlyLeaving(_ who: Participant, in parent: Participant) -> InstanceIndex? {
    let told = classes[who.name].nameOnly.filter {
      instances[$0].containment.contains(.willLeave) && isChild($0, ofNamed: parent)
    }
    return told.count == 1 ? told[0] : nil
  }

  /// Whether a child is added where one of its name is on the screen, and has come all the way: nobody adds that one again.
  func isAddedBeside(_ who: Participant, in parent: Participant) -> Bool {
    guard !who.instance.isSome, classes[who.name].nameOnly.count == 1, let known = existing(who) else {
      return false
    }
    return instances[known].state == .appeared && instances[known].containment.contains(.didMove)
      && !instances[known].containment.contains(.willLeave)
      && isChild(known, ofNamed: parent)
  }

  /// Whether a controller that gets a parent is one more of its name: those that are known are somewhere else. One that
  /// is on the screen may be moved from one parent to another, but not into what it presents.
  func isNewChild(_ who: Participant, of parent: InstanceIndex?) -> Bool {
    guard !who.instance.isSome, isNamesake(who) else { return false }
    let known = classes[who.name].nameOnly
    return known.count > 1
      || known.allSatisfy {
        instances[$0].state == .hidden && !instances[$0].parent.isSome || presents($0, parent)
      }
  }

  private func presents(_ index: InstanceIndex, _ other: InstanceIndex?) -> Bool {
    guard let other, instances[other].presentedIn.isSome else { return false }
    return presentations[instances[other].presentedIn].presenter.instance == instances.reference(index)
  }

  /// Whether a child's parent has a name that several have.
  func isChild(_ index: InstanceIndex, ofAmbiguous parent: Participant) -> Bool {
    guard !parent.instance.isSome, let known = instances.index(of: instances[index].parent) else {
      return false
    }
    return instances[known].name == parent.name && classes[parent.name].nameOnly.count > 1
  }

  /// Whether a controller may be a child of one with a name, as far as its parent is known.
  private func isChild(_ index: InstanceIndex, ofNamed parent: Participant) -> Bool {
    guard parent.isSome, let known = instances.index(of: instances[index].parent) else { return true }
    return instances[known].name == parent.name
  }
}
