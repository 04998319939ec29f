/// Numbers for what happens on one side that depend on nothing but what it is, so that both sides can be held
/// against each other while they are being read, each in numbers of its own.
struct SideDigests: Sendable {
  private let renames: [RenamedClass]
  private(set) var names: ContiguousArray<UInt64> = []
  private var words: ContiguousArray<UInt64> = []
  private var events: ContiguousArray<UInt64> = [0]
  private var orders: ContiguousArray<UInt64> = [0]

  /// - Parameter renames: the classes that have another name on this side.
  init(renames: [RenamedClass] = []) {
    self.renames = renames
  }

  /// Takes in what is new in a story.
  mutating func learn(_ story: borrowing StoryBuilder) {
    for name in story.names[names.count...] { names.append(digest(name)) }
    for word in words.count..<story.words.count { words.append(digest(story.words[UInt32(word)])) }
    story.events.extend(&events) { words[Int($0)] }
    story.orders.extend(&orders) { label in
      names[Int(OrderCall(number: label).name)].mixed(with: UInt64(label & 0xFF))
    }
  }

  private func digest(_ name: String) -> UInt64 {
    let shared = renames.lazy.compactMap { $0.newName(of: name) }.first ?? name
    return StoryDigest.digest(shared)
  }

  private func digest(_ word: EventWord) -> UInt64 {
    let style = word.style.map { StoryDigest.digest($0.name) } ?? 0
    return UInt64(word.kind.rawValue).mixed(with: names[Int(word.object)]).mixed(with: style)
      .mixed(with: UInt64(word.flags.bits))
  }

  /// The number of a segment and of the order of its transition.
  func of(_ segment: Segment, in run: UnfoldedRun) -> UInt64 {
    if segment.isFold { return UInt64(segment.events) }
    let told = run.transitions[Int(segment.transition)]
    return events[Int(segment.events)].mixed(with: told.isAnnounced ? orders[Int(told.order)] : 0)
  }
}
