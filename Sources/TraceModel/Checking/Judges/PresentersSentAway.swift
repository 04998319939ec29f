/// Presenters that have gone under a sheet that leaves them in place. One that comes back as soon as the sheet has gone, while
/// nobody came in its place, had nothing else to go for. Of one that doesn't, somebody who logs nothing may be in its place.
struct PresentersSentAway: Sendable {
  private struct Absence {
    var presenter: Instance
    var goneLine: Int
    var one: InstanceRef
    var sheet: Instance
    var presented: InstanceRef
    var style: PresentationStyle
    var doubts: Doubts
  }

  private var absences: [Absence] = []

  /// How many are remembered.
  private static let limit = 8

  @inline(__always)
  var isEmpty: Bool { absences.isEmpty }

  /// A presenter has gone, if the style of what it presents leaves it in place.
  mutating func note(_ index: InstanceIndex, in app: borrowing ObservedApp) {
    let presentation = app.instances[index].presenting
    guard let style = app.styleLeaving(index, by: presentation),
      let sheet = app.instances.index(of: app.presentations[presentation].presented.instance)
    else { return }
    absences.append(
      Absence(
        presenter: app.instances[index], goneLine: app.latest.line, one: app.instances.reference(index),
        sheet: app.instances[sheet],
        presented: app.instances.reference(sheet), style: style,
        doubts: app.doubts(aboutPresentation: presentation)), keeping: Self.limit)
  }

  /// A controller begins to appear: is it one of them? Anybody else that comes while the sheet is up may be in their place.
  mutating func take(by index: InstanceIndex, in app: borrowing ObservedApp) -> PresenterSentAwayFact? {
    let one = app.instances.reference(index)
    if absences.contains(where: { $0.presented == one || app.isOver($0.presented, index) }) { return nil }
    defer { absences.removeAll() }
    guard let absence = absences.last(where: { $0.one == one }) ?? absences.last,
      app.hasGone(absence.presented)
    else { return nil }
    return Self.fact(absence, back: absence.one == one ? app.instances[index].line(.viewWillAppear) : 0)
  }

  /// Those that are away when the log ends, if anything came behind that.
  mutating func atEnd(in app: borrowing ObservedApp) -> [PresenterSentAwayFact] {
    defer { absences.removeAll() }
    return absences.filter { $0.goneLine < app.latest.line }.map {
      Self.fact($0, back: 0)
    }
  }

  private static func fact(_ absence: Absence, back: Int) -> PresenterSentAwayFact {
    PresenterSentAwayFact(
      presenter: absence.presenter, gone: absence.goneLine, sheet: absence.sheet, style: absence.style,
      back: back, doubts: absence.doubts)
  }
}

extension ObservedApp {
  /// Whether an inferred transition is nothing but a presenter that goes under a sheet: no transition takes it away and
  /// leaves what it presents.
  @inline(__always)
  func isSentAway(_ transition: RunningIndex) -> Bool {
    running[transition].seen == Slot.outgoingWillDisappear.bit | Slot.outgoingDidDisappear.bit
      && isPresenterSentAway(transition)
  }

  @inline(never)
  private func isPresenterSentAway(_ transition: RunningIndex) -> Bool {
    guard let presenter = instances.index(of: running[transition].outgoing.instance),
      instances[presenter].presenting.isSome
    else { return false }
    return styleLeaving(presenter, by: instances[presenter].presenting) != nil
  }

  /// The style of what a controller presents, if it was asked for, is up, leaves the controller in place, and nothing else was
  /// asked for that the controller may have gone for.
  fileprivate func styleLeaving(
    _ index: InstanceIndex, by presentation: PresentationIndex
  ) -> PresentationStyle? {
    guard presentation.isSome, !isUnjudged(instances[index].name) else { return nil }
    let known = presentations[presentation]
    guard known.isAnnounced, known.phase == .presented, known.family == .over, !known.presenterExcused,
      let style = known.style, style != .custom,
      isUp(known.presented.instance, since: instances[index].line(.viewWillDisappear)),
      containers.pendingPops.isEmpty, running.announced.allSatisfy({ running[$0].isCommitted })
    else { return nil }
    return style
  }

  /// Whether what is presented had appeared by a line, goes nowhere, and nobody has come since.
  private func isUp(_ presented: InstanceRef, since line: Int) -> Bool {
    guard let sheet = instances.index(of: presented), latest.coming == presented else { return false }
    return instances[sheet].state == .appeared && instances[sheet].line(.viewDidAppear) < line
  }

  /// Whether a controller is inside of what is presented, or presented by it.
  fileprivate func isOver(_ presented: InstanceRef, _ index: InstanceIndex) -> Bool {
    guard let sheet = instances.index(of: presented) else { return false }
    let presentation = instances[index].presentedIn
    return isInside(index, sheet)
      || presentation.isSome && presentations[presentation].presenter.instance == presented
  }

  /// Whether a controller is out of sight by now.
  fileprivate func hasGone(_ one: InstanceRef) -> Bool {
    instances.index(of: one).map { instances[$0].state == .hidden } ?? true
  }
}
