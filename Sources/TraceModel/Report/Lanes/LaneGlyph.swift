/// The signs of lanes in a terminal, each of one column: the shapes of the HTML report's pictures.
enum LaneGlyph {
  /// What is drawn between two events: light lines off screen, heavy ones on screen, half and half on the way.
  static func bar(_ state: AppearanceState) -> String {
    switch state {
    case .unknown: "┊"
    case .hidden: "│"
    case .appearing: "╽"
    case .appeared: "┃"
    case .disappearing: "╿"
    }
  }

  /// What is drawn at an event.
  static func mark(_ shape: PictureRow.Shape) -> String {
    switch shape {
    case .callback: "●"
    case .delegate: "◆"
    case .request: "▶"
    case .end: "×"
    case .diagnostic: "△"
    case .aside: "○"
    }
  }

  /// What comes before the words on a rule of the app.
  static func mark(_ kind: AppRuleMark.Kind) -> String {
    switch kind {
    case .armed: "⚑"
    case .kept: "✓"
    case .broken: "✗"
    }
  }

  /// Every sign once.
  static let legend = [
    "● callback", "◆ delegate call", "▶ what the app asked for", "× deinit", "○ SwiftUI call",
    "┃ on screen", "│ off screen",
    "╽ appearing", "╿ disappearing", "┊ not known yet", "└ end of a transition, with its lines",
  ]
}
