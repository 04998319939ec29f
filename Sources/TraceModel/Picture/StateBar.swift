/// A stretch of a lane in one state. The width says the state as well as the colour: broad is on screen, widening
/// is coming, narrowing is going, a thin line is hidden, a dotted one is not known.
struct StateBar {
  let x: Int
  let top: Int
  let bottom: Int
  let state: AppearanceState

  func write(to markup: inout Markup) {
    switch state {
    case .unknown: writeLine(width: "2", dashes: "1 4", to: &markup)
    case .hidden: writeLine(width: "2", dashes: nil, to: &markup)
    case .appearing: writeShape("M\(x - 2) \(top)h4L\(x + 6) \(bottom)h-12Z", opacity: ".55", to: &markup)
    case .appeared: writeShape("M\(x - 6) \(top)h12V\(bottom)h-12Z", opacity: nil, to: &markup)
    case .disappearing: writeShape("M\(x - 6) \(top)h12L\(x + 2) \(bottom)h-4Z", opacity: ".55", to: &markup)
    }
  }

  private func writeLine(width: String, dashes: String?, to markup: inout Markup) {
    markup.shape(
      "path",
      [
        "d": "M\(x) \(top)V\(bottom)", "stroke": Ink.hidden, "stroke-width": width,
        "stroke-dasharray": dashes,
      ])
  }

  private func writeShape(_ path: String, opacity: String?, to markup: inout Markup) {
    markup.shape("path", ["d": path, "fill": Ink.shown, "fill-opacity": opacity, "stroke": Ink.shown])
  }
}
