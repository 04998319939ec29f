/// The calls of edits on one side, each with its line: of equal calls those that a finding is about.
struct EditCalls: Sendable {
  /// A call of a controller.
  struct Call: Sendable {
    /// What it is.
    var word: UInt32
    /// Its line; 0 where it is not known.
    var line: UInt32
  }

  private let story: RunStory
  private let events: SequenceTrie
  private let wanted: Set<UInt32>
  /// How many segments around an edit are looked at: less than is kept of what is equal while the logs are read.
  private static let reach = 16

  init(_ story: RunStory, _ events: SequenceTrie, wanted: Set<UInt32>) {
    (self.story, self.events, self.wanted) = (story, events, wanted)
  }

  /// The calls of segments.
  func calls(_ segments: Range<Int>) -> [Call] {
    story.segments[segments].flatMap { segment in
      guard !segment.isFold else { return [Call]() }
      let lines = segment.lines.known
      return events.sequence(segment.events).enumerated().map { index, word in
        Call(word: word, line: index < lines.count ? lines[index] : 0)
      }
    }
  }

  /// Whether a finding is about a call.
  func isWanted(_ call: Call) -> Bool { call.line != 0 && wanted.contains(call.line) }

  /// How many calls of segments findings are about.
  func wantedCount(_ segments: Range<Int>) -> Int {
    guard !wanted.isEmpty else { return 0 }
    return story.segments[segments].reduce(0) { $0 + $1.lines.known.count(where: wanted.contains) }
  }

  /// The calls of an edit that only came or only went; `nil` if no finding is about an equal call beside them.
  func moved(_ edit: Edit, _ own: Range<Int>) -> [Call]? {
    guard edit.isPure, own == (edit.after.isEmpty ? edit.before : edit.after), !wanted.isEmpty else {
      return nil
    }
    let (head, tail) = surroundings(of: own, in: edit.life)
    let (before, inside, behind) = (calls(head), calls(own), calls(tail))
    let around = before + inside + behind
    let range = before.count..<before.count + inside.count
    let step = GapPlacement.step(
      of: range, in: ContiguousArray(around.map(\.word)), (before.count, behind.count),
      Set(around.indices.filter { isWanted(around[$0]) }))
    return step == 0 ? nil : Array(around[range.lowerBound + step..<range.upperBound + step])
  }

  /// Whether all calls of an edit come nearby in its life as well.
  func areRepeated(_ edit: Edit, _ own: Range<Int>) -> Bool {
    let (head, tail) = surroundings(of: own, in: edit.life)
    let others = Set((calls(head) + calls(tail)).map(\.word))
    return calls(own).allSatisfy { others.contains($0.word) }
  }

  /// The segments of a life before and behind some of it.
  private func surroundings(of own: Range<Int>, in life: Range<Int>) -> (Range<Int>, Range<Int>) {
    guard life.lowerBound <= own.lowerBound, own.upperBound <= life.upperBound else {
      return (own.lowerBound..<own.lowerBound, own.upperBound..<own.upperBound)
    }
    return (
      max(life.lowerBound, own.lowerBound - Self.reach)..<own.lowerBound,
      own.upperBound..<min(life.upperBound, own.upperBound + Self.reach)
    )
  }
}
