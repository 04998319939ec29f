/// What UIKit tells the delegate of the app or of a scene, in spoken words that are all of a message: `Scene did become active`,
/// `[Larder] Application will resign active.`
enum SpokenScene {
  private static let states: [(String, scene: EventKind?, app: EventKind?)] = [
    ("did become active", .sceneDidBecomeActive, .applicationDidBecomeActive),
    ("will resign active", .sceneWillResignActive, .applicationWillResignActive),
    ("did enter background", .sceneDidEnterBackground, .applicationDidEnterBackground),
    ("will enter foreground", .sceneWillEnterForeground, .applicationWillEnterForeground),
    ("will connect", .sceneWillConnect, nil), ("did disconnect", .sceneDidDisconnect, nil),
    ("will terminate", nil, .applicationWillTerminate),
    ("did finish launching", nil, .didFinishLaunching),
  ]

  /// The words that a line holds if it has such an event.
  static let patterns = [
    WordPattern("scene did "), WordPattern("scene will "), WordPattern("application did ", anchor: 8),
    WordPattern("application will ", anchor: 8),
  ]

  /// The event whose first word is at an offset. Its message says nothing else, for much else becomes active or disconnects, and
  /// sentences tell of it. `App did enter background` is what any class prints that watches the app.
  static func read(_ bytes: Span<UInt8>, at start: Int, from first: Int, to end: Int) -> WordPlace? {
    let name = start..<bytes.endOfWord(from: start, to: end)
    let isScene = EventKey.equals(bytes, name, "scene")
    guard isScene || EventKey.equals(bytes, name, "application"),
      bytes.at(name.upperBound) == UInt8(ascii: " "), name.upperBound < end,
      !isBehindWord(bytes, start, from: first)
    else { return nil }
    let verb = name.upperBound + 1
    guard let state = states.first(where: { bytes.hasFolded($0.0, at: verb, before: end) }),
      let kind = isScene ? state.scene : state.app,
      isAll(bytes, from: verb + state.0.utf8.count, to: end)
    else { return nil }
    return WordPlace(kind, bytes, from: start, to: end, before: end)
  }

  /// `websocket scene did disconnect`, `the app will terminate`: another word makes it another thing, or a sentence.
  private static func isBehindWord(_ bytes: Span<UInt8>, _ word: Int, from start: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: word)
    let before = bytes.startOfWord(endingAt: last, from: start)
    return last > start && bytes[last - 1].isWordByte
      && !LogLevel.isLevel(bytes, from: before, to: last)
  }

  /// Whether nothing is before a word but signs and a level: `DEBUG: sceneDidBecomeActive`.
  static func isFirst(_ bytes: Span<UInt8>, _ word: Int, from start: Int) -> Bool {
    !isBehindWord(bytes, word, from: start) && LineLead.skip(bytes, from: start, to: word).0 == word
  }

  private static func isAll(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end, bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: "!") {
      offset += 1
    }
    return NameText.skipSymbols(bytes, from: offset, to: end) == end
  }
}
