/// Makes the overview of a run as it passes: when the columns are full, each two neighbours become one.
struct OverviewRecorder: Sendable {
  /// Even, so that all columns have a neighbour.
  static let columnLimit = 200
  /// More rows than a reader looks through.
  static let rowLimit = 40

  private var firstLines: [Int] = []
  private var rows: [Symbol: [Bool]] = [:]
  /// The classes with a row, in the order of their first appearance.
  private var order: [Symbol] = []
  private var others: Set<Symbol> = []
  /// How many events a column stands for.
  private var span = 1
  /// How many events the last column holds.
  private var filled = 0

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - line: its line.
  ///   - onScreen: the classes that are on screen after it; asked for only where a column begins.
  ///   - shown: the class that the event put on screen, if it did.
  mutating func note(line: Int, onScreen: () -> Set<Symbol>, shown: Symbol?) {
    if firstLines.isEmpty || filled == span {
      if firstLines.count == Self.columnLimit { halve() }
      firstLines.append(line)
      filled = 0
      for name in order { rows[name]?.append(false) }
      for name in onScreen() { mark(name) }
    }
    filled += 1
    if let shown { mark(shown) }
  }

  private mutating func mark(_ name: Symbol) {
    if rows[name] == nil {
      guard order.count < Self.rowLimit else {
        others.insert(name)
        return
      }
      order.append(name)
      rows[name] = Array(repeating: false, count: firstLines.count)
    }
    rows[name]?[firstLines.count - 1] = true
  }

  private mutating func halve() {
    let columns = stride(from: 0, to: firstLines.count, by: 2)
    for name in order {
      guard let cells = rows[name] else { continue }
      rows[name] = columns.map { cells[$0] || cells[$0 + 1] }
    }
    firstLines = columns.map { firstLines[$0] }
    span *= 2
  }

  /// The overview of what passed so far.
  func overview(_ text: (Symbol) -> String) -> Overview {
    var overview = Overview()
    overview.firstLines = firstLines
    overview.rows = order.map { Overview.Row(name: text($0), isOnScreen: rows[$0] ?? []) }
    overview.othersCount = others.count
    return overview
  }
}
