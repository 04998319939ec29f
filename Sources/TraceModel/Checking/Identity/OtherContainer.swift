/// Navigation controllers of one class: each tab and each cover has one, and by their name alone the log tells them apart only
/// by what each can be called.
extension ObservedApp {
  /// Whether a callback is that of another navigation controller of a name: the likeliest can't get it, and a class that logs
  /// no beginning doesn't tell how many there are.
  func isOfOtherContainer(_ index: InstanceIndex, _ kind: EventKind) -> Bool {
    let record = classes[instances[index].name]
    guard let callback = AppearanceCallback(kind), record.logged & EventKind.beginnings == 0,
      record.nameOnly.count < Namesakes.limit
    else { return false }
    let isImpossible =
      !orders.appearance.isLegal(instances[index].state, callback) && !mayReach(callback, from: index)
    return isImpossible || isBelowCover(by: index, callback)
  }

  /// Whether what is presented by its name is another than those of the name that are known: no child can be presented, and a
  /// navigation controller is mostly made for that.
  func isMadeForPresentation(_ who: Participant) -> Bool {
    guard !who.instance.isSome, !classes[who.name].nameOnly.isEmpty else { return false }
    if let index = existing(who), instances[index].standing.isChild, instances[index].state.isOnScreen {
      return true
    }
    return classes[who.name].isNavigation && classes[who.name].logged & EventKind.beginnings == 0
  }

  /// The navigation controller that a mark presents by a name which others have: the place of one that has gone, or none in the
  /// table.
  ///
  /// - Returns: `nil` if a callback isn't that of such a one.
  func presentedContainer(_ name: Symbol, _ kind: EventKind) -> InstanceIndex? {
    let record = classes[name]
    guard let callback = AppearanceCallback(kind), callback.isAppearing,
      record.logged & EventKind.beginnings == 0,
      running.announced.contains(where: { isAwaiting(name, callback, in: $0) })
    else { return nil }
    let gone = record.nameOnly.first {
      instances[$0].state == .hidden && instances[$0].flags.contains(.gone) && !isPlaced($0)
    }
    return gone ?? (record.nameOnly.count < Namesakes.limit ? InstanceIndex.none : nil)
  }

  private func isAwaiting(_ name: Symbol, _ callback: AppearanceCallback, in transition: RunningIndex) -> Bool
  {
    let seat = running[transition].incoming
    return running[transition].kindAsked == .present && !seat.isTaken && seat.who.name == name
      && running[transition].takes(callback.slot(.incoming), orders.catalogue)
  }

  /// Whether a callback is that of the navigation controller which is covered: one of its name has just come over it, and the
  /// presenter inside is still to go.
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
