/// Controllers that a dismissal of several levels takes along: all of them but the topmost, whose transition it is. In which
/// order they go is recorded nowhere, only that they do. So each has until its release, or until the presenter below all of
/// them moves on, to say so.
struct LevelsTakenAlong: Sendable {
  private struct Level {
    var who: InstanceRef
    var topmost: InstanceRef
    var presenter: InstanceRef
    var asked: Int
  }

  private var levels: [Level] = []

  /// How many are remembered.
  private static let limit = 32

  @inline(__always)
  var isEmpty: Bool { levels.isEmpty }

  /// The app has asked for a dismissal, at a line, that takes a controller along which is in sight, or knows that it isn't. What a
  /// cover hides that another presented isn't known to be either.
  mutating func note(_ who: InstanceRef, with dismissal: RunningTransition, _ line: Int) {
    let level = Level(
      who: who, topmost: dismissal.outgoing.instance, presenter: dismissal.incoming.instance, asked: line)
    levels.append(level, keeping: Self.limit)
  }

  /// The presenter below moves on: all of them must have gone.
  mutating func take(under presenter: InstanceRef, in app: borrowing ObservedApp) -> [LevelKeptFact] {
    let over = levels.filter { $0.presenter == presenter }
    guard !over.isEmpty else { return [] }
    levels.removeAll { $0.presenter == presenter }
    return over.compactMap { Self.fact($0, in: app) }
  }

  /// One of them is released.
  mutating func take(_ who: InstanceRef, in app: borrowing ObservedApp) -> LevelKeptFact? {
    guard let index = levels.lastIndex(where: { $0.who == who }) else { return nil }
    return Self.fact(levels.remove(at: index), in: app)
  }

  /// What one lacks, if the dismissal took place.
  private static func fact(_ level: Level, in app: borrowing ObservedApp) -> LevelKeptFact? {
    guard let index = app.instances.index(of: level.who), app.hasGone(level.topmost, since: level.asked)
    else { return nil }
    let missing = app.missing(of: index, since: level.asked)
    return missing.isEmpty
      ? nil : LevelKeptFact(controller: app.instances[index], asked: level.asked, missing: missing)
  }
}

extension ObservedApp {
  /// Whether a controller has gone since a line; of one that was released the log says no more.
  fileprivate func hasGone(_ one: InstanceRef, since line: Int) -> Bool {
    guard let index = instances.index(of: one) else { return true }
    return instances[index].line(.viewDidDisappear) > line
  }

  /// By which calls a controller still had to say that it goes.
  fileprivate func missing(of index: InstanceIndex, since line: Int) -> [EventKind] {
    let one = instances[index]
    guard wasAlone(index), endings.isEmpty, !isUnjudged(one.name) else { return [] }
    switch one.state {
    // Who has appeared since then is who the dismissal has revealed.
    case .appeared where one.line(.viewDidAppear) < line: return [.viewWillDisappear, .viewDidDisappear]
    case .disappearing where one.line(.viewWillDisappear) > line: return [.viewDidDisappear]
    default: return []
    }
  }
}
