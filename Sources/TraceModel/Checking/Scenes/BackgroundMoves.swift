/// The controllers that were told to go while the app was in the background. One that is told so again without having
/// come back had never gone: the first call was made by hand, and UIKit's own must not be blamed for it.
struct BackgroundMoves: Sendable {
  /// A controller that was told to go.
  struct Move: Sendable {
    var who: InstanceRef
    /// Where it was before.
    var before: AppearanceState
    /// Where a call in that time in the background was reported.
    var toldLine: Int
  }

  private var moves: [Move] = []
  /// Where a call in the present time in the background was reported, or 0.
  var toldLine = 0

  /// How many are remembered.
  static let limit = 32

  var isEmpty: Bool { moves.isEmpty }

  /// A controller is told to go.
  mutating func note(_ who: InstanceRef, from before: AppearanceState) {
    drop(who)
    moves.append(Move(who: who, before: before, toldLine: toldLine), keeping: Self.limit)
  }

  /// How a controller was told to go, if it hasn't been back since.
  func move(of who: InstanceRef) -> Move? { moves.first { $0.who == who } }

  /// It came back, or the call was judged.
  mutating func drop(_ who: InstanceRef) { moves.removeAll { $0.who == who } }
}
