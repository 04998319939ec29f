/// Says where a log comes from: by a table, by its path, or as it says itself; the first that knows is believed.
package struct OriginTable: Sendable {
  /// How the path of a log is made.
  package var pattern: PathPattern?
  /// The values of each log, by column.
  package var columns: [String: [String: String]] = [:]

  /// Each log says itself where it comes from.
  package init() {}

  /// The names of the columns.
  package var columnNames: [String] { Set(columns.values.flatMap(\.keys)).sorted() }

  /// A value of a log.
  func value(_ name: String, label: String, said: [String: String]) -> String? {
    let log = String(TraceName(label).log)
    return columns[log]?[name] ?? columns[label]?[name] ?? pattern?.values(in: log)?[name] ?? said[name]
  }

  /// Takes the columns of a table of values that are separated by commas, tabs or semicolons; the column `log` names the
  /// log. The message says what is wrong with it, if anything.
  package mutating func read(_ text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let head = lines.first,
      let separator = [",", "\t", ";"].first(where: { head.contains($0) }).map(Character.init)
    else { return "it isn't a table: its first line needs at least two columns" }
    let names = Self.cells(head, separator)
    guard let log = names.firstIndex(of: "log") else { return "no column `log`" }
    for (number, line) in lines.enumerated().dropFirst() {
      let cells = Self.cells(line, separator)
      guard cells.count == names.count else {
        return "line \(number + 1) has \(cells.count) columns, not \(names.count)"
      }
      columns[cells[log]] = Dictionary(zip(names, cells), uniquingKeysWith: { first, _ in first })
    }
    return nil
  }

  /// The cells of a line; one in quotes may hold the separator, and two quotes in it are one.
  private static func cells(_ line: Substring, _ separator: Character) -> [String] {
    var cells = [""]
    var isQuoted = false
    var last: Character?
    for sign in line {
      if sign == "\"" {
        if !isQuoted, last == "\"", !cells[cells.count - 1].isEmpty { cells[cells.count - 1].append(sign) }
        isQuoted.toggle()
      } else if sign == separator, !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(sign)
      }
      last = sign
    }
    return cells
  }
}
