/// The states that a rule of the app keeps of the controllers that it is bound to.
struct AppLives: Sendable {
  struct Life: Sendable {
    var who: AppWho
    var state: AppRuleState
  }

  /// Where logs name no instance and nobody is released, they would only become more.
  static let limit = 4_096
  /// So few are looked through; of more a dictionary is kept, which takes longer to enter one in.
  private static let few = 16

  private var lives: ContiguousArray<Life> = []
  /// The index of each by its identity; empty as long as there are few.
  private var indices: [UInt64: Int] = [:]
  /// Where the controller was that took part last: it mostly takes part next.
  private var lastIndex = 0

  /// How many there are.
  var count: Int { lives.count }
  /// Where they are; the order means nothing.
  var range: Range<Int> { lives.indices }
  /// How many openings wait for what is to come.
  var openCount: Int { lives.reduce(0) { $0 + $1.state.openCount } }

  /// Whose life it is at an index.
  @inline(__always)
  func who(at index: Int) -> AppWho { lives[index].who }

  /// The state of the one at an index.
  subscript(index: Int) -> AppRuleState {
    @inline(__always) get { lives[index].state }
    @inline(__always) _modify { yield &lives[index].state }
  }

  /// The index of a controller, if it is known.
  @inline(__always)
  mutating func index(of who: AppWho) -> Int? {
    if lastIndex < lives.count, lives[lastIndex].who.identity == who.identity { return lastIndex }
    guard let index = find(who.identity) else { return nil }
    lastIndex = index
    return index
  }

  private func find(_ identity: UInt64) -> Int? {
    indices.isEmpty ? lives.firstIndex { $0.who.identity == identity } : indices[identity]
  }

  /// Takes in a controller that is not known yet.
  ///
  /// - Returns: its index.
  mutating func append(_ who: AppWho, _ state: AppRuleState) -> Int {
    if lives.count == Self.limit { remove(at: 0) }
    lastIndex = lives.count
    lives.append(Life(who: who, state: state))
    if !indices.isEmpty {
      indices[who.identity] = lastIndex
    } else if lives.count > Self.few {
      for (index, life) in lives.enumerated() { indices[life.who.identity] = index }
    }
    return lastIndex
  }

  /// Forgets one; another takes its place.
  mutating func remove(at index: Int) {
    if !indices.isEmpty { indices[lives[index].who.identity] = nil }
    lives.swapAt(index, lives.count - 1)
    lives.removeLast()
    if index < lives.count, !indices.isEmpty { indices[lives[index].who.identity] = index }
  }
}
