/// `Home_viewDidLoad`: a name with an underscore behind it. Small letters before one are another method's:
/// `swizzled_viewDidLoad`.
enum GluedName {
  private static let reach = 64

  /// Whether such a name, and nothing before it, ends at a place.
  static func ends(_ bytes: Span<UInt8>, at end: Int) -> Bool {
    guard end > 0, bytes[end - 1] == UInt8(ascii: "_") else { return false }
    var place = end
    var hasSmall = false
    while place > max(0, end - reach), bytes[place - 1].isWordByte {
      place -= 1
      hasSmall = hasSmall || bytes[place].isLetter && !bytes[place].isUpper
    }
    // `-[Home XYZ_viewDidLoad]` is a category's.
    let isMethod = place > 1 && bytes[place - 1] == 0x20 && bytes[place - 2].isWordByte
    return bytes[place].isUpper && hasSmall && !isMethod
  }
}
