/// Learns from lines that are not understood in which of their columns the controller is.
///
/// Lines that have the same signs before the event are of one format. One of their columns names the controller if it
/// goes with the callbacks as a controller does. What is proposed was tried on the lines.
enum FormatLearner {
  /// Fewer lines show nothing.
  private static let fewest = 4
  /// A column in which callbacks come in a worse order, in a hundred, names no controllers.
  private static let leastOrder = 75

  private typealias Lines = [(cells: LineCells, sample: FormatSample)]

  /// The format that reads most of the lines; `nil` where none does.
  static func proposal(_ samples: FormatSamples) -> FormatProposal? {
    guard !samples.isUnderstood, samples.lines.count >= fewest else { return nil }
    return [false, true].compactMap { isWide in
      groups(samples.lines.map { (LineCells($0, isWide: isWide), $0) }).lazy
        .compactMap { proposal($0, takesNumbers: !samples.namesAny) }.first
    }.max { $0.lines < $1.lines }
  }

  /// The lines by what parts their columns, the largest group first.
  private static func groups(_ lines: Lines) -> [Lines] {
    var offsets: [[String]: Int] = [:]
    var groups: [Lines] = []
    for line in lines {
      let offset = offsets[line.cells.shape] ?? groups.count
      if offset == groups.count {
        offsets[line.cells.shape] = offset
        groups.append([])
      }
      groups[offset].append(line)
    }
    return groups.filter { $0.count >= fewest && $0.count * 3 >= lines.count }
      .enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  /// - Parameter takesNumbers: whether numbers may stand for controllers: not where a name is already.
  private static func proposal(_ lines: Lines, takesNumbers: Bool) -> FormatProposal? {
    let event = lines[0].cells.event
    let columns = (0..<(lines.map(\.cells.cells.count).min() ?? 0)).map { FormatColumn($0, lines) }
    let candidates =
      columns.filter {
        $0.cell != event && $0.mayName && $0.order >= leastOrder && (takesNumbers || $0.looksNamed)
      }
      .sorted { rank($0, event) < rank($1, event) }
    for candidate in candidates {
      let draft = FormatDraft(lines, columns, controller: candidate.cell)
      if let template = draft.tried(fewest: max(fewest, lines.count * 9 / 10)) {
        return FormatProposal(template.text, lines: template.lines)
      }
    }
    return nil
  }

  /// Names before numbers, the better order before the worse, what is nearer to the event before what is further.
  private static func rank(_ column: FormatColumn, _ event: Int) -> (Int, Int, Int) {
    (column.looksNamed ? 0 : 1, -column.order, abs(column.cell - event))
  }
}
