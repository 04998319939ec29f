/// Who leads through the screens without being a container: `[Router] push DetailVC`, `[ShopCoordinator] pop`. What is asked of
/// one is done where the user is.
extension ObservedApp {
  /// Whether a mark names no container but such a leader.
  func isLeader(_ who: Participant) -> Bool { who.name.isSome && classes[who.name].isLeader }

  /// The container that shows what came last of all that is on top of a stack; while a stack changes, that one's.
  var containerOnScreen: Participant? {
    var led: (owner: Participant, line: Int)?
    for stack in stacks.all where !stack.isGone {
      guard let top = stack.top.flatMap({ index(of: $0) }), instances[top].state == .appeared else {
        continue
      }
      let line = lastComing(top)
      if line > led?.line ?? 0 || line == led?.line && !isLeader(stack.owner) { led = (stack.owner, line) }
    }
    let changing = running.announced.last { running[$0].container.isSome && !running[$0].isCommitted }
    return led?.owner ?? changing.map { running[$0].container }
  }
}
