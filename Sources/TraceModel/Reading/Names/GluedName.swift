/// `Home_viewDidLoad`: a name with an underscore behind it. Small letters before one are another method's:
/// `swizzled_viewDidLoad`.
enum GluedName {
  private static let reach = 64

  /// Whether such a name, and nothing before it, ends at an offset.
  static func ends(_ bytes: Span<UInt8>, at end: Int) -> Bool {
    guard end > 0, bytes[end - 1] == UInt8(ascii: "_") else { return false }
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
}
