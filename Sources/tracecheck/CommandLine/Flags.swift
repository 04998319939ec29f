/// All flags, in the order of the help.
enum Flags {
  static let all: [Flag] =
    question + comparison + logs + live + level + gate + baseline + baselineChange + statistics + merging
    + reports + reportContents + redaction + reduction + proposals + lines + explanation
    + moment
    + filters
    + emptiness
    + configuration + general

  /// The flags of some groups.
  static func of(_ groups: [Flag.Group]) -> [Flag] {
    all.filter { groups.contains($0.group) }
  }
}
