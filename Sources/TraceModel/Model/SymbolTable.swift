/// The names of a log, each held once. Names that differ in ASCII case only are one: people write
/// `2nd ViewController` and `2nd Viewcontroller` of one screen. The first spelling is kept.
package struct SymbolTable: Sendable {
  private var names: [String] = [""]
  private var folded: [String: Symbol] = [:]

  /// An empty table.
  package init() {}

  /// How many names there are, the empty one counted.
  package var count: Int { names.count }

  /// The text of a symbol, in its first spelling.
  package func name(of symbol: Symbol) -> String {
    names[Int(symbol.index)]
  }

  /// The symbol of a text, new or known.
  package mutating func intern(_ text: String) -> Symbol {
    if text.isEmpty { return .none }
    let key = text.asciiLowercased
    if let known = folded[key] { return known }
    let symbol = Symbol(index: UInt32(truncatingIfNeeded: names.count))
    names.append(text)
    folded[key] = symbol
    return symbol
  }

  /// Takes the names that another table gave out next, in its order.
  package mutating func append(_ newNames: [String]) {
    names += newNames
  }

  /// The symbol of a text that may never have been met.
  package func find(_ text: String) -> Symbol? {
    folded[text.asciiLowercased]
  }
}

extension String {
  /// The text with A to Z made small and everything else left alone.
  package var asciiLowercased: String {
    String(decoding: utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
