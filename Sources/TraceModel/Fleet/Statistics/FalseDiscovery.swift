/// The correction for many tests at a time.
enum FalseDiscovery {
  /// The share of false alarms to reckon with when a test and all that are as clear are believed (Benjamini and
  /// Hochberg), for each probability.
  static func rates(_ probabilities: [Double]) -> [Double] {
    var rates = probabilities
    var least = 1.0
    for (rank, index) in probabilities.indices.sorted(by: { probabilities[$0] > probabilities[$1] })
      .enumerated()
    {
      least = min(
        least, probabilities[index] * Double(probabilities.count) / Double(probabilities.count - rank))
      rates[index] = least
    }
    return rates
  }
}
