/// Transitions that may be interrupted, and whose wills UIKit may call again before a did.
extension TraceChecker {
  /// What a transition is on the release of the app.
  func fluidity(of transition: RunningIndex) -> FluidTransitions {
    FluidTransitions(on: app.os, zooms: zooms(transition))
  }

  /// Whether a transition is known to zoom: its mark, or whoever comes or goes by it, says so.
  private func zooms(_ transition: RunningIndex) -> Bool {
    let running = running[transition]
    if running.zooms { return true }
    let isForward = running.kindAsked == .push || running.kindAsked == .present
    let seat = isForward ? running.incoming : running.outgoing
    if let place = instances.place(of: seat.instance), instances[place].flags.contains(.zooms) { return true }
    return name(of: seat).flatMap { description(of: $0)?.zooms } ?? false
  }

  /// Whether a will that comes again is one that UIKit may repeat: in a transition that was running already, of a kind
  /// that can be fluid.
  func mayRepeat(_ will: AppearanceCallback, of place: Int, in transition: RunningIndex, line: Int) -> Bool {
    guard will.isWill, let side = running[transition].side(of: Int32(place)),
      running[transition].has(will.slot(side)), self.line(transition, will.slot(side)) < line,
      instances[place].state == (will == .viewWillAppear ? .appearing : .disappearing),
      !hasTurned(transition), !hasReturned(transition), isOnlyOne(place)
    else { return false }
    let isOfKind =
      running[transition].kindAsked.map { Self.fluidKinds.contains($0) }
      ?? !running[transition].candidates.and(rowSets.fluid).isEmpty
    return isOfKind && fluidity(of: transition) != .still
  }

  /// Whether no other of the name was ever there, where names alone are known: else the will may be another's.
  private func isOnlyOne(_ place: Int) -> Bool {
    instances[place].key.isSome || classes[instances[place].name].count == 1
  }

  /// The kinds of transitions that can be fluid.
  static let fluidKinds: [TransitionKind] = [
    .present, .dismiss, .push, .pop, .popTo, .popToRoot,
  ]

  /// A will that UIKit repeats: a known quirk where release and kind are known, else what may explain it.
  mutating func excuseRepeatedWill(_ finding: inout Finding, in transition: RunningIndex) {
    if fluidity(of: transition) == .fluid {
      markKnown(&finding, "UIKit may repeat a will-callback while an interruptible transition runs")
    } else {
      finding.doubt(.willMayRepeat)
    }
  }
}
