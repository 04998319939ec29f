/// Reads what some classes do.
struct ClassProfileReader {
  private let names: StoryNames
  private let strangers: Set<UInt32>
  private let events: ContiguousArray<UInt64>

  /// - Parameter strangers: the names that are on one side only; they may stand for each other.
  init(_ merger: StoryMerger, _ strangers: Set<UInt32>) {
    names = merger.names
    self.strangers = strangers
    let words = merger.words
    events = merger.events.digests { label in
      var word = words[label]
      if strangers.contains(word.object) { word.object = 0 }
      return StoryDigest.digest(word.text(merger.names))
    }
  }

  /// The classes in the order of their first events.
  func read(_ runs: [RunStory], _ wanted: Set<UInt32>) -> [ClassProfile] {
    guard !wanted.isEmpty else { return [] }
    var profiles: [UInt32: ClassProfile] = [:]
    for run in runs {
      for life in run.lives where wanted.contains(life.name) && life.ordinal > 0 {
        for segment in run.segments[life.segments] {
          note(segment, run.transition(of: segment), &profiles[life.name, default: start(life, segment)])
        }
      }
    }
    return profiles.values.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  private func start(_ life: Life, _ segment: Segment) -> ClassProfile {
    ClassProfile(name: life.name, line: Int(segment.line))
  }

  private func note(_ segment: Segment, _ told: ToldTransition?, _ profile: inout ClassProfile) {
    if !segment.isFold { profile.stretches[events[Int(segment.events)], default: 0] += 1 }
    guard let told, told.isTold, told.from == profile.name || told.to == profile.name else { return }
    let role = role(told, profile.name)
    profile.roles.insert(role)
    let other = told.to == profile.name ? told.from : told.to
    if strangers.contains(other) { profile.partners.insert(other) } else { profile.certainRoles.insert(role) }
    guard profile.flow.isEmpty else { return }
    profile.flow = TransitionFlow(kind: told.kind, from: told.from, to: told.to).text(names)
  }

  private func role(_ told: ToldTransition, _ name: UInt32) -> UInt64 {
    let other = told.to == name ? told.from : told.to
    let owner = strangers.contains(other) ? 0 : StoryDigest.digest(names[other])
    return StoryDigest.digest(told.kind.name).mixed(with: told.to == name ? 1 : 2).mixed(with: owner)
  }
}
