/// Draws two orders of calls side by side: lines join equal calls, crossing lines are calls that changed places, a cross
/// is a call that is gone, a plus one that is new.
package struct SVGComparison {
  /// Longer ones are cut: the table has them whole.
  private static let callLimit = 40
  private static let top = 30

  private let before: [String]
  private let after: [String]
  private let pairs: [CallAlignment.Pair]
  private let id: String
  private let title: String
  private let leftWidth: Int
  private let rightWidth: Int

  /// A drawing of the calls before and after.
  ///
  /// - Parameter id: begins the ids of its parts.
  package init(_ before: [String], _ after: [String], id: String, title: String) {
    self.before = Array(before.prefix(Self.callLimit))
    self.after = Array(after.prefix(Self.callLimit))
    pairs = CallAlignment(self.before, self.after).pairs
    self.id = id
    self.title = title
    let texts = [self.before + ["before"], self.after + ["after"]].map { calls in
      PictureGeometry.width(of: calls.map { ShownText.shortened($0, to: PictureGeometry.textColumns) })
    }
    (leftWidth, rightWidth) = (texts[0], texts[1])
  }

  private var leftEnd: Int { 28 + leftWidth }
  private var rightStart: Int { leftEnd + 90 }

  /// Writes it into a page.
  package func write(to markup: inout Markup) {
    let rows = max(1, before.count, after.count)
    let height = Self.top + rows * PictureGeometry.rowHeight + 8
    markup.element("svg", SVGPicture.attributes(rightStart + rightWidth + 36, height, id)) { markup in
      markup.element("title", ["id": id + "t"], text: title)
      markup.element(
        "desc", ["id": id + "d"],
        text: "\(Counted.words(before.count, "call")) before, \(Counted.words(after.count, "call")) after.")
      writeText("before", x: 28, y: 16, isStrong: true, to: &markup)
      writeText("after", x: rightStart + 20, y: 16, isStrong: true, to: &markup)
      for pair in pairs { write(pair, to: &markup) }
      writeSide(before, x: 28, sign: 12, matched: Set(pairs.map(\.before)), isGone: true, to: &markup)
      writeSide(
        after, x: rightStart + 20, sign: rightStart + 8, matched: Set(pairs.map(\.after)), isGone: false,
        to: &markup)
    }
  }

  private func y(_ row: Int) -> Int { Self.top + row * PictureGeometry.rowHeight + 6 }

  private func writeText(_ text: String, x: Int, y: Int, isStrong: Bool, to markup: inout Markup) {
    markup.element(
      "text",
      ["x": "\(x)", "y": "\(y + 4)", "fill": Ink.text, "font-weight": isStrong ? "bold" : nil],
      text: ShownText.shortened(text, to: PictureGeometry.textColumns))
  }

  private func writeSide(
    _ calls: [String], x: Int, sign: Int, matched: Set<Int>, isGone: Bool, to markup: inout Markup
  ) {
    for (row, call) in calls.enumerated() {
      let isMatched = matched.contains(row)
      writeText(call, x: x, y: y(row), isStrong: !isMatched, to: &markup)
      guard !isMatched else { continue }
      let (colour, path) =
        isGone ? (Ink.wrong, "l10 10m0 -10l-10 10") : (Ink.right, "m5 -1v12m-6 -6h12")
      markup.shape(
        "path",
        [
          "d": "M\(sign - 5) \(y(row) - 5)" + path, "fill": "none", "stroke": colour, "stroke-width": "2.5",
        ])
    }
  }

  /// From the end of the text before to the text after, over a leader so that no line crosses text.
  private func write(_ pair: CallAlignment.Pair, to markup: inout Markup) {
    let text = ShownText.shortened(before[pair.before], to: PictureGeometry.textColumns)
    let start = 28 + PictureGeometry.width(of: [text]) + 4
    markup.shape(
      "path",
      [
        "d": "M\(start) \(y(pair.before))H\(leftEnd + 8)L\(rightStart + 4) \(y(pair.after))", "fill": "none",
        "stroke": pair.isInPlace ? Ink.right : Ink.wrong, "stroke-width": pair.isInPlace ? "1" : "2.5",
        "stroke-dasharray": pair.isInPlace ? nil : "6 3",
      ])
  }
}
