/// The style that really takes effect: what the delegate answers, and how the screen's size adapts sheets.
extension TraceChecker {
  /// The delegate says in which style something is shown; `none` means that it stays as it was asked for.
  mutating func observeAdaptation(_ event: Event) {
    guard let style = event.style, style != .none else { return }
    let family = app.families[Int(style.rawValue)]
    guard let presentation = app.presentationAdapted(event) else {
      return app.presentations.adaptedAhead = (event.subject, family)
    }
    app.presentations[presentation].family = family
    readapt(presentation)
  }

  /// The size of the screen changes: later sheets are read by it, and the family of those already open is
  /// unknown.
  mutating func observeTraits(_ event: Event) {
    guard let isCompact = event.flags[.compactHeight], app.configured.device == .phone,
      isCompact != app.configured.compactHeight
    else { return }
    app.configured.compactHeight = isCompact
    app.families = ObservedApp.families(of: app.configured)
    for presentation in app.presentations.open {
      guard let style = app.presentations[presentation].style, FamilyTable.adapts(style),
        app.presentations[presentation].family == .over
      else { continue }
      app.presentations[presentation].family = .either
      readapt(presentation)
    }
  }

  /// Reads a presentation's running transitions by the family that is known now.
  private mutating func readapt(_ presentation: PresentationIndex) {
    let rows = app.orders.rowSets.of(app.presentations[presentation].family)
    for transition in app.running.announced
    where app.running[transition].presentation == presentation && !app.running[transition].isCommitted {
      guard let kind = app.running[transition].kindAsked, !app.running[transition].isBroken else { continue }
      let isGesture = app.running[transition].trigger == .swipe
      let ofKind = app.orders.rowSets.of(kind).and(
        isGesture ? app.orders.rowSets.byGesture : app.orders.rowSets.all)
      app.running[transition].allowed = ofKind.and(rows)
      takeInDisturbance(transition)
      app.running[transition].alive = app.retraced(transition)
    }
  }
}

extension ObservedApp {
  /// What each style amounts to in an app.
  static func families(of app: AppDescription) -> [FamilyReading] {
    PresentationStyle.allCases.map { FamilyTable.family(of: $0, app: app) }
  }

  /// The presentation that a delegate is asked about: its subject's, the one that it presents, or the one on
  /// top.
  fileprivate func presentationAdapted(_ event: Event) -> PresentationIndex? {
    if let index = existing(event.subject) {
      if instances[index].presentedIn.isSome { return instances[index].presentedIn }
      if instances[index].presenting.isSome { return instances[index].presenting }
    }
    return presentations.open.last { presentations[$0].presented.who == event.subject }
      ?? presentations.open.last { presentations[$0].presenter.who == event.subject } ?? presentations.topmost
  }
}
