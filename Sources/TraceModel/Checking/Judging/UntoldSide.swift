/// The side of a push, a pop or a switch of tabs that gets no call at all.
extension ObservedApp {
  /// Whether a controller that got no call had to: the stack tells that it is covered or revealed, the other side has come
  /// to rest, and nothing else was asked for or has moved meanwhile. UIKit makes one move of a pop and a push that are asked
  /// for at once, and of a stack that was changed unlogged another screen comes or goes.
  func hasToBeTold(_ transition: RunningIndex, _ side: Side) -> Bool {
    let one = running[transition]
    guard isAlwaysTold(side, of: one.kindAsked), one.container.isSome,
      one.doubts.isEmpty, hasMovedWholly(one, side.other),
      let index = instances.index(of: one.seat(side).instance), isWhereItWas(index, side),
      isKnownAlone(index), !isPlacedByOrder(index, in: one) || one.kindAsked != .push,
      side == .outgoing || !cameOverAnother(one, than: index) && !wasPushedOnRoot(index, one)
    else { return false }
    return running.announced.allSatisfy {
      $0 == transition || running[$0].markLine < one.markLine || running[$0].markLine > one.lastLine
    } && movesAlone(one)
  }

  /// Whether the screen that a pop takes away came over another one than that which the stack has below it: the stack has changed
  /// unlogged.
  private func cameOverAnother(_ one: RunningTransition, than index: InstanceIndex) -> Bool {
    guard one.kindAsked == .pop, let going = instances.index(of: one.outgoing.instance),
      let below = instances.index(of: instances[going].below)
    else { return false }
    return below != index
  }

  /// Whether what a stack was popped to as its root may have been pushed, if only before the log: then there is another below it,
  /// which logs nothing.
  private func wasPushedOnRoot(_ index: InstanceIndex, _ one: RunningTransition) -> Bool {
    one.kindAsked == .popToRoot && (classes[instances[index].name].wasPushed || beganInTheMiddle)
  }

  /// Whether only the order of calls tells that a controller that got no call is in the stack that was asked, or that the other
  /// side is.
  private func isPlacedByOrder(_ index: InstanceIndex, in one: RunningTransition) -> Bool {
    one.isBoundByOrder || containers.stacks[one.container].guessed.contains(instances.reference(index))
  }

  /// Notes why a side that got no call may not have had to.
  mutating func doubtUntold(_ side: Side, in transition: RunningIndex) {
    let one = running[transition]
    guard isAlwaysTold(side, of: one.kindAsked), one.seen & SlotSet.appearance(side).bits == 0,
      let index = instances.index(of: one.seat(side).instance)
    else { return }
    if isPlacedByOrder(index, in: one) { running[transition].doubts.add(.boundByOrder) }
    let ownTabs = one.allowed.and(orders.rowSets.ownTabs)
    if one.kindAsked == .select, !ownTabs.isEmpty { running[transition].doubts.add(.tabBarMayBeOwn) }
  }

  /// Notes that a pop may have revealed another than the one that comes, where the order of calls alone tells who is popped and whom
  /// that reveals, and the one didn't come over the other: it may come in a move of its own, and its calls at their own time.
  mutating func doubtRevealed(in transition: RunningIndex) {
    let one = running[transition]
    guard one.isBoundByOrder, [.pop, .popTo, .popToRoot].contains(one.kindAsked), one.incoming.isTaken,
      !containers.stacks[one.container].holds(one.incoming),
      let going = instances.index(of: one.outgoing.instance),
      instances[going].below != one.incoming.instance
    else { return }
    running[transition].doubts.add(.boundByOrder)
  }

  /// Whether UIKit calls a side in each such move. Of what is pushed nothing tells that it was there to be called.
  private func isAlwaysTold(_ side: Side, of kind: TransitionKind?) -> Bool {
    switch kind {
    case .pop, .popTo, .popToRoot, .select: true
    case .push: side == .outgoing
    default: false
    }
  }

  /// Whether nobody else is on the way, or had a call between the mark and the last call of a transition. Where there are too
  /// many to look through for each transition, nobody knows.
  func movesAlone(_ one: RunningTransition) -> Bool {
    instances.indices.count <= Self.lookedThroughAtMost
      && !instances.indices.contains {
        one.side(of: $0) == nil && !instances[$0].flags.contains(.dead)
          && (isOnTheWay(instances[$0], by: one.lastLine)
            || mayHaveMoved(instances[$0], in: one))
      }
  }

  /// How many controllers are looked at one by one for one question.
  static var lookedThroughAtMost: Int { 256 }

  private func isOnTheWay(_ instance: Instance, by line: Int) -> Bool {
    switch instance.state {
    case .appearing: instance.line(.viewWillAppear) < line
    case .disappearing: instance.line(.viewWillDisappear) < line
    default: false
    }
  }

  /// Whether a controller had a call between the mark and the last call of a transition, or may have had one: of each callback
  /// only the last line is known. Behind a tab that is chosen may be another screen than its mark names.
  private func mayHaveMoved(_ instance: Instance, in one: RunningTransition) -> Bool {
    let lines = min(one.markLine, one.lastLine)..<one.lastLine
    if AppearanceCallback.allCases.contains(where: { lines.contains(instance.line($0)) }) { return true }
    guard one.kindAsked == .select else { return false }
    let came = max(instance.line(.viewWillAppear), instance.line(.viewDidAppear))
    let went = max(instance.line(.viewWillDisappear), instance.line(.viewDidDisappear))
    return came >= one.lastLine && went >= one.lastLine
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
      && (!instance.flags.contains(.fresh) || instance.line(.viewWillDisappear) > 0)
  }
}
