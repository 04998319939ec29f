/// Who is presented by a name, if one of that name is still on its way out.
extension ObservedApp {
  /// The seat of another controller of a name that has gone, while the only one on the screen is being dismissed: UIKit presents
  /// none that is. `nil` where that isn't so, and any other may be meant.
  func seatBesideGoing(_ who: Participant) -> Seat? {
    let indices = classes[who.name].nameOnly
    guard !who.instance.isSome, indices.count > 1, let going = existing(who), isBeingDismissed(going) else {
      return nil
    }
    return indices.last { $0 != going && instances[$0].state == .hidden && !isPlaced($0) }.map { seated($0) }
  }

  /// Whether a controller has begun to disappear in a dismissal that the app asked for.
  private func isBeingDismissed(_ index: InstanceIndex) -> Bool {
    let moves = instances[index].transition
    return instances[index].state == .disappearing && moves.isSome && running[moves].kindAsked == .dismiss
      && running[moves].trigger != .swipe && running[moves].side(of: index) == .outgoing
  }
}
