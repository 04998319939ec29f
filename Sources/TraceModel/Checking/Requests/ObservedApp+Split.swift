/// Split controllers: no order of their columns is recorded, so none is judged.
extension ObservedApp {
  /// A split controller logged an event of its own.
  mutating func noteSplit(_ who: Participant) {
    guard who.name.isSome else { return }
    classes.noteSplit(who.name)
    guard let split = existing(who) else { return }
    for child in surroundings.containment.children(of: instances.reference(split)) {
      if let index = instances.index(of: child) { noteParent(who, of: index) }
    }
  }

  /// The log names the parent of a controller.
  mutating func noteParent(_ parent: Participant, of child: InstanceIndex) {
    if parent.name.isSome { classes.note(parent: parent.name, of: instances[child].name) }
  }

  /// Whether a controller's position is known: one without a known position may turn out to be in a split
  /// controller.
  func stands(_ index: InstanceIndex) -> Bool {
    var top = index
    for _ in 0..<8 {
      guard let parent = instances.index(of: instances[top].parent) else { break }
      if isUnjudged(instances[parent].name) { return false }
      top = parent
    }
    return hasHost(index) || hasHost(top)
  }

  /// Whether it's known what shows a controller, besides a parent.
  private func hasHost(_ index: InstanceIndex) -> Bool {
    let reference = instances.reference(index)
    return instances[index].presentedIn.isSome || containers.stacks.hold(reference)
      || containers.tabs.show(reference)
      || surroundings.windows.have(root: reference)
  }

  /// A finding, with the doubt that its controller may be a column if the log allows that so far.
  func weighingColumn(_ finding: Finding) -> Finding {
    guard finding.mayBeColumn.isSome, classes.announces(.splitViewControllerWillShow) else {
      return finding
    }
    var finding = finding
    finding.doubt(.mayBeColumn)
    return finding
  }

  /// The findings by what the whole log says about columns, wherever in it the split controller first logged
  /// an event: a column isn't judged, and a possible column is judged with that doubt.
  func withoutColumns(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      let isColumn = finding.mayBeColumn.isSome && classes.isColumn(finding.mayBeColumn)
      return isColumn ? nil : weighingColumn(finding)
    }
  }
}
