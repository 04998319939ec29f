/// Split controllers: no order of their columns is recorded, so that none is judged.
extension TraceChecker {
  /// A controller spoke as a split controller.
  mutating func noteSplit(_ who: Participant) {
    guard who.name.isSome else { return }
    classes[who.name].isSplit = true
    guard let split = existing(who) else { return }
    for child in containment.children(of: instances.reference(split)) {
      if let place = instances.place(of: child) { noteParent(who, of: place) }
    }
  }

  /// The log says whose child a controller is.
  mutating func noteParent(_ parent: Participant, of child: Int) {
    if parent.name.isSome { classes.note(parent: parent.name, of: instances[child].name) }
  }

  /// Whether it is told where a controller stands: whoever stands nowhere may turn out to be in a split controller.
  func stands(_ place: Int) -> Bool {
    var top = place
    for _ in 0..<8 {
      guard let parent = instances.place(of: instances[top].parent) else { break }
      if isUnjudged(instances[parent].name) { return false }
      top = parent
    }
    return hasHost(place) || hasHost(top)
  }

  /// Whether it is told who shows a controller, besides a parent.
  private func hasHost(_ place: Int) -> Bool {
    let reference = instances.reference(place)
    return instances[place].presentedIn.isSome || stacks.hold(reference) || tabs.show(reference)
      || windows.have(root: reference)
  }

  /// A finding as certain as its controller is no column, by what the log has said so far.
  func weighingColumn(_ finding: Finding) -> Finding {
    guard finding.mayBeColumn.isSome, classes.announces(.splitViewControllerWillShow) else {
      return finding
    }
    var finding = finding
    finding.doubt(.mayBeColumn)
    return finding
  }

  /// The findings by what the whole log says of columns, wherever in it the split controller spoke first: whoever is one
  /// is not judged, and whoever may be one is judged with that doubt.
  func withoutColumns(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      let isColumn = finding.mayBeColumn.isSome && classes.isColumn(finding.mayBeColumn)
      return isColumn ? nil : weighingColumn(finding)
    }
  }
}
