/// A controller that a didShow named while the one on top of that stack was on the screen: it comes in its place at once, or the
/// call came before it had begun to.
struct ShownAhead: Sendable {
  var shown: Participant
  /// The one that was on top.
  var top: InstanceRef
  var line: Int
}
