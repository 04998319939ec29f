/// What may make faults no faults, in sentences that also say what would settle it.
enum Possibilities {
  /// A sentence for each remedy, such as "another controller of that name may be meant; log addresses to tell
  /// instances apart": what one line in the log would settle is told together.
  static func sentences(_ assumptions: [Assumption]) -> [String] {
    var remedies: [String] = []
    for one in assumptions where !remedies.contains(one.remedy) { remedies.append(one.remedy) }
    return remedies.map { remedy in
      let texts = assumptions.filter { $0.remedy == remedy }.map(\.text)
      return texts.joined(separator: ", or ") + "; " + remedy
    }
  }
}
