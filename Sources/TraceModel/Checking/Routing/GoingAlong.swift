/// Dismissals that take more levels along than the log tells.
extension ObservedApp {
  /// Whether a controller may be one of several that go: a dismissal was asked for, nothing tells how many levels
  /// are above what it names, and nobody has answered it.
  func mayGoAlong(_ index: InstanceIndex, besides transition: RunningIndex) -> Bool {
    running.announced.contains {
      $0 != transition && isUnanswered($0, since: index)
        && (!running[$0].presentation.isSome || !isLogged(running[$0].outgoing))
    }
  }

  /// Whether a mark asked for a dismissal since a controller moved last, and nobody that it means has moved.
  func isUnanswered(_ dismissal: RunningIndex, since index: InstanceIndex) -> Bool {
    isUnanswered(dismissal) && running[dismissal].markLine > instances[index].lastLine
  }

  /// A controller that takes no part in a dismissal begins to go while that is under way. If the mark names a controller
  /// by a name that several have, or may have, it may mean a lower one, and all above that go.
  mutating func doubtLevels(_ index: InstanceIndex) {
    for transition in running.announced where mayMeanLower(transition) {
      guard let going = instances.index(of: running[transition].outgoing.instance), going != index,
        !isRelative(going, index)
      else { continue }
      running[transition].doubts.add(.severalLevelsGo)
    }
  }

  /// Whether a dismissal was asked of its presenter by a name that several have, or may have: the lower of them may have
  /// been meant, and it is revealed.
  func mayRevealNamesake(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    guard one.kindAsked == .dismiss, one.markKind == .dismiss, one.presentation.isSome else { return false }
    let asked = presentations[one.presentation].dismisser
    return asked.name.isSome && !asked.instance.isSome && asked.name == name(of: one.incoming)
      && (classes[asked.name].nameOnly.count > 1 || mayHideNamesake(asked.name))
  }

  /// Whether a dismissal under way was asked of a name that several controllers have, or may have.
  private func mayMeanLower(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    guard one.kindAsked == .dismiss, one.markKind == .dismiss, one.presentation.isSome, !one.isCommitted,
      one.has(.outgoingWillDisappear)
    else { return false }
    let asked = presentations[one.presentation].dismisser
    return !asked.instance.isSome && (classes[asked.name].nameOnly.count > 1 || mayHideNamesake(asked.name))
  }
}
