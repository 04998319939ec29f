/// Controllers whose did-callback was still to come when their inferred transition was over. It may come late: until they
/// move again, are released, or what came in their place has gone itself.
struct OverdueMoves: Sendable {
  private struct Overdue {
    var mover: InstanceRef
    var missing: AppearanceCallback
    var other: InstanceRef
    /// The other one as it was then: it may be released since.
    var otherThen: Instance
    /// How many transitions had begun by then.
    var serial: UInt32
  }

  private var waiting: [Overdue] = []
  /// Where a controller was released last that hadn't gone, and where it had begun to go.
  var lastRelease: (line: Int, began: Int)?

  /// How many are remembered.
  private static let limit = 16

  @inline(__always)
  var isEmpty: Bool { waiting.isEmpty }

  mutating func expect(
    _ missing: AppearanceCallback, of mover: InstanceRef, besides other: InstanceRef, _ otherThen: Instance,
    serial: UInt32
  ) {
    waiting.append(
      Overdue(mover: mover, missing: missing, other: other, otherThen: otherThen, serial: serial),
      keeping: Self.limit)
  }

  /// Takes out a controller that lacks a callback, and returns the other one of its transition; `nil` if more than the
  /// transition with which it moves on has begun since: it may belong to one of these.
  mutating func take(_ missing: AppearanceCallback, of mover: InstanceRef, serial: UInt32) -> Instance? {
    guard let index = waiting.firstIndex(where: { $0.mover == mover && $0.missing == missing }) else {
      return nil
    }
    let one = waiting.remove(at: index)
    return serial &- one.serial <= 1 ? one.otherThen : nil
  }

  /// Takes out those in whose place a controller came.
  mutating func takeGoers(replacedBy other: InstanceRef) -> [InstanceRef] {
    defer { waiting.removeAll { $0.other == other && $0.missing == .viewDidDisappear } }
    return waiting.filter { $0.other == other && $0.missing == .viewDidDisappear }.map(\.mover)
  }
}
