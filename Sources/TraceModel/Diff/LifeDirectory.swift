/// Finds the life that an event goes on with: those that began long ago one by one, the latest of each name in a row.
struct LifeDirectory: Sendable {
  /// The instances of one name.
  fileprivate struct Numbered {
    /// The first ordinal of the row.
    var first: UInt32 = 1
    /// The lives of the ordinals from there on; -1 for none.
    var row: ContiguousArray<Int32> = []
    /// The lives of ordinals before it.
    var old: [UInt32: Int32] = [:]
  }

  /// A container or coordinator, which has no ordinal.
  private struct Unnumbered: Hashable {
    var name: Symbol
    var key: InstanceKey
  }

  private var numbered: ContiguousArray<Numbered> = []
  private var unnumbered: [Unnumbered: Int32] = [:]
  /// How many ordinals of a name stay in its row.
  private static let reach = 64

  /// The life of an instance; `nil` for none.
  func life(of name: Symbol, ordinal: UInt32) -> Int? {
    let name = Int(name.index)
    guard name < numbered.count else { return nil }
    let own = numbered[name]
    guard ordinal >= own.first else { return own.old[ordinal].map(Int.init) }
    let index = Int(ordinal - own.first)
    return index < own.row.count && own.row[index] >= 0 ? Int(own.row[index]) : nil
  }

  /// The life of a container or coordinator; `nil` for none.
  func life(of name: Symbol, key: InstanceKey) -> Int? {
    unnumbered[Unnumbered(name: name, key: key)].map(Int.init)
  }

  /// The latest lives of a name, the last first.
  func latest(of name: Symbol) -> some Sequence<Int> {
    let row = Int(name.index) < numbered.count ? numbered[Int(name.index)].row : []
    return row.suffix(Self.reach).reversed().lazy.filter { $0 >= 0 }.map(Int.init)
  }

  mutating func note(_ life: Int, name: Symbol, ordinal: UInt32) {
    let name = Int(name.index)
    while numbered.count <= name { numbered.append(Numbered()) }
    guard ordinal >= numbered[name].first else {
      numbered[name].old[ordinal] = Int32(truncatingIfNeeded: life)
      return
    }
    let index = Int(ordinal - numbered[name].first)
    while numbered[name].row.count <= index { numbered[name].row.append(-1) }
    numbered[name].row[index] = Int32(truncatingIfNeeded: life)
  }

  mutating func note(_ life: Int, name: Symbol, key: InstanceKey) {
    unnumbered[Unnumbered(name: name, key: key)] = Int32(truncatingIfNeeded: life)
  }

  /// Follows lives to other indices.
  ///
  /// - Parameter indices: the new index of each life; -1 for those that are gone.
  mutating func move(to indices: ContiguousArray<Int32>) {
    for name in numbered.indices { numbered[name].move(to: indices, reach: Self.reach) }
    unnumbered = unnumbered.mapValues { indices[Int($0)] }.filter { $0.value >= 0 }
  }
}

extension LifeDirectory.Numbered {
  fileprivate mutating func move(to indices: ContiguousArray<Int32>, reach: Int) {
    old = old.mapValues { indices[Int($0)] }.filter { $0.value >= 0 }
    row = ContiguousArray(row.map { $0 < 0 ? -1 : indices[Int($0)] })
    let leaving = max(0, row.count - reach)
    for index in 0..<leaving where row[index] >= 0 {
      old[first + UInt32(truncatingIfNeeded: index)] = row[index]
    }
    row.removeSubrange(..<leaving)
    first += UInt32(truncatingIfNeeded: leaving)
  }
}
