/// All flags, in the order of the help.
enum Flags {
  static let all: [Flag] =
    question + comparison + level + gate + baseline + baselineChange + reports + lines + explanation + moment
    + filters
    + emptiness
    + configuration + general

  /// The flags of some groups.
  static func of(_ groups: [Flag.Group]) -> [Flag] {
    all.filter { groups.contains($0.group) }
  }
}
