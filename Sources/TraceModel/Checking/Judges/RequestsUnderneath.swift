/// Presentations that were asked for while another controller was over the presenter.
struct RequestsUnderneath: Sendable {
  private var last: AskedUnderneath?

  /// A presentation was asked for: is it the one that brought nothing while another controller was up? Otherwise notes
  /// what is up now.
  mutating func note(_ presenter: Seat, _ event: Event, in app: borrowing ObservedApp) -> AskedUnderneathFact?
  {
    let before = last
    last = nil
    guard let below = app.instances.index(of: presenter.instance), app.instances[below].state == .appeared
    else { return nil }
    if let before, before.presenter == event.subject, before.presented == event.object, app.hasGone(before),
      app.instances[below].line(.viewDidAppear) < before.since
    {
      return AskedUnderneathFact(request: before, again: event.line)
    }
    if let above = app.upUnannounced(over: below, besides: event.object.name) {
      last = AskedUnderneath(
        presenter: event.subject, presented: event.object, above: app.seated(above),
        since: app.instances[above].line(.viewDidAppear), line: event.line)
    }
    return nil
  }
}

extension ObservedApp {
  /// The controller that came last, if it came over another without a word of who asked for it, and is still up.
  fileprivate func upUnannounced(over below: InstanceIndex, besides name: Symbol) -> InstanceIndex? {
    guard let above = instances.index(of: latest.coming), above != below, instances[above].state == .appeared,
      instances[above].name != name, !isRelative(above, below),
      instances[above].line(.viewWillAppear) > instances[below].line(.viewDidAppear),
      !containers.stacks.hold(instances.reference(above))
    else { return nil }
    return above
  }

  /// Whether what was up has gone since, and nobody has come.
  fileprivate func hasGone(_ before: AskedUnderneath) -> Bool {
    guard latest.coming == before.above.instance else { return false }
    guard let above = instances.index(of: before.above.instance) else { return true }
    return !instances[above].isOnScreen && instances[above].line(.viewWillDisappear) > before.line
  }
}
