/// How the lives of one name were matched.
struct LifeMatch: Sendable {
  /// The number of the name.
  var name: UInt32
  /// How many lives there are before and after.
  var before: Int
  var after: Int
  /// How many pairs were matched by likeness; all others that have a partner are equal.
  var alike: Int
  /// How many have no partner.
  var onlyBefore: Int
  var onlyAfter: Int
}
