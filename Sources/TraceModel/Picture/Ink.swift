/// The colours of pictures. Each stands out from white and from near black by 3 to 1 at least; text is drawn in the
/// page's own colour. Every one of them has a shape that says the same.
enum Ink {
  static let text = "currentColor"
  /// A controller that is not on screen.
  static let hidden = "#82878f"
  /// A controller that is on screen or on its way.
  static let shown = "#3585c6"
  /// What is wrong.
  static let wrong = "#d43a3a"
  /// The ground of a white number.
  static let flag = "#c62f2f"
  /// What came as it should.
  static let right = "#2e8b57"
  /// A transition.
  static let band = "#8a6cc4"
}
