/// What JSON5 takes for a number: JSON's, hexadecimal, a sign, a point at either end, `Infinity` and `NaN`.
package enum JSONNumber {
  /// Whether a word is a number.
  static func isNumber(_ word: String) -> Bool {
    var rest = Substring(word)
    if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
    if rest == "Infinity" || rest == "NaN" { return true }
    if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
      return rest.count > 2 && rest.dropFirst(2).allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    return isDecimal(rest)
  }

  /// The whole number of a word; `nil` where it has a fraction or does not fit.
  package static func integer(_ word: String) -> Int? {
    let unsigned = word.hasPrefix("+") ? String(word.dropFirst()) : word
    if unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X") { return Int(unsigned.dropFirst(2), radix: 16) }
    return Int(unsigned)
  }

  private static func isDecimal(_ text: Substring) -> Bool {
    var rest = text
    let whole = takeDigits(&rest)
    var fraction = 0
    if rest.first == "." {
      rest.removeFirst()
      fraction = takeDigits(&rest)
    }
    // `0` is alone or before a point: `017` isn't a number.
    guard whole + fraction > 0, whole <= 1 || text.first != "0" else { return false }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      guard takeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(_ text: inout Substring) -> Int {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return digits.count
  }
}
