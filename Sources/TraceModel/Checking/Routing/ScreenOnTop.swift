/// The screen that shows what a presented controller does, once others have come over it in its navigation controller.
extension TraceChecker {
  /// A controller that came in place of the presented one, and isn't its presenter, has covered it by now: it was pushed.
  mutating func closeCovering(_ presentation: PresentationIndex) {
    guard let index = app.instances.index(of: app.presentations[presentation].presented.instance) else {
      return
    }
    let moves = app.instances[index].transition
    guard moves.isSome, app.running[moves].kindAsked ?? .push == .push,
      app.running[moves].side(of: index) == .outgoing, app.running[moves].incoming.isTaken,
      app.running[moves].incoming.instance != app.presentations[presentation].presenter.instance
    else { return }
    close(moves, .participantMoves)
  }
}

extension ObservedApp {
  /// The screen that a tab shows whose root is covered by others that were pushed: the uppermost.
  func uppermost(over screen: Seat) -> Seat {
    guard var index = instances.index(of: screen.instance), instances[index].state == .hidden else {
      return screen
    }
    for _ in 0..<Self.heightAtMost {
      guard let above = coverInside(index), classes[instances[above].name].wasPushed else { break }
      index = above
    }
    return seated(index)
  }

  /// The controller that goes with a presented one: the one that is on top of it, if it is covered.
  func onTop(of presented: Seat) -> Seat {
    guard var index = instances.index(of: presented.instance) else { return presented }
    for _ in 0..<Self.heightAtMost where !isHere(index) {
      guard let above = coverInside(index) else { return presented }
      index = above
    }
    return isHere(index) ? seated(index) : presented
  }

  private func isHere(_ index: InstanceIndex) -> Bool {
    instances[index].state == .appearing || instances[index].state == .appeared
  }

  /// The controller that came over another without being presented.
  private func coverInside(_ index: InstanceIndex) -> InstanceIndex? {
    guard let above = instances.index(of: instances[index].above),
      instances[above].below == instances.reference(index), !instances[above].presentedIn.isSome,
      instances[above].flags.isDisjoint(with: [.dead, .gone]),
      lastComing(index) < lastComing(above)
    else { return nil }
    return above
  }

  /// The controller that a swipe takes away; nobody, where the presented one went before that, so that something covers it
  /// that isn't known.
  func swiped(_ presentation: PresentationIndex, _ delegate: Participant) -> Seat {
    let presented = logged(presentation)
    guard let index = instances.index(of: presented.instance) ?? existing(presented.who),
      instances[index].state == .hidden,
      presented.who != delegate,
      instances[index].line(.viewDidDisappear) > presentations[presentation].firstLine
    else { return presented }
    return Seat()
  }

  private static var heightAtMost: Int { 16 }
}
