/// What a line says of the style or the size that takes effect, where it is printed and no key: `-> .fullScreen`,
/// `(852.0, 393.0)`, `size=852x393`.
enum AdaptationText {
  /// The style that a text names.
  static func style(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> PresentationStyle? {
    var offset = start
    while offset < end {
      guard bytes[offset].isLetter else {
        offset += 1
        continue
      }
      let first = offset
      while offset < end, bytes[offset].isLetter { offset += 1 }
      if offset - first <= longestStyle,
        let style = PresentationStyle(name: bytes.text(from: first, to: offset))
      {
        return style
      }
    }
    return nil
  }

  private static let longestStyle = 40

  /// Whether a screen of the size in a text is compact in height, as a phone's is that is wider than high.
  static func isCompact(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool? {
    var offset = start
    var numbers: [Int64] = []
    while offset < end, numbers.count < 2 {
      let behind = bytes.endOfDigits(from: offset, to: min(end, offset + 9))
      if behind == offset {
        offset += 1
        continue
      }
      let isPart = offset > start && (bytes[offset - 1].isWordByte || bytes[offset - 1] == UInt8(ascii: "."))
      if !isPart || numbers.count == 1 && bytes[offset - 1].folded == UInt8(ascii: "x") {
        numbers.append(bytes.number(from: offset, to: behind))
      }
      offset = behind
    }
    guard numbers.count == 2, let width = numbers.first, let height = numbers.last, width > 0, height > 0
    else {
      return nil
    }
    return width > height
  }
}
