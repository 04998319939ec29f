/// The presentations of a trace: those that are open, and those that are over and may still owe a didDismiss.
///
/// It says nothing of who takes part. Places are used again.
struct Presentations: ~Copyable, Sendable {
  private var items: ContiguousArray<Presentation> = []
  private var free: [PresentationIndex] = []
  /// The open ones, the oldest first.
  private(set) var open: [PresentationIndex] = []
  /// Those that are over and may still owe a didDismiss, the oldest first.
  private(set) var departed: [PresentationIndex] = []
  /// One is over since the last began, and its didDismiss may come yet.
  private(set) var mayOweDidDismiss = false

  /// The last didDismiss: who was told, what had gone, and where.
  var told: (subject: Participant, presented: Seat, line: Int)?

  /// How many are kept, open and departed.
  private static let limit = 64

  /// Whether there never was one.
  var isEmpty: Bool { items.isEmpty }
  /// The one on top of all.
  var topmost: PresentationIndex? { open.last }
  /// The oldest, where too many are open.
  var oldestTooMany: PresentationIndex? { open.count > Self.limit ? open.first : nil }

  subscript(presentation: PresentationIndex) -> Presentation {
    @inline(__always)
    _read { yield items[Int(presentation.place)] }
    @inline(__always)
    _modify { yield &items[Int(presentation.place)] }
  }

  /// A new one, on top of all.
  mutating func open(_ presenter: Seat, _ presented: Seat, line: Int) -> PresentationIndex {
    var presentation = Presentation()
    presentation.presenter = presenter
    presentation.presented = presented
    presentation.firstLine = line
    let place = add(presentation)
    open.append(place)
    mayOweDidDismiss = false
    return place
  }

  private mutating func add(_ presentation: Presentation) -> PresentationIndex {
    guard let place = free.popLast() else {
      items.append(presentation)
      return PresentationIndex(place: Int32(items.count - 1))
    }
    self[place] = presentation
    return place
  }

  /// One is over.
  mutating func close(_ presentation: PresentationIndex) {
    self[presentation].isOpen = false
    self[presentation].phase = .dismissed
    mayOweDidDismiss = true
  }

  /// One that is over is no more among the open, and is kept for what it may owe.
  ///
  /// - Returns: the oldest of those that are kept, where they are too many.
  mutating func depart(_ presentation: PresentationIndex) -> PresentationIndex? {
    open.removeAll { $0 == presentation }
    departed.append(presentation)
    return departed.count > Self.limit ? departed.first : nil
  }

  /// Forgets one that owes nothing any more; `false` where it was not kept.
  mutating func release(_ presentation: PresentationIndex) -> Bool {
    guard let index = departed.firstIndex(of: presentation) else { return false }
    departed.remove(at: index)
    self[presentation].presented = Seat()
    free.append(presentation)
    return true
  }

  /// A didDismiss was heard: whether it may be a late one.
  mutating func hearDidDismiss() -> Bool {
    defer { mayOweDidDismiss = false }
    return mayOweDidDismiss
  }
}
