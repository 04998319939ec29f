/// Transitions that may be interrupted, and whose will-callbacks UIKit may repeat before a did-callback.
extension ObservedApp {
  /// How fluid a transition is on the app's release.
  func fluidity(of transition: RunningIndex) -> FluidTransitions {
    FluidTransitions(on: configured.os, zooms: zooms(transition))
  }

  /// Whether a transition is known to zoom: its mark says so, or the controller that it brings or takes away.
  private func zooms(_ transition: RunningIndex) -> Bool {
    let running = running[transition]
    if running.zooms { return true }
    let isForward = running.kindAsked == .push || running.kindAsked == .present
    let seat = isForward ? running.incoming : running.outgoing
    if let index = instances.index(of: seat.instance), instances[index].flags.contains(.zooms) { return true }
    return name(of: seat).flatMap { description(of: $0)?.zooms } ?? false
  }

  /// Whether a repeated will-callback is one that UIKit may repeat: in a transition that was already running,
  /// of a kind that can be fluid.
  func mayRepeat(_ will: AppearanceCallback, of index: InstanceIndex, in transition: RunningIndex, line: Int)
    -> Bool
  {
    guard will.isWill, let side = running[transition].side(of: index),
      running[transition].has(will.slot(side)), self.line(transition, will.slot(side)) < line,
      instances[index].state == (will == .viewWillAppear ? .appearing : .disappearing),
      // By names alone the will-callback may be that of another, unless there never was one.
      !hasTurned(transition), !hasReturned(transition), isKnownAlone(index)
    else { return false }
    let isOfKind =
      running[transition].kindAsked.map { Self.fluidKinds.contains($0) }
      ?? !running[transition].candidates.and(orders.rowSets.fluid).isEmpty
    return isOfKind && fluidity(of: transition) != .still
  }

  /// The same for a class that doesn't log how the move ends: the transition may still be running while nobody else has moved.
  func mayRepeatUnlogged(
    _ will: AppearanceCallback, of index: InstanceIndex, in transition: RunningIndex?
  ) -> Bool {
    let isComing = will == .viewWillAppear
    return will.isWill && instances[index].state == (isComing ? .appearing : .disappearing)
      && !classes[instances[index].name].logs(isComing ? .viewDidAppear : .viewDidDisappear)
      && instances[index].lastLine == latest.lineBefore
      && (transition.map { fluidity(of: $0) != .still } ?? true)
  }

  /// The kinds of transitions that can be fluid.
  static let fluidKinds: [TransitionKind] = [
    .present, .dismiss, .push, .pop, .popTo, .popToRoot,
  ]

  /// A will-callback that UIKit repeats: a known quirk if release and kind are known, otherwise a possible
  /// explanation.
  mutating func excuseRepeatedWill(_ finding: inout Finding, in transition: RunningIndex) {
    if fluidity(of: transition) == .fluid {
      markKnown(&finding, "UIKit may repeat a will-callback while an interruptible transition runs")
    } else {
      finding.doubt(.willMayRepeat)
    }
  }
}
