/// Screens that were created so soon after the one before them that hardly anybody chose them there.
struct QuickLoads: Sendable {
  /// How often a screen of another class came as soon.
  private(set) var others = 0
  /// The second screens of a class that came so soon.
  private(set) var waiting: [PushedTwiceFact] = []
  /// The last controller that had to go before it had appeared, until another has come in its place.
  private(set) var gaveWay: InstanceRef?
  private var last = InstanceRef.none
  private var lastTime: Int64?

  /// How many are remembered.
  static let limit = 64
  /// Of how many screens that follow another in no time an app may be the cause, such as one that leaves a splash screen.
  static let mostOthers = 2
  /// Two taps that are one, in microseconds: choosing something on a screen that has just come takes longer.
  private static let doubleTap: Int64 = 500_000

  /// Whether two loads are so close.
  static func isQuick(_ gap: Int64) -> Bool { (0...doubleTap).contains(gap) }

  /// The screen that was loaded before one that is loaded at a time, if that was just before.
  mutating func follow(_ next: InstanceRef, at time: Int64?) -> InstanceRef? {
    defer { (last, lastTime) = (next, time) }
    guard let time, let lastTime, Self.isQuick(time - lastTime) else { return nil }
    return last
  }

  /// A screen of another class came as soon, behind one that had appeared.
  mutating func noteOther() { others += 1 }

  /// A controller that was on its way in goes.
  mutating func noteGivingWay(_ controller: InstanceRef) { gaveWay = controller }

  /// What came in its place is known.
  mutating func forgetGivingWay() { gaveWay = nil }

  /// A second screen of a class came: the end of the log decides what it means.
  mutating func wait(_ fact: PushedTwiceFact) {
    if waiting.count < Self.limit { waiting.append(fact) }
  }
}

extension TraceChecker {
  /// A controller has loaded its view.
  mutating func noteQuickLoad(_ index: InstanceIndex, _ event: Event) {
    guard let before = quickLoads.follow(app.instances.reference(index), at: event.time),
      let other = app.instances.index(of: before), app.instances[other].name != app.instances[index].name,
      app.instances[other].state == .appeared
    else { return }
    quickLoads.noteOther()
  }
}
