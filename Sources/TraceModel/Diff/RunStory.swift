/// What happened in one process, as lives and transitions: the order among controllers that have nothing to do
/// with each other is not in it.
struct RunStory: Sendable {
  /// The lives, in the order of their first events.
  var lives: ContiguousArray<Life> = []
  /// The segments of all lives, those of one life together.
  var segments: ContiguousArray<Segment> = []
  /// The transitions by their serial numbers; the first is none.
  var transitions: ContiguousArray<ToldTransition> = []

  /// How long completed transitions took, in microseconds, each with its serial number; none without times.
  var durations: [(Int, Int64)] = []

  /// The transition that a segment belongs to; `nil` for none.
  func transition(of segment: Segment) -> ToldTransition? {
    let place = Int(segment.transition)
    return place > 0 && place < transitions.count ? transitions[place] : nil
  }
}
