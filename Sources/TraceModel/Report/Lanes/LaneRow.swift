/// A row of a terminal: the line of the log, the lanes, the words.
struct LaneRow {
  /// Words of a row, and how they look.
  struct Part {
    var text: String
    var style: Paint.Style?
  }

  /// The columns of the line's number and what follows it.
  static let margin = 8
  /// The columns that lanes leave to words.
  static let leastWords = 34

  private let columns: [LaneColumns.Column?]
  private let paint: Paint

  init(_ columns: [LaneColumns.Column?], _ paint: Paint) {
    self.columns = columns
    self.paint = paint
  }

  /// How many columns a number of lanes takes.
  static func width(lanes: Int) -> Int { lanes == 0 ? 0 : 2 * lanes + 1 }

  /// The row as text, without spaces at its end.
  ///
  /// - Parameters:
  ///   - mark: the sign of the event and its column, where the row has one.
  ///   - width: the columns that all lanes of the drawing take.
  func text(line: Int?, mark: (index: Int, sign: String)?, width: Int, _ parts: [Part]) -> String {
    let number = ShownText.rightAligned(line.map(String.init) ?? "", to: Self.margin - 2)
    var row = paint(number, .faint) + "  "
    var drawn = 0
    for (index, column) in columns.enumerated() {
      row += cell(column, mark?.index == index ? mark?.sign : nil) + " "
      drawn += 2
    }
    row += ShownText.spaces(width - drawn)
    for part in parts { row += part.style.map { paint(part.text, $0) } ?? part.text }
    return Self.trimmed(row)
  }

  private func cell(_ column: LaneColumns.Column?, _ mark: String?) -> String {
    if let mark { return paint(mark, .strong) }
    guard let column, column.key.hasStates else { return " " }
    return paint(LaneGlyph.bar(column.state), column.state.isOnScreen ? .info : .faint)
  }

  private static func trimmed(_ row: String) -> String {
    var row = row
    while row.last == " " { row.removeLast() }
    return row
  }
}
