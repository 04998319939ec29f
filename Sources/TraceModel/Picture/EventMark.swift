/// The mark of an event in its lane; its shape says what kind of event it is.
struct EventMark {
  let x: Int
  let y: Int
  let shape: PictureRow.Shape

  func write(to markup: inout Markup) {
    switch shape {
    case .callback:
      markup.shape("circle", ["cx": "\(x)", "cy": "\(y)", "r": "4", "fill": Ink.text])
    case .delegate:
      markup.shape("path", ["d": "M\(x) \(y - 6)l6 6l-6 6l-6 -6Z", "fill": Ink.text])
    case .request:
      markup.shape("path", ["d": "M\(x - 5) \(y - 5)l10 5l-10 5Z", "fill": Ink.text])
    case .end:
      markup.shape(
        "path",
        [
          "d": "M\(x - 5) \(y - 5)l10 10m0 -10l-10 10", "fill": "none", "stroke": Ink.text,
          "stroke-width": "2",
        ])
    case .aside:
      markup.shape(
        "circle",
        ["cx": "\(x)", "cy": "\(y)", "r": "4", "fill": "#ffffff", "stroke": Ink.text, "stroke-width": "1.5"])
    case .diagnostic:
      markup.shape(
        "path", ["d": "M\(x) \(y - 6)l6 11h-12Z", "fill": "none", "stroke": Ink.text, "stroke-width": "2"])
    }
  }
}
