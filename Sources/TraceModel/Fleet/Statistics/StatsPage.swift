/// A table of rates as an HTML page: for each row a small picture of all groups, from 0 to its own top, and the numbers.
package struct StatsPage {
  /// How many rows get a picture; the table has all.
  private static let pictureLimit = 60
  /// How many rows are in the table of a page.
  private static let rowLimit = 2_000

  private let table: StatsTable

  /// A table as a page.
  package init(_ table: StatsTable) {
    self.table = table
  }

  /// The bytes of the page.
  package func render() -> ContiguousArray<UInt8> {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { page in
      page.element("head") { HTMLHead.write(title: "\(title) · tracecheck stats", to: &$0) }
      page.line()
      page.element("body") { writeBody(to: &$0) }
    }
    page.line()
    return page.bytes
  }

  private var title: String {
    let compared = table.question.compared.map { ", \($0.before) and \($0.after)" } ?? ""
    return "Findings by \(table.question.rows)"
      + (table.question.group.map { " and \($0)\(compared)" } ?? "")
  }

  private func writeBody(to page: inout Markup) {
    page.element("header") { page in
      page.element("h1", text: title)
      for (group, exposure) in zip(table.groups, table.exposures) {
        page.element(
          "p", ["class": "soft"],
          text: (group.isEmpty ? "" : "\(group): ") + Counted.words(exposure.logs, "log") + ", "
            + Counted.words(exposure.transitions, "transition"))
      }
    }
    page.element("main") { page in
      page.section("pictures", "For each thousand transitions") { writePictures(to: &$0) }
      page.section("numbers", "The numbers") { writeTable(to: &$0) }
      page.section("methods", "How to read this") { page in
        for note in StatsMethods.notes(table) { page.element("p", text: note) }
      }
    }
  }

  // MARK: Pictures

  private func writePictures(to page: inout Markup) {
    let shown = table.rows.prefix(Self.pictureLimit)
    page.element(
      "p", ["class": "soft"],
      text:
        "A dot is the rate, its line the 95% interval; a hollow dot stands for fewer than \(StatsTable.few) findings."
        + " Each picture has its own scale, from 0 to the number below its right end.")
    page.element("div", ["style": "display:flex;flex-wrap:wrap;gap:16px"]) { page in
      for row in shown {
        page.line()
        page.element("figure", ["style": "margin:0;width:300px"]) { write(row, to: &$0) }
      }
    }
    if shown.count < table.rows.count {
      page.element("p", text: "\(table.rows.count - shown.count) more rows are in the table.")
    }
  }

  private func write(_ row: StatsTable.Row, to figure: inout Markup) {
    let top = row.cells.map(\.rate.high).filter(\.isFinite).max() ?? 1
    let height = 18 * row.cells.count + 20
    let words = zip(table.groups, row.cells).map { group, cell in
      "\(group.isEmpty ? "all" : group) \(Figure.text(cell.rate.value * 1000)) (\(cell.rate.reach(1000)))"
    }
    figure.element("figcaption") { caption in
      caption.element("strong", text: ForeignText.line(row.name, limit: 80))
      if let change = row.change {
        caption.text(" \(Figure.times(change.ratio.value)), q \(Figure.probability(change.falseDiscovery))")
      }
    }
    figure.element(
      "svg",
      [
        "viewBox": "0 0 300 \(height)", "width": "300", "height": "\(height)", "role": "img",
        "aria-label": words.joined(separator: "; "),
      ]
    ) { picture in
      for (index, cell) in row.cells.enumerated() {
        draw(cell, table.groups[index], top: top, y: 12 + 18 * index, to: &picture)
      }
      drawScale(top: top, y: 18 * row.cells.count + 4, to: &picture)
    }
  }

  /// Where 0 and the highest rate are, over all groups of a row.
  private func drawScale(top: Double, y: Int, to picture: inout Markup) {
    for (rate, text) in [(0, "0"), (top, Figure.text(top * 1000))] {
      let x = Self.position(rate, top: top)
      picture.shape(
        "line", ["x1": x, "x2": x, "y1": "2", "y2": "\(y)", "stroke": Ink.text, "stroke-width": "0.5"])
      picture.element(
        "text",
        ["x": x, "y": "\(y + 12)", "text-anchor": "middle", "font-size": "11", "fill": Ink.text],
        text: text)
    }
  }

  /// Where a rate is across a picture.
  private static func position(_ rate: Double, top: Double) -> String {
    let (left, width) = (90.0, 170.0)
    return Figure.text(left + (rate.isFinite && top > 0 ? min(1, rate / top) : 0) * width)
  }

  private func draw(
    _ cell: StatsTable.Cell, _ group: String, top: Double, y: Int, to picture: inout Markup
  ) {
    picture.element(
      "text", ["x": "0", "y": "\(y + 4)", "font-size": "11", "fill": Ink.text],
      text: ForeignText.line(group.isEmpty ? "all" : group, limit: 14))
    guard cell.exposure.transitions > 0 else { return }
    picture.shape(
      "line",
      [
        "x1": Self.position(cell.rate.low, top: top), "x2": Self.position(cell.rate.high, top: top),
        "y1": "\(y)",
        "y2": "\(y)",
        "stroke": Ink.shown, "stroke-width": "2",
      ])
    let isFew = cell.tally.findings < StatsTable.few
    picture.shape(
      "circle",
      [
        "cx": Self.position(cell.rate.value, top: top), "cy": "\(y)", "r": "4",
        "fill": isFew ? "var(--ground)" : Ink.shown,
        "stroke": Ink.shown, "stroke-width": "2",
      ])
  }

  // MARK: Numbers

  private func writeTable(to page: inout Markup) {
    let isCompared = table.question.compared != nil
    let heads =
      [table.question.rows, table.question.group ?? "group", "findings", "logs", "of logs", "per 1000"]
      + ["95% of rate"]
      + (isCompared ? ["change", "95% of change", "p", "q"] : ["share of logs", "95% of share"])
    let rows = table.rows.prefix(Self.rowLimit).flatMap { row in
      zip(table.groups, row.cells).map { group, cell in
        [ForeignText.line(row.name, limit: 200), group.isEmpty ? "all" : group] + numbers(cell)
          + (row.change.map(changes) ?? shares(cell))
      }
    }
    page.scrolled("The numbers") { $0.table("Findings by \(table.question.rows)", heads, rows) }
    if table.rows.count > Self.rowLimit {
      page.element("p", text: "\(table.rows.count - Self.rowLimit) more rows are in the csv and the json.")
    }
  }

  private func numbers(_ cell: StatsTable.Cell) -> [String] {
    [
      "\(cell.tally.findings)\(cell.isFew ? "*" : "")", "\(cell.tally.logs)", "\(cell.exposure.logs)",
      Figure.text(cell.rate.value * 1000), cell.rate.reach(1000),
    ]
  }

  private func shares(_ cell: StatsTable.Cell) -> [String] {
    [Figure.text(cell.share.value * 100) + "%", cell.share.reach(100)]
  }

  private func changes(_ change: StatsTable.Change) -> [String] {
    [
      Figure.times(change.ratio.value), change.ratio.reach(), Figure.probability(change.probability),
      Figure.probability(change.falseDiscovery),
    ]
  }
}
