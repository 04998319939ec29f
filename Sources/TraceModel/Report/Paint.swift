/// Colours of a terminal, or none. Nothing is said by colour alone.
package struct Paint: Sendable {
  /// A way of showing text; the raw value is its number among ANSI's.
  package enum Style: String, Sendable {
    case strong = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case good = "1;32"
  }

  private let isColoured: Bool

  /// A paint that colours, or leaves all as it is.
  package init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// The text in a style.
  package func callAsFunction(_ text: String, _ style: Style) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  /// How its word is painted.
  var style: Paint.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
