/// A navigation controller's stack, as far as it can be reconstructed: what lies at the bottom may be unknown.
struct NavigationStack: Equatable, Sendable {
  let owner: Participant
  /// The controllers, bottom first; one that nothing was heard of has a seat without a name.
  private(set) var entries: [Seat] = []
  /// The navigation controller itself was dismissed, and nothing was asked of it since.
  private(set) var isGone = false

  /// How deep one may be.
  private static let deepest = 512

  init(owner: Participant) { self.owner = owner }

  var top: Seat? { entries.last }

  /// The highest place of an instance.
  func lastIndex(of instance: InstanceRef) -> Int? { entries.lastIndex { $0.instance == instance } }

  /// Whether a controller stands in it, by its name or as that instance.
  func holds(_ seat: Seat) -> Bool { entries.contains { $0.mayBe(seat) } }

  /// What stands above an instance; nothing where that is not in the stack.
  func entries(above instance: InstanceRef) -> ArraySlice<Seat> {
    lastIndex(of: instance).map { entries[($0 + 1)...] } ?? []
  }

  /// Whether one is on top and the other stands below it.
  func isPop(of going: InstanceRef, to coming: InstanceRef) -> Bool {
    top?.instance == going && lastIndex(of: coming) != nil
  }

  /// Those that a pop to a controller passes over.
  func skipped(above goal: Seat) -> ArraySlice<Seat> {
    entries.lastIndex { $0.mayBe(goal) }.map { entries[($0 + 1)...].dropLast() } ?? []
  }

  /// Puts a controller on top. In a stack that is deeper than any app's the pops are not logged: what lies below
  /// is not known then.
  mutating func push(_ seat: Seat) {
    if entries.count >= Self.deepest { entries.removeAll() }
    entries.append(seat)
  }

  /// Puts a controller that logs nothing on top, by its name: what is pushed or popped next moves it.
  mutating func pushSilent(_ seat: Seat) {
    if seat.isNamed, top?.who != seat.who { push(seat) }
  }

  /// `setViewControllers`.
  mutating func set(_ seats: [Seat]) { entries = seats }

  /// A controller went below a pushed one: it was the top.
  mutating func bringToTop(_ seat: Seat) {
    if top?.instance == seat.instance { return }
    if let place = entries.lastIndex(where: { $0.isSame(as: seat) }) {
      entries.removeSubrange((place + 1)...)
      entries[place] = seat
    } else {
      push(seat)
    }
  }

  /// Takes off all that stood above a controller that was revealed; where that does not stand here, the top.
  ///
  /// - Returns: those that went, and whether that one stood here: else the stack is not what it was taken for.
  mutating func pop(to seat: Seat) -> (gone: [Seat], isKnown: Bool) {
    let place = entries.lastIndex { $0.isSame(as: seat) }
    let left = place.map { $0 + 1 } ?? max(0, entries.count - 1)
    let gone = Array(entries[left...])
    entries.removeSubrange(left...)
    if left == 0, seat.isTaken { entries = [seat] }
    return (gone, place != nil)
  }

  /// Takes off all above a place.
  mutating func cut(above place: Int) { entries.removeSubrange((place + 1)...) }

  /// A controller was released; another may have its address next. One that is known by its name alone may be another
  /// of that name: the name stands there still.
  mutating func release(_ instance: InstanceRef, isByName: Bool) {
    guard let place = lastIndex(of: instance) else { return }
    if isByName { entries[place].instance = .none } else { entries.remove(at: place) }
  }

  /// The navigation controller was dismissed.
  mutating func leave() { isGone = true }

  /// Something is asked of it.
  mutating func wake() { isGone = false }
}

extension Seat {
  /// Whether two seats are surely one controller's: the same instance, or one name where an instance is not known.
  func isSame(as other: Seat) -> Bool {
    if isTaken, other.isTaken { return instance == other.instance }
    return isNamed && who == other.who
  }

  /// Whether a seat may be another's: by its name, or as that instance.
  func mayBe(_ other: Seat) -> Bool { who == other.who || other.isTaken && instance == other.instance }
}
