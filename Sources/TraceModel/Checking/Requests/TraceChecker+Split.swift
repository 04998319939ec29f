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
}
