// Which of several controllers of a name a free line is about.
extension FreeLine {
  /// `[main] viewDidLoad() HomeViewController.swift:31`: the controller's file behind a function, with its line, where before it
  /// is a tag, or a word in small letters, as classes don't begin; not a base class's, where others' calls are written, too.
  static func file(_ bytes: Span<UInt8>, _ start: Int, _ tag: NamePlace?, to end: Int) -> NamePlace? {
    guard let tag, tag.start < tag.end, LoggerTag.isTag(bytes, tag) || isSmall(bytes[tag.start]) else {
      return nil
    }
    let last = ByteScan.first(0x20, in: bytes, from: start, to: end)
    guard start < last, let file = FileLabel.read(bytes, from: start, to: last), file.start == start,
      LabelText.hasEnding(bytes, file.start..<file.end), !BaseClass.isBase(bytes, file),
      FilePlace.end(bytes, behind: file, to: last) == last
    else { return nil }
    return file
  }

  private static func isSmall(_ byte: UInt8) -> Bool { byte.isLetter && !byte.isUpper }

  /// Takes over the instance after the word: `Home viewDidLoad <Shop.Home: 0x10>`, `Home viewDidLoad (0x10)`,
  /// `Home viewDidLoad instance=0x10`.
  static func withInstance(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int)
    -> EventWords
  {
    guard word.kind.isLifecycle, word.selectorEnd < end, let subject = words.subject,
      subject.end > subject.start,
      !subject.instance.isSome
    else { return words }
    var better = words
    var offset = bytes.skipBlanks(from: word.selectorEnd, to: end)
    if subject.start >= offset {
      better.subject = behind(subject, bytes, to: end) ?? subject
      if better.subject?.instance.isSome == true { return better }
    }
    if let key = instanceKeys.first(where: { bytes.hasFolded($0, at: offset, before: end) }) {
      offset = bytes.skipBlanks(from: offset + key.utf8.count, to: end)
    }
    if let (object, _) = ObjectText.starting(bytes, at: offset, to: end), object.instance.isSome,
      isSame(bytes, object, subject)
    {
      better.subject = object
    } else if let (instance, _) = InstanceSuffix.starting(bytes, at: offset, to: end) {
      better.subject?.instance = instance
    } else if let (identifier, _) = IdentifierText.starting(bytes, at: offset, to: end),
      identifier.lowerBound != subject.start
    {
      better.subject?.identifier = identifier
    }
    return better
  }

  /// `viewDidLoad Home <Shop.Home: 0x10>`: the object that a class behind the event is told with.
  private static func behind(_ name: NamePlace, _ bytes: Span<UInt8>, to end: Int) -> NamePlace? {
    let open = bytes.skipBlanks(from: name.end, to: end)
    guard let (object, last) = ObjectText.starting(bytes, at: open, to: end), last == end,
      object.instance.isSome, isSame(bytes, object, name)
    else { return nil }
    return object
  }

  private static let instanceKeys = [
    "instance=", "address=", "id=", "uuid=", "id: ", "self=", "self = ", "self: ", "- ",
  ]

  private static func isSame(_ bytes: Span<UInt8>, _ one: NamePlace, _ other: NamePlace) -> Bool {
    guard one.end - one.start == other.end - other.start else { return false }
    return (0..<one.end - one.start).allSatisfy {
      bytes[one.start + $0].folded == bytes[other.start + $0].folded
    }
  }
}
