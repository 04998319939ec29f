/// What took a controller away: what was asked of its container, or the call that shows it.
struct Removal: Equatable, Sendable {
  /// Its line, or 0.
  @LineNumber var line = 0
  /// Who was asked, or moved.
  var name = Symbol.none
  /// What it was; last, since an instance's next field fills its gap.
  var kind = EventKind.pop
}
