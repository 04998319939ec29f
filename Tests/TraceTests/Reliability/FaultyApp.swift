/// A legal app that makes one mistake on its way, and what it prints at a level of logging.
struct FaultyApp {
  var app: LegalApp
  /// The screens that the moves of the fault have made.
  var visitors: [LegalApp.Screen] = []
  private let fault: PlantedFault

  /// A log with one fault in it, and the lines at which that is to be found.
  struct Log {
    var text: String
    var index: ClosedRange<Int>
  }

  private init(_ fault: PlantedFault, seed: UInt64, level: LoggingLevel) {
    self.fault = fault
    app = LegalApp(seed: seed, level: level)
  }

  /// The log of an app with this fault; nothing where it leaves no trace in what the level prints.
  static func log(_ fault: PlantedFault, seed: UInt64, level: LoggingLevel) -> Log? {
    var app = FaultyApp(fault, seed: seed, level: level)
    return app.played()
  }

  private mutating func played() -> Log? {
    app.launch()
    tour()
    for _ in 0..<8 { step() }
    makeRoom()
    fault.visit.setUp(&self)
    let start = app.lines.count
    guard let changed = faulted(from: start) else { return nil }
    let legal = app.lines[start...].compactMap(printed)
    let moved = changed.compactMap(printed)
    guard legal != moved else { return nil }
    app.lines.replaceSubrange(start..., with: changed)
    let before = app.lines[..<start].compactMap(printed).count
    for _ in 0..<8 { step() }
    let lines = app.lines.compactMap(printed)
    let end = fault.isLate ? lines.count : before + moved.count
    return Log(text: lines.map { $0 + "\n" }.joined(), index: before + 1...end)
  }

  private func printed(_ line: String) -> String? { app.level?.printed(line) }

  private mutating func step() {
    app.move()
    app.finishCoordinators()
  }

  /// The calls of the faulty move as they should be, with the fault put in.
  private mutating func faulted(from start: Int) -> [String]? {
    var cast = PlantedFault.Cast(app)
    visitors = []
    fault.visit.move(&self)
    app.finishCoordinators()
    let ghost = app.newScreen(among: names, isSilent: true)
    cast.end(app, visitors: visitors, ghost: ghost)
    return fault.mistakes.reduce(app.lines[start...].filter { !$0.isEmpty }) { lines, mistake in
      lines.flatMap { mistake.applied(to: $0, cast) }
    }
  }

  // MARK: What the moves are made of

  private var names: [String] {
    app.level?.isAmbiguous == true ? ["Visit1", "Visit2"] : ["Visit1", "Visit2", "Visit3", "Visit4"]
  }

  /// Every class that a fault is about is seen to come and to go beforehand.
  private mutating func tour() {
    makeRoom()
    for name in names {
      push(name, isCoordinated: true)
      app.pop()
    }
    for name in names {
      app.present(style: "fullScreen", among: [name], isCompleted: true)
      app.dismiss(isCompleted: true)
      app.present(style: "pageSheet", among: [name])
      app.drag(.completed)
    }
    for name in names {
      app.addChild(isByHand: true, among: [name])
      app.removeChild()
    }
  }

  /// A new screen, presented.
  mutating func present(_ style: String, isModal: Bool = false, isCompleted: Bool = false) {
    app.present(style: style, among: names, isModal: isModal, isCompleted: isCompleted)
    visitors.append(app.top)
  }

  /// The first tab is on top, and two new screens are on its root.
  private mutating func makeRoom() {
    while !app.modals.isEmpty { app.dismiss() }
    if app.selected != 0 { app.select(0, isTap: false) }
    while app.navigation.screens.count > 1 { app.pop() }
    push()
    push()
  }

  /// A new screen on the stack, of any class or of one.
  mutating func push(_ name: String? = nil, isCoordinated: Bool = false) {
    let screen = app.newScreen(among: name.map { [$0] } ?? names)
    visitors.append(screen)
    app.push(screen, isCoordinated: isCoordinated)
  }

  /// A new screen, as the child of the one on top.
  mutating func addChild(isByHand: Bool = false) {
    app.addChild(isByHand: isByHand, among: names)
    visitors.append(contentsOf: app.top.children)
  }
}
