/// Lines that people print in their own ways: a label beside the event's word, in any order.
enum FreeLine {
  /// The words of such a line.
  static func read(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ decoration: Decoration = Decoration(), from start: Int,
    to end: Int
  ) throws(NearMiss) -> EventWords {
    // `AppAction.home(.viewDidAppear)`: a case of an enumeration that something is given.
    if bytes.has("(.", endingAt: word.start, from: start) { throw .foreign }
    if SentRecord.holds(bytes, word.start, from: start) { throw .foreign }
    if let fields = try FieldLine.read(bytes, word, from: start, to: end) {
      if TrailingText.denies(bytes, behind: word, from: start, to: end) { throw .negated }
      return fields
    }
    if let message = FieldLine.message(bytes, word, from: start, to: end) {
      var words = try read(bytes, word, decoration, from: message.lowerBound, to: message.upperBound)
      words.subject = words.subject ?? FieldLine.subject(bytes, from: start, to: end, besides: word.start)
      words.argumentsStart = end
      if words.subject != nil { return words }
    }
    if let subject = CellLine.subject(bytes, word, from: start, to: end) {
      var words = EventWords(word.kind, argumentsStart: end)
      words.subject = subject
      return words
    }
    if let objection = Noise.objection(bytes, word, from: start, to: end) { throw objection }
    if let logged = LoggerFunction.read(bytes, word, from: start, to: end) { return logged }
    if let lead = InstanceLead.read(bytes, from: start, to: word.start), lead.names(bytes, before: word.start)
    {
      var words = try read(bytes, word, decoration, from: lead.end, to: end)
      if words.subject?.instance.isSome == false { words.subject?.instance = lead.instance }
      return words
    }
    if let (owner, open) = try ObjectiveCLine.read(bytes, word, from: start, to: end) {
      if word.suffix != nil { throw .longerWord }
      if ObjectiveCLine.isNested(bytes, owner, at: open, from: start) { throw .secondary }
      return objectiveC(bytes, word, owner, open, start, end)
    }
    if let box = Box.around(word, bytes, from: start, to: end) {
      var words = try labelled(bytes, word, decoration, from: box.start, to: box.end, isBoxed: true)
      if words.subject == nil { words.subject = beside(box, bytes, word, start, end) }
      return words
    }
    return try labelled(bytes, word, decoration, from: start, to: end, isBoxed: false)
  }

  /// Who is named outside of a box that holds the word alone: `[viewDidLoad] Home`, `Home [viewDidLoad]`.
  private static func beside(
    _ box: Box, _ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int
  ) -> NamePlace? {
    switch LabelBefore.read(bytes, from: start, to: box.start - 1) {
    case .clear(let name): return name
    case .vague(let name) where !Remark.isPlainWord(bytes, name): return name
    case .vague, .nothing, .refused: break
    }
    var behind = word
    behind.selectorEnd = box.end + 1
    switch LabelAfter.read(bytes, behind, to: end, isBoxed: false) {
    case .clear(let name): return name
    case .vague(let name) where LabelAfter.isCompound(bytes, name, from: behind.selectorEnd, to: end):
      return name
    case .vague, .nothing, .refused: return nil
    }
  }

  private static func objectiveC(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ owner: NamePlace, _ open: Int, _ start: Int, _ end: Int
  ) -> EventWords {
    var words = EventWords(word.kind, argumentsStart: word.selectorEnd + 1)
    words.subject =
      ObjectiveCLine.titled(bytes, owner, before: open, from: start)
      ?? ObjectiveCLine.owner(bytes, of: owner, before: open, from: start) ?? owner
    if word.kind.isLifecycle,
      let dynamic = ObjectiveCLine.owner(bytes, word, behind: word.selectorEnd + 1, to: end),
      !ForeignObject.isOne(bytes, dynamic, besides: words.subject)
    {
      words.subject = dynamic
    }
    return words.subject?.instance.isSome == false
      ? ObjectiveCLine.withAddress(bytes, word.selectorEnd + 1, words, to: end) : words
  }

  private static func labelled(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ decoration: Decoration, from start: Int, to end: Int,
    isBoxed: Bool
  ) throws(NearMiss) -> EventWords {
    var words = EventWords(word.kind, argumentsStart: word.selectorEnd)
    let before =
      (LeadClass.read(bytes, from: start, to: word.start)
      ?? TitledObject.read(bytes, from: start, to: word.start)
      ?? WideField.read(bytes, from: start, to: word.start)).map { .clear($0) }
      ?? LabelBefore.named(bytes, from: start, to: word.start, before: end)
    let trailing =
      word.kind.movesToParent && ParentText.find(bytes, behind: word.selectorEnd, to: end) != nil
      ? TrailingText.closed : TrailingText.judge(bytes, behind: word, from: start, to: end)
    if case .negated = trailing { throw .negated }
    if case .sentence = trailing { throw .prose }
    switch before {
    case .refused where isRemark(bytes, word, trailing, from: start): break
    case .refused where StateBefore.leads(bytes, to: word, from: start, to: end):
      words.subject = StateBefore.name(bytes, from: start, to: word.start)
    case .vague(let name) where Gloss.holds(bytes, name.start..<name.end):
      words.subject = Gloss.owner(bytes, name.start..<name.end)
    case .vague(let name)
    where bytes[name.start].isLetter && EventKey.truth(bytes, name.start..<name.end) != nil: break
    case .vague(let name) where isSentence(bytes, name) && isRemark(bytes, word, trailing, from: start): break
    case .refused(let reason): throw reason
    case .clear(let name):
      if Clause.leads(bytes, to: name.start, from: start)
        || ObjectOfSentence.isPlace(bytes, word, from: start, to: end)
      {
        throw .prose
      }
      words.subject = name
    case .vague(let name) where Article.isOne(bytes, name, word, to: end): break
    case .vague(let name) where Clause.isOne(bytes, name, word, to: end): throw .prose
    case .vague(let name):
      // `3 viewDidLoad HomeVC`: a counter, if somebody is named behind.
      if case .open = trailing, bytes.endOfDigits(from: name.start, to: name.end) == name.end { break }
      if case .open = trailing, !isBoxed, !hasObjectBehind(bytes, word, end), !LoggerTag.isTag(bytes, name),
        !namesObject(bytes, word, end), !SideNote.isMarked(bytes, behind: word, of: name, to: end),
        !LoggerTag.isTopic(bytes, name) || !ClassBehind.isAll(bytes, word, besides: name, to: end)
      {
        throw .prose
      }
      words.subject = Clause.nameBehind(bytes, name, word) ?? name
    case .nothing: break
    }
    if let suffix = word.suffix {
      // `viewDidLoad2` of a class that is named is another method.
      guard words.subject == nil || bytes.at(suffix.lowerBound - 1) == UInt8(ascii: "-") else {
        throw .longerWord
      }
      words.subject = words.subject ?? NamePlace(start: suffix.lowerBound, end: suffix.upperBound)
      return words
    }
    let said =
      decoration.isPlain && words.subject == nil && UnnamedMessage.isOne(bytes, behind: word, to: end)
    try findBehind(
      bytes, word, end, said ? .closed : trailing, isBoxed: isBoxed, isItem: decoration.isItem, into: &words)
    let isTag =
      word.start > start && parts(bytes, words.subject, bytes.trimmedEnd(from: start, to: word.start))
    let mayYield =
      isTag || words.subject != nil && ColumnTag.isOne(bytes, words.subject)
      || LoggerTag.isLogger(bytes, words.subject)
      || ClassBehind.isAll(bytes, word, besides: words.subject, to: end)
      || ClassBehind.isSaid(bytes, word, to: end)
    if !isBoxed, mayYield {
      words = preferBehind(bytes, word, words, to: end)
    }
    return withInstance(bytes, word, withoutTag(bytes, words, isTag: isTag), to: end)
  }

  /// `Sheet swiped -> presentationControllerDidDismiss called`: before an arrow stands what led to a delegate's call. Nobody
  /// writes a method with so long a name there but to say that it was called.
  private static func isRemark(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ trailing: TrailingText, from start: Int
  ) -> Bool {
    guard word.kind.isPresentationDelegate, word.end - word.start > 20, case .closed = trailing else {
      return false
    }
    let last = bytes.trimmedEnd(from: start, to: word.start)
    return ["->", "=>", "→"].contains { bytes.has($0, endingAt: last, from: start) }
  }

  /// Whether a name has a second word in small letters.
  private static func isSentence(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let blank = ByteScan.first(0x20, in: bytes, from: name.start, to: name.end)
    return blank < name.end && !bytes.at(blank + 1).isUpper
      && !LabelText.hasEnding(bytes, name.start..<name.end)
  }

  /// Whether a sign ends before an offset that parts a tag from what it is for; of names that no tag has only brackets and
  /// colons do.
  private static func parts(_ bytes: Span<UInt8>, _ name: NamePlace?, _ end: Int) -> Bool {
    if ColumnTag.isBracket(bytes, before: end), LoggerTag.isTag(bytes, name) || ColumnTag.isOne(bytes, name) {
      return true
    }
    return switch bytes.at(end - 1) {
    case UInt8(ascii: "]"), UInt8(ascii: ":"): true
    case UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ">"),
      UInt8(ascii: "("):
      LoggerTag.isSure(bytes, name)
    default:
      bytes.has("：", endingAt: end, from: 0) && LoggerTag.isSure(bytes, name)
        || LoggerTag.isShouted(bytes, name)
    }
  }

  /// Looks behind the word for an object, which says more than a label does, or for a label where there is none yet.
  private static func findBehind(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int, _ trailing: TrailingText, isBoxed: Bool,
    isItem: Bool,
    into words: inout EventWords
  ) throws(NearMiss) {
    let isArgument = word.selectorEnd > word.end && bytes.at(word.end + 1) == UInt8(ascii: "<")
    let offset =
      isArgument ? word.end + 1 : KeyedObject.start(bytes, behind: word, to: end)
    if let (object, _) = ObjectText.starting(bytes, at: offset, to: end), object.isSome {
      let isReleased = word.kind == .deinitialized && words.subject == nil
      if word.namesSubjectBehind, words.subject?.instance.isSome != true,
        isReleased || !ForeignObject.isOne(bytes, object, besides: words.subject)
      {
        words.subject = object
      }
      return
    }
    if word.selectorEnd > word.end + 2, words.subject == nil || LoggerTag.isSure(bytes, words.subject),
      word.namesSubjectBehind, let named = argument(bytes, word)
    {
      words.subject = named
    }
    guard words.subject == nil, word.namesSubjectBehind else { return }
    words.subject = LabelAfter.index(bytes, word, to: end) ?? LabelAfter.identifier(bytes, word, to: end)
    if words.subject != nil { return }
    switch LabelAfter.read(bytes, word, to: end, isBoxed: isBoxed, isItem: isItem) {
    case .clear(let name), .vague(let name):
      // What is released is whatever is named, a model as well.
      if word.kind == .deinitialized || !ForeignObject.isOne(bytes, name, besides: nil) {
        words.subject = name
      }
    case .refused(let reason): throw reason
    case .nothing:
      if case .open = trailing, !isBoxed { throw .prose }
      words.subject = FieldLine.behind(word, bytes, to: end)
    }
  }

  /// `viewDidLoad(HomeViewController)`, `viewDidLoad(screen: "Home")`, `viewWillAppear(HomeViewController, true)`
  private static func argument(_ bytes: Span<UInt8>, _ word: WordPlace) -> NamePlace? {
    let argument = word.end + 1..<word.selectorEnd - 1
    guard bytes.at(word.end) == UInt8(ascii: "(") else { return nil }
    if let name = FieldLine.controller(bytes, from: argument.lowerBound, to: argument.upperBound) {
      return name
    }
    let comma = ByteScan.first(
      UInt8(ascii: ","), in: bytes, from: argument.lowerBound, to: argument.upperBound)
    let name = argument.lowerBound..<comma
    guard LabelText.isTypeName(bytes, name),
      name.allSatisfy({ bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ".") }),
      comma == argument.upperBound || isFlag(bytes, from: comma + 1, to: argument.upperBound)
    else { return nil }
    return NamePlace.named(bytes, from: name.lowerBound, to: name.upperBound)
  }

  /// `true`, `animated: YES`: whether a range is the argument that UIKit passes with a callback.
  private static func isFlag(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var first = bytes.skipBlanks(from: start, to: end)
    let key = "animated:"
    if bytes.hasFolded(key, at: first, before: end) {
      first = bytes.skipBlanks(from: first + key.utf8.count, to: end)
    }
    return first < end && EventKey.truth(bytes, first..<end) != nil
  }

  /// Without a logger's own word in the place of a name: `[Lifecycle] viewDidLoad`, `event: viewDidLoad`.
  static func withoutTag(_ bytes: Span<UInt8>, _ words: EventWords, isTag: Bool) -> EventWords {
    guard isTag, words.kind.isLifecycle, LoggerTag.isSure(bytes, words.subject) else { return words }
    var nobodys = words
    nobodys.subject = nil
    return nobodys
  }

  /// `navigationController(_:willShow:animated:) HomeViewController`, `… → HomeViewController`
  private static func namesObject(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Bool {
    var offset = NameText.skipSymbols(bytes, from: word.selectorEnd, to: end)
    while offset < end, NameLink.isSign(bytes[offset]) || bytes[offset].isBlank { offset += 1 }
    let name = offset..<ByteScan.first(0x20, in: bytes, from: offset, to: end)
    let behind = bytes.skipBlanks(from: name.upperBound, to: end)
    return CanonicalLine.hasObject(word.kind) && !name.isEmpty && LabelText.isTypeName(bytes, name)
      && (behind >= end || bytes.has("->", at: behind, before: end))
  }

  private static func hasObjectBehind(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Bool {
    bytes.at(bytes.skipBlanks(from: word.selectorEnd, to: end)) == UInt8(ascii: "<")
  }
}
