/// Makes the overview of a run as it passes: when the columns are full, each two neighbours become one.
struct OverviewRecorder: Sendable {
  /// Even, so that all columns have a neighbour.
  static let columnLimit = 200
  /// More rows than a reader looks through.
  static let rowLimit = 40

  private var firstLines: [Int] = []
  /// A row for each class, in the order of their first appearance.
  private var rows: ContiguousArray<[Bool]> = []
  private var order: [Symbol] = []
  private var places = NamePlaces()
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
      for place in rows.indices { rows[place].append(false) }
      for name in onScreen() { mark(name) }
    }
    filled += 1
    if let shown { mark(shown) }
  }

  private mutating func mark(_ name: Symbol) {
    guard let place = places[name] else { return add(name) }
    rows[place][firstLines.count - 1] = true
  }

  private mutating func add(_ name: Symbol) {
    guard order.count < Self.rowLimit else {
      others.insert(name)
      return
    }
    places[name] = order.count
    order.append(name)
    rows.append(Array(repeating: false, count: firstLines.count - 1) + [true])
  }

  private mutating func halve() {
    let columns = stride(from: 0, to: firstLines.count, by: 2)
    for place in rows.indices {
      let cells = rows[place]
      rows[place] = columns.map { cells[$0] || cells[$0 + 1] }
    }
    firstLines = columns.map { firstLines[$0] }
    span *= 2
  }

  /// The overview of what passed so far.
  func overview(_ text: (Symbol) -> String) -> Overview {
    var overview = Overview()
    overview.firstLines = firstLines
    overview.rows = zip(order, rows).map { Overview.Row(name: text($0), isOnScreen: $1) }
    overview.othersCount = others.count
    return overview
  }
}
