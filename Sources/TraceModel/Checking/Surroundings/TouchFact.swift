/// A touch reaches a controller that should not get any.
struct TouchFact: Equatable, Sendable {
  enum Reason: Equatable {
    /// Its view is covered or gone.
    case hidden
    /// It is outside a sheet that is modal.
    case outside(sheet: Symbol)
  }

  var controller: Instance
  var reason: Reason
  var line: Int
  /// How the touch was logged.
  var event: EventKind
  /// Whether others have its name, and are off screen as well.
  var isOneOfSeveral = false
}
