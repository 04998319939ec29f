extension UnicodeScalar {
  /// Whether a character steers a terminal, a page or a reader's eye instead of showing itself: control
  /// characters (ESC and C1 with them), the separators of lines, and the marks that turn the direction of text.
  ///
  /// A log is somebody else's text: it must not mislead the person who prints it.
  package var isHiddenOrSteering: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    // No characters at all, and the marks of annotations: some readers refuse a text for them.
    case 0xFDD0...0xFDEF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
