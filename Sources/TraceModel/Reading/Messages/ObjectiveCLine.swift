/// `-[Class selector:]`, as `__func__` prints it.
enum ObjectiveCLine {
  /// The class of the method whose selector a word is, and where its bracket opens.
  static func read(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) throws(NearMiss)
    -> (NamePlace, Int)?
  {
    guard word.start > start + 1, bytes[word.start - 1] == UInt8(ascii: " "), word.selectorEnd < end,
      bytes[word.selectorEnd] == UInt8(ascii: "]")
    else { return nil }
    let limit = max(start, word.start - 256)
    var offset = word.start - 1
    while offset > limit, bytes[offset - 1] != UInt8(ascii: "["), !bytes[offset - 1].isBlank { offset -= 1 }
    guard offset > start, bytes[offset - 1] == UInt8(ascii: "["), offset < word.start - 1,
      endsClass(bytes[word.start - 2])
    else { return nil }
    let name = classPlace(bytes, offset, word.start - 1)
    if bytes.has("self ", at: offset, before: end) || bytes.has("super ", at: offset, before: end) {
      throw .sourceCode
    }
    return (name, offset - 1)
  }

  /// Whether a class may end with a byte: `[Home, viewDidLoad]` and `[Function: viewDidLoad()]` name no class.
  private static func endsClass(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "&"): false
    default: true
    }
  }

  /// Without a category: `HomeViewController(Tracking)`.
  private static func classPlace(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace {
    if let file = FileLabel.read(bytes, from: start, to: end) { return file }
    let category = ByteScan.first(UInt8(ascii: "("), in: bytes, from: start, to: end)
    return NamePlace.named(bytes, from: start, to: category > start ? category : end)
  }

  /// Who is named before the method: an object, or a label with an arrow behind it. `__func__` names the class that
  /// has the code, which may be a base class, so these win.
  static func owner(_ bytes: Span<UInt8>, of method: NamePlace, before bracket: Int, from start: Int)
    -> NamePlace?
  {
    var end = bracket
    if end > start, bytes[end - 1] == UInt8(ascii: "-") || bytes[end - 1] == UInt8(ascii: "+") { end -= 1 }
    let last = bytes.trimmedEnd(from: start, to: end)
    if let (object, _) = ObjectText.ending(bytes, at: last, from: start) {
      // `<main> -[Home viewDidLoad]`: a thread, a level or a process.
      let isObject = object.instance.isSome || LabelText.hasEnding(bytes, object.start..<object.end)
      return isObject || !object.isSome ? object : nil
    }
    guard last > start, last < end else { return nil }
    var arrow = last
    while arrow > start,
      bytes[arrow - 1] == UInt8(ascii: "-") || bytes[arrow - 1] == UInt8(ascii: ">")
        || bytes[arrow - 1] == UInt8(ascii: "=")
    {
      arrow -= 1
    }
    guard last - arrow >= 2 else {
      let tag = bracketed(bytes, start, last)
      return tag.map { CategoryTag.yields(bytes, $0, to: method) } == true ? nil : tag
    }
    let (first, _) = LineLead.skip(bytes, from: start, to: arrow)
    let label = bytes.trimmedEnd(from: first, to: arrow)
    // `+2.060 s ~Δ 16 ms >> -[Home viewDidLoad]`: how long it took.
    guard first < label, Measure.start(bytes, from: first, to: label) == label else { return nil }
    return name(LabelText.judge(bytes, from: first, to: label))
  }

  /// `   | -[UIViewController viewDidLoad]`: the call of `super` in a tree of calls, below the one that the app overrides.
  static func isNested(_ bytes: Span<UInt8>, _ method: NamePlace, at bracket: Int, from start: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: bracket - 1)
    return BaseClass.isUIKits(bytes, method) && last > start && bytes[last - 1] == UInt8(ascii: "|")
  }

  /// `<Home: 0x10> Title -[Home viewDidLoad]`: the object that a line begins with, of the method's class, before the title that
  /// it has at that moment.
  static func titled(_ bytes: Span<UInt8>, _ owner: NamePlace, before bracket: Int, from start: Int)
    -> NamePlace?
  {
    let (first, _) = LineLead.skip(bytes, from: start, to: bracket)
    guard let (object, behind) = ObjectText.starting(bytes, at: first, to: bracket), object.instance.isSome,
      bracket - behind < 96, ForeignObject.isSame(bytes, object, owner)
    else { return nil }
    return object
  }

  /// `[Home] -[BaseViewController viewDidLoad]` and `Home: -[…]`, where the name is a controller's.
  private static func bracketed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    guard bytes[end - 1] == UInt8(ascii: ":") else { return beside(bytes, start, end) }
    let (first, _) = LineLead.skip(bytes, from: start, to: end - 1)
    guard first < end - 1, case .clear(let name) = LabelText.judge(bytes, from: first, to: end - 1),
      !LoggerTag.isTag(bytes, name)
    else { return nil }
    return name
  }

  /// `[Home] -[…]` and `HomeViewController -[…]`, where the name is a controller's by its looks.
  private static func beside(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let (first, tag) = LineLead.skip(bytes, from: start, to: end)
    let name = first < end ? name(LabelText.judge(bytes, from: first, to: end)) : tag
    guard let name, name.end > name.start, LabelText.isTypeName(bytes, name.start..<name.end),
      !isPlace(bytes, name)
    else { return nil }
    return name
  }

  /// `[VERBOSE:HomeViewController.mm(12)] -[…]`: a file, which is where a logger was called.
  private static func isPlace(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    [".mm(", ".m("].contains { bytes.has($0, at: name.end, before: bytes.count) }
  }

  /// Who is named behind the method's bracket, the line of its source and its event once more: an object, or a controller's
  /// name that ends the line.
  static func owner(_ bytes: Span<UInt8>, _ word: WordPlace, behind bracket: Int, to end: Int) -> NamePlace? {
    var offset = behindEcho(bytes, word, FilePlace.behindLine(bytes, bracket, end), end)
    for _ in 0..<2 {
      while offset < end, isSign(bytes[offset]) { offset += 1 }
      if bytes.has("self", at: offset, before: end), !bytes.at(offset + 4).isWordByte { offset += 4 }
      let link = "called for object"
      if bytes.hasFolded(link, at: offset, before: end) { offset += link.utf8.count }
    }
    if let (object, _) = ObjectText.starting(bytes, at: offset, to: end) {
      return object.isSome ? object : nil
    }
    guard offset > bracket, offset < end, LabelText.isTypeName(bytes, offset..<end),
      ByteScan.first(0x20, in: bytes, from: offset, to: end) == end
    else { return nil }
    return NamePlace.named(bytes, from: offset, to: end)
  }

  /// `-[BaseVC viewDidLoad] viewDidLoad: Home`: behind the event that is told once more, and its colon.
  private static func behindEcho(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Int {
    let first = bytes.skipBlanks(from: start, to: end)
    let last = bytes.endOfWord(from: first, to: end)
    return bytes.at(last) == UInt8(ascii: ":") && BaseClass.isEvent(bytes, word, first..<last) ? last : start
  }

  /// `-[Home viewDidLoad] 0x10`: the address of `self`, alone behind the method.
  static func withAddress(_ bytes: Span<UInt8>, _ behind: Int, _ words: EventWords, to end: Int)
    -> EventWords
  {
    guard words.kind.isLifecycle, let (instance, last) = InstanceSuffix.starting(bytes, at: behind, to: end),
      last == end
    else { return words }
    var better = words
    better.subject?.instance = instance
    return better
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")")
  }

  private static func name(_ label: Label) -> NamePlace? {
    switch label {
    case .clear(let name), .vague(let name): name
    case .nothing, .refused: nil
    }
  }
}
