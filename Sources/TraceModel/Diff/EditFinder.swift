/// Finds the differences of two stories, life by life.
struct EditFinder: Sendable {
  private let before: StoryIndex
  private let after: StoryIndex
  private var matcher: LifeMatcher
  private var orders: OrderComparison
  private var edits: [Edit] = []
  /// How the lives of each name were matched, in words, where somebody wants to know.
  private var matches: [LifeMatch] = []
  /// How many other places of an edit are looked at.
  private static let alternativeLimit = 1000

  private init(_ before: StoryIndex, _ after: StoryIndex, _ merger: StoryMerger) {
    self.before = before
    self.after = after
    matcher = LifeMatcher(before, after, merger.events)
    orders = OrderComparison(merger.orders)
  }

  /// All differences, those of one name together, and how the lives were matched.
  static func find(_ before: StoryIndex, _ after: StoryIndex, _ merger: StoryMerger) async -> (
    edits: [Edit], matches: [LifeMatch]
  ) {
    let names = Set(before.livesByName.keys).union(after.livesByName.keys)
      .map { (number: $0, text: merger.names[$0].asciiLowercased) }
      .sorted { ($0.text, $0.number) < ($1.text, $1.number) }.map(\.number)
    var finder = EditFinder(before, after, merger)
    let parts = await SideBySide.map(names) { [finder] name in
      var part = finder
      part.compare(name)
      return (edits: part.edits, matches: part.matches)
    }
    finder.join(parts.flatMap(\.edits))
    return (finder.edits, parts.flatMap(\.matches))
  }

  /// Takes the differences of all names.
  private mutating func join(_ all: [Edit]) {
    edits = all
    for index in edits.indices.dropFirst(Self.alternativeLimit) { edits[index].alternatives = [] }
    findAlternatives(before, isBefore: true)
    findAlternatives(after, isBefore: false)
  }

  /// Notes for each whole life which equal ones could as well be the one: those that have to do with another edit.
  private mutating func findAlternatives(_ index: StoryIndex, isBefore: Bool) {
    let range = isBefore ? \Edit.before : \Edit.after
    let wholes = edits.indices.filter { edits[$0].isWholeLife && !edits[$0][keyPath: range].isEmpty }
    // Where nearly nothing is left of what there was, nobody asks at which of equal places.
    guard !wholes.isEmpty, wholes.count <= Self.alternativeLimit else { return }
    let touched = transitions(index, isBefore: isBefore)
    var equal: [UInt64: [Range<Int>]] = [:]
    for (life, own) in index.story.lives.enumerated()
    where index.story.segments[own.segments].contains(where: { touched.contains($0.transition) }) {
      equal[index.shapes[life], default: []].append(own.segments)
    }
    for whole in wholes {
      let own = edits[whole][keyPath: range]
      let shape = index.shape(of: own)
      edits[whole].alternatives = (equal[shape] ?? []).filter { $0 != own }.prefix(Self.alternativeLimit)
        .map(\.self)
    }
  }

  /// The transitions that edits have to do with, or might have, on one side.
  private func transitions(_ index: StoryIndex, isBefore: Bool) -> Set<UInt32> {
    var touched: Set<UInt32> = []
    for edit in edits {
      let own = isBefore ? edit.before : edit.after
      for range in own.isEmpty ? [] : [own] + edit.alternatives {
        touched.formUnion(index.story.segments[range].lazy.map(\.transition))
      }
    }
    touched.remove(0)
    return touched
  }

  private mutating func compare(_ name: UInt32) {
    let result = matcher.matches(of: name)
    for pair in result.pairs { compare(pair.before, pair.after) }
    for life in result.onlyBefore { edits.append(wholeLife(life, of: before, isBefore: true)) }
    for life in result.onlyAfter { edits.append(wholeLife(life, of: after, isBefore: false)) }
    note(name, result)
  }

  private mutating func note(_ name: UInt32, _ result: LifeMatcher.Result) {
    matches.append(
      LifeMatch(
        name: name, before: before.count(of: name), after: after.count(of: name),
        alike: result.pairs.count, onlyBefore: result.onlyBefore.count, onlyAfter: result.onlyAfter.count))
  }

  /// A life without a partner.
  private func wholeLife(_ life: Int, of index: StoryIndex, isBefore: Bool) -> Edit {
    let own = index.story.lives[life]
    return Edit(
      subject: .events, name: own.name, isWholeLife: true, isController: own.ordinal > 0,
      before: isBefore ? own.segments : 0..<0, after: isBefore ? 0..<0 : own.segments)
  }

  private mutating func compare(_ one: Int, _ other: Int) {
    let contents = before.contents(of: one)
    let others = after.contents(of: other)
    let lives = (before.story.lives[one].segments, after.story.lives[other].segments)
    let start = edits.count
    for gap in SequenceAlignment.gaps(contents, others) {
      if gap.isPure {
        edits.append(pure(gap, one, contents, others, lives))
      } else {
        compare(gap, one, contents, others, lives)
      }
    }
    joinMoved(from: start)
  }

  /// Makes one edit of what went at one point of a life and came at another, if it is of the same transition.
  private mutating func joinMoved(from start: Int) {
    var gone = edits.indices[start...].filter { edits[$0].isPure && edits[$0].after.isEmpty }
    var joined: Set<Int> = []
    for index in edits.indices[start...] where edits[index].isPure && edits[index].before.isEmpty {
      guard
        let other = gone.prefix(Self.alternativeLimit).firstIndex(where: { isMoved(edits[$0], edits[index]) })
      else { continue }
      edits[index].before = edits[gone[other]].before
      (edits[index].life, edits[index].alternatives) = (0..<0, [])
      joined.insert(gone.remove(at: other))
    }
    guard !joined.isEmpty else { return }
    let kept = edits.indices[start...].filter { !joined.contains($0) }.map { edits[$0] }
    edits.replaceSubrange(start..., with: kept)
  }

  private func isMoved(_ gone: Edit, _ come: Edit) -> Bool {
    let (old, now) = (before.story.segments[gone.before], after.story.segments[come.after])
    guard old.count == now.count, old.map(\.events) == now.map(\.events), let one = old.first, !one.isFold,
      let other = now.first, let told = before.story.transition(of: one), told.isTold, told.isAnnounced
    else { return false }
    return after.story.transition(of: other).map { $0.isAnnounced && $0.flow == told.flow } ?? false
  }

  /// Segments that only came or only went, with the places to which they could be moved.
  private func pure(
    _ gap: Gap, _ life: Int, _ contents: ContiguousArray<UInt64>, _ others: ContiguousArray<UInt64>,
    _ lives: (Range<Int>, Range<Int>)
  ) -> Edit {
    var edit = edit(.events, gap, life, lives)
    guard edits.count < Self.alternativeLimit else { return edit }
    let (range, sequence, start) =
      gap.after.isEmpty
      ? (gap.before, contents, lives.0.lowerBound) : (gap.after, others, lives.1.lowerBound)
    let left = Slide.left(of: range, in: sequence, limit: Self.alternativeLimit)
    let right = Slide.right(of: range, in: sequence, limit: Self.alternativeLimit)
    for moved in -left..<right + 1 where moved != 0 {
      edit.alternatives.append(
        range.lowerBound + moved + start..<range.upperBound + moved + start)
    }
    return edit
  }

  /// A place where both sides have something: what is equal in itself is held against its transition's order.
  private mutating func compare(
    _ gap: Gap, _ life: Int, _ contents: ContiguousArray<UInt64>, _ others: ContiguousArray<UInt64>,
    _ lives: (Range<Int>, Range<Int>)
  ) {
    let events = ContiguousArray(contents[gap.before].map { $0 >> 32 })
    let otherEvents = ContiguousArray(others[gap.after].map { $0 >> 32 })
    var index = (gap.before.lowerBound, gap.after.lowerBound)
    for inner in SequenceAlignment.gaps(events, otherEvents) {
      let moved = inner.moved(before: gap.before.lowerBound, after: gap.after.lowerBound)
      compareOrders(index, moved.before.lowerBound, life, contents, others, lives)
      edits.append(edit(.events, moved, life, lives))
      index = (moved.before.upperBound, moved.after.upperBound)
    }
    compareOrders(index, gap.before.upperBound, life, contents, others, lives)
  }

  private mutating func compareOrders(
    _ index: (Int, Int), _ end: Int, _ life: Int, _ contents: ContiguousArray<UInt64>,
    _ others: ContiguousArray<UInt64>, _ lives: (Range<Int>, Range<Int>)
  ) {
    for offset in 0..<max(0, end - index.0) {
      let (one, other) = (index.0 + offset, index.1 + offset)
      let order = UInt32(truncatingIfNeeded: contents[one])
      guard orders.contradict(order, UInt32(truncatingIfNeeded: others[other])) else { continue }
      edits.append(edit(.order, Gap(before: one..<one + 1, after: other..<other + 1), life, lives))
    }
  }

  private func edit(_ subject: Edit.Subject, _ gap: Gap, _ life: Int, _ lives: (Range<Int>, Range<Int>))
    -> Edit
  {
    let moved = gap.moved(before: lives.0.lowerBound, after: lives.1.lowerBound)
    let own = before.story.lives[life]
    var edit = Edit(
      subject: subject, name: own.name, isController: own.ordinal > 0, before: moved.before,
      after: moved.after)
    if gap.isPure { edit.life = gap.after.isEmpty ? lives.0 : lives.1 }
    return edit
  }
}
