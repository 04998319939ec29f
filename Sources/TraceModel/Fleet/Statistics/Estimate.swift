/// A number that was counted or computed, with what it may be: an interval of 95 per cent confidence.
package struct Estimate: Hashable, Sendable {
  /// The number itself.
  package var value: Double
  /// The least that it may be.
  package var low: Double
  /// The most that it may be; may be infinite.
  package var high: Double

  /// The quantile of the normal distribution for 95 per cent.
  private static let z = 1.959_963_984_540_054

  /// The rate at which something happens: the score interval of a Poisson rate. Where things come in clusters the
  /// variance is larger by the dispersion (quasi-Poisson), and the interval wider.
  package static func rate(count: Int, exposure: Int, dispersion: Double = 1) -> Estimate {
    guard exposure > 0 else { return Estimate(value: .nan, low: 0, high: .infinity) }
    let (count, exposure) = (Double(count), Double(exposure))
    let square = z * z * dispersion
    let reach = (square * (count + square / 4)).squareRoot()
    let middle = count + square / 2
    return Estimate(
      value: count / exposure, low: max(0, middle - reach) / exposure, high: (middle + reach) / exposure)
  }

  /// A share of some: Wilson's score interval.
  package static func share(_ part: Double, of all: Double) -> Estimate {
    guard all > 0 else { return Estimate(value: .nan, low: 0, high: 1) }
    let share = part / all
    let square = z * z / all
    let reach = z * (share * (1 - share) / all + square / (4 * all)).squareRoot()
    let middle = share + square / 2
    return Estimate(
      value: share, low: max(0, (middle - reach) / (1 + square)),
      high: min(1, (middle + reach) / (1 + square)))
  }

  /// How many times one rate is another one: Wilson's interval of the share that the one has in the sum of both counts,
  /// turned into a ratio.
  package static func ratio(
    of count: Int, _ exposure: Int, to base: Int, _ baseExposure: Int, dispersion: Double = 1
  ) -> Estimate {
    guard count + base > 0, exposure > 0, baseExposure > 0 else {
      return Estimate(value: .nan, low: 0, high: .infinity)
    }
    let share = share(Double(count) / dispersion, of: Double(count + base) / dispersion)
    let factor = Double(baseExposure) / Double(exposure)
    func ratio(_ share: Double) -> Double { share >= 1 ? .infinity : share / (1 - share) * factor }
    return Estimate(value: ratio(share.value), low: ratio(share.low), high: ratio(share.high))
  }
}
