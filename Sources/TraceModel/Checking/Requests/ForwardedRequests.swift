/// Requests that UIKit hands to another controller than the one asked.
extension ObservedApp {
  /// Whether a controller other than the one asked presents: UIKit hands the request to a visible ancestor.
  func isForwarded(_ event: Event) -> Bool {
    existing(event.subject).map { instances[$0].state == .hidden && mayForward($0) } ?? false
  }

  /// Whether a hidden controller may have a visible ancestor, to which UIKit forwards what the controller
  /// can't fulfil. It has none if it was popped or dismissed, was never added, or is below a presentation
  /// that covers the whole screen.
  func mayForward(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    if !instance.flags.isDisjoint(with: [.gone, .awaited]) || isCoveredByPresentation(index) { return false }
    let isAdded = containers.stacks.hold(instances.reference(index)) || instance.parent.isSome
    return isAdded || instance.flags.contains(.hasAppeared)
  }

  /// Whether a controller is below one that was presented over the whole screen.
  private func isCoveredByPresentation(_ index: InstanceIndex) -> Bool {
    let reference = instances.reference(index)
    return presentations.open.contains { presentation in
      guard presentations[presentation].family == .cover, presentations[presentation].phase == .presented
      else { return false }
      if presentations[presentation].presenter.instance == reference { return true }
      guard let shown = instances.index(of: presentations[presentation].presented.instance)
      else { return false }
      return instances[shown].below == reference
    }
  }
}
