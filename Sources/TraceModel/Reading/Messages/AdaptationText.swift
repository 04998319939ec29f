/// What a line says of the style or the size that takes effect, where it is printed and no key: `-> .fullScreen`,
/// `(852.0, 393.0)`, `size=852x393`.
enum AdaptationText {
  /// The style that a text names.
  static func style(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> PresentationStyle? {
    var place = start
    while place < end {
      guard bytes[place].isLetter else {
        place += 1
        continue
      }
      let first = place
      while place < end, bytes[place].isLetter { place += 1 }
      if place - first <= longestStyle,
        let style = PresentationStyle(name: bytes.text(from: first, to: place))
      {
        return style
      }
    }
    return nil
  }

  private static let longestStyle = 40

  /// Whether a screen of the size in a text is compact in height, as a phone's is that is wider than high.
  static func isCompact(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool? {
    var place = start
    var numbers: [Int64] = []
    while place < end, numbers.count < 2 {
      let behind = bytes.endOfDigits(from: place, to: min(end, place + 9))
      if behind == place {
        place += 1
        continue
      }
      let isPart = place > start && (bytes[place - 1].isWordByte || bytes[place - 1] == UInt8(ascii: "."))
      if !isPart || numbers.count == 1 && bytes[place - 1].folded == UInt8(ascii: "x") {
        numbers.append(bytes.number(from: place, to: behind))
      }
      place = behind
    }
    guard numbers.count == 2, let width = numbers.first, let height = numbers.last, width > 0, height > 0
    else {
      return nil
    }
    return width > height
  }
}
