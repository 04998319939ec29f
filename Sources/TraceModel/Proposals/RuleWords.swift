/// Ids for rules that nobody has named yet.
enum RuleWords {
  /// The words of some conditions, joined by hyphens: `present-cart-after-dismiss-payment`.
  static func id(_ parts: [String]) -> String {
    let words = parts.joined(separator: " ").asciiLowercased.split {
      !($0.isASCII && ($0.isLetter || $0.isNumber))
    }
    let joined = words.joined(separator: "-")
    guard joined.utf8.count > 72 else { return joined }
    var hash = StableHash()
    hash.add(joined)
    return String(joined.prefix(60)) + "-" + String(StableHash.hexadecimal(hash.value).prefix(8))
  }
}

/// Times that are good enough for a limit.
enum RoundedSpan {
  /// A time of microseconds, rounded up to what people would write.
  static func text(_ microseconds: Int64) -> String {
    let milliseconds = (microseconds + 999) / 1_000
    var step: Int64 = 10
    while step * 10 < milliseconds { step *= 10 }
    let rounded = (milliseconds + step - 1) / step * step
    return rounded % 1_000 == 0 ? "\(rounded / 1_000)s" : "\(rounded)ms"
  }
}
