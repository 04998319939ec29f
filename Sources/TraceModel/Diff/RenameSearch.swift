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
  /// Each kind of class is held against each other; beyond this, time would grow faster than the logs.
  private static let mostComparisons = 250_000

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
    let (old, new) = (ClassKind.kinds(of: gone), ClassKind.kinds(of: come))
    guard old.count * new.count <= Self.mostComparisons else { return giveUp() }
    let fits = old.map { one in new.indices.filter { Self.isAlike(one, new[$0]) } }
    var rivals = [[Int]](repeating: [], count: new.count)
    for (index, fitting) in fits.enumerated() { for other in fitting { rivals[other].append(index) } }
    var pairs: [(old: ClassProfile, new: ClassProfile)] = []
    for (index, one) in old.enumerated() where !fits[index].isEmpty {
      let rivals = Set(fits[index].flatMap { rivals[$0] }).sorted()
      let others = Set(rivals.flatMap { fits[$0] }).sorted().map { new[$0] }
      if rivals.count == 1, others.count == 1, one.members.count == 1, others[0].members.count == 1 {
        pairs.append((gone[one.members[0]], come[others[0].members[0]]))
      } else if rivals.first == index {
        note(rivals.flatMap { old[$0].members }, others.flatMap(\.members))
      }
    }
    renames = Self.supported(pairs).map(rename)
  }

  /// The pairs that take part in the same transitions: with somebody of both sides, or with two who are a pair
  /// themselves. All others fit by their shape alone.
  private static func supported(
    _ pairs: [(old: ClassProfile, new: ClassProfile)]
  ) -> [(old: ClassProfile, new: ClassProfile)] {
    let names = Dictionary(pairs.map { ($0.old.name, $0.new.name) }, uniquingKeysWith: { first, _ in first })
    let kept = pairs.filter { one, other in
      !one.certainRoles.isDisjoint(with: other.certainRoles)
        || one.partners.contains { partner in names[partner].map(other.partners.contains) ?? false }
    }
    return kept.count == pairs.count ? kept : supported(kept)
  }

  private mutating func giveUp() {
    unclear.append(
      "too many classes differ (\(gone.count) before, \(come.count) after) to look for renamed ones; "
        + "use --map OLD=NEW")
  }

  private mutating func note(_ one: [Int], _ other: [Int]) {
    let old = one.sorted().map { merger.names[gone[$0].name] }
    let new = other.sorted().map { merger.names[come[$0].name] }
    unclear.append(
      "\(Self.listed(old, "and")) may now be called \(Self.listed(new, "or")), but it isn't clear which is which; "
        + "use --map \(old[0])=\(new[0])")
  }

  /// Some names in words: nobody reads thousands.
  private static func listed(_ names: [String], _ word: String) -> String {
    let shown = names.count > 5 ? names.prefix(4) + ["\(names.count - 4) others"] : names[...]
    return shown.joined(separator: " \(word) ")
  }

  private static func isAlike(_ one: ClassKind, _ other: ClassKind) -> Bool {
    let roles = one.profile.roles.intersection(other.profile.roles).count * 2
    let all = one.profile.roles.count + other.profile.roles.count
    guard roles > 0, Double(roles) >= leastLikeness * Double(all) else { return false }
    let stretches = Double(common(one.profile, other.profile) * 2)
    return stretches >= leastLikeness * Double(one.count + other.count)
  }

  private static func common(_ one: ClassProfile, _ other: ClassProfile) -> Int {
    one.stretches.reduce(0) { $0 + min($1.value, other.stretches[$1.key] ?? 0) }
  }

  private func rename(_ pair: (old: ClassProfile, new: ClassProfile)) -> ClassRename {
    let (one, other) = pair
    return ClassRename(
      old: merger.names[one.name], new: merger.names[other.name], flow: other.flow,
      stretches: one.count, alike: Self.common(one, other), lineBefore: one.line, lineAfter: other.line)
  }
}
