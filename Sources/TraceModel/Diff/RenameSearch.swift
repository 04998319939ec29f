/// Looks for classes that have another name since the change: gone on one side and new on the other, in the same
/// transitions, and alike. Only where each fits the other alone; else it is said, and `--map` decides.
struct RenameSearch {
  private let merger: StoryMerger
  private let gone: [ClassProfile]
  private let come: [ClassProfile]
  /// The classes that were found to be the same.
  private(set) var renames: [ClassRename] = []
  /// What is not clear, in words.
  private(set) var unclear: [String] = []
  /// From which share on two classes are alike, as git takes it for files.
  private static let leastLikeness = 0.5

  /// - Parameter known: the classes that are said to have another name.
  init(_ before: [LogStory], _ after: [LogStory], known: [RenamedClass]) {
    var merger = StoryMerger(renames: known)
    let old = before.flatMap { merger.merge($0, isBefore: true) }
    let now = after.flatMap { merger.merge($0, isBefore: false) }
    let names = (Self.names(old), Self.names(now))
    let strangers = names.0.symmetricDifference(names.1)
    self.merger = merger
    let profiles = ClassProfileReader(merger, strangers)
    gone = profiles.read(old, names.0.subtracting(names.1))
    come = profiles.read(now, names.1.subtracting(names.0))
    search()
  }

  private static func names(_ runs: [RunStory]) -> Set<UInt32> {
    runs.reduce(into: []) { names, run in
      names.formUnion(run.lives.lazy.filter { $0.ordinal > 0 }.map(\.name))
      names.formUnion(run.folded.keys)
    }
  }

  private mutating func search() {
    let fits = gone.map { one in come.indices.filter { Self.isAlike(one, come[$0]) } }
    for (place, one) in gone.enumerated() where !fits[place].isEmpty {
      let rivals = gone.indices.filter { !fits[$0].isEmpty && !Set(fits[$0]).isDisjoint(with: fits[place]) }
      if rivals.count == 1, fits[place].count == 1 {
        renames.append(rename(one, come[fits[place][0]]))
      } else if rivals.first == place {
        note(rivals.map { gone[$0] }, Set(rivals.flatMap { fits[$0] }).sorted().map { come[$0] })
      }
    }
  }

  private mutating func note(_ one: [ClassProfile], _ other: [ClassProfile]) {
    let old = one.map { merger.names[$0.name] }
    let new = other.map { merger.names[$0.name] }
    unclear.append(
      "\(old.joined(separator: " and ")) may now be called \(new.joined(separator: " or ")), but it isn't clear which is which; "
        + "use --map \(old[0])=\(new[0])")
  }

  private static func isAlike(_ one: ClassProfile, _ other: ClassProfile) -> Bool {
    let roles = one.roles.intersection(other.roles).count * 2
    let isSameRole = Double(roles) >= leastLikeness * Double(one.roles.count + other.roles.count)
    let stretches = Double(common(one, other) * 2)
    return roles > 0 && isSameRole && stretches >= leastLikeness * Double(one.count + other.count)
  }

  private static func common(_ one: ClassProfile, _ other: ClassProfile) -> Int {
    one.stretches.reduce(0) { $0 + min($1.value, other.stretches[$1.key] ?? 0) }
  }

  private func rename(_ one: ClassProfile, _ other: ClassProfile) -> ClassRename {
    ClassRename(
      old: merger.names[one.name], new: merger.names[other.name], flow: other.flow,
      stretches: one.count, alike: Self.common(one, other), lineBefore: one.line, lineAfter: other.line)
  }
}
