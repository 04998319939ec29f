/// Screens that each show the next from their own `viewWillAppear`: who just began to appear, what was asked for in
/// that, and the chain so far.
struct ScreenChain: ~Copyable, Sendable {
  /// A screen that shows the next.
  struct Link: Equatable, Sendable {
    var screen: InstanceRef
    var name: Symbol
    /// The lines of its `viewWillAppear`, and of what it asked for.
    var beganLine: Int
    var line: Int
    /// Who it shows, and by which mark.
    var next: Participant
    var kind: EventKind
    /// The number of the transition by which it comes, or 0.
    var comesIn: UInt32
    /// Whether the mark is known to be about the stack in which it stands, or it alone can be meant.
    var isItsOwn: Bool
  }

  /// The controller that began to appear last, and the line where, or 0 once anything else was called.
  private var coming = InstanceRef.none
  private var comingLine = 0
  /// What was asked for and is not known yet to be a chain's: whoever asked has to appear after it.
  private var asked: [Link] = []
  /// The links so far, the first screen first.
  private(set) var links: [Link] = []

  /// How many links are remembered.
  private static let limit = 64
  /// How many wait at once.
  private static let fewest = 8

  var isEmpty: Bool { asked.isEmpty }

  /// A controller begins to appear.
  @inline(__always)
  mutating func begin(_ controller: InstanceRef, line: Int) {
    coming = controller
    comingLine = line
  }

  /// Something else is called.
  @inline(__always)
  mutating func end() { comingLine = 0 }

  /// The controller in whose `viewWillAppear` something is asked for now.
  var screen: InstanceRef? { comingLine > 0 ? coming : nil }

  /// Keeps what was asked for until it is known whose it is.
  mutating func ask(_ link: Link) { asked.append(link, keeping: Self.fewest) }

  /// What a controller asked for in its `viewWillAppear`, once it appears.
  func asked(by screen: InstanceRef) -> Link? { asked.last { $0.screen == screen } }

  /// A controller's own: it needs nothing more to be one.
  mutating func own(_ screen: InstanceRef) {
    for place in asked.indices where asked[place].screen == screen { asked[place].isItsOwn = true }
  }

  /// Forgets what a controller asked for.
  mutating func drop(_ screen: InstanceRef) { asked.removeAll { $0.screen == screen } }

  /// A screen shows the next: it goes on with the chain, or begins one.
  mutating func add(_ link: Link) {
    drop(link.screen)
    if links.last?.next.name != link.name { links = [] }
    links.append(link, keeping: Self.limit)
  }
}
