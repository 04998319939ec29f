/// Lines that people print in their own ways: a label beside the event's word, in any order.
enum FreeLine {
  /// The words of such a line.
  static func read(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) throws(NearMiss)
    -> EventWords
  {
    if FieldLine.holds(bytes, word.start, from: start) {
      var words = EventWords(word.kind, argumentsStart: end)
      words.subject = FieldLine.subject(bytes, from: start, to: end)
      return words
    }
    if let objection = Noise.objection(bytes, word, from: start, to: end) { throw objection }
    if let (owner, open) = try ObjectiveCLine.read(bytes, word, from: start, to: end) {
      return objectiveC(bytes, word, owner, open, start, end)
    }
    if let box = Box.around(word, bytes, from: start, to: end) {
      var words = try labelled(bytes, word, from: box.start, to: box.end, isBoxed: true)
      if words.subject == nil { words.subject = beside(box, bytes, word, start, end) }
      return words
    }
    return try labelled(bytes, word, from: start, to: end, isBoxed: false)
  }

  /// Who is named outside of a box that holds the word alone: `[viewDidLoad] Home`, `Home [viewDidLoad]`.
  private static func beside(
    _ box: Box, _ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int
  ) -> NamePlace? {
    if case .clear(let name) = LabelBefore.read(bytes, from: start, to: box.start - 1) { return name }
    var behind = word
    behind.selectorEnd = box.end + 1
    if case .clear(let name) = LabelAfter.read(bytes, behind, to: end, isBoxed: false) { return name }
    return nil
  }

  private static func objectiveC(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ owner: NamePlace, _ open: Int, _ start: Int, _ end: Int
  ) -> EventWords {
    var words = EventWords(word.kind, argumentsStart: word.selectorEnd + 1)
    words.subject = ObjectiveCLine.owner(bytes, before: open, from: start) ?? owner
    var behind = bytes.skipBlanks(from: word.selectorEnd + 1, to: end)
    for sign in ["self = ", "self=", ": ", "- "] where bytes.has(sign, at: behind, before: end) {
      behind += sign.utf8.count
    }
    if let (object, _) = ObjectText.starting(bytes, at: behind, to: end), object.isSome, word.kind.isLifecycle
    {
      words.subject = object
    }
    return words
  }

  private static func labelled(
    _ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int, isBoxed: Bool
  ) throws(NearMiss) -> EventWords {
    var words = EventWords(word.kind, argumentsStart: word.selectorEnd)
    let before = LabelBefore.read(bytes, from: start, to: word.start)
    let trailing = TrailingText.judge(bytes, from: word.selectorEnd, to: end)
    if case .negated = trailing { throw .negated }
    switch before {
    case .refused(let reason): throw reason
    case .clear(let name): words.subject = name
    case .vague(let name):
      if case .open = trailing, !isBoxed, !hasObjectBehind(bytes, word, end) { throw .prose }
      words.subject = name
    case .nothing: break
    }
    try findBehind(bytes, word, end, trailing, isBoxed: isBoxed, into: &words)
    return words
  }

  /// Looks behind the word for an object, which says more than a label does, or for a label where there is none yet.
  private static func findBehind(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int, _ trailing: TrailingText, isBoxed: Bool,
    into words: inout EventWords
  ) throws(NearMiss) {
    let place = bytes.skipBlanks(from: word.selectorEnd, to: end)
    if let (object, _) = ObjectText.starting(bytes, at: place, to: end), object.isSome {
      if word.kind.isLifecycle, words.subject?.instance.isSome != true { words.subject = object }
      return
    }
    guard words.subject == nil, word.kind.isLifecycle else { return }
    switch LabelAfter.read(bytes, word, to: end, isBoxed: isBoxed) {
    case .clear(let name), .vague(let name): words.subject = name
    case .refused(let reason): throw reason
    case .nothing:
      if case .open = trailing, !isBoxed { throw .prose }
    }
  }

  private static func hasObjectBehind(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Bool {
    bytes.at(bytes.skipBlanks(from: word.selectorEnd, to: end)) == UInt8(ascii: "<")
  }
}
