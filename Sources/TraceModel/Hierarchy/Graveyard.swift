/// The last controllers that died, in a few bytes each: an event after a deinit is told however many died since.
struct Graveyard: Sendable {
  private struct Grave: Sendable {
    var name: Symbol
    var key: InstanceKey
    /// The line of the deinit.
    var line: Int
  }

  /// How many are remembered.
  static let capacity = 65_536

  private var graves: ContiguousArray<Grave> = []
  private var oldest = 0
  private var index = KeyIndex()

  /// The line at which the one with a name and a key was released; `nil` where none was, or too long ago.
  func line(of name: Symbol, _ key: InstanceKey) -> Int? {
    index.place(of: name, key).map { graves[$0].line }
  }

  /// Remembers one, and forgets the one that has been dead longest where there are too many.
  mutating func bury(_ name: Symbol, _ key: InstanceKey, line: Int) {
    let grave = Grave(name: name, key: key, line: line)
    if let known = index.place(of: name, key) {
      graves[known] = grave
    } else if graves.count < Self.capacity {
      index.insert(name, key, at: graves.count)
      graves.append(grave)
    } else {
      index.remove(graves[oldest].name, graves[oldest].key)
      index.insert(name, key, at: oldest)
      graves[oldest] = grave
      oldest = (oldest + 1) % Self.capacity
    }
  }
}
