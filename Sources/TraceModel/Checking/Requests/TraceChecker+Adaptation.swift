/// The style that really takes effect: what the delegate answers, and how the screen's size adapts sheets.
extension TraceChecker {
  /// The delegate says in which style something is shown; `none` means that it stays as it was asked for.
  mutating func observeAdaptation(_ event: Event) {
    guard let style = event.style, style != .none, let presentation = presentationAdapted(event) else {
      return
    }
    presentations[presentation].family = families[Int(style.rawValue)]
    readapt(presentation)
  }

  /// The presentation that a delegate is asked about: its subject's, the one that it presents, or the one on
  /// top.
  private func presentationAdapted(_ event: Event) -> PresentationIndex? {
    if let index = existing(event.subject) {
      if instances[index].presentedIn.isSome { return instances[index].presentedIn }
      if instances[index].presenting.isSome { return instances[index].presenting }
    }
    return presentations.open.last { presentations[$0].presented.who == event.subject }
      ?? presentations.open.last { presentations[$0].presenter.who == event.subject } ?? presentations.topmost
  }

  /// The size of the screen changes: later sheets are read by it, and the family of those already open is
  /// unknown.
  mutating func observeTraits(_ event: Event) {
    guard let isCompact = event.flags[.compactHeight], app.device == .phone, isCompact != app.compactHeight
    else { return }
    app.compactHeight = isCompact
    families = Self.families(of: app)
    for presentation in presentations.open {
      guard let style = presentations[presentation].style, FamilyTable.adapts(style),
        presentations[presentation].family == .over
      else { continue }
      presentations[presentation].family = .either
      readapt(presentation)
    }
  }

  /// What each style amounts to in an app.
  static func families(of app: AppDescription) -> [FamilyReading] {
    PresentationStyle.allCases.map { FamilyTable.family(of: $0, app: app) }
  }

  /// Reads a presentation's running transitions by the family that is known now.
  private mutating func readapt(_ presentation: PresentationIndex) {
    let rows = rowSets.of(presentations[presentation].family)
    for transition in running.announced
    where running[transition].presentation == presentation && !running[transition].isCommitted {
      guard let kind = running[transition].kindAsked, !running[transition].isBroken else { continue }
      let isGesture = running[transition].trigger == .swipe
      let ofKind = rowSets.of(kind).and(isGesture ? rowSets.byGesture : rowSets.all)
      running[transition].allowed = ofKind.and(rows)
      takeInDisturbance(transition)
      running[transition].alive = retraced(transition)
    }
  }
}
