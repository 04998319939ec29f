/// The category or the label of a logger that each class has for itself: `Logger(subsystem: "com.shop", category: "HomeVC")`.
/// It names whose line it is where the message names nobody.
enum CategoryName {
  private static let endings = ["controller", "vc", "view", "screen"]

  /// Whether a category is a class's, and no topic of the app's.
  static func isClass(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let name = NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound)
    guard name.start < name.end, LabelText.isTypeName(bytes, name.start..<name.end) else { return false }
    return endings.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start) }
      && !LoggerTag.isTag(bytes, name) && !BaseClass.isBase(bytes, name)
      && range.allSatisfy { bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ".") || bytes[$0] >= 0x80 }
  }
}
