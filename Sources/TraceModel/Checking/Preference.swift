/// Which of several readings a transition is told as. Nothing is judged by it.
extension TraceChecker {
  /// The likeliest of some rows.
  func prefer(_ rows: RowSet, _ transition: Int) -> Int? {
    guard rows.count > 1 else { return rows.first }
    if let asked = running[transition].kindAsked { return rows.and(rowSets.of(asked)).first ?? rows.first }
    for kind in likelyKinds(transition) {
      if let row = rows.and(rowSets.of(kind)).first { return row }
    }
    return rows.first
  }

  /// The kinds that fit what is known of the participants, the likeliest first.
  func likelyKinds(_ transition: Int) -> [TransitionKind] {
    let running = running[transition]

    if running.presentation >= 0 { return [.dismiss, .present] }
    let incoming = instances.place(of: running.incoming.instance)
    let outgoing = instances.place(of: running.outgoing.instance)
    let returns = isReturning(incoming, to: outgoing)
    let comesNew =
      running.has(.incomingDidLoad) || incoming.map { instances[$0].flags.contains(.fresh) } ?? false
    switch container(of: incoming, outgoing) {
    case .navigation: return returns || !comesNew && incoming != nil ? [.pop, .push] : [.push, .pop]
    case .tab: return [.select]
    case .page, .pageCurl: return [.turn]
    case .child: return [.swap, .addChild, .removeChild]
    case .split, nil: break
    }
    if incoming != nil, outgoing == nil, transitionCount == 0 { return [.launch] }
    return returns ? [.pop, .dismiss, .select] : [.push, .present, .select, .dismiss]
  }

  /// The container that the configuration gives to all who take part.
  private func container(of incoming: Int?, _ outgoing: Int?) -> ContainerKind? {
    guard !app.controllers.isEmpty else { return nil }
    let kinds = [incoming, outgoing].compactMap { $0 }.map { container(of: instances[$0].name) }
    guard let first = kinds.first, kinds.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The container that the configuration gives to a name.
  func container(of name: Symbol) -> ContainerKind? {
    let description = classes[Int(name.index)].description
    return description < 0 ? nil : app.controllers[Int(description)].container
  }

  /// Whether the controller that comes was below the one that goes.
  private func isReturning(_ incoming: Int?, to outgoing: Int?) -> Bool {
    guard let incoming, let outgoing else { return false }
    return instances[outgoing].below == instances.reference(incoming)
  }
}
