/// How long a kind of transition takes before and after.
package struct TimingChange: Sendable {
  /// The transition, such as `push A → B`.
  package var flow: String
  /// How often it was seen before and after.
  package var countBefore: Int
  package var countAfter: Int
  /// The medians, in microseconds.
  package var medianBefore: Int64
  package var medianAfter: Int64
  /// Half of the distance between the quartiles, in microseconds.
  package var spreadBefore: Int64
  package var spreadAfter: Int64
  /// Whether it is more than noise: see `TimingComparison`.
  package var isSignificant: Bool
}
