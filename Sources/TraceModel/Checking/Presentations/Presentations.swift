/// The presentations of a trace: those that are open, and those that are over and may still owe a didDismiss.
///
/// It knows nothing about the participants. Indices are reused.
struct Presentations: ~Copyable, Sendable {
  private var items: ContiguousArray<Presentation> = []
  private var free: [PresentationIndex] = []
  /// The open ones, the oldest first.
  private(set) var open: [PresentationIndex] = []
  /// Those that are over and may still owe a didDismiss, the oldest first.
  private(set) var departed: [PresentationIndex] = []
  /// A presentation ended after the last one began, and its didDismiss may still come.
  private(set) var mayOweDidDismiss = false

  /// The last didDismiss: the controller that got it, what was dismissed, and the line.
  var told: (subject: Participant, presented: Seat, line: Int)?

  /// Where a didDismiss came last that nothing explains which was logged before, or 0.
  var toldAheadLine = 0

  /// The last question to a delegate about a presentation that isn't known: whom, where, and the answer.
  var asked: (subject: Participant, line: Int, result: Bool?)?

  /// What a delegate answered about a presentation that isn't known yet: who is shown in which way.
  var adaptedAhead: (subject: Participant, family: FamilyReading)?

  /// The last one that a `dismiss` of the app's has ended, until another begins.
  var dismissedInCode: DismissedInCode?

  /// The last request, of what logs nothing, that may have been of its presenter, until the next callback.
  var unseen: UnseenDismissal?

  /// How many are kept, open and departed.
  private static let limit = 64

  /// Whether there was never one.
  var isEmpty: Bool { items.isEmpty }
  /// The topmost one.
  var topmost: PresentationIndex? { open.last }
  /// The oldest, if too many are open.
  var oldestTooMany: PresentationIndex? { open.count > Self.limit ? open.first : nil }

  subscript(presentation: PresentationIndex) -> Presentation {
    @inline(__always)
    _read { yield items[Int(presentation.index)] }
    @inline(__always)
    _modify { yield &items[Int(presentation.index)] }
  }

  /// Opens a new one, on top of all others.
  mutating func open(_ presenter: Seat, _ presented: Seat, line: Int) -> PresentationIndex {
    var presentation = Presentation()
    presentation.presenter = presenter
    presentation.presented = presented
    presentation.firstLine = line
    let index = add(presentation)
    open.append(index)
    mayOweDidDismiss = false
    dismissedInCode = nil
    return index
  }

  private mutating func add(_ presentation: Presentation) -> PresentationIndex {
    guard let index = free.popLast() else {
      items.append(presentation)
      return PresentationIndex(index: Int32(items.count - 1))
    }
    self[index] = presentation
    return index
  }

  /// One is over.
  mutating func close(_ presentation: PresentationIndex) {
    self[presentation].isOpen = false
    self[presentation].phase = .dismissed
    mayOweDidDismiss = true
  }

  /// One never came: nothing of it may come late.
  ///
  /// - Returns: the oldest of the kept ones, if there are too many.
  mutating func withdraw(_ presentation: PresentationIndex) -> PresentationIndex? {
    self[presentation].isOpen = false
    self[presentation].phase = .dismissed
    return depart(presentation)
  }

  /// One that is over moves from the open ones to those kept for what they may owe.
  ///
  /// - Returns: the oldest of the kept ones, if there are too many.
  mutating func depart(_ presentation: PresentationIndex) -> PresentationIndex? {
    if let index = open.firstIndex(of: presentation) { open.close(at: index) }
    departed.append(presentation)
    return departed.count > Self.limit ? departed.first : nil
  }

  /// Forgets one that owes nothing any more; `false` if it wasn't kept.
  mutating func release(_ presentation: PresentationIndex) -> Bool {
    guard let index = departed.firstIndex(of: presentation) else { return false }
    departed.close(at: index)
    self[presentation].presented = Seat()
    free.append(presentation)
    return true
  }

  /// A didDismiss was logged: returns whether it may be a late one.
  mutating func noteDidDismiss() -> Bool {
    defer { mayOweDidDismiss = false }
    return mayOweDidDismiss
  }
}
