/// The windows of an app, and what each has for its root.
struct Windows: ~Copyable, Sendable {
  private var roots: [WindowRoot] = []

  /// Where the only window got another root last, or 0.
  private(set) var changedLine = 0

  /// How many are remembered.
  static let limit = 64

  var count: Int { roots.count }

  /// The key window; where none was made that, the newest.
  var key: WindowRoot? { roots.last { $0.isKey } ?? roots.last }

  /// The root of a window; nobody where that is not known.
  func root(of window: Participant) -> Seat { roots.first { $0.window == window }?.root ?? Seat() }

  /// Whether a controller is the root of any.
  func have(root: InstanceRef) -> Bool { roots.contains { $0.root.instance == root } }

  /// Whether what was said to be the root of any has a name, and an address where both have one.
  func have(rootNamed who: Participant) -> Bool { roots.contains { $0.root.who == who } }

  /// A window becomes the key window.
  mutating func makeKey(_ window: Participant) {
    let key = index(of: window)
    for index in roots.indices { roots[index].isKey = index == key }
  }

  /// A window gets a root; `nil` where it isn't said which.
  mutating func setRoot(_ root: Seat?, of window: Participant, line: Int) {
    let index = index(of: window)
    changedLine = count == 1 ? line : 0
    if let root { roots[index].root = root }
  }

  private mutating func index(of window: Participant) -> Int {
    if let known = roots.firstIndex(where: { $0.window == window }) { return known }
    roots.append(WindowRoot(window: window), keeping: Self.limit)
    return roots.count - 1
  }
}

/// A window and its root.
struct WindowRoot: Equatable, Sendable {
  var window: Participant
  var root = Seat()
  var isKey = false
}
