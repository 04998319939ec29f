/// What is asked of a stack while a presentation covers its screen: it is done at once, without a call, and the dismissal reveals
/// the screen that is on top by then.
extension ObservedApp {
  /// The presentation that is known to cover the screen on top of a stack: its presenter is that screen, or the container around it,
  /// and has gone from the screen for it.
  func presentationCovering(_ container: Participant) -> PresentationIndex? {
    guard !presentations.isEmpty, let top = containers.stacks.top(of: container), let screen = index(of: top),
      isAway(screen), isKnownAlone(screen)
    else { return nil }
    return presentations.open.last {
      let known = presentations[$0]
      return known.isAnnounced && known.family == .cover && isOutside(container, of: known.presented)
        && (known.phase == .presented || known.phase == .presenting && isShown(known.presented))
        && index(of: covered(known.presenter)) == screen
    }
  }

  /// Whether a controller has gone from the screen, as far as its class would say.
  func isAway(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    return instance.state == .hidden
      || instance.state == .disappearing && !classes[instance.name].logs(.viewDidDisappear)
  }

  /// Another screen is on top behind a presentation: that is its presenter from now on, unless the container around it is.
  mutating func reveal(_ screen: Seat, behind cover: PresentationIndex) {
    let presenter = presentations[cover].presenter
    guard let before = index(of: presenter), instances[before].presenting == cover else { return }
    instances[before].presenting = .none
    presentations[cover].askedBy = presenter.who
    if let index = index(of: screen) {
      bindPresentation(cover, index, isPresented: false)
    } else {
      presentations[cover].presenter = screen
    }
  }
}
