/// Swipes of sheets that nothing announced, and whose delegate was told that they began, but not yet that they ended.
struct OwedByGestures: Sendable {
  struct Owed: Sendable {
    var delegate: Symbol
    var sheet: Instance
    var begunLine: Int
    var goneLine: Int
    /// How many transitions had begun by then.
    var serial: UInt32
  }

  /// The delegate that was told last that a gesture begins.
  private(set) var begun: (delegate: Symbol, line: Int)?
  private var owed: [Owed] = []

  /// How many are remembered.
  private static let limit = 16

  var isEmpty: Bool { owed.isEmpty }

  mutating func begin(_ delegate: Symbol, line: Int) { begun = (delegate, line) }

  mutating func owe(_ one: Owed) { owed.append(one, keeping: Self.limit) }

  /// A delegate was told that a gesture has ended, or that another begins: what it is owed is settled.
  mutating func take(of delegate: Symbol) -> [Owed] {
    defer { owed.removeAll { $0.delegate == delegate } }
    return owed.filter { $0.delegate == delegate }
  }

  /// Takes out the rest.
  mutating func takeAll() -> [Owed] {
    defer { owed = [] }
    return owed
  }
}

/// TC306, possibly: nothing but the delegate's own call tells of the swipe.
struct OwedDidDismissFact: Equatable, Sendable {
  var delegate: Symbol
  var sheet: Instance
  var begunLine: Int
  var goneLine: Int
}

extension OwedDidDismissFact: Fact {
  var claim: Claim { Claim(name: delegate, anyOf: EventKind.presentationControllerDidDismiss.bit) }
  var doubts: Doubts { Doubts(.otherSheetUnlogged) }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: sheet.name)
    var finding = words.finding(
      306, goneLine, sheet.who,
      "the user dismissed \(name), but `presentationControllerDidDismiss` never came after "
        + "`presentationControllerWillDismiss`")
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(
        line: begunLine, controller: words.text(of: delegate), event: "presentationControllerWillDismiss",
        label: "the dismissal began here"),
      Evidence(
        line: goneLine, controller: name, event: "viewDidDisappear", label: "the dismissal was completed here"
      ),
    ]
    return finding
  }
}

extension TraceChecker {
  /// A gesture on a sheet that nothing announced is over: does its delegate know?
  mutating func noteOwed(by transition: RunningIndex) {
    let one = app.running[transition]
    guard !one.presentation.isSome, one.has(.willDismiss), one.has(.outgoingDidDisappear),
      !one.has(.didDismiss), app.running.notes(of: transition)?.early == nil,
      let begun = owedByGestures.begun, begun.line == app.line(transition, .willDismiss),
      let sheet = app.instances.index(of: one.outgoing.instance), !app.isUnjudged(app.instances[sheet].name)
    else { return }
    owedByGestures.owe(
      OwedByGestures.Owed(
        delegate: begun.delegate, sheet: app.instances[sheet], begunLine: begun.line,
        goneLine: app.line(transition, .outgoingDidDisappear), serial: one.serial))
  }

  /// The same delegate is told of another gesture: the end of the one before won't be told any more.
  mutating func raiseOwed(to delegate: Symbol) {
    for one in owedByGestures.take(of: delegate) { raise(one) }
  }

  /// The log is over; what ended just now may still be told.
  mutating func raiseOwed() {
    for one in owedByGestures.takeAll() where app.running.openedCount > one.serial { raise(one) }
  }

  private mutating func raise(_ one: OwedByGestures.Owed) {
    raise(
      OwedDidDismissFact(
        delegate: one.delegate, sheet: one.sheet, begunLine: one.begunLine, goneLine: one.goneLine))
  }
}
