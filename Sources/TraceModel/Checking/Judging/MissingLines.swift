/// What shows that the log lacks lines: a recording that was stopped for a while, or excerpts put one behind the other.
extension TraceChecker {
  /// Raises what is wrong with will-callbacks, once a callback shows that no more of them belong together.
  mutating func settleMirrored(before callback: AppearanceCallback) {
    if judges.mirroredSteps.follow(callback) { settleMirrored() }
  }

  /// Raises it at a break, or at the end of the log.
  mutating func settleMirrored() {
    for held in judges.mirroredSteps.takeAll() { raise(held) }
  }
}

extension ObservedApp {
  /// Notes that lines are missing if a controller on screen appears again while another leaves that was never seen to
  /// come: in between that one came over it, and the log doesn't have it. Of both it isn't known what else they did there.
  mutating func noteMissingLines(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ transition: RunningIndex?
  ) {
    guard callback == .viewWillAppear, instances[index].state == .appeared, let transition,
      running[transition].side(of: index) == .incoming,
      let other = instances.index(of: running[transition].outgoing.instance),
      hasNeverCome(other),
      instances[other].line(.viewWillDisappear) > instances[index].line(.viewDidAppear)
    else { return }
    instances[index].flags.insert(.missed)
    instances[other].flags.insert(.missed)
  }

  /// Whether all that is known of where a controller is may be of another excerpt: that it was loaded says nothing of it.
  func isBeforeExcerpt(_ index: InstanceIndex) -> Bool {
    guard latest.excerptLine > 0 else { return false }
    return AppearanceCallback.allCases.allSatisfy { instances[index].line($0) <= latest.excerptLine }
  }

  /// Whether nothing that a controller does before it leaves was logged of it.
  private func hasNeverCome(_ index: InstanceIndex) -> Bool {
    instances[index].flags.isDisjoint(with: .begun) && instances[index].line(.viewWillAppear) == 0
      && instances[index].line(.viewDidAppear) == 0
  }
}
