/// `Home_viewDidLoad`: a name with an underscore behind it. Small letters before one are another method's:
/// `swizzled_viewDidLoad`.
enum GluedName {
  private static let reach = 64

  /// Whether such a name, and nothing before it, ends at an offset.
  static func ends(_ bytes: Span<UInt8>, at end: Int) -> Bool {
    guard end > 0, bytes[end - 1] == UInt8(ascii: "_") else { return isClass(bytes, endingAt: end) }
    var offset = end
    var hasSmall = false
    while offset > max(0, end - reach), bytes[offset - 1].isWordByte {
      offset -= 1
      hasSmall = hasSmall || bytes[offset].isLetter && !bytes[offset].isUpper
    }
    // `-[Home XYZ_viewDidLoad]` is a category's.
    let isMethod = offset > 1 && bytes[offset - 1] == 0x20 && bytes[offset - 2].isWordByte
    return bytes[offset].isUpper && hasSmall && !isMethod
  }

  /// `HomeViewControllerviewDidLoad`: a controller's class, and nothing glued before it. A capital would make a longer word.
  private static func isClass(_ bytes: Span<UInt8>, endingAt end: Int) -> Bool {
    let ending = ["Controller", "VC"].first { bytes.has($0, endingAt: end, from: 0) }
    guard let ending, !bytes.at(end).isUpper else { return false }
    let start = bytes.startOfWord(endingAt: end, from: max(0, end - reach))
    let isMethod = start > 1 && bytes[start - 1] == 0x20 && bytes[start - 2].isWordByte
    return bytes[start].isUpper && end - start > ending.utf8.count && !isMethod
      && !(start..<end).contains { bytes[$0] == UInt8(ascii: "_") }
  }
}
