/// Controllers whose did-callback was still to come when their inferred transition was over. It may come late: until they
/// move again, are released, or what came in their place has gone itself.
struct OverdueMoves: Sendable {
  private struct Overdue {
    var mover: InstanceRef
    var missing: AppearanceCallback
    var other: InstanceRef
    /// The other one as it was then: it may be released since.
    var otherThen: Instance
  }

  private var waiting: [Overdue] = []
  /// Where a controller was released last that hadn't gone, and where it had begun to go.
  var lastRelease: (line: Int, began: Int)?

  /// How many are remembered.
  private static let limit = 16

  @inline(__always)
  var isEmpty: Bool { waiting.isEmpty }

  mutating func expect(
    _ missing: AppearanceCallback, of mover: InstanceRef, besides other: InstanceRef, _ otherThen: Instance
  ) {
    waiting.append(
      Overdue(mover: mover, missing: missing, other: other, otherThen: otherThen), keeping: Self.limit)
  }

  /// Takes out a controller that lacks a callback, and returns the other one of its transition.
  mutating func take(_ missing: AppearanceCallback, of mover: InstanceRef) -> Instance? {
    waiting.firstIndex { $0.mover == mover && $0.missing == missing }.map { waiting.remove(at: $0).otherThen }
  }

  /// Takes out those in whose place a controller came.
  mutating func takeGoers(replacedBy other: InstanceRef) -> [InstanceRef] {
    defer { waiting.removeAll { $0.other == other && $0.missing == .viewDidDisappear } }
    return waiting.filter { $0.other == other && $0.missing == .viewDidDisappear }.map(\.mover)
  }
}
