/// Makes the overview of a run as it passes: when the columns are full, each two neighbours become one.
struct OverviewRecorder: Sendable {
  /// Even, so that all columns have a neighbour.
  static let columnLimit = 200
  /// More rows than a reader looks through.
  static let rowLimit = 40

  private var firstLines: [Int] = []
  /// A row of `columnLimit` cells for each class, in the order of their first appearance.
  private var cells: ContiguousArray<Bool> = []
  private var order: [Symbol] = []
  private var indices = NameNumbers()
  private var others: Set<Symbol> = []
  /// How many events a column stands for.
  private var span = 1
  /// How many events the last column holds.
  private var filled = 0

  /// How many more events the last column can take; none before the first column begins.
  var room: Int { firstLines.isEmpty ? 0 : span - filled }

  /// Begins a column with an event.
  ///
  /// - Parameters:
  ///   - line: the line of the event.
  ///   - onScreen: the classes that are on screen after that.
  mutating func begin(_ line: Int, _ onScreen: Set<Symbol>) {
    if firstLines.count == Self.columnLimit { halve() }
    firstLines.append(line)
    filled = 1
    for name in onScreen { mark(name) }
  }

  /// Takes more events into the last column, up to the room that it has.
  mutating func pass(_ count: Int) { filled += count }

  /// Marks a class that came to the screen in the last column.
  mutating func mark(_ name: Symbol) {
    guard let index = indices[name] ?? add(name) else { return }
    let cell = index * Self.columnLimit + firstLines.count - 1
    if !cells[cell] { cells[cell] = true }
  }

  private mutating func add(_ name: Symbol) -> Int? {
    guard order.count < Self.rowLimit else {
      others.insert(name)
      return nil
    }
    indices[name] = order.count
    order.append(name)
    cells.append(contentsOf: repeatElement(false, count: Self.columnLimit))
    return order.count - 1
  }

  private mutating func halve() {
    let half = Self.columnLimit / 2
    for row in order.indices.map({ $0 * Self.columnLimit }) {
      for column in 0..<half { cells[row + column] = cells[row + 2 * column] || cells[row + 2 * column + 1] }
      for column in half..<Self.columnLimit { cells[row + column] = false }
    }
    firstLines = (0..<half).map { firstLines[2 * $0] }
    span *= 2
  }

  /// The overview of what passed so far.
  func overview(_ text: (Symbol) -> String) -> Overview {
    var overview = Overview()
    overview.firstLines = firstLines
    overview.rows = order.enumerated().map { index, name in
      let row = cells[(index * Self.columnLimit)...].prefix(firstLines.count)
      return Overview.Row(name: text(name), isOnScreen: Array(row))
    }
    overview.othersCount = others.count
    return overview
  }
}
