/// Navigation controllers of one class: each tab and each sheet has one, and by their name alone the log tells them apart only
/// by what each can be called.
extension ObservedApp {
  /// Whether a callback is that of another navigation controller of a name: the likeliest can't get it, and no class that logs
  /// no beginning tells how many there are.
  func isOfOtherContainer(_ index: InstanceIndex, _ kind: EventKind) -> Bool {
    let record = classes[instances[index].name]
    guard let callback = AppearanceCallback(kind), record.logged & EventKind.beginnings == 0,
      record.nameOnly.count < Namesakes.limit
    else { return false }
    return !appearance.isLegal(instances[index].state, callback) && tellsDepartures
      || isBelowCover(by: index, callback)
  }

  /// Whether any class logs that its controllers go: otherwise each that comes again may have gone unlogged.
  private var tellsDepartures: Bool {
    let goes = [AppearanceCallback.viewWillDisappear, .viewDidDisappear].map { 1 << Int($0.rawValue) }
    return classes.loggedByAnyone & (goes[0] | goes[1]) != 0
  }

  /// Whether a callback is that of the container which is covered: one of its name has just come over it, and the presenter
  /// inside is still to go.
  private func isBelowCover(by index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let moves = instances[index].transition
    guard !callback.isAppearing, moves.isSome, running[moves].kindAsked == .present, running[moves].hasMark,
      running[moves].side(of: index) == .incoming, running[moves].presentation.isSome,
      presentations[running[moves].presentation].family == .cover,
      let presenter = instances.index(of: running[moves].outgoing.instance)
    else { return false }
    return instances[presenter].name != instances[index].name && instances[presenter].state != .hidden
  }
}
