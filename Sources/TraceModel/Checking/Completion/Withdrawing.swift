/// Marks that what follows does not bear out: what they announced never happens, and whoever was taken for a part of it
/// moves in something else.
extension TraceChecker {
  /// Somebody comes: what lacks the one who comes and can't have meant this one is told from its order alone.
  mutating func withdrawMarks(for place: Int) {
    for transition in running.established where isRefuted(transition, by: place) { withdraw(transition) }
  }

  /// Whether an announced transition, of which nothing was seen but that somebody goes, is another one if it is this
  /// controller that comes.
  private func isRefuted(_ transition: RunningIndex, by place: Int) -> Bool {
    let one = running[transition]
    guard one.seen & SlotSet.told.bits == Slot.outgoingWillDisappear.bit,
      let going = instances.place(of: one.outgoing.instance), going != place, !isRelative(going, place)
    else { return false }
    switch one.kindAsked {
    case .push, .select, .setViewControllers, .present: return isNoneOfUIKits(transition)
    case .pop, .popTo, .popToRoot: return !one.incoming.isTaken && !one.incoming.isNamed && comesAnew(place)
    case .dismiss:
      return !one.presentation.isSome && instances[going].flags.contains(.cameInside)
        && instances[going].below == instances.reference(place)
    default: return false
    }
  }

  /// Somebody has gone, and whoever was chosen was never heard, nor anybody else: the choice was none of a tab controller.
  mutating func withdrawEmptyChoice(_ transition: RunningIndex, _ slot: Slot) {
    guard slot == .outgoingDidDisappear, running[transition].kindAsked == .select,
      running[transition].seen & SlotSet.told.bits == Slot.outgoingWillDisappear.bit,
      isNoneOfUIKits(transition)
    else { return }
    withdraw(transition)
  }

  /// Whether a mark may be a word of the app's own: whoever is to come was never heard, and it says nothing of what only
  /// UIKit's calls have.
  func isNoneOfUIKits(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    if one.animated != nil || one.style != nil || one.incoming.isTaken || one.incoming.who.instance.isSome {
      return false
    }
    // A container whose stack was told is UIKit's, though it logs nothing itself.
    if stacks[one.incoming.who].top != nil { return false }
    let name = one.incoming.who.name
    let loading = EventKind.viewDidLoad.bit | EventKind.loadView.bit
    return name.isSome && classes[name].loggedCallbacks == 0
      && classes[name].logged & loading == 0
  }

  /// Takes back what a mark said of who goes: that is told from the order alone, and lacks the one who comes.
  private mutating func withdraw(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    running.withdraw(transition, rowSets.all)
    running[transition].alive = catalogue.matchable.without(
      catalogue.refuted(by: .outgoingWillDisappear, seen: 0))
    running.lack(.incoming, transition)
    if presentation.isSome { endPresentation(presentation, swipedIn: nil) }
  }
}
