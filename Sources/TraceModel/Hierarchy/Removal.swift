/// What took a controller away: what was asked of its container, or the call that shows it.
struct Removal: Equatable, Sendable {
  /// Its line, or 0.
  @LineNumber var line = 0
  /// What it was.
  var kind = EventKind.pop
  /// Who was asked, or moved.
  var name = Symbol.none
}
