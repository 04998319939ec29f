/// The exact test of whether two rates differ: given how many there are in all, the one count is binomial.
enum BinomialTest {
  /// How probable it is to come as far from what is expected, or farther, on either side.
  ///
  /// - Parameters:
  ///   - count: how many of all are of the one kind.
  ///   - share: how many of all are expected to be.
  static func probability(of count: Int, of all: Int, share: Double) -> Double {
    guard all > 0, share > 0, share < 1 else { return 1 }
    let mode = min(all, Int(Double(all + 1) * share))
    let odds = share / (1 - share)
    let observed = weight(of: count, of: all, odds, mode: mode)
    // Whatever is this small changes no digit that is shown.
    let least = max(observed, .leastNormalMagnitude) * 1e-12
    var (sum, far) = (0.0, 0.0)
    for isUp in [true, false] {
      var (index, weight) = (mode, 1.0)
      while weight >= least {
        if isUp || index != mode {
          sum += weight
          // Equal ones may differ by the rounding.
          if weight <= observed * (1 + 1e-7) { far += weight }
        }
        guard isUp ? index < all : index > 0 else { break }
        weight *= isUp ? up(index, all, odds) : 1 / up(index - 1, all, odds)
        index += isUp ? 1 : -1
      }
    }
    return min(1, far / sum)
  }

  /// How probable a count is, beside the most probable one.
  private static func weight(of count: Int, of all: Int, _ odds: Double, mode: Int) -> Double {
    var weight = 1.0
    for index in min(count, mode)..<max(count, mode) {
      let step = up(index, all, odds)
      weight *= count > mode ? step : 1 / step
      if weight == 0 { return 0 }
    }
    return weight
  }

  /// How many times as probable one more is.
  private static func up(_ index: Int, _ all: Int, _ odds: Double) -> Double {
    Double(all - index) / Double(index + 1) * odds
  }
}
