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
      var (place, weight) = (mode, 1.0)
      while weight >= least {
        if isUp || place != mode {
          sum += weight
          // Equal ones may differ by the rounding.
          if weight <= observed * (1 + 1e-7) { far += weight }
        }
        guard isUp ? place < all : place > 0 else { break }
        weight *= isUp ? up(place, all, odds) : 1 / up(place - 1, all, odds)
        place += isUp ? 1 : -1
      }
    }
    return min(1, far / sum)
  }

  /// How probable a count is, beside the most probable one.
  private static func weight(of count: Int, of all: Int, _ odds: Double, mode: Int) -> Double {
    var weight = 1.0
    for place in min(count, mode)..<max(count, mode) {
      let step = up(place, all, odds)
      weight *= count > mode ? step : 1 / step
      if weight == 0 { return 0 }
    }
    return weight
  }

  /// How many times as probable one more is.
  private static func up(_ place: Int, _ all: Int, _ odds: Double) -> Double {
    Double(all - place) / Double(place + 1) * odds
  }
}
