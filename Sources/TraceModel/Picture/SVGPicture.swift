/// Draws a picture as SVG. All meaning is in attributes: a page whose style is blocked shows the same.
package struct SVGPicture {
  private let picture: Picture
  private let geometry: PictureGeometry
  private let id: String
  /// The address of a finding by its number; `nil` where there is nowhere to go.
  private let address: (Int) -> String?

  /// A drawing.
  ///
  /// - Parameters:
  ///   - id: begins the ids of its parts, which must be unique in a page.
  ///   - address: where the number of a finding leads.
  package init(_ picture: Picture, id: String, address: @escaping (Int) -> String? = { _ in nil }) {
    self.picture = picture
    geometry = PictureGeometry(picture)
    self.id = id
    self.address = address
  }

  /// Writes it into a page.
  package func write(to markup: inout Markup) {
    markup.element("svg", Self.attributes(geometry.width, geometry.height, id)) { markup in
      writeContent(to: &markup)
    }
  }

  static let font = "ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace"

  /// What every drawing in a page says of itself.
  static func attributes(_ width: Int, _ height: Int, _ id: String) -> Markup.Attributes {
    [
      "width": "\(width)", "height": "\(height)", "viewBox": "0 0 \(width) \(height)", "role": "img",
      "aria-labelledby": "\(id)t \(id)d", "font-family": font, "font-size": "12",
    ]
  }

  /// Writes what is inside of the drawing.
  func writeContent(to markup: inout Markup) {
    markup.element("title", ["id": id + "t"], text: picture.title)
    markup.element("desc", ["id": id + "d"], text: picture.summary)
    writeFlaggedRows(to: &markup)
    writeBands(to: &markup)
    writeLanes(to: &markup)
    writeBars(to: &markup)
    writeExpectations(to: &markup)
    for row in picture.rows.indices { write(picture.rows[row], at: geometry.y(row), to: &markup) }
    markup.line()
  }

  private func writeFlaggedRows(to markup: inout Markup) {
    for row in picture.rows.indices where !picture.rows[row].flags.isEmpty {
      let top = geometry.y(row) - PictureGeometry.rowHeight / 2
      markup.shape(
        "rect",
        [
          "x": "2", "y": "\(top)", "width": "\(geometry.textRight + 4)",
          "height": "\(PictureGeometry.rowHeight)", "rx": "3", "fill": Ink.wrong, "fill-opacity": ".13",
          "stroke": Ink.wrong, "stroke-opacity": ".7",
        ])
    }
  }

  /// A transition is a bracket beside the lanes, and its ground a tint across them.
  private func writeBands(to markup: inout Markup) {
    guard !picture.bands.isEmpty else { return }
    markup.element("g", ["fill": "none", "stroke": Ink.band, "stroke-width": "2"]) { markup in
      for band in picture.bands {
        let (x, first, last) = (geometry.x(slot: band.slot), geometry.y(band.first), geometry.y(band.last))
        let right = geometry.nameLeft - 6
        markup.shape(
          "rect",
          [
            "x": "\(x)", "y": "\(first - 8)", "width": "\(right - x)", "height": "\(last - first + 16)",
            "fill": Ink.band, "fill-opacity": ".09", "stroke": "none",
          ])
        let start = band.isCutAbove ? "M\(x) \(first - 8)" : "M\(x + 6) \(first - 7)H\(x)"
        let end = band.isCutBelow ? "V\(last + 8)" : "V\(last + 7)H\(x + 6)"
        markup.shape("path", ["d": start + end])
      }
    }
  }

  /// The names are above each other, each with a line that leads down into its lane.
  private func writeLanes(to markup: inout Markup) {
    for (index, lane) in picture.lanes.enumerated() {
      let (x, y) = (geometry.x(lane: index), index * PictureGeometry.rowHeight + 14)
      markup.shape(
        "path",
        [
          "d": "M\(geometry.nameLeft - 4) \(y)H\(x + 4)Q\(x) \(y) \(x) \(y + 4)V\(geometry.top)",
          "fill": "none",
          "stroke": Ink.hidden,
        ])
      let indent = lane.depth == 0 ? 0 : PictureGeometry.width(columns: 2 * min(lane.depth, 6))
      if lane.depth > 0 {
        let x = geometry.nameLeft + indent - 12
        markup.shape(
          "path", ["d": "M\(x) \(y - 8)V\(y)H\(x + 8)", "fill": "none", "stroke": Ink.hidden])
      }
      markup.element(
        "text",
        [
          "x": "\(geometry.nameLeft + indent)", "y": "\(y + 4)", "fill": Ink.text, "font-weight": "bold",
          "text-decoration": lane.isFlagged ? "underline" : nil,
        ], text: ShownText.shortened(lane.label, to: PictureGeometry.nameColumns))
    }
  }

  private func writeBars(to markup: inout Markup) {
    markup.line()
    for bar in picture.bars {
      let top = bar.first.map(geometry.y) ?? geometry.top
      let bottom =
        bar.last.map(geometry.y) ?? geometry.y(picture.rows.count - 1) + PictureGeometry.rowHeight / 2
      StateBar(x: geometry.x(lane: bar.lane), top: top, bottom: bottom, state: bar.state).write(to: &markup)
    }
  }

  private func write(_ row: PictureRow, at y: Int, to markup: inout Markup) {
    markup.line()
    switch row.kind {
    case .heading: writeHeading(row, y, to: &markup)
    case .gap: writeGap(row, y, to: &markup)
    case .event: writeEvent(row, y, to: &markup)
    }
  }

  private func writeHeading(_ row: PictureRow, _ y: Int, to markup: inout Markup) {
    markup.element(
      "text", ["x": "\(geometry.nameLeft)", "y": "\(y + 4)", "fill": Ink.text, "font-style": "italic"],
      text: PictureGeometry.text(row))
  }

  /// A zigzag across the lanes: here is something left out.
  private func writeGap(_ row: PictureRow, _ y: Int, to markup: inout Markup) {
    let left = geometry.bandsLeft
    let teeth = max(1, (geometry.nameLeft - 8 - left) / 12)
    markup.shape(
      "path",
      [
        "d": "M\(left) \(y)" + String(repeating: "l6 -4l6 4", count: teeth), "fill": "none",
        "stroke": Ink.text, "stroke-opacity": ".6",
      ])
    markup.element(
      "text", ["x": "\(geometry.nameLeft)", "y": "\(y + 4)", "fill": Ink.text, "fill-opacity": ".8"],
      text: PictureGeometry.text(row))
  }

  private func writeEvent(_ row: PictureRow, _ y: Int, to markup: inout Markup) {
    if let line = row.line {
      markup.element(
        "text",
        [
          "x": "\(geometry.lineRight)", "y": "\(y + 4)", "text-anchor": "end", "fill": Ink.text,
          "fill-opacity": ".75",
        ], text: "\(line)")
    }
    if let lane = row.lane {
      EventMark(x: geometry.x(lane: lane), y: y, shape: row.shape).write(to: &markup)
    }
    markup.element(
      "text", ["x": "\(geometry.nameLeft)", "y": "\(y + 4)", "fill": Ink.text],
      text: PictureGeometry.name(row))
    markup.element(
      "text",
      [
        "x": "\(geometry.textLeft)", "y": "\(y + 4)", "fill": Ink.text,
        "font-weight": row.flags.isEmpty ? nil : "bold",
      ], text: PictureGeometry.text(row))
    if !row.note.isEmpty {
      markup.element(
        "text",
        ["x": "\(geometry.noteLeft(row))", "y": "\(y + 4)", "fill": Ink.text, "font-style": "italic"],
        text: PictureGeometry.note(row))
    }
    if let number = row.flags.first { writeFlag(number, more: row.flags.count > 1, y, to: &markup) }
  }

  /// The number of a finding, in a flag that points at its line.
  private func writeFlag(_ number: Int, more: Bool, _ y: Int, to markup: inout Markup) {
    func draw(_ markup: inout Markup) {
      markup.shape("path", ["d": "M4 \(y - 8)H28L33 \(y)L28 \(y + 8)H4Z", "fill": Ink.flag])
      markup.element(
        "text",
        [
          "x": "16", "y": "\(y + 4)", "text-anchor": "middle", "fill": "#ffffff", "font-weight": "bold",
          "font-size": number > 999 ? "9" : "11",
        ], text: "\(number)" + (more ? "+" : ""))
    }
    if let address = address(number) {
      markup.element("a", ["href": address, "aria-label": "finding \(number)"]) { draw(&$0) }
    } else {
      draw(&markup)
    }
  }

  private func writeExpectations(to markup: inout Markup) {
    guard !picture.expectations.isEmpty else { return }
    let first = PictureGeometry.expectedRow(picture)
    markup.line()
    markup.element(
      "text",
      [
        "x": "\(geometry.expectedLeft)", "y": "\(geometry.y(first - 1) + 4)", "fill": Ink.text,
        "font-weight": "bold",
      ], text: "what should have come")
    for (index, expectation) in picture.expectations.enumerated() {
      ExpectationMark(
        expectation, x: geometry.expectedLeft, y: geometry.y(first + index),
        from: expectation.row.map { (rowRight($0), geometry.textRight + 8, geometry.y($0)) }
      ).write(to: &markup)
    }
  }

  /// Where the text of a row ends.
  private func rowRight(_ row: Int) -> Int {
    let row = picture.rows[row]
    let note = row.note.isEmpty ? 0 : PictureGeometry.width(of: [PictureGeometry.note(row)]) + 4
    return geometry.noteLeft(row) - 8 + note
  }
}
