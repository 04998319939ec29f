/// Draws two runs of calls side by side, each with the lanes of its controllers: lines join equal calls, dashed ones those
/// that changed places, a cross is a call that is gone, a plus one that is new.
package struct SVGComparison {
  /// Longer ones are cut: the table has them whole.
  private static let callLimit = 40
  /// Longer calls are cut.
  private static let textColumns = 56
  private static let top = 30
  private static let lanesLeft = 8

  private let before: SideLanes
  private let after: SideLanes
  private let pairs: [CallAlignment.Pair]
  private let id: String
  private let title: String
  /// The width of a side's lanes and of the sign after them.
  private let textLeft: Int
  private let leftWidth: Int
  private let rightWidth: Int

  /// A drawing of some of the calls before and after.
  ///
  /// - Parameters:
  ///   - before: all calls before, which of them are shown, and which findings are about.
  ///   - after: the same of those after.
  ///   - id: begins the ids of its parts.
  package init(
    before: (calls: [String], shown: Range<Int>, found: Set<Int>),
    after: (calls: [String], shown: Range<Int>, found: Set<Int>), id: String, title: String
  ) {
    let sides = [before, after].map { ($0.calls, Self.limited($0.shown)) }
    let found = [before, after].map { side in Set(side.found.map { $0 - side.shown.lowerBound }) }
    let names = SideLanes.names(sides.map { Array($0.0[$0.1]) })
    self.before = SideLanes(sides[0].0, shown: sides[0].1, names: names)
    self.after = SideLanes(sides[1].0, shown: sides[1].1, names: names)
    pairs =
      CallAlignment(
        self.before.calls.map(\.text), self.after.calls.map(\.text), found: (found[0], found[1])
      ).pairs
    self.id = id
    self.title = title
    textLeft = Self.lanesLeft + names.count * PictureGeometry.laneStep + 28
    leftWidth = Self.width(self.before, "before")
    rightWidth = Self.width(self.after, "after")
  }

  private static func limited(_ shown: Range<Int>) -> Range<Int> {
    shown.lowerBound..<min(shown.upperBound, shown.lowerBound + callLimit)
  }

  private static func width(_ side: SideLanes, _ heading: String) -> Int {
    PictureGeometry.width(of: side.calls.map { shortened($0.text) } + [heading])
  }

  private static func shortened(_ text: String) -> String {
    SideLanes.shortened(text, to: textColumns)
  }

  private var leftEnd: Int { textLeft + leftWidth }
  private var rightStart: Int { leftEnd + 90 }

  /// Writes it into a page.
  package func write(to markup: inout Markup) {
    let rows = max(1, before.calls.count, after.calls.count)
    let height = Self.top + rows * PictureGeometry.rowHeight + 12
    let width = rightStart + textLeft + rightWidth + 8
    markup.element("svg", SVGPicture.attributes(width, height, id)) { markup in
      markup.element("title", ["id": id + "t"], text: title)
      markup.element(
        "desc", ["id": id + "d"],
        text:
          "\(Counted.words(before.calls.count, "call")) before, \(Counted.words(after.calls.count, "call")) after."
      )
      for pair in pairs { write(pair, to: &markup) }
      write(before, "before", at: 0, matched: Set(pairs.map(\.before)), isGone: true, to: &markup)
      write(after, "after", at: rightStart, matched: Set(pairs.map(\.after)), isGone: false, to: &markup)
    }
  }

  private func y(_ row: Int) -> Int { Self.top + row * PictureGeometry.rowHeight + 8 }

  private func x(lane: Int) -> Int { Self.lanesLeft + lane * PictureGeometry.laneStep + 10 }

  private func write(
    _ side: SideLanes, _ heading: String, at left: Int, matched: Set<Int>, isGone: Bool,
    to markup: inout Markup
  ) {
    writeText(heading, x: left + textLeft, y: 16, isStrong: true, to: &markup)
    for bar in side.bars {
      let top = bar.first.map(y) ?? Self.top - 2
      let bottom = y(bar.last) + (bar.isOpen ? PictureGeometry.rowHeight / 2 : 0)
      StateBar(x: left + x(lane: bar.lane), top: top, bottom: bottom, state: bar.state).write(to: &markup)
    }
    for (row, call) in side.calls.enumerated() {
      if let lane = call.lane {
        EventMark(x: left + x(lane: lane), y: y(row), shape: call.shape).write(to: &markup)
      }
      writeText(call.text, x: left + textLeft, y: y(row), isStrong: !matched.contains(row), to: &markup)
      if !matched.contains(row) {
        writeSign(x: left + textLeft - 14, y: y(row), isGone: isGone, to: &markup)
      }
    }
  }

  private func writeText(_ text: String, x: Int, y: Int, isStrong: Bool, to markup: inout Markup) {
    markup.element(
      "text",
      ["x": "\(x)", "y": "\(y + 4)", "fill": Ink.text, "font-weight": isStrong ? "bold" : nil],
      text: Self.shortened(text))
  }

  private func writeSign(x: Int, y: Int, isGone: Bool, to markup: inout Markup) {
    let (colour, path) = isGone ? (Ink.wrong, "l10 10m0 -10l-10 10") : (Ink.right, "m5 -1v12m-6 -6h12")
    markup.shape(
      "path",
      ["d": "M\(x - 5) \(y - 5)" + path, "fill": "none", "stroke": colour, "stroke-width": "2.5"])
  }

  /// From the end of the text before to the lanes after, over a leader so that no line crosses text.
  private func write(_ pair: CallAlignment.Pair, to markup: inout Markup) {
    let text = Self.shortened(before.calls[pair.before].text)
    let start = textLeft + PictureGeometry.width(of: [text]) + 4
    markup.shape(
      "path",
      [
        "d": "M\(start) \(y(pair.before))H\(leftEnd + 8)L\(rightStart - 4) \(y(pair.after))", "fill": "none",
        "stroke": pair.isInPlace ? Ink.right : Ink.wrong, "stroke-width": pair.isInPlace ? "1" : "2.5",
        "stroke-dasharray": pair.isInPlace ? nil : "6 3",
      ])
  }
}
