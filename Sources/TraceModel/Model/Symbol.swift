/// A name met in a log, as a dense number: `SymbolTable.name(of:)` gives its text back.
package struct Symbol: Hashable, Sendable {
  /// The index of the name in its table; 0 stands for "no name".
  package var index: UInt32

  /// The symbol at an index of its table.
  package init(index: UInt32) {
    self.index = index
  }

  /// The symbol of no name: a line that names no controller.
  package static let none = Symbol(index: 0)

  /// Whether this is a name at all.
  package var isSome: Bool { index != 0 }
}
