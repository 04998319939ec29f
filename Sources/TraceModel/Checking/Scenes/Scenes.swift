/// The scenes of an app, and the app itself. Each has a machine of its own, if the log tells them apart.
struct Scenes: ~Copyable, Sendable {
  fileprivate struct Life {
    var who: Participant
    /// Whether it's the app's, not a scene's.
    var isApp: Bool
    var state: SceneState
    /// The state before a step that it doesn't allow: the scene may still be there.
    var stateBefore: SceneState?
    /// Whether everything logged about it began with its connection.
    var isSure: Bool
    /// Whether two have the same name, so that nobody knows which one a line is about.
    var isShared = false
    var lastStep: SceneStep
    var lastLine: Int
    /// The steps that were ever logged for it.
    var told: UInt8

    /// Whether a step can come now. One that came out of place says nothing about where the scene really is.
    func allows(_ step: SceneStep) -> Bool {
      step.legalStates.contains(state) || stateBefore.map(step.legalStates.contains) ?? false
    }
  }

  private var lives: [Life] = []
  /// The steps that came in a state that doesn't allow them. Only the end of the log tells whether it logs
  /// the steps that would have to come between.
  private var suspects: [SceneFact] = []

  /// How many lives, and how many suspects, are remembered.
  static let limit = 64
  static let mostSuspects = 1_000

  /// Whether everything known is in the background.
  private(set) var areInBackground = false

  /// A step of a scene or of the app.
  ///
  /// - Parameter excerptLine: the last line of an excerpt, or 0: the scene's life before it may be another's.
  mutating func take(
    _ step: SceneStep, of who: Participant, isApp: Bool, _ event: EventKind, line: Int, excerptLine: Int
  ) {
    defer { areInBackground = !lives.isEmpty && lives.allSatisfy { !$0.isInFront } && isAnyInBackground }
    guard let index = lives.firstIndex(where: { $0.who == who && $0.isApp == isApp }) else {
      lives.append(
        Life(
          who: who, isApp: isApp, state: step.next, isSure: step == .connect, lastStep: step, lastLine: line,
          told: step.bit), keeping: Self.limit)
      return
    }
    let isFault = judge(index, step, event, line, excerptLine)
    lives[index].stateBefore = isFault ? lives[index].state : nil
    lives[index].state = step.next
    lives[index].lastStep = step
    lives[index].lastLine = line
    lives[index].told |= step.bit
  }

  private var isAnyInBackground: Bool { lives.contains { $0.state == .background } }

  /// - Returns: whether the step is suspected.
  private mutating func judge(
    _ index: Int, _ step: SceneStep, _ event: EventKind, _ line: Int, _ excerptLine: Int
  ) -> Bool {
    let life = lives[index]
    if life.isShared || life.allows(step) { return false }
    // Another one connects while it lives.
    if step == .connect {
      lives[index].isShared = true
      return false
    }
    let suspect = SceneFact(
      who: life.who, event: event, step: step, line: line, state: life.state, sinceLine: life.lastLine,
      isSure: life.isSure || life.who.instance.isSome, isRepeated: life.lastStep == step,
      isBehindExcerpt: life.lastLine <= excerptLine)
    if suspects.count < Self.mostSuspects { suspects.append(suspect) }
    return true
  }

  /// Takes the faults at the end of the log: the steps that no unlogged step of that scene explains.
  mutating func takeFaults() -> [SceneFact] {
    defer { suspects = [] }
    return suspects.filter { suspect in
      guard let life = lives.first(where: { $0.who == suspect.who && $0.told & suspect.step.bit != 0 }) else {
        return false
      }
      return !canReach(suspect.step.legalStates, from: suspect.state, untold: ~life.told)
    }
  }

  /// Whether steps that are never logged may have led to a state in between.
  private func canReach(_ goals: [SceneState], from start: SceneState, untold: UInt8) -> Bool {
    var reached = [start]
    var next = 0
    while next < reached.count {
      if goals.contains(reached[next]) { return true }
      for step in SceneStep.allCases
      where untold & step.bit != 0 && step.legalStates.contains(reached[next]) && !reached.contains(step.next)
      {
        reached.append(step.next)
      }
      next += 1
    }
    return false
  }

  /// Lines are missing, so it isn't known where each is now.
  mutating func forget() {
    lives = []
    areInBackground = false
  }
}

extension Scenes.Life {
  fileprivate var isInFront: Bool { state == .active || state == .inactive }
}
