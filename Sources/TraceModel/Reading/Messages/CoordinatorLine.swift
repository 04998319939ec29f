/// What a coordinator says of a child in words: `MainCoordinator start SettingsCoordinator, children: 1`,
/// `AppCoordinator: removed child CartCoordinator`.
///
/// Both names have to end with the word, so that no sentence is taken for one.
enum CoordinatorLine {
  /// The word that both names end with, and what a message is looked for by.
  private static let word = "coordinator"
  static let phrases = ["start", "add", "remove", "finish", "show"].flatMap {
    [WordPattern("\(word) \($0)", anchor: 8), WordPattern("\(word): \($0)", anchor: 8)]
  }

  private static let verbs: [(String, EventKind)] = [
    ("started", .addChildCoordinator), ("starting", .addChildCoordinator), ("starts", .addChildCoordinator),
    ("start", .addChildCoordinator), ("added", .addChildCoordinator), ("adding", .addChildCoordinator),
    ("adds", .addChildCoordinator), ("add", .addChildCoordinator),
    ("addchildcoordinator", .addChildCoordinator), ("addchild", .addChildCoordinator),
    ("removed", .childDidFinish),
    ("removing", .childDidFinish), ("removes", .childDidFinish), ("remove", .childDidFinish),
    ("finished", .childDidFinish), ("finishing", .childDidFinish), ("finishes", .childDidFinish),
    ("finish", .childDidFinish),
  ]

  /// The event of the phrase at an offset, and where the child's name ends.
  static func read(
    _ bytes: Span<UInt8>, _ hit: Int, from start: Int, to end: Int
  ) -> (words: EventWords, end: Int)? {
    let nameEnd = hit + word.utf8.count
    guard let parent = name(bytes, endingAt: nameEnd, from: start) else { return nil }
    let verb = bytes.skipBlanks(from: nameEnd + (bytes[nameEnd] == UInt8(ascii: ":") ? 1 : 0), to: end)
    if isWord(bytes, "show", at: verb, end) { return shown(by: parent, behind: verb + 4, bytes, start, end) }
    guard let (text, kind) = verbs.first(where: { isWord(bytes, $0.0, at: verb, end) }) else { return nil }
    if text == "start", let began = began(parent, behind: verb + 5, bytes, from: start, to: end) {
      return began
    }
    let verbEnd = verb + text.utf8.count
    let child = skipChild(bytes, bytes.has("(_:)", at: verbEnd, before: end) ? verbEnd + 4 : verbEnd, end)
    let childEnd = endOfName(bytes, child, end)
    guard name(bytes, endingAt: childEnd, from: child) != nil, isOver(bytes, childEnd, end) else {
      return nil
    }
    var words = EventWords(kind, argumentsStart: child)
    words.subject = parent
    return (words, childEnd)
  }

  /// The name of a coordinator that ends at an offset: a word with a capital, behind no other word of a sentence.
  private static func name(_ bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> NamePlace? {
    var first = end
    while first > start, bytes[first - 1].isWordByte || bytes[first - 1] == UInt8(ascii: ".") { first -= 1 }
    let name = NamePlace.named(bytes, from: first, to: end)
    guard end - name.start > word.utf8.count, bytes[name.start].isUpper,
      bytes.hasFolded(word, endingAt: end, from: name.start)
    else { return nil }
    return name
  }

  private static func isWord(_ bytes: Span<UInt8>, _ word: String, at offset: Int, _ end: Int) -> Bool {
    bytes.hasFolded(word, at: offset, before: end) && !bytes.at(offset + word.utf8.count).isWordByte
  }

  /// `child`, `child coordinator`, a colon or a bracket before the child's name.
  private static func skipChild(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = bytes.skipBlanks(from: start, to: end)
    for filler in ["child", word] where isWord(bytes, filler, at: offset, end) {
      offset = bytes.skipBlanks(from: offset + filler.utf8.count, to: end)
    }
    while offset < end, [UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: " ")].contains(bytes[offset]) {
      offset += 1
    }
    return offset
  }

  private static func endOfName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    return offset
  }

  /// Whether nothing follows the child's name but what a sign parts from it.
  private static func isOver(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    let next = bytes.skipBlanks(from: offset, to: end)
    return next >= end || !(bytes[next].isWordByte || bytes[next] >= 0x80)
  }

  /// `CartCoordinator start()`, `CartCoordinator start`: its own function, with nothing before the name but a logger's words, and
  /// nothing behind.
  private static func began(
    _ name: NamePlace, behind function: Int, _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> (words: EventWords, end: Int)? {
    let last = bytes.has("()", at: function, before: end) ? function + 2 : function
    guard LineLead.skip(bytes, from: start, to: name.start).0 >= name.start,
      bytes.skipBlanks(from: last, to: end) >= end
    else { return nil }
    var words = EventWords(.start, argumentsStart: end)
    words.subject = name
    return (words, end)
  }

  /// `CartCoordinator show CartVC`: a screen, with nothing before the coordinator but a logger's words, and nothing behind.
  private static func shown(
    by coordinator: NamePlace, behind verb: Int, _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (words: EventWords, end: Int)? {
    let screen = bytes.skipBlanks(from: verb, to: end)
    let screenEnd = endOfName(bytes, screen, end)
    guard LineLead.skip(bytes, from: start, to: coordinator.start).0 >= coordinator.start, screen < screenEnd,
      bytes[screen].isUpper, LabelText.hasEnding(bytes, screen..<screenEnd), isOver(bytes, screenEnd, end)
    else { return nil }
    var words = EventWords(.show, argumentsStart: screen)
    words.subject = coordinator
    return (words, screenEnd)
  }

  /// `AppCoordinator childDidFinish(_:) CartCoordinator`, `AppCoordinator childDidFinish CartCoordinator`
  static func finish(_ bytes: Span<UInt8>, _ function: WordPlace, from start: Int, to end: Int) -> (
    words: EventWords, end: Int
  )? {
    guard function.kind == .childDidFinish,
      let parent = name(bytes, endingAt: bytes.trimmedEnd(from: start, to: function.start), from: start),
      LineLead.skip(bytes, from: start, to: parent.start).0 >= parent.start
    else { return nil }
    let child = bytes.skipBlanks(from: function.selectorEnd, to: end)
    let childEnd = endOfName(bytes, child, end)
    guard name(bytes, endingAt: childEnd, from: child) != nil, isOver(bytes, childEnd, end) else {
      return nil
    }
    var words = EventWords(.childDidFinish, argumentsStart: child)
    words.subject = parent
    return (words, childEnd)
  }
}
