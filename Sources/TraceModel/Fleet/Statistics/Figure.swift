/// Numbers as they are read: three digits that count.
enum Figure {
  /// The number for people.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "–" }
    if value.isInfinite { return "∞" }
    return digits(value)
  }

  /// A probability for people.
  static func probability(_ value: Double) -> String { value < 0.001 ? "<0.001" : digits(value) }

  /// A number of times for people.
  static func times(_ value: Double) -> String { "×" + text(value) }

  /// The number for programs; `nil` where there is none.
  static func number(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    // Very small ones have their digits behind many zeros.
    return abs(value) < 1e-6 && value != 0 ? "\(value)" : digits(value, 6)
  }

  /// The value with `count` significant digits, without trailing zeros that nobody needs.
  private static func digits(_ value: Double, _ count: Int = 3) -> String {
    guard value != 0 else { return "0" }
    var (scale, power) = (1.0, 0)
    while abs(value) * scale < 1, power < 12 { (scale, power) = (scale * 10, power + 1) }
    var whole = abs(value)
    var before = 0
    while whole >= 1, before < count { (whole, before) = (whole / 10, before + 1) }
    let places = max(0, power > 0 ? power + count - 1 : count - before)
    for _ in 0..<places - power where places > power { scale *= 10 }
    let rounded = (value * scale).rounded()
    guard abs(rounded) < 1e18 else { return "\(value)" }
    return point(Int(rounded), places: places)
  }

  private static func point(_ number: Int, places: Int) -> String {
    guard places > 0 else { return "\(number)" }
    let digits = "\(abs(number))"
    let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var text = "\(filled.dropLast(places)).\(filled.suffix(places))"
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return (number < 0 ? "-" : "") + text
  }
}

extension Estimate {
  /// The interval for people, of a thousand where it is a rate.
  func reach(_ factor: Double = 1) -> String {
    "\(Figure.text(low * factor)) – \(Figure.text(high * factor))"
  }
}
