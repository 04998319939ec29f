/// Split controllers: no order of their columns is recorded, so that none is judged.
extension TraceChecker {
  /// A controller spoke as a split controller.
  mutating func noteSplit(_ who: Participant) {
    guard who.name.isSome else { return }
    classes[who.name].isSplit = true
    guard let split = existing(who) else { return }
    for child in containment.children(of: instances.reference(split)) {
      if let place = instances.place(of: child) { noteColumn(place, of: who) }
    }
  }

  /// A child of a split controller is a column.
  mutating func noteColumn(_ child: Int, of parent: Participant) {
    guard parent.name.isSome else { return }
    let name = parent.name
    guard classes[name].isSplit || text(of: name).hasSuffix("SplitViewController") else { return }
    classes[instances[child].name].isColumn = true
  }

  /// Whether a controller may be a column, or stand in one: a split controller speaks, and nothing says where this one
  /// stands.
  func mayBeColumn(_ place: Int) -> Bool {
    guard classes.announces(.splitViewControllerWillShow) else { return false }
    var top = place
    for _ in 0..<8 {
      guard let parent = instances.place(of: instances[top].parent) else { break }
      if isUnjudged(instances[parent].name) { return true }
      top = parent
    }
    return !stands(place) && !stands(top)
  }

  /// Whether it is told where a controller stands, besides in a parent.
  private func stands(_ place: Int) -> Bool {
    let reference = instances.reference(place)
    return instances[place].presentedIn.isSome || stacks.hold(reference) || tabs.show(reference)
      || windows.have(root: reference)
  }
}
