/// Navigation controllers of one class: each tab and each cover has one, and by their name alone the log tells them apart only
/// by what each can be called.
extension ObservedApp {
  /// Whether a callback is that of the navigation controller which is covered: one of its name has just come over it, and the
  /// presenter inside is still to go. Where the class logs how its controllers begin, each is known.
  func isOfCoveredContainer(_ index: InstanceIndex, _ kind: EventKind) -> Bool {
    let (record, moves) = (classes[instances[index].name], instances[index].transition)
    guard kind == .viewWillDisappear || kind == .viewDidDisappear, moves.isSome,
      record.logged & EventKind.beginnings == 0, record.nameOnly.count < Namesakes.limit,
      running[moves].kindAsked == .present, running[moves].hasMark,
      running[moves].side(of: index) == .incoming, running[moves].presentation.isSome,
      presentations[running[moves].presentation].family == .cover,
      let presenter = instances.index(of: running[moves].outgoing.instance)
    else { return false }
    return instances[presenter].name != instances[index].name && instances[presenter].state != .hidden
  }
}
