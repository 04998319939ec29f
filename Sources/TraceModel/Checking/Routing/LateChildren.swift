/// Children that were added while their parent was on the screen, which no line says: one that came alone may as well have been
/// presented over the other. Which of the two it was shows once both go, or once the other goes first.
extension ObservedApp {
  /// A controller begins to go while another goes that was on the screen before it came and for as long as it stayed: it is inside
  /// that one. What is presented over somebody stays when that one goes, and is dismissed before it.
  @inline(__always)
  mutating func noteInside(goingWithOther index: InstanceIndex) {
    guard let going = instances.index(of: latest.going), rarely(instances[going].state == .disappearing)
    else { return }
    note(index, goingWith: going)
  }

  @inline(never)
  private mutating func note(_ child: InstanceIndex, goingWith other: InstanceIndex) {
    // Right behind a call of a sheet's delegate it is that sheet that goes.
    guard other != child, latest.delegateLine == 0 || latest.delegateLine != latest.lineBefore,
      container(around: child) == nil, cameUntold(child), goes(other, around: child)
    else { return }
    // Of two that were added one after the other the second goes behind the first.
    let parent = container(around: other) ?? other
    guard parent != child, container(around: parent) != child else { return }
    instances[child].host = instances.reference(parent)
    instances[parent].flags.insert(.hosts)
  }

  /// A controller begins to go, and a stack was asked in the name of another that came later, that nothing told of, while nobody has
  /// moved for that: that one is inside it. A controller that is over another goes before it.
  @inline(__always)
  mutating func noteAskingChild(of index: InstanceIndex) {
    guard let transition = running.announced.last,
      rarely(running[transition].outgoing.instance != instances.reference(index))
    else { return }
    noteChild(of: index, askingFor: transition)
  }

  @inline(never)
  private mutating func noteChild(of index: InstanceIndex, askingFor transition: RunningIndex) {
    guard running[transition].seen & ~Slot.incomingDidLoad.bit == 0,
      let child = instances.index(of: running[transition].outgoing.instance), child != index,
      running[transition].container == instances[child].who,
      container(around: child) == nil, isUntold(child), !isColumn(index),
      instances[index].state.isOnScreen, lineOfComing(index) > 0, lineOfComing(child) > lineOfComing(index)
    else { return }
    instances[child].host = instances.reference(index)
    instances[index].flags.insert(.hosts)
    giveSeat(in: transition, to: index, insteadOf: child)
  }

  /// The screen that a child is in leaves in its place: the stack is that screen's.
  private mutating func giveSeat(
    in transition: RunningIndex, to screen: InstanceIndex, insteadOf child: InstanceIndex
  ) {
    containers.stacks[running[transition].container].release(
      instances.reference(child), instances[child].who)
    running[transition].outgoing = seated(screen)
    if instances[screen].presentedIn.isSome { running[transition].doubts.add(.boundByOrder) }
    insertBelowTop(transition)
  }

  /// Whether nothing tells how a controller came that is on the screen.
  private func cameUntold(_ index: InstanceIndex) -> Bool {
    isUntold(index) && !isSeated(index) && !containers.stacks.hold(instances.reference(index))
  }

  private func isUntold(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .appeared && !one.presentedIn.isSome && !one.presenting.isSome
      && !one.flags.contains(.cameInside) && !isColumn(index)
  }

  /// Whether somebody is going who was there when another came, and stayed until now.
  private func goes(_ index: InstanceIndex, around other: InstanceIndex) -> Bool {
    if isColumn(index) { return false }
    let (came, there) = (lineOfComing(other), lineOfComing(index))
    // Somebody who has arrived since took its place, and it is gone.
    return there > 0 && came > there
      && instances[index].line(.viewWillDisappear) > max(came, latest.arrivalLine)
  }

  private func lineOfComing(_ index: InstanceIndex) -> Int {
    max(instances[index].line(.viewWillAppear), instances[index].line(.viewDidAppear))
  }
}
