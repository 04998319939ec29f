/// Says in words that something which both sides have happens more or less often.
struct FrequencyWords: Sendable {
  private let names: StoryNames
  private let before: StoryCounts
  private let after: StoryCounts

  init(_ names: StoryNames, _ before: RunStory, _ after: RunStory) {
    self.names = names
    self.before = StoryCounts(before)
    self.after = StoryCounts(after)
  }

  /// How often there is now what came or went as a whole; `nil` where only one side has it.
  func more(
    _ edits: [Edit], _ primary: Edit, _ told: ToldTransition?
  ) -> (BehaviourChange.Kind, String)? {
    let whole = edits.filter { $0.isWholeLife && $0.isController }
    guard edits.count > 1, whole.allSatisfy({ isOnBothSides($0.name) }) else { return nil }
    guard let told, told.isAnnounced else {
      return whole.isEmpty ? nil : (.count, "\(names[primary.name]): \(instances(primary.name))")
    }
    return transitions(told.flow).map { (.count, "\(told.flow.text(names)): \($0)") }
  }

  private func isOnBothSides(_ name: UInt32) -> Bool {
    before.lives(of: name) > 0 && after.lives(of: name) > 0
  }

  private func instances(_ name: UInt32) -> String {
    "\(Counted.words(after.lives(of: name), "instance")), was \(before.lives(of: name))"
  }

  private func transitions(_ flow: TransitionFlow) -> String? {
    let (old, now) = (before.transitions(of: flow), after.transitions(of: flow))
    guard old > 0, now > 0, old != now else { return nil }
    // What both sides have in common may have been let go of: then the numbers are too small.
    guard before.isWhole, after.isWhole else { return "\(now > old ? "more" : "less") often" }
    return "\(times(now)), was \(times(old))"
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
