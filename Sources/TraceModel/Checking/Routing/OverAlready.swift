/// Dismissals that were over before a presenter moves for something else.
extension ObservedApp {
  /// Whether a dismissal had come to its end, as far as the log tells, and something else moved after that: a presenter that
  /// was not told by then is not told of it any more. One that is known to be covered still waits, until it goes.
  func wasOver(
    _ transition: RunningIndex, before index: InstanceIndex, _ side: Side, _ callback: AppearanceCallback
  ) -> Bool {
    let one = running[transition]
    guard side == .incoming, one.kindAsked == .dismiss,
      one.seen & SlotSet.appearance(.incoming).bits == 0, hasEnded(transition)
    else { return false }
    let isCovered = one.presentation.isSome && presentations[one.presentation].family == .cover
    return isCovered ? callback == .viewWillDisappear : hasMovedElsewhere(index, since: one.lastLine)
  }

  /// Whether the controller has gone or come back, or UIKit said that all is done.
  private func hasEnded(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.has(.outgoingDidDisappear) || one.has(.didDismiss) || one.has(.completion)
      || one.has(.outgoingDidAppear)
  }

  /// Whether a controller has gone since a line, or another has come that isn't inside of it or around it.
  private func hasMovedElsewhere(_ index: InstanceIndex, since line: Int) -> Bool {
    if instances[index].line(.viewWillDisappear) > line || instances[index].line(.viewDidDisappear) > line {
      return true
    }
    return [latest.coming, latest.arrived].contains { reference in
      guard let other = instances.index(of: reference), other != index else { return false }
      return max(instances[other].line(.viewWillAppear), instances[other].line(.viewDidAppear)) > line
        && !isInside(other, index) && !isInside(index, other)
    }
  }
}
