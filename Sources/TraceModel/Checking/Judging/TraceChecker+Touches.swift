/// TC505: a touch reaches a controller whose view is covered, or is outside a modal sheet.
extension TraceChecker {
  mutating func observeTouch(_ event: Event) {
    if event.kind == .hitTest, details(of: event)?.valueText != "self" { return }
    guard let place = existing(event.subject), instances[place].key.isSome,
      !isUnjudged(instances[place].name), let reason = reason(against: place)
    else { return }
    raise(TouchFact(controller: instances[place], reason: reason, line: event.line, event: event.kind))
  }

  /// Why a controller shouldn't get a touch.
  private func reason(against place: Int) -> TouchFact.Reason? {
    if instances[place].state == .hidden, instances[place].line(.viewDidDisappear) > 0 { return .hidden }
    guard let top = presentations.topmost, presentations[top].modal == true,
      presentations[top].phase == .presented,
      presentations[top].presenter.instance == instances.reference(place),
      let sheet = instances.place(of: presentations[top].presented.instance),
      instances[sheet].state == .appeared
    else { return nil }
    return .outside(sheet: instances[sheet].name)
  }
}
