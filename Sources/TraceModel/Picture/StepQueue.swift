/// The events of a run on their way to be recorded, in the pieces in which they came, which are not copied.
///
/// Findings are known a little later than the events that they are about, so events wait until more have been checked.
struct StepQueue: Sendable {
  /// How many events come before one is recorded.
  private static let delay = 2048
  /// A piece that is smaller takes the next ones in.
  private static let smallest = 512

  private var pieces: [ContiguousArray<BriefStep>] = []
  private var count = 0
  /// The pieces that were recorded: there is room in them.
  private var used: [ContiguousArray<BriefStep>] = []

  /// The line of the first event that waits.
  var firstLine: Int? { pieces.first?.first?.line }

  /// Takes events behind the others, and leaves the room of some that have been recorded.
  mutating func append(_ steps: inout ContiguousArray<BriefStep>) {
    guard !steps.isEmpty else { return }
    count += steps.count
    if let last = pieces.indices.last, pieces[last].count + steps.count <= Self.smallest {
      pieces[last].append(contentsOf: steps)
      steps.removeAll(keepingCapacity: true)
    } else {
      var room = used.popLast() ?? []
      swap(&room, &steps)
      pieces.append(room)
    }
  }

  /// Takes out the first piece, if it has waited long enough.
  mutating func next(isOver: Bool) -> ContiguousArray<BriefStep>? {
    guard let first = pieces.first, isOver || count - first.count >= Self.delay else { return nil }
    count -= first.count
    return pieces.removeFirst()
  }

  /// Takes back a piece that has been recorded.
  mutating func reuse(_ piece: consuming ContiguousArray<BriefStep>) {
    piece.removeAll(keepingCapacity: true)
    used.append(piece)
  }
}
