/// What was presented when a window got a root that may or may not be its first.
struct UnderNewRoots: Sendable {
  private struct Presented {
    var fact: StackUnderPresentationFact
    var presenter: InstanceRef
    var sheet: InstanceRef
  }

  private var presented: [Presented] = []

  /// A window gets its first root that the log tells. It is the app's window, which had one before, only if the
  /// presenter goes: another window, such as an alert's, takes nothing away.
  mutating func note(_ event: Event, in app: borrowing ObservedApp) {
    for presentation in app.presentations.open where app.presentations[presentation].stackGoneLine == 0 {
      guard let sheet = app.staying(presentation) else { continue }
      presented.append(
        Presented(
          fact: app.fact(presentation, sheet, event.kind, event.subject, event.line),
          presenter: app.presentations[presentation].presenter.instance, sheet: app.instances.reference(sheet)
        ))
    }
  }

  /// The log is over: did those presenters go, and is what they presented still there?
  func atEnd(in app: borrowing ObservedApp) -> [StackUnderPresentationFact] {
    var facts: [StackUnderPresentationFact] = []
    for one in presented {
      guard let sheet = app.instances.index(of: one.sheet), app.instances[sheet].state == .appeared else {
        continue
      }
      let presenter = app.instances.index(of: one.presenter)
      if presenter.map({ app.instances[$0].line(.viewWillDisappear) > one.fact.line }) ?? true {
        facts.append(one.fact)
      }
    }
    return facts
  }
}
