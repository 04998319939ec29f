/// Says in words what a group of edits is.
struct ChangeDescriber: Sendable {
  private let names: StoryNames
  private let words: EventWordTable
  private let texts: ContiguousArray<String>
  private let orders: SequenceTrie
  private let before: RunStory
  private let after: RunStory
  private let frequency: FrequencyWords
  private let callsBefore: EditCalls
  private let callsAfter: EditCalls
  /// How many calls of a place are listed.
  private static let callLimit = 60

  init(_ merger: StoryMerger, _ before: RunStory, _ after: RunStory, _ lines: FindingLines) {
    names = merger.names
    words = merger.words
    texts = merger.words.texts(merger.names)
    orders = merger.orders
    self.before = before
    self.after = after
    frequency = FrequencyWords(merger.names, before, after)
    callsBefore = EditCalls(before, merger.events, wanted: lines.before)
    callsAfter = EditCalls(after, merger.events, wanted: lines.after)
  }

  /// The change that some edits are; there is at least one.
  func change(_ edits: [Edit]) -> BehaviourChange {
    let primary = primary(of: edits)
    let (told, other) = transitions(of: edits)
    let controller = names[primary.name]
    var change = BehaviourChange(
      kind: .changed, flow: flow(told ?? other) ?? controller, controller: controller, what: "")
    (change.kind, change.what) = verdict(edits, primary, told, other)
    change.names = Set(edits.map { names[$0.name] })
    for told in [told, other] {
      if let told { change.names.formUnion([names[told.from], names[told.to]]) }
    }
    (change.before, change.foundBefore) = listed(edits, isBefore: true)
    (change.after, change.foundAfter) = listed(edits, isBefore: false)
    change.beforeLines = lines(edits, isBefore: true)
    change.afterLines = lines(edits, isBefore: false)
    return change
  }

  /// The edit that says most: a whole life, then a controller's own.
  private func primary(of edits: [Edit]) -> Edit {
    edits.first { $0.isWholeLife && $0.isController } ?? edits.first {
      $0.isController && $0.subject == .events
    }
      ?? edits.first { $0.subject == .events } ?? edits[0]
  }

  // MARK: Transitions

  /// The transition before and the one after that edits are about.
  private func transitions(of edits: [Edit]) -> (ToldTransition?, ToldTransition?) {
    (
      transition(edits.flatMap { before.segments[$0.before] }, before),
      transition(edits.flatMap { after.segments[$0.after] }, after)
    )
  }

  private func transition(_ segments: [Segment], _ story: RunStory) -> ToldTransition? {
    let told = segments.lazy.compactMap { story.transition(of: $0) }
    return told.first { $0.isAnnounced } ?? told.first { $0.isTold }
  }

  private func flow(_ told: ToldTransition?) -> String? { told?.flow(names) }

  // MARK: Verdict

  private func verdict(
    _ edits: [Edit], _ primary: Edit, _ told: ToldTransition?, _ other: ToldTransition?
  ) -> (BehaviourChange.Kind, String) {
    if edits.allSatisfy({ $0.before.isEmpty }) {
      if let words = family(edits, primary, other, CoverWords.covers) { return (.style, words) }
      return frequency.more(edits, primary, other)
        ?? (.appeared, presence(edits, primary, other, "appeared"))
    }
    if edits.allSatisfy({ $0.after.isEmpty }) {
      if let words = family(edits, primary, told, CoverWords.leaves) { return (.style, words) }
      return frequency.more(edits, primary, told)
        ?? (.vanished, presence(edits, primary, told, "vanished"))
    }
    if edits.allSatisfy({ $0.subject == .order }) { return (.order, orderText(primary)) }
    let difference = difference(primary)
    if edits.count == 1, let answer = simple(difference, names[primary.name]) { return answer }
    if let told, let other {
      if let answer = trigger(told, other) { return answer }
      if told.isAnnounced, other.isAnnounced, let answer = settings(told, other) { return answer }
    }
    if let answer = simple(difference, names[primary.name]) { return answer }
    return (.changed, "\(names[primary.name]): \(counts(difference))")
  }

  /// Who covers whom, where all that came or went is what a presenter hears of a presentation that covers it, and no mark
  /// names the style.
  private func family(
    _ edits: [Edit], _ presenter: Edit, _ told: ToldTransition?, _ words: (String, String) -> String
  ) -> String? {
    guard let told, let presented = told.presented(over: presenter.name), told.kind == .present,
      edits.allSatisfy({ $0.name == presenter.name && $0.isController }),
      calls(of: presenter).allSatisfy(CoverWords.calls.contains)
    else { return nil }
    return words(names[presented], names[presenter.name])
  }

  /// What came or went as a whole.
  private func presence(
    _ edits: [Edit], _ primary: Edit, _ told: ToldTransition?, _ verb: String
  ) -> String {
    if primary.isWholeLife {
      let whole = edits.filter { $0.isWholeLife && $0.isController }.map { names[$0.name] }
      let listed = whole.prefix(5).joined(separator: ", ") + (whole.count > 5 ? " …" : "")
      return whole.isEmpty ? "\(names[primary.name]) \(verb)" : "\(listed) \(verb)"
    }
    guard let told, let flow = flow(told), edits.count > 1 else {
      return part(primary, verb)
    }
    return "\(flow)\(told.outcome == .completed ? "" : " (\(told.outcome.name))") \(verb)"
  }

  /// A part of a life that came or went: one of several such stretches, or all there were.
  private func part(_ edit: Edit, _ verb: String) -> String {
    let isGone = edit.after.isEmpty
    let own = isGone ? edit.before : edit.after
    let (name, calls) = (names[edit.name], calls(of: edit))
    guard own.count == 1 else { return "\(name): \(calls.count) calls \(verb)" }
    if side(isBefore: isGone).areRepeated(edit, own) {
      return "\(name) gets \(text(calls)) once \(isGone ? "less" : "more")"
    }
    return "\(name) \(isGone ? "no longer" : "now") gets \(text(calls))"
  }

  /// The words of a difference that is of one kind.
  private func simple(_ difference: WordDifference, _ name: String) -> (BehaviourChange.Kind, String)? {
    let gone = difference.gone.map { texts[Int($0)] }
    let come = difference.come.map { texts[Int($0)] }
    if difference.isOrder { return (.order, "\(name) gets \(text(come)) at a different point") }
    if difference.isMove {
      return (.order, "\(name) gets \(text(difference.after.map { texts[Int($0)] })) at a different point")
    }
    if difference.isCount {
      return (.count, "\(name) gets \(text(gone + come)) \(come.isEmpty ? "less" : "more") often")
    }
    if come.isEmpty, !gone.isEmpty { return (.vanished, "\(name) no longer gets \(text(gone))") }
    if gone.isEmpty, !come.isEmpty { return (.appeared, "\(name) now gets \(text(come))") }
    return styles(difference, name)
  }

  /// One word that says another style and is the same otherwise.
  private func styles(_ difference: WordDifference, _ name: String) -> (BehaviourChange.Kind, String)? {
    guard difference.gone.count == 1, difference.come.count == 1 else { return nil }
    let (gone, come) = (words[difference.gone[0]], words[difference.come[0]])
    var alike = gone
    alike.style = come.style
    if gone.style != come.style, alike == come {
      return (.style, "\(subject(gone, name)): style \(text(come.style)), was \(text(gone.style))")
    }
    let now = texts[Int(difference.come[0])]
    return (.changed, "\(name): \(now), was \(texts[Int(difference.gone[0])])")
  }

  private func subject(_ word: EventWord, _ name: String) -> String {
    word.object == 0 ? name : "\(name) \(word.kind.name) \(names[word.object])"
  }

  private func text(_ style: PresentationStyle?) -> String { style?.name ?? "unknown" }

  /// What sets the same transition off now. Who takes part in a swipe is certain, though no mark announces one.
  private func trigger(_ told: ToldTransition, _ other: ToldTransition) -> (BehaviourChange.Kind, String)? {
    guard told.isTold, other.isTold, told.flow == other.flow, told.outcome == other.outcome,
      told.trigger != other.trigger,
      told.isAnnounced && other.isAnnounced || told.trigger != nil && other.trigger != nil
    else { return nil }
    let (now, then) = (other.trigger?.name ?? "unknown", told.trigger?.name ?? "unknown")
    return (.trigger, "\(other.flow.text(names)): by \(now), was by \(then)")
  }

  /// What the transition as a whole is now.
  private func settings(_ told: ToldTransition, _ other: ToldTransition) -> (BehaviourChange.Kind, String)? {
    let flow = flow(other) ?? ""
    if told.outcome != other.outcome {
      return (.outcome, "\(flow): \(other.outcome.name), was \(told.outcome.name)")
    }
    if told.style != other.style {
      return (.style, "\(flow): style \(text(other.style)), was \(text(told.style))")
    }
    return nil
  }

  private func orderText(_ edit: Edit) -> String {
    let now = edit.after.first.flatMap { after.transition(of: after.segments[$0]) }
    return "\(flow(now) ?? names[edit.name]): the same calls in a different order"
  }

  private func counts(_ difference: WordDifference) -> String {
    let (gone, come) = (difference.gone.count, difference.come.count)
    return "\(Counted.words(gone, "call")) removed, \(come) added"
  }

  private func text(_ calls: [String]) -> String {
    calls.prefix(4).joined(separator: ", ") + (calls.count > 4 ? " …" : "")
  }

  // MARK: Calls

  private func side(isBefore: Bool) -> EditCalls { isBefore ? callsBefore : callsAfter }

  private func difference(_ edit: Edit) -> WordDifference {
    let (old, now) = (calls(edit, isBefore: true), calls(edit, isBefore: false))
    return WordDifference(
      old.map(\.word), now.map(\.word),
      wanted: (
        Set(old.indices.filter { callsBefore.isWanted(old[$0]) }),
        Set(now.indices.filter { callsAfter.isWanted(now[$0]) })
      ))
  }

  /// The calls of an edit on one side: of equal ones those that a finding is about.
  private func calls(_ edit: Edit, isBefore: Bool) -> [EditCalls.Call] {
    let own = (isBefore ? edit.before : edit.after).prefix(Self.callLimit * 4)
    return side(isBefore: isBefore).moved(edit, own) ?? side(isBefore: isBefore).calls(own)
  }

  private func calls(of edit: Edit) -> [String] {
    (calls(edit, isBefore: true) + calls(edit, isBefore: false)).map { texts[Int($0.word)] }
  }

  /// The calls of a group on one side, and which of them findings are about; of another order those of the whole
  /// transition.
  private func listed(_ edits: [Edit], isBefore: Bool) -> (calls: [String], found: Set<Int>) {
    if edits.allSatisfy({ $0.subject == .order }) { return (limited(ordered(edits, isBefore: isBefore)), []) }
    let story = isBefore ? before : after
    let parts = edits.filter { $0.subject == .events && !(isBefore ? $0.before : $0.after).isEmpty }
      .sorted { line($0, of: story, isBefore: isBefore) < line($1, of: story, isBefore: isBefore) }
    let calls = parts.flatMap { part in
      self.calls(part, isBefore: isBefore).map { (name: names[part.name], call: $0) }
    }
    let found = calls.indices.prefix(Self.callLimit).filter {
      side(isBefore: isBefore).isWanted(calls[$0].call)
    }
    return (limited(calls.map { "\($0.name) \(texts[Int($0.call.word)])" }), Set(found))
  }

  private func line(_ edit: Edit, of story: RunStory, isBefore: Bool) -> UInt32 {
    story.segments[(isBefore ? edit.before : edit.after).lowerBound].line
  }

  private func ordered(_ edits: [Edit], isBefore: Bool) -> [String] {
    let story = isBefore ? before : after
    guard let segment = (isBefore ? edits[0].before : edits[0].after).first,
      let told = story.transition(of: story.segments[segment])
    else { return [] }
    return OrderCall.sorted(orders.sequence(told.order)).map(text)
  }

  private func text(_ call: OrderCall) -> String {
    "\(names[call.name]) \(call.kind?.name ?? "")"
  }

  private func limited(_ calls: [String]) -> [String] {
    guard calls.count > Self.callLimit else { return calls }
    return calls.prefix(Self.callLimit) + ["… \(calls.count - Self.callLimit) more"]
  }

  private func lines(_ edits: [Edit], isBefore: Bool) -> [Int] {
    let story = isBefore ? before : after
    let lines = edits.flatMap { edit in
      let own = isBefore ? edit.before : edit.after
      if let first = side(isBefore: isBefore).moved(edit, own)?.first { return [Int(first.line)] }
      return story.segments[own].prefix(Self.callLimit).map { Int($0.line) }
    }
    return Array(Set(lines).sorted().prefix(Self.callLimit))
  }
}
