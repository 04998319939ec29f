/// Views that were loaded under the name of a controller on the screen, and never shown: another of the name was made for
/// nothing, or the controller's own viewDidLoad was called by hand.
struct UnshownLoads: Sendable {
  private struct Load {
    /// The controller on the screen, as it was.
    var shown: Instance
    var one: InstanceRef
    /// Whom the load was taken for.
    var other: InstanceRef
    var line: Int
  }

  private var loads: [Load] = []
  /// The classes with one that was loaded so and has appeared: another was meant.
  private var madeAhead: Set<Symbol> = []

  /// How many are remembered.
  private static let limit = 64

  /// Another of a name loads its view. The fault is possible only where one of the others is on the screen.
  mutating func note(
    _ other: InstanceIndex, besideOneOf others: Namesakes, _ line: Int, in app: borrowing ObservedApp
  ) {
    guard let one = others.last(where: { app.instances[$0].state == .appeared }),
      !app.isUnjudged(app.instances[one].name), !madeAhead.contains(app.instances[one].name)
    else { return }
    if loads.count == Self.limit { letGo(in: app) }
    loads.append(
      Load(
        shown: app.instances[one], one: app.instances.reference(one), other: app.instances.reference(other),
        line: line))
  }

  /// Forgets those that something else explains, and if that isn't enough, the older half.
  private mutating func letGo(in app: borrowing ObservedApp) {
    settle(in: app)
    if loads.count == Self.limit { loads.removeFirst(Self.limit / 2) }
  }

  /// Drops the loads of a class once one of them has appeared.
  private mutating func settle(in app: borrowing ObservedApp) {
    for load in loads where !app.isNowhere(load.other) && !app.beganInVain(load.other) {
      madeAhead.insert(load.shown.name)
    }
    loads.removeAll { madeAhead.contains($0.shown.name) }
  }

  /// The log is over: which of them never appeared, though the one on the screen went on?
  mutating func atEnd(in app: borrowing ObservedApp) -> [LoadedByHandFact] {
    settle(in: app)
    return loads.filter { app.hasGoneOn($0.one, after: $0.line) }
      .map { LoadedByHandFact(shown: $0.shown, line: $0.line) }
  }
}

extension ObservedApp {
  /// Whether a controller that was loaded is still alive, was never shown, and is nowhere.
  fileprivate func isNowhere(_ one: InstanceRef) -> Bool {
    guard let index = instances.index(of: one) else { return false }
    return !instances[index].flags.contains(.hasAppeared) && instances[index].containment.isEmpty
      && !isPlaced(index)
  }

  /// Whether a controller that was loaded has begun to appear and no more, in a class that logs how it ends: anyone who calls
  /// `viewDidLoad` by hand calls `viewWillAppear` behind it.
  fileprivate func beganInVain(_ one: InstanceRef) -> Bool {
    guard let index = instances.index(of: one) else { return false }
    let begun = instances[index].line(.viewWillAppear)
    return instances[index].state == .appearing && instances[index].line(.viewDidAppear) == 0
      && instances[index].line(.viewWillDisappear) == 0 && begun > instances[index].loadLine
      && classes[instances[index].name].logs(.viewDidAppear)
  }

  /// Whether a controller has gone since a line, or goes, and another that came with that has arrived. One that a loaded
  /// controller pushes or presents would have begun to appear by then.
  fileprivate func hasGoneOn(_ one: InstanceRef, after line: Int) -> Bool {
    guard let index = instances.index(of: one) else { return true }
    let (left, gone) = (instances[index].line(.viewWillDisappear), instances[index].line(.viewDidDisappear))
    if gone > line {
      return classes[instances[index].name].logs(.viewWillAppear) || latest.arrivalLine > gone
    }
    return left > line && latest.arrivalLine > left
  }
}
