/// A navigation controller's stack, as far as it can be reconstructed: its bottom may be unknown.
struct NavigationStack: Equatable, Sendable {
  let owner: Participant
  /// The controllers, bottom first; a controller that logged nothing has a seat without a name.
  private(set) var entries: [Seat] = []
  /// The navigation controller itself was dismissed, and no mark has named it since.
  private(set) var isGone = false

  /// The controllers that are taken for a part of it because of the order of callbacks alone.
  private(set) var guessed: [InstanceRef] = []

  /// Whether no mark has named it so far: the keys of callbacks alone tell of it.
  private(set) var isToldByKeys = false

  /// The last line at which one of its screens made room for another, as the app asked.
  private(set) var movedLine = 0

  /// The greatest depth that is kept.
  private static let deepest = 512

  init(owner: Participant) { self.owner = owner }

  var top: Seat? { entries.last }

  /// The highest index of an instance. One that isn't known is in no stack, whatever is known of the entries by name alone.
  func lastIndex(of instance: InstanceRef) -> Int? {
    instance.isSome ? entries.lastIndex { $0.instance == instance } : nil
  }

  /// The highest index of a controller that a mark named with its address, and that logged nothing since.
  private func lastIndex(named who: Participant) -> Int? {
    entries.lastIndex { !$0.isTaken && $0.who == who }
  }

  /// A controller that a mark named with its address logs something.
  mutating func take(_ seat: Seat) {
    if let index = lastIndex(named: seat.who) { entries[index] = seat }
  }

  /// Whether a controller is in the stack, by its name or as that instance.
  func holds(_ seat: Seat) -> Bool { entries.contains { $0.mayBe(seat) } }

  /// The entries above an instance; empty if it isn't in the stack.
  func entries(above instance: InstanceRef) -> ArraySlice<Seat> {
    lastIndex(of: instance).map { entries[($0 + 1)...] } ?? []
  }

  /// The entries above a controller that may not be logged itself.
  func entries(above seat: Seat) -> ArraySlice<Seat> {
    if seat.isTaken { return entries(above: seat.instance) }
    return lastIndex(named: seat.who).map { entries[($0 + 1)...] } ?? []
  }

  /// Whether one instance is on top and the other is below it.
  func isPop(of going: InstanceRef, to coming: InstanceRef) -> Bool {
    top?.instance == going && lastIndex(of: coming) != nil
  }

  /// The entries that a pop to a controller passes over. Others above it may have its name.
  func skipped(above goal: Seat) -> ArraySlice<Seat> {
    let place = lastIndex(of: goal.instance) ?? entries.lastIndex { $0.mayBe(goal) }
    return place.map { entries[($0 + 1)...].dropLast() } ?? []
  }

  /// Puts a controller on top. A stack deeper than any app's is one whose pops aren't logged, so what is
  /// below the new top isn't known then.
  mutating func push(_ seat: Seat) {
    if entries.count >= Self.deepest { entries.removeAll() }
    // UIKit refuses one that is in the stack, so it had left.
    if let before = lastIndex(of: seat.instance) { entries.remove(at: before) }
    entries.append(seat)
  }

  /// Puts a controller that logs nothing on top, by its name; the next push or pop moves it.
  mutating func pushSilent(_ seat: Seat) {
    if seat.isNamed, top?.who != seat.who { push(seat) }
  }

  /// `setViewControllers`.
  mutating func set(_ seats: [Seat]) { entries = seats }

  /// A push covered this controller, so it was the top.
  ///
  /// - Parameter isGuess: whether only the order of callbacks says so.
  mutating func bringToTop(_ seat: Seat, isGuess: Bool = false) {
    if top?.instance == seat.instance { return }
    if let index = entries.lastIndex(where: { $0.isSame(as: seat) }) {
      entries.removeSubrange((index + 1)...)
      entries[index] = seat
    } else {
      push(seat)
      if isGuess { guess(seat.instance) }
    }
  }

  /// A controller is taken for a part of the stack because of the order of callbacks alone.
  mutating func guess(_ instance: InstanceRef) {
    guessed = guessed.filter { lastIndex(of: $0) != nil } + [instance]
  }

  /// The same of a controller that is below another, if the place there is kept for nobody that is known.
  mutating func guess(_ seat: Seat, below upper: InstanceRef) {
    guard let place = lastIndex(of: upper), place > 0, !entries[place - 1].isTaken,
      !entries[place - 1].isNamed
    else { return }
    entries[place - 1] = seat
    guess(seat.instance)
  }

  /// A controller did what it does in this stack.
  mutating func confirm(_ seat: Seat) {
    if !guessed.isEmpty { guessed.removeAll { $0 == seat.instance } }
  }

  /// Removes everything above a controller that was revealed; if that controller isn't in the stack, removes
  /// the top.
  ///
  /// - Returns: the removed seats, and whether the controller was in the stack; if not, the stack isn't what
  /// it was assumed to be.
  mutating func pop(to seat: Seat) -> (gone: [Seat], isKnown: Bool) {
    let index = entries.lastIndex { $0.isSame(as: seat) }
    let left = index.map { $0 + 1 } ?? max(0, entries.count - 1)
    let gone = Array(entries[left...])
    entries.removeSubrange(left...)
    if left == 0, seat.isTaken { entries = [seat] }
    return (gone, index != nil)
  }

  /// The same, where a pop to a root that isn't known leaves nobody that is.
  mutating func popAll(to seat: Seat, isToRoot: Bool) -> (gone: [Seat], isKnown: Bool) {
    guard isToRoot, !seat.isTaken, !seat.isNamed else { return pop(to: seat) }
    defer { entries = [] }
    return (entries, false)
  }

  /// A controller is pushed over another, and is covered before it shows.
  mutating func pushOver(_ below: Seat, _ seat: Seat) {
    if entries.isEmpty, below.isTaken { push(below) }
    push(seat)
  }

  /// Removes everything above an index.
  mutating func cut(above index: Int) { entries.removeSubrange((index + 1)...) }

  /// A controller was released; another may have its address next.
  ///
  /// - Parameter rest: what stays in the stack if only its name is known, as the released one may be another of that name.
  mutating func release(_ instance: InstanceRef, _ who: Participant, leaving rest: Seat? = nil) {
    guard let index = lastIndex(of: instance) ?? (rest == nil ? lastIndex(named: who) : nil) else { return }
    if let rest { entries[index] = rest } else { entries.remove(at: index) }
  }

  /// Another stack has taken a controller.
  mutating func remove(_ instance: InstanceRef) { entries.removeAll { $0.instance == instance } }

  /// One of its screens has made room for another, as the app asked.
  mutating func noteMove(at line: Int) { movedLine = line }

  /// The navigation controller was dismissed.
  mutating func leave() { isGone = true }

  /// A mark names it again.
  mutating func wake() { (isGone, isToldByKeys) = (false, false) }

  /// A controller is shown whose keys name the navigation controller as its parent: it is on top. What is below one that the
  /// stack doesn't hold isn't known.
  mutating func show(byKeys seat: Seat) {
    if let index = lastIndex(of: seat.instance) { return cut(above: index) }
    (entries, isToldByKeys) = ([seat], true)
  }
}

extension Seat {
  /// Whether two seats are certainly for one controller: the same instance, or the same name if an instance
  /// isn't known.
  func isSame(as other: Seat) -> Bool {
    if isTaken, other.isTaken { return instance == other.instance }
    return isNamed && who == other.who
  }

  /// Whether two seats may be for one controller: by name, or as the same instance.
  func mayBe(_ other: Seat) -> Bool { who == other.who || other.isTaken && instance == other.instance }
}
