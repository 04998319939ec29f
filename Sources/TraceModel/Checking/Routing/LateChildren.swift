/// Children that were added while their parent was on the screen, which no line says: one that came alone may as well have been
/// presented over the other. Which of the two it was shows once both go.
extension ObservedApp {
  /// A controller begins to go while another goes that was on the screen before it came and for as long as it stayed: it is inside
  /// that one. What is presented over somebody stays when that one goes, and is dismissed before it.
  @inline(__always)
  mutating func noteInside(goingWithOther index: InstanceIndex) {
    if usually(running.count == 0) || container(around: index) != nil { return }
    seekParent(of: index)
  }

  @inline(never)
  private mutating func seekParent(of child: InstanceIndex) {
    guard cameUntold(child), let other = running.first(where: { goes($0.outgoing, around: child) }),
      let going = instances.index(of: running[other].outgoing.instance)
    else { return }
    // Of two that were added one after the other the second may go behind the first.
    let parent = container(around: going) ?? going
    guard parent != child, container(around: parent) != child else { return }
    instances[child].host = instances.reference(parent)
    instances[parent].flags.insert(.hosts)
  }

  /// Whether nothing tells how a controller came that is on the screen.
  private func cameUntold(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .appeared && !one.presentedIn.isSome && !one.presenting.isSome
      && !one.flags.contains(.cameInside) && !isColumn(index) && !isSeated(index)
  }

  /// Whether somebody is going who was there when another came, and stayed until now.
  private func goes(_ seat: Seat, around other: InstanceIndex) -> Bool {
    guard let index = instances.index(of: seat.instance), index != other,
      instances[index].state == .disappearing, !isColumn(index)
    else { return false }
    let (came, there) = (lineOfComing(other), lineOfComing(index))
    // Somebody who has arrived since took its place, and it is gone.
    return there > 0 && came > there
      && instances[index].line(.viewWillDisappear) > max(came, latest.arrivalLine)
  }

  private func lineOfComing(_ index: InstanceIndex) -> Int {
    max(instances[index].line(.viewWillAppear), instances[index].line(.viewDidAppear))
  }
}
