/// Where the parts of a picture are, in units of the drawing. Every text has a width reserved for it, so that no two
/// can overlap.
struct PictureGeometry {
  static let rowHeight = 20
  static let laneStep = 20
  static let bandStep = 8
  /// The room for the numbers of findings.
  static let flagWidth = 38
  /// Longer names and texts are cut in the middle; the table has them whole.
  static let nameColumns = 36
  static let textColumns = 44
  static let headingColumns = 88

  let lineRight: Int
  let bandsLeft: Int
  let lanesLeft: Int
  let nameLeft: Int
  let textLeft: Int
  /// The right edge of all text of the rows.
  let textRight: Int
  let expectedLeft: Int
  let top: Int
  let width: Int
  let height: Int

  init(_ picture: Picture) {
    let lines = picture.rows.compactMap { $0.line.map { String($0).utf8.count } }
    lineRight = Self.flagWidth + Self.width(columns: max(2, lines.max() ?? 2))
    bandsLeft = lineRight + 10
    lanesLeft = bandsLeft + picture.bandSlots * Self.bandStep + 12
    nameLeft = lanesLeft + picture.lanes.count * Self.laneStep + 4
    let events = picture.rows.filter { $0.kind == .event }
    textLeft = nameLeft + Self.width(of: events.map { Self.name($0) }) + 12
    let others = picture.rows.filter { $0.kind != .event }.map { Self.text($0) }
    let labels = picture.lanes.map(Self.label)
    let ends = events.map { row in Self.width(of: [Self.text(row)]) + 12 + Self.width(of: [Self.note(row)]) }
    textRight = max(textLeft + (ends.max() ?? 0), nameLeft + Self.width(of: others + labels))
    expectedLeft = textRight + 64
    top = picture.lanes.count * Self.rowHeight + 8
    let expected = Self.width(of: picture.expectations.map(Self.text) + ["what should have come"])
    width = picture.expectations.isEmpty ? textRight + 12 : expectedLeft + 14 + expected + 8
    let firstExpected = Self.expectedRow(picture)
    height = top + max(picture.rows.count, firstExpected + picture.expectations.count) * Self.rowHeight + 8
  }

  /// The row of the first expectation: level with the first one that came, or with what is wrong, below the heading of its list.
  static func expectedRow(_ picture: Picture) -> Int {
    let index = picture.rows.firstIndex { !$0.flags.isEmpty && !$0.note.isEmpty }
    return max(1, picture.expectations.compactMap(\.row).min() ?? index ?? 1)
  }

  /// The middle of a row.
  func y(_ row: Int) -> Int { top + row * Self.rowHeight + Self.rowHeight / 2 }

  /// The middle of a lane.
  func x(lane: Int) -> Int { lanesLeft + lane * Self.laneStep + Self.laneStep / 2 }

  /// The middle of a band.
  func x(slot: Int) -> Int { bandsLeft + slot * Self.bandStep + Self.bandStep / 2 }

  static func name(_ row: PictureRow) -> String { ShownText.shortened(row.name, to: nameColumns) }

  static func text(_ row: PictureRow) -> String {
    ShownText.shortened(row.text, to: row.kind == .event ? textColumns : headingColumns)
  }

  /// What the event means for a finding or a rule.
  static func note(_ row: PictureRow) -> String { ShownText.shortened(row.note, to: textColumns) }

  /// Where the note of a row begins.
  func noteLeft(_ row: PictureRow) -> Int { textLeft + Self.width(of: [Self.text(row)]) + 12 }

  static func label(_ lane: PictureLane) -> String {
    let indent = lane.depth == 0 ? "" : ShownText.spaces(2 * min(lane.depth, 6) - 2) + "└ "
    return indent + ShownText.shortened(lane.label, to: nameColumns)
  }

  /// The words of an expectation, with its fate.
  static func text(_ expectation: PictureExpectation) -> String {
    // Pictures have one font, so names that are in backticks elsewhere need none.
    let text = ShownText.shortened(expectation.text.filter { $0 != "`" }, to: headingColumns)
    return switch expectation.fate {
    case .came, .words: text
    case .displaced: text + ": out of order"
    case .absent: text + ": optional"
    case .missing: text + ": didn't come"
    }
  }

  /// The room for columns of a monospaced type of 12 units, whose letters are 0.6 wide; a little more, for others.
  static func width(columns: Int) -> Int { (columns * 15 + 1) / 2 }

  static func width(of texts: [String]) -> Int {
    width(columns: texts.map { ShownText.width(of: ShownText.escaped($0)) }.max() ?? 0)
  }
}
