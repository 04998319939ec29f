/// A child that moves because its container does isn't a transition of its own, nor is a container that moves
/// because one of its children is asked to.
extension TraceChecker {
  /// Whether a controller moves along with one that is already accounted for: its container, or a child of
  /// its own that a mark named.
  @inline(__always)
  func goesAlong(_ place: Int, _ callback: AppearanceCallback) -> Bool {
    guard container(around: place) != nil || !running.established.isEmpty else {
      return false
    }
    return follows(place, callback) || leads(place, callback)
  }

  /// Whether a container of a controller makes the same move now.
  private func follows(_ place: Int, _ callback: AppearanceCallback) -> Bool {
    var outer = container(around: place)
    for _ in 0..<Self.depth {
      guard let container = outer else { return false }
      if moves(container, place, callback) { return true }
      outer = self.container(around: container)
    }
    return false
  }

  /// Whether a container makes the same move as its child: it's on its way, or has just arrived with it.
  private func moves(_ container: Int, _ child: Int, _ callback: AppearanceCallback) -> Bool {
    let way: AppearanceState = callback.isAppearing ? .appearing : .disappearing
    if instances[container].state == way { return true }
    if callback.isWill { return false }
    let goal: AppearanceState = callback.isAppearing ? .appeared : .hidden
    return instances[child].state == way && instances[container].state == goal
  }

  /// Whether a child of a controller was asked to present in its place, or is revealed with it.
  private func leads(_ place: Int, _ callback: AppearanceCallback) -> Bool {
    let (kind, side): (TransitionKind, Side) =
      callback.isAppearing ? (.dismiss, .incoming) : (.present, .outgoing)
    return running.established.contains { transition in
      let seat = running[transition].seat(side)
      guard running[transition].kindAsked == kind, let child = instances.place(of: seat.instance),
        child != place
      else { return false }
      return isInside(child, place)
    }
  }

  /// Whether a controller is a child of another, or of one of its children.
  private func isInside(_ child: Int, _ container: Int) -> Bool {
    var parent = instances.place(of: instances[child].parent)
    for _ in 0..<Self.depth {
      guard let place = parent else { return false }
      if place == container { return true }
      parent = instances.place(of: instances[place].parent)
    }
    return false
  }

  /// How many levels of containers are searched.
  private static var depth: Int { 8 }
}
