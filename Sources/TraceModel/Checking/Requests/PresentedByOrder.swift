/// Presentations that nobody announced, and that a dismissal asks to end: the order of the calls told that one controller
/// covers another as no push does.
extension ObservedApp {
  /// The presentation that a dismissal ends if only the order of the calls told of it: that of the controller on top, where
  /// the one that is asked is in what was presented, or is who presented it.
  mutating func presentationByOrder(_ asked: InstanceIndex) -> PresentationIndex? {
    guard let top = instances.index(of: latest.arrived), instances[top].state == .appeared,
      !instances[top].presentedIn.isSome, let presenter = presenterByOrder(of: top, asking: asked),
      !instances[presenter].presenting.isSome
    else { return nil }
    let presentation = openPresentation(seated(presenter), seated(top), line: latest.line)
    presentations[presentation].family = .cover
    presentations[presentation].phase = .presented
    return presentation
  }

  /// Who is below what was presented last, with all that was pushed in it.
  private func presenterByOrder(of top: InstanceIndex, asking asked: InstanceIndex) -> InstanceIndex? {
    var (one, isAsked) = (top, top == asked)
    for _ in 0..<Self.levels {
      guard let below = instances.index(of: instances[one].below), instances[below].state == .hidden,
        instances[below].above == instances.reference(one)
      else { return nil }
      isAsked = isAsked || below == asked
      if !instances[one].flags.contains(.cameInside) {
        return isAsked && hasCoveredAnew(one, below) ? below : nil
      }
      one = below
    }
    return nil
  }

  /// Whether the one that goes was presented, as it was said or as the order tells: no pop takes it off a stack.
  func wasPresented(_ going: Seat) -> Bool {
    instances.index(of: going.instance).map { instances[$0].presentedIn.isSome || hasCoveredByOrder($0) }
      ?? false
  }

  /// Whether a controller came over the one below it in the order in which a presentation covers, and was made for that.
  private func hasCoveredByOrder(_ upper: InstanceIndex) -> Bool {
    guard let below = instances.index(of: instances[upper].below), instances[below].state == .hidden,
      instances[below].above == instances.reference(upper), !instances[upper].flags.contains(.cameInside)
    else { return false }
    let came = instances[upper].line(.viewDidAppear)
    return came > 0 && came < instances[below].line(.viewDidDisappear) && hasCoveredAnew(upper, below)
  }

  /// Whether a controller was made after the one below it had come: one that was there before may have been revealed by that
  /// one, as the calls come in the same order then.
  private func hasCoveredAnew(_ upper: InstanceIndex, _ lower: InstanceIndex) -> Bool {
    instances[upper].loadLine > instances[lower].line(.viewDidAppear)
      && !instances[lower].flags.contains(.dead)
  }

  /// How many pushed screens are looked through.
  private static let levels = 32
}
