/// The screens that came one over another, in a log that never tells of going: where one comes that was there before, those that came
/// since have gone.
struct ScreenPath: Sendable {
  private var screens: [(seat: Seat, line: Int)] = []
  /// Whether one came back, and nothing was told of the going of another: so the log doesn't tell that.
  private(set) var hasComeBack = false
  /// The last screen, which went without anybody coming for it, or none once one came.
  var left = InstanceRef.none
  /// Whether another root had loaded its view as it went.
  var isRootReplaced = false
  /// The root, where it isn't the first screen any more.
  var root = InstanceRef.none

  /// How many screens are remembered below the one on top.
  private static let heightAtMost = 64

  /// Takes a screen that began to come at a line. Of two moves, the earlier one may be over later.
  ///
  /// - Returns: the one that it came over, or that was above it, or nobody, and whether it had been there before.
  mutating func come(_ screen: Seat, at line: Int) -> (from: Seat, isBack: Bool) {
    let place = screens.lastIndex { $0.line < line }.map { $0 + 1 } ?? 0
    let below = place > 0 ? screens[place - 1].seat : Seat()
    if below.instance == screen.instance { return (Seat(), false) }
    if place == screens.count, let before = screens.lastIndex(where: { $0.seat.instance == screen.instance })
    {
      screens.removeSubrange((before + 1)...)
      screens[before].line = line
      hasComeBack = true
      return (below, true)
    }
    screens.insert((screen, line), at: place)
    if screens.count > Self.heightAtMost { screens.removeFirst() }
    return (below, false)
  }

  /// A screen has gone, and those above it.
  mutating func leave(_ screen: Seat) {
    guard let place = screens.lastIndex(where: { $0.seat.instance == screen.instance }) else { return }
    screens.removeSubrange(place...)
  }
}
