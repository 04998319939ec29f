/// An event that should have come: its words, a sign of its fate, and a line to the event that came. Lines that
/// cross show what changed places.
struct ExpectationMark {
  private let expectation: PictureExpectation
  private let x: Int
  private let y: Int
  private let origin: (left: Int, right: Int, y: Int)?

  /// - Parameter origin: where the text of the event ends, where the text of all rows ends, and its height.
  init(_ expectation: PictureExpectation, x: Int, y: Int, from origin: (Int, Int, Int)?) {
    self.expectation = expectation
    self.x = x
    self.y = y
    self.origin = origin
  }

  func write(to markup: inout Markup) {
    if let origin { writeLink(origin, to: &markup) }
    Self.writeSign(of: expectation.fate, x: x, y: y, to: &markup)
    let isWrong = expectation.fate == .displaced || expectation.fate == .missing
    markup.element(
      "text",
      [
        "x": "\(x + 14)", "y": "\(y + 4)", "fill": Ink.text, "font-weight": isWrong ? "bold" : nil,
        "fill-opacity": expectation.fate == .absent ? ".75" : nil,
      ], text: PictureGeometry.text(expectation))
  }

  private static func colour(of fate: PictureExpectation.Fate) -> String {
    switch fate {
    case .came: Ink.right
    case .displaced, .missing: Ink.wrong
    case .absent, .words: Ink.hidden
    }
  }

  private func writeLink(_ origin: (left: Int, right: Int, y: Int), to markup: inout Markup) {
    let isWrong = expectation.fate == .displaced
    markup.shape(
      "path",
      [
        "d": "M\(origin.left) \(origin.y)H\(origin.right)L\(x - 6) \(y)", "fill": "none",
        "stroke": Self.colour(of: expectation.fate), "stroke-width": isWrong ? "2.5" : "1",
        "stroke-dasharray": isWrong ? "6 3" : nil,
      ])
  }

  /// Writes the sign of a fate.
  static func writeSign(of fate: PictureExpectation.Fate, x: Int, y: Int, to markup: inout Markup) {
    let colour = colour(of: fate)
    let outline: Markup.Attributes =
      switch fate {
      case .came: ["d": "M\(x - 4) \(y)l4 4l7 -8", "fill": "none", "stroke": colour, "stroke-width": "2"]
      case .displaced: ["d": "M\(x) \(y - 6)l6 6l-6 6l-6 -6Z", "fill": colour]
      case .absent:
        [
          "d": "M\(x - 5) \(y - 5)h10v10h-10Z", "fill": "none", "stroke": colour, "stroke-dasharray": "2 2",
        ]
      case .missing:
        [
          "d": "M\(x - 5) \(y - 5)l10 10m0 -10l-10 10", "fill": "none", "stroke": colour,
          "stroke-width": "2.5",
        ]
      case .words: ["d": "M\(x - 4) \(y)h8", "fill": "none", "stroke": colour, "stroke-width": "2"]
      }
    markup.shape("path", outline)
  }
}
