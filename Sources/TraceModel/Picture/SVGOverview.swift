/// Draws the overview of a run: who was on screen when, and where the findings are.
package struct SVGOverview {
  private static let rowHeight = 20
  private static let drawingWidth = 800
  private static let labelColumns = 30

  private let overview: Overview
  private let flags: [(column: Int, number: Int)]
  private let id: String
  private let label: String
  private let left: Int
  private let step: Int
  private let address: (Int) -> String?

  /// A drawing.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the findings, by their lines.
  ///   - id: begins the ids of its parts.
  ///   - address: where the number of a finding leads.
  package init(
    _ recording: TraceRecording, numbers: [Int: [Int]], id: String,
    address: @escaping (Int) -> String? = { _ in nil }
  ) {
    overview = recording.overview
    flags = numbers.sorted { $0.key < $1.key }.compactMap { line, numbers in
      numbers.first.map { (recording.overview.column(of: line), $0) }
    }
    self.id = id
    self.address = address
    label = recording.label
    let labels = overview.rows.map { ShownText.shortened($0.name, to: Self.labelColumns) }
    left = 8 + PictureGeometry.width(columns: labels.map(ShownText.width).max() ?? 0) + 10
    step = max(4, min(24, Self.drawingWidth / max(1, overview.firstLines.count)))
  }

  /// Writes it into a page.
  package func write(to markup: inout Markup) {
    let width = left + overview.firstLines.count * step + 60
    let height = 34 + overview.rows.count * Self.rowHeight + 26
    markup.element("svg", SVGPicture.attributes(width, height, id)) { markup in
      markup.element("title", ["id": id + "t"], text: "Overview of " + label)
      markup.element(
        "desc", ["id": id + "d"],
        text: "Each controller class has a row, with a bar while it was on screen and a flag at each finding."
      )
      writeFlags(height, to: &markup)
      for (index, row) in overview.rows.enumerated() {
        write(row, y: 34 + index * Self.rowHeight, to: &markup)
      }
      writeAxis(y: height - 8, to: &markup)
    }
  }

  private func write(_ row: Overview.Row, y: Int, to markup: inout Markup) {
    markup.line()
    markup.element(
      "text", ["x": "\(left - 10)", "y": "\(y + 14)", "text-anchor": "end", "fill": Ink.text],
      text: ShownText.shortened(row.name, to: Self.labelColumns))
    markup.shape(
      "path",
      [
        "d": "M\(left) \(y + 10)h\(overview.firstLines.count * step)", "stroke": Ink.hidden,
        "stroke-opacity": ".4",
      ])
    for run in Self.runs(row.isOnScreen) {
      markup.shape(
        "rect",
        [
          "x": "\(left + run.lowerBound * step)", "y": "\(y + 4)", "width": "\(run.count * step)",
          "height": "12",
          "fill": Ink.shown,
        ])
    }
  }

  /// The stretches of columns that are on screen.
  private static func runs(_ cells: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, isOn) in cells.enumerated() where isOn {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  /// A line at each column with findings; a number where there is room for one.
  private func writeFlags(_ height: Int, to markup: inout Markup) {
    var free = left - 20
    var last = -1
    for (column, number) in flags where column != last {
      last = column
      let x = left + column * step + step / 2
      markup.shape(
        "path",
        [
          "d": "M\(x) 22V\(height - 24)", "stroke": Ink.wrong, "stroke-width": "1.5",
          "stroke-dasharray": "4 3",
        ])
      guard x - 15 >= free else { continue }
      free = x + 18
      markup.element("a", ["href": address(number), "aria-label": "finding \(number)"]) { link in
        link.shape("path", ["d": "M\(x - 14) 4h28v14h-9l-5 6l-5 -6h-9Z", "fill": Ink.flag])
        link.element(
          "text",
          [
            "x": "\(x)", "y": "15", "text-anchor": "middle", "fill": "#ffffff", "font-weight": "bold",
            "font-size": number > 9999 ? "8" : number > 999 ? "9" : "11",
          ], text: "\(number)")
      }
    }
  }

  /// The line numbers of the log along the bottom, where there is room.
  private func writeAxis(y: Int, to markup: inout Markup) {
    var free = left
    for (column, line) in overview.firstLines.enumerated() {
      let x = left + column * step
      guard x >= free else { continue }
      let text = column == 0 ? "line \(line)" : "\(line)"
      free = x + max(100, PictureGeometry.width(columns: text.utf8.count) + 20)
      markup.element("text", ["x": "\(x)", "y": "\(y)", "fill": Ink.text, "fill-opacity": ".8"], text: text)
    }
  }
}
