/// Logarithms without a mathematics library: proposals are ranked the same everywhere.
enum Logarithm {
  /// How many bits a probability is worth: 1 for a half, 2 for a quarter.
  static func bits(of probability: Double) -> Double {
    guard probability > 0 else { return 60 }
    guard probability < 1 else { return 0 }
    var rest = probability
    var bits = 0.0
    while rest < 0.5, bits < 60 { (rest, bits) = (rest * 2, bits + 1) }
    // The rest is between a half and one: it is squared again and again, and each time that it falls below a
    // half is a digit.
    var digit = 0.5
    for _ in 0..<20 {
      rest *= rest
      if rest < 0.5 { (rest, bits) = (rest * 2, bits + digit) }
      digit /= 2
    }
    return bits
  }
}
