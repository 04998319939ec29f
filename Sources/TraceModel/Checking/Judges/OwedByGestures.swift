/// Swipes of sheets that nothing announced, and whose delegate was told that they began, but not yet that they ended.
struct OwedByGestures: Sendable {
  private struct Owed {
    var fact: OwedDidDismissFact
    /// How many transitions had begun by then.
    var serial: UInt32
  }

  /// The delegate that was told last that a gesture begins.
  private(set) var begun: (delegate: Symbol, line: Int)?
  private var owed: [Owed] = []

  /// How many are remembered.
  private static let limit = 16

  mutating func begin(_ delegate: Symbol, line: Int) { begun = (delegate, line) }

  /// What the gesture that began at a line owes was decided by its presentation.
  mutating func settle(begunAt line: Int) {
    if begun?.line == line { begun = nil }
  }

  /// A gesture on a sheet that nothing announced is over: does its delegate know?
  mutating func note(_ transition: RunningIndex, in app: borrowing ObservedApp) {
    let one = app.running[transition]
    guard !one.presentation.isSome, one.has(.willDismiss), one.has(.outgoingDidDisappear),
      !one.has(.didDismiss), app.running.notes(of: transition)?.early == nil,
      let begun, begun.line == app.line(transition, .willDismiss),
      let sheet = app.instances.index(of: one.outgoing.instance), !app.isUnjudged(app.instances[sheet].name)
    else { return }
    let fact = OwedDidDismissFact(
      delegate: begun.delegate, sheet: app.instances[sheet], begunLine: begun.line,
      goneLine: app.line(transition, .outgoingDidDisappear))
    owed.append(Owed(fact: fact, serial: one.serial), keeping: Self.limit)
  }

  /// A delegate was told that a gesture has ended, or that another begins: what it is owed is settled, or won't be told any
  /// more.
  mutating func take(of delegate: Symbol) -> [OwedDidDismissFact] {
    if owed.isEmpty { return [] }
    defer { owed.removeAll { $0.fact.delegate == delegate } }
    return owed.map(\.fact).filter { $0.delegate == delegate }
  }

  /// The log is over; what ended just now may still be told.
  mutating func takeAll(in app: borrowing ObservedApp) -> [OwedDidDismissFact] {
    defer { owed = [] }
    let opened = app.running.openedCount
    return owed.filter { opened > $0.serial }.map(\.fact)
  }
}
