/// Signs before a name that say in pairs whether a call begins or ends: `+++ HomeVC viewDidLoad`, `--- HomeVC viewDidLoad`.
/// A row of one sign alone is a decoration.
enum CallSign {
  case none, plus, minus

  /// The sign before a message, or at its beginning.
  static func before(_ message: Int, _ bytes: Span<UInt8>) -> CallSign {
    if bytes.at(message) == UInt8(ascii: "+") {
      return isRow(of: 0x2B, bytes, endingAt: message + 3) ? .plus : .none
    }
    var end = message
    while end > 0, bytes.at(end - 1).isBlank { end -= 1 }
    if end < message, isRow(of: 0x2B, bytes, endingAt: end) { return .plus }
    if isRow(of: 0x2D, bytes, endingAt: bytes.at(message) == 0x2D ? message + 1 : end) { return .minus }
    return .none
  }

  /// Whether three of a sign, and no more, end at an offset.
  private static func isRow(of sign: UInt8, _ bytes: Span<UInt8>, endingAt end: Int) -> Bool {
    end >= 3 && (end - 3..<end).allSatisfy { bytes.at($0) == sign } && bytes.at(end - 4) != sign
      && bytes.at(end).isBlank
  }
}
