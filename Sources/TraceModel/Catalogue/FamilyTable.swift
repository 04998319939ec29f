/// What a presentation style comes to on a release and a device.
package enum FamilyReading: String, CaseIterable, Sendable {
  /// The presenter's view is removed.
  case cover
  /// The presenter's view stays.
  case over
  /// The app decides, or the sources disagree.
  case either
  /// Must not be presented.
  case invalid
}

/// A row of the table that leads from a style to its family.
package struct FamilyRow: Sendable {
  package var styles: [PresentationStyle]
  package var before13: Bool?
  package var device: Device?
  package var compactHeight: Bool?
  package var family: FamilyReading
  package var source: String

  /// Whether the row is about this style on this app.
  package func applies(to style: PresentationStyle, of app: AppDescription) -> Bool {
    guard styles.contains(style) else { return false }
    if let before13, before13 != app.isBefore13 { return false }
    if let device, device != app.device { return false }
    if let compactHeight, compactHeight != app.compactHeight { return false }
    return true
  }
}

/// The table from style to family. For each style on each app exactly one row applies.
package enum FamilyTable {
  private static let sheets: [PresentationStyle] = [.automatic, .pageSheet, .formSheet]

  package static let rows: [FamilyRow] = [
    FamilyRow(
      styles: [.fullScreen, .currentContext], family: .cover,
      source: "Apple: the presenting views are removed after the presentation; 25 recorded sources"),
    FamilyRow(
      styles: [.overFullScreen, .overCurrentContext, .blurOverFullScreen], family: .over,
      source: "Apple, UIModalPresentationStyle; recorded on iOS 12 and 13"),
    FamilyRow(
      styles: [.custom], family: .either,
      source: "Apple, UIPresentationController.shouldRemovePresentersView"),
    FamilyRow(
      styles: [.none], family: .invalid, source: "Apple: do not use this style to present"),
    FamilyRow(
      styles: sheets + [.popover], before13: true, device: .phone, family: .cover,
      source: "tests of a published flow library on iOS 12; recorded logs of iOS 9 to 12"),
    FamilyRow(
      styles: sheets, before13: true, device: .pad, family: .either,
      source: "no recorded trace of a pad before iOS 13"),
    FamilyRow(
      styles: [.popover], before13: true, device: .pad, family: .over,
      source: "Apple: in a popover the presenter's viewWillAppear is not invoked"),
    FamilyRow(
      styles: sheets, before13: false, compactHeight: true, family: .either,
      source: "Apple's text says as fullScreen, the one recorded log says otherwise"),
    FamilyRow(
      styles: sheets, before13: false, compactHeight: false, family: .over,
      source: "Apple, pageSheet and formSheet; recorded logs of iOS 13 to 16"),
    FamilyRow(
      styles: [.popover], before13: false, compactHeight: false, family: .over,
      source: "Apple: in a compact environment as formSheet, else in a popover"),
    FamilyRow(
      styles: [.popover], before13: false, compactHeight: true, family: .either,
      source: "Apple: as formSheet, on which the sources disagree in compact height"),
  ]

  /// Whether a style comes to something else on a screen of another size.
  package static func adapts(_ style: PresentationStyle) -> Bool {
    adapting & 1 << UInt32(style.rawValue) != 0
  }

  /// The styles that do, a bit each: it is asked for each presentation.
  private static let adapting = rows.filter { $0.compactHeight != nil }.flatMap(\.styles)
    .reduce(UInt32(0)) { $0 | 1 << UInt32($1.rawValue) }

  /// The row of a style on an app.
  package static func row(of style: PresentationStyle, app: AppDescription) -> FamilyRow? {
    rows.first { $0.applies(to: style, of: app) }
  }

  /// The family of a style on an app.
  package static func family(of style: PresentationStyle, app: AppDescription) -> FamilyReading {
    row(of: style, app: app)?.family ?? .either
  }
}

extension AppDescription {
  /// Whether the app runs on a release before sheets became cards.
  package var isBefore13: Bool { os.map { $0.major < 13 } ?? false }
}
