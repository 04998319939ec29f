/// What was presented when a window got another root, where only the rest of the log tells what became of it: the root may
/// be the window's first, or the presenter was covered and says no more.
struct UnderNewRoots: Sendable {
  private struct Presented {
    var fact: StackUnderPresentationFact
    var presenter: InstanceRef
    var sheet: InstanceRef
    /// Whether the presenter was the window's root, or in it, so that it goes whatever it says.
    var isReplaced: Bool
  }

  private var presented: [Presented] = []

  /// A window gets its first root that the log tells. It is the app's window, which had one before, only if the
  /// presenter goes: another window, such as an alert's, takes nothing away.
  ///
  /// - Parameter isReplaced: whether the window is known to have had another root.
  mutating func note(_ event: Event, isReplaced: Bool = false, in app: borrowing ObservedApp) {
    for presentation in app.presentations.open where app.presentations[presentation].stackGoneLine == 0 {
      guard let sheet = app.staying(presentation) else { continue }
      presented.append(
        Presented(
          fact: app.fact(presentation, sheet, event.kind, event.subject, event.line),
          presenter: app.presentations[presentation].presenter.instance,
          sheet: app.instances.reference(sheet), isReplaced: isReplaced))
    }
  }

  /// The log is over: did those presenters go, and is what they presented still there?
  func atEnd(in app: borrowing ObservedApp) -> [StackUnderPresentationFact] {
    var facts: [StackUnderPresentationFact] = []
    for one in presented {
      guard let sheet = app.instances.index(of: one.sheet), app.instances[sheet].state == .appeared else {
        continue
      }
      if one.isReplaced ? hasStayed(sheet, one, in: app) : hasGone(one, in: app) { facts.append(one.fact) }
    }
    return facts
  }

  private func hasGone(_ one: Presented, in app: borrowing ObservedApp) -> Bool {
    let presenter = app.instances.index(of: one.presenter)
    return presenter.map { app.instances[$0].line(.viewWillDisappear) > one.fact.line } ?? true
  }

  /// Whether the new root has come, and what was presented didn't come again meanwhile.
  private func hasStayed(_ sheet: InstanceIndex, _ one: Presented, in app: borrowing ObservedApp) -> Bool {
    app.latest.arrivalLine > one.fact.line && app.instances[sheet].line(.viewWillAppear) < one.fact.line
  }
}
