/// Numbers that count the lines of a log in other signs than digits: `①`, `❸`, `(一)`, `III.`.
enum NumeralWord {
  private static let han: Set<UInt32> = Set("〇一二三四五六七八九十百".unicodeScalars.map(\.value))

  /// Whether a word is one; a Roman one begins its line, and a point is behind it.
  static func isOne(_ bytes: Span<UInt8>, _ word: Range<Int>, isFirst: Bool) -> Bool {
    if bytes[word.lowerBound] < 0x80 {
      return isFirst && word.count < 7 && bytes.at(word.upperBound) == UInt8(ascii: ".")
        && word.allSatisfy { "IVX".utf8.contains(bytes[$0]) }
    }
    var offset = word.lowerBound
    while offset < word.upperBound {
      let (scalar, length) = NameText.scalar(bytes, at: offset, to: word.upperBound)
      guard isSign(scalar) else { return false }
      offset += length
    }
    return true
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2160...0x217F, 0x2460...0x24FF, 0x2776...0x2793, 0x3220...0x3229, 0x3251...0x32BF: true
    default: han.contains(scalar)
    }
  }
}
