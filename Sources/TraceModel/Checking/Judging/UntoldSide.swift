/// The side of a push or a pop that gets no call at all.
extension ObservedApp {
  /// Whether a controller that got no call had to: the stack tells that it is covered or revealed, the other side has come
  /// to rest, and nothing else was asked for or has moved meanwhile. UIKit makes one move of a pop and a push that are asked
  /// for at once, and of a stack that was changed unlogged another screen comes or goes.
  func hasToBeTold(_ transition: RunningIndex, _ side: Side) -> Bool {
    let one = running[transition]
    // Of what is pushed nothing tells that it was there to be called.
    let isOfStack = one.kindAsked == .pop || one.kindAsked == .push && side == .outgoing
    guard isOfStack, one.container.isSome, !one.isBoundByOrder,
      one.doubts.isEmpty, hasMovedWholly(one, side.other),
      let index = instances.index(of: one.seat(side).instance), isWhereItWas(index, side),
      isKnownAlone(index), !containers.stacks[one.container].guessed.contains(instances.reference(index))
    else { return false }
    return running.announced.allSatisfy {
      $0 == transition || running[$0].markLine < one.markLine || running[$0].markLine > one.lastLine
    } && movesAlone(one)
  }

  /// Whether nobody else is on the way, or had a call between the mark and the last call of a transition. Where there are too
  /// many to look through for each transition, nobody knows.
  private func movesAlone(_ one: RunningTransition) -> Bool {
    instances.indices.count <= Self.lookedThroughAtMost
      && !instances.indices.contains {
        one.side(of: $0) == nil && !instances[$0].flags.contains(.dead)
          && (isOnTheWay(instances[$0]) || wasCalled(instances[$0], in: one.markLine..<one.lastLine))
      }
  }

  /// How many controllers are looked at one by one for one question.
  static var lookedThroughAtMost: Int { 256 }

  private func isOnTheWay(_ instance: Instance) -> Bool {
    instance.state == .appearing || instance.state == .disappearing
  }

  private func wasCalled(_ instance: Instance, in lines: Range<Int>) -> Bool {
    AppearanceCallback.allCases.contains { lines.contains(instance.line($0)) }
  }

  /// Whether the log has both calls of a side, or the last of them where its class never logs the first.
  private func hasMovedWholly(_ one: RunningTransition, _ side: Side) -> Bool {
    let isGoing = side == .outgoing
    guard one.has(isGoing ? .outgoingDidDisappear : .incomingDidAppear) else { return false }
    if one.has(isGoing ? .outgoingWillDisappear : .incomingWillAppear) { return true }
    return name(of: one.seat(side)).map {
      !classes[$0].logs(isGoing ? .viewWillDisappear : .viewWillAppear)
    } ?? false
  }

  /// Whether a controller is on the screen that should be covered, or covered that should be revealed, with no presentation
  /// over it.
  private func isWhereItWas(_ index: InstanceIndex, _ side: Side) -> Bool {
    let instance = instances[index]
    return instance.state == (side == .incoming ? .hidden : .appeared) && !instance.presenting.isSome
      && !instance.flags.contains(.fresh)
  }
}
