/// `UIModalPresentationStyle`, all eleven of it.
package enum PresentationStyle: UInt8, CaseIterable, Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, blurOverFullScreen

  /// The name as UIKit spells it.
  package var name: String { Self.names[Int(rawValue)] }

  /// Written out: a case's own name is found by reflection, which is slow.
  private static let names = [
    "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
    "overFullScreen", "overCurrentContext", "popover", "blurOverFullScreen",
  ]

  /// The style of a name, in any capitals, with or without a leading dot or `UIModalPresentation`.
  package init?(name: String) {
    var text = name.asciiLowercased
    for prefix in [".", "uimodalpresentationstyle.", "uimodalpresentation"] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    guard let style = Self.allCases.first(where: { $0.name.asciiLowercased == text }) else { return nil }
    self = style
  }
}
