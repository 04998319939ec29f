/// A call of a scene, or of the app, that came in a state that does not allow it: TC110.
struct SceneFact: Equatable, Sendable {
  var who: Participant
  var event: EventKind
  var step: SceneStep
  var line: Int
  /// The state that it was in, and the line since which it was.
  var state: SceneState
  var sinceLine: Int
  /// Whether no other scene of that name may be meant.
  var isSure: Bool
  /// Whether it is the same call again.
  var isRepeated: Bool
  /// Whether another excerpt may begin between the two.
  var isBehindExcerpt: Bool
}
