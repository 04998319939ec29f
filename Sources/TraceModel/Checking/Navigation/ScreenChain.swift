/// Screens that each show the next from their own `viewWillAppear`: what was asked for during that call, and the chain so
/// far.
struct ScreenChain: ~Copyable, Sendable {
  /// A screen that shows the next.
  struct Link: Equatable, Sendable {
    var screen: InstanceRef
    var name: Symbol
    /// The lines of its `viewWillAppear`, and of what was asked for in it.
    var beganLine: Int
    var line: Int
    /// Who was asked: the screen itself, or its container.
    var asked: Participant
    /// The screen that it shows, and by which mark.
    var next: Participant
    var kind: EventKind
    /// The number of the transition that brings it in, or 0.
    var comesIn: UInt32
    /// Whether the mark is known to be about the stack that holds the screen, or can only mean this screen.
    var isItsOwn: Bool
  }

  /// What was asked for but isn't known yet to belong to a chain: the screen that asked has to appear after
  /// it.
  private var asked: [Link] = []
  /// The links so far, the first screen first.
  private(set) var links: [Link] = []

  /// The controllers that were going while something else was asked for, and where. One that has gone only behind that
  /// proves that the first transition was still running.
  private var going: [(who: InstanceRef, line: Int)] = []

  /// How many links are kept.
  private static let limit = 64
  /// How many wait at once.
  private static let fewest = 8

  var isEmpty: Bool { asked.isEmpty && going.isEmpty }

  /// Keeps what was asked for until it is known which screen asked.
  mutating func ask(_ link: Link) { asked.append(link, keeping: Self.fewest) }

  /// What a controller asked for in its `viewWillAppear`, once it appears.
  func asked(by screen: InstanceRef) -> Link? { asked.last { $0.screen == screen } }

  /// What a controller asked for is certainly its own: no further proof is needed.
  mutating func own(_ screen: InstanceRef) {
    for index in asked.indices where asked[index].screen == screen { asked[index].isItsOwn = true }
  }

  /// Forgets what a controller asked for.
  mutating func drop(_ screen: InstanceRef) { asked.removeAll { $0.screen == screen } }

  /// Something else is asked for while a controller goes.
  mutating func wait(for who: InstanceRef, since line: Int) {
    going.append((who, line), keeping: Self.fewest)
  }

  /// A controller has gone, or is on its way back: takes the lines where something was asked for meanwhile.
  mutating func takeWaiting(for who: InstanceRef) -> [Int] {
    let lines = going.filter { $0.who == who }.map(\.line)
    if !lines.isEmpty { going.removeAll { $0.who == who } }
    return lines
  }

  /// A screen shows the next: it continues the chain, or begins one.
  mutating func add(_ link: Link) {
    drop(link.screen)
    if links.last?.next.name != link.name { links = [] }
    links.append(link, keeping: Self.limit)
  }
}
