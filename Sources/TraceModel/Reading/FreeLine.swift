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
    if let subject = FieldLine.colonSubject(bytes, word.start, from: start, to: end) {
      var words = EventWords(word.kind, argumentsStart: end)
      words.subject = subject
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
    if word.kind.isLifecycle,
      let dynamic = ObjectiveCLine.owner(bytes, behind: word.selectorEnd + 1, to: end)
    {
      words.subject = dynamic
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
    if case .sentence = trailing { throw .prose }
    switch before {
    case .refused(let reason): throw reason
    case .clear(let name): words.subject = name
    case .vague(let name):
      if case .open = trailing, !isBoxed, !hasObjectBehind(bytes, word, end) { throw .prose }
      words.subject = name
    case .nothing: break
    }
    try findBehind(bytes, word, end, trailing, isBoxed: isBoxed, into: &words)
    let sign = bytes.at(bytes.trimmedEnd(from: start, to: word.start) - 1)
    let isTag = word.start > start && (sign == UInt8(ascii: "]") || sign == UInt8(ascii: ":"))
    if isTag, !isBoxed { words = preferBehind(bytes, word, words, to: end) }
    return withInstance(bytes, word, words, to: end)
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
    if words.subject == nil, word.kind.isPresentationDelegate, bytes.has("//", at: place, before: end) {
      switch LabelAfter.read(bytes, word, to: end, isBoxed: isBoxed) {
      case .clear(let name), .vague(let name): words.subject = name
      case .refused, .nothing: break
      }
    }
    guard words.subject == nil, word.kind.isLifecycle else { return }
    switch LabelAfter.read(bytes, word, to: end, isBoxed: isBoxed) {
    case .clear(let name), .vague(let name): words.subject = name
    case .refused(let reason): throw reason
    case .nothing:
      if case .open = trailing, !isBoxed { throw .prose }
    }
  }

  /// A tag in brackets says less than an object or a controller's name behind the word:
  /// `[Lifecycle] viewDidLoad <Home: 0x10>`.
  static func preferBehind(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int)
    -> EventWords
  {
    guard word.kind.isLifecycle, word.selectorEnd < end, words.subject?.instance.isSome != true,
      !names(bytes, words.subject)
    else { return words }
    let place = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard place < end,
      bytes[place] == UInt8(ascii: "<") || bytes[place] == UInt8(ascii: "(") || isLink(bytes, place)
    else { return words }
    var better = words
    switch LabelAfter.read(bytes, word, to: end, isBoxed: false) {
    case .clear(let name): better.subject = name
    case .vague(let name) where word.isSpelled: better.subject = name
    case .vague, .nothing, .refused: break
    }
    return better
  }

  /// Takes the instance that stands behind the word over: `Home viewDidLoad <Shop.Home: 0x10>`, `Home viewDidLoad
  /// (0x10)`, `Home viewDidLoad instance=0x10`.
  static func withInstance(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int)
    -> EventWords
  {
    guard word.kind.isLifecycle, word.selectorEnd < end, let subject = words.subject,
      subject.end > subject.start,
      !subject.instance.isSome
    else { return words }
    var better = words
    var place = bytes.skipBlanks(from: word.selectorEnd, to: end)
    if let key = instanceKeys.first(where: { bytes.hasFolded($0, at: place, before: end) }) {
      place = bytes.skipBlanks(from: place + key.utf8.count, to: end)
    }
    if let (object, _) = ObjectText.starting(bytes, at: place, to: end), object.instance.isSome,
      isSame(bytes, object, subject)
    {
      better.subject = object
    } else if let (instance, _) = InstanceSuffix.starting(bytes, at: place, to: end) {
      better.subject?.instance = instance
    }
    return better
  }

  private static let instanceKeys = ["instance=", "address=", "self=", "self = ", "self: ", "- "]

  private static func isSame(_ bytes: Span<UInt8>, _ one: NamePlace, _ other: NamePlace) -> Bool {
    guard one.end - one.start == other.end - other.start else { return false }
    return (0..<one.end - one.start).allSatisfy {
      bytes[one.start + $0].folded == bytes[other.start + $0].folded
    }
  }

  /// Whether a place behind an event's word may begin an object or what links a name to it.
  static func mayName(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    bytes.at(place) == UInt8(ascii: "<") || bytes.at(place) == UInt8(ascii: "0")
      || bytes.at(place) == UInt8(ascii: "(") || isLink(bytes, place)
      || instanceKeys.contains { bytes.hasFolded($0, at: place, before: bytes.count) }
  }

  /// `- `, `: `, `for `: what links a controller's name to the event before it.
  private static func isLink(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    switch bytes.at(place) {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: ">"): true
    default:
      bytes.hasFolded("for ", at: place, before: bytes.count) || bytes.at(place - 2) == UInt8(ascii: ":")
    }
  }

  /// Whether a name is a controller's by its looks.
  private static func names(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, name.end > name.start else { return false }
    return LabelText.hasEnding(bytes, name.start..<name.end)
  }

  private static func hasObjectBehind(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Bool {
    bytes.at(bytes.skipBlanks(from: word.selectorEnd, to: end)) == UInt8(ascii: "<")
  }
}
