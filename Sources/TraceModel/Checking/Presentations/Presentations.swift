/// The presentations of a trace: those that are open, and those that are over and may still owe a didDismiss.
///
/// It says nothing of who takes part. Places are used again.
struct Presentations: ~Copyable, Sendable {
  private var items: ContiguousArray<Presentation> = []
  private var free: [Int] = []
  /// The open ones, the oldest first.
  private(set) var open: [Int] = []
  /// Those that are over and may still owe a didDismiss, the oldest first.
  private(set) var departed: [Int] = []
  /// One is over since the last began, and its didDismiss may come yet.
  private(set) var mayOweDidDismiss = false

  /// How many are kept, open and departed.
  private static let limit = 64

  /// Whether there never was one.
  var isEmpty: Bool { items.isEmpty }
  /// The one on top of all.
  var topmost: Int? { open.last }
  /// The oldest, where too many are open.
  var oldestTooMany: Int? { open.count > Self.limit ? open.first : nil }

  subscript(presentation: Int) -> Presentation {
    @inline(__always)
    _read { yield items[presentation] }
    @inline(__always)
    _modify { yield &items[presentation] }
  }

  /// A new one, on top of all.
  mutating func open(_ presenter: Seat, _ presented: Seat, line: Int) -> Int {
    var presentation = Presentation()
    presentation.presenter = presenter
    presentation.presented = presented
    presentation.firstLine = line
    let place = add(presentation)
    open.append(place)
    mayOweDidDismiss = false
    return place
  }

  private mutating func add(_ presentation: Presentation) -> Int {
    guard let place = free.popLast() else {
      items.append(presentation)
      return items.count - 1
    }
    items[place] = presentation
    return place
  }

  /// One is over.
  mutating func close(_ presentation: Int) {
    items[presentation].isOpen = false
    items[presentation].phase = .dismissed
    mayOweDidDismiss = true
  }

  /// One that is over is no more among the open, and is kept for what it may owe.
  ///
  /// - Returns: the oldest of those that are kept, where they are too many.
  mutating func depart(_ presentation: Int) -> Int? {
    open.removeAll { $0 == presentation }
    departed.append(presentation)
    return departed.count > Self.limit ? departed.first : nil
  }

  /// Forgets one that owes nothing any more; `false` where it was not kept.
  mutating func release(_ presentation: Int) -> Bool {
    guard let index = departed.firstIndex(of: presentation) else { return false }
    departed.remove(at: index)
    items[presentation].presented = Seat()
    free.append(presentation)
    return true
  }

  /// A didDismiss was heard: whether it may be a late one.
  mutating func hearDidDismiss() -> Bool {
    defer { mayOweDidDismiss = false }
    return mayOweDidDismiss
  }
}
