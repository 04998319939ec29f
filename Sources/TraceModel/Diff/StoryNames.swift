/// The names of both sides under common numbers: names that are to be taken for one have one number.
struct StoryNames: Sendable {
  private var table = SymbolTable()
  private let renames: [RenamedClass]

  /// - Parameter renames: the classes that have another name on the side before.
  init(renames: [RenamedClass] = []) {
    self.renames = renames
  }

  subscript(number: UInt32) -> String { table.name(of: Symbol(index: number)) }

  /// The common number of a name.
  ///
  /// - Parameter isBefore: whether the name is from a run before the change.
  mutating func intern(_ name: String, isBefore: Bool) -> UInt32 {
    guard isBefore else { return table.intern(name).index }
    let renamed = renames.lazy.compactMap { $0.newName(of: name) }.first
    return table.intern(renamed ?? name).index
  }
}
