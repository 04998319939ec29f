import Testing

@testable import TraceModel

/// The statistics, held against numbers that others publish or that a few lines compute exactly.
@Suite struct EstimateTests {
  private func isNear(_ left: Double, _ right: Double, _ tolerance: Double = 1e-4) -> Bool {
    abs(left - right) <= tolerance * max(1, abs(right))
  }

  @Test func `Wilson's interval is the one of the textbooks`() {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (part, all, low, high) in [
      (81.0, 263.0, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718),
    ] {
      let share = Estimate.share(part, of: all)
      #expect(isNear(share.low, low, 1e-4) && isNear(share.high, high, 1e-4), "\(share)")
    }
    #expect(Estimate.share(29, of: 29).high == 1 && Estimate.share(0, of: 0).value.isNaN)
  }

  @Test(arguments: [0, 1, 3, 10, 200]) func `both ends of a rate are as far from it as the score test allows`(
    count: Int
  ) {
    let rate = Estimate.rate(count: count, exposure: 400)
    // At an end, what was counted is 1.96 standard deviations of that end's rate away.
    for end in [rate.low, rate.high] where end > 0 {
      let expected = end * 400
      #expect(isNear(abs(Double(count) - expected) / expected.squareRoot(), 1.959_964))
    }
    #expect(rate.value == Double(count) / 400 && (count > 0 || rate.low == 0))
    let clustered = Estimate.rate(count: count, exposure: 400, dispersion: 4)
    #expect(clustered.high > rate.high && clustered.low <= rate.low && clustered.value == rate.value)
  }

  @Test func `a rate of nothing looked at is unknown`() {
    let rate = Estimate.rate(count: 0, exposure: 0)
    #expect(rate.value.isNaN && rate.low == 0 && rate.high == .infinity)
  }

  @Test func `in about 95 of 100 trials the interval of a rate holds the true one`() {
    var generator = SeededGenerator(seed: 4)
    for mean in [1.5, 5, 20] {
      var held = 0
      for _ in 0..<2_000 {
        // Many rare chances make a Poisson count.
        let count = (0..<1_000).count { _ in Double.random(in: 0..<1, using: &generator) < mean / 1_000 }
        let rate = Estimate.rate(count: count, exposure: 1)
        if rate.low <= mean, mean <= rate.high { held += 1 }
      }
      #expect((1_840...1_980).contains(held), "\(held) of 2000 at \(mean)")
    }
  }

  @Test func `a ratio of rates turns round with its sides`() {
    let up = Estimate.ratio(of: 30, 1_000, to: 10, 2_000)
    let down = Estimate.ratio(of: 10, 2_000, to: 30, 1_000)
    #expect(isNear(up.value, 6) && isNear(up.value * down.value, 1))
    #expect(isNear(up.low * down.high, 1) && isNear(up.high * down.low, 1) && up.low > 1)
    #expect(Estimate.ratio(of: 3, 10, to: 0, 10).high == .infinity)
    #expect(Estimate.ratio(of: 0, 10, to: 0, 10).value.isNaN)
  }

  @Test func `the binomial test is exact`() {
    for all in [0, 1, 7, 30] {
      for share in [0.5, 0.2, 0.9] {
        for count in 0...all {
          let exact = Self.probability(of: count, of: all, share: share)
          let found = BinomialTest.probability(of: count, of: all, share: share)
          #expect(isNear(found, exact, 1e-9), "\(count) of \(all) at \(share): \(found), not \(exact)")
        }
      }
    }
    // R: binom.test(682, 925, p = 0.75)
    #expect(isNear(BinomialTest.probability(of: 682, of: 925, share: 0.75), 0.3825, 1e-3))
  }

  @Test func `very many and very different counts make no trouble`() {
    #expect(BinomialTest.probability(of: 500_000, of: 1_000_000, share: 0.5) == 1)
    #expect(BinomialTest.probability(of: 1_000_000, of: 1_000_000, share: 0.5) < 1e-12)
    #expect(BinomialTest.probability(of: 3, of: 3, share: 1) == 1)
  }

  private static func probability(of count: Int, of all: Int, share: Double) -> Double {
    let terms = (0...all).map { index -> Double in
      var term = 1.0
      for step in 0..<index { term *= Double(all - step) / Double(step + 1) * share }
      for _ in index..<all { term *= 1 - share }
      return term
    }
    return min(1, terms.filter { $0 <= terms[count] * (1 + 1e-7) }.reduce(0, +))
  }

  @Test func `false discovery rates are those of Benjamini and Hochberg`() {
    // R: p.adjust(c(0.01, 0.04, 0.03, 0.005), "BH")
    let rates = FalseDiscovery.rates([0.01, 0.04, 0.03, 0.005])
    #expect(zip(rates, [0.02, 0.04, 0.04, 0.02]).allSatisfy { isNear($0, $1, 1e-12) }, "\(rates)")
    #expect(FalseDiscovery.rates([]).isEmpty)
  }

  @Test func `findings that come together spread more than those that come by themselves`() {
    var (even, together) = (FindingTally(), FindingTally())
    var exposure = Exposure()
    for log in 0..<100 {
      exposure.add(transitions: 10)
      even.add(log % 5 == 0 ? 1 : 0, transitions: 10)
      together.add(log == 0 ? 20 : 0, transitions: 10)
    }
    #expect(even.findings == together.findings && even.dispersion(exposure) == 1)
    #expect(isNear(together.dispersion(exposure), 20))
  }

  @Test(arguments: [
    (0, "0"), (3.359, "3.36"), (12.34, "12.3"), (123.4, "123"), (1234.6, "1235"), (0.012345, "0.0123"),
    (10, "10"), (0.1, "0.1"), (-2.5, "-2.5"), (Double.nan, "–"), (Double.infinity, "∞"), (99.96, "100"),
  ]) func `numbers are read in three digits`(value: Double, text: String) {
    #expect(Figure.text(value) == text)
  }
}
