/// Words that loggers put before each line to say what it is about: `[Lifecycle] viewDidLoad Home`.
enum LoggerTag {
  /// No controller is called so.
  private static let sure = TagLetters.hashes([
    "lifecycle", "vclifecycle", "viewlifecycle", "viewcycle", "lifecyclelog", "log", "logger",
    "trace", "debug", "event",
    "events",
    "tracking", "callback", "function", "func", "method", "selector", "state", "lifecycleevent",
    "lifecycleevents",
    "viewcontrollerlifecycle", "方法", "方法名", "函数", "函数名", "生命周期", "生命週期", "ライフサイクル", "생명주기",
    "라이프사이클", "debugprint", "sel", "cmd", "methodname", "selectorname", "functionname", "funcname",
    "方法名称", "函数名称", "当前方法", "執行方法", "执行方法", "메서드", "메소드", "함수", "メソッド", "関数",
  ])
  /// In capitals no controller is called so; in others a screen may be.
  private static let shouted = TagLetters.hashes([
    "diag", "diagnostic", "diagnostics", "perf", "performance", "hook", "swizzle", "swizzled", "call",
    "called",
    "checkpoint", "breadcrumb", "analytics", "native", "ios", "uikit", "test", "ok", "success",
    "skip", "skipped", "todo", "fixme",
  ])
  /// A controller may be, where nobody else is named.
  private static let likely = TagLetters.hashes([
    "vc", "viewcontroller", "viewcontrollers", "controller", "ui", "app", "screen", "screens", "view",
    "views",
    "navigation", "appearance", "cycle", "life", "lc",
  ])

  private static let threads = ["main", "background", "bg", "thread"]

  /// Whether a word says on which thread a line was printed.
  static func isThread(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    threads.contains { EventKey.equals(bytes, word, $0) }
  }

  /// `Thread: 0x600001`: whether a name with an address is a thread's or a queue's. `Thread@0x5200` is a screen.
  static func isThread(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    name.instance.isSome && bytes.at(name.end) != UInt8(ascii: "@")
      && ["thread", "nsthread", "queue", "tid"].contains { EventKey.equals(bytes, name.start..<name.end, $0) }
  }

  /// Whether what brackets hold says so, in small letters, behind what may be a name; alone it is one itself.
  static func isThread(_ bytes: Span<UInt8>, _ bracket: (Int, Int), behind start: Int) -> Bool {
    threads.contains {
      bytes.has($0, at: bracket.0 + 1, before: bracket.1) && bracket.0 + 1 + $0.utf8.count == bracket.1
    } && bytes.skipBlanks(from: start, to: bracket.0) < bracket.0
  }

  /// Whether a name is such a word.
  static func isTag(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    let word = TagLetters(bytes, name)
    return sure.contains(word.hash) || likely.contains(word.hash) || isAboutLifecycle(bytes, word)
      || isShouted(bytes, name)
  }

  /// Whether a name is a word that says nothing of who it is, whatever is beside it.
  static func isSure(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    let word = TagLetters(bytes, name)
    return sure.contains(word.hash) || isAboutLifecycle(bytes, word) || isShouted(bytes, name)
      || isSign(bytes, name)
  }

  /// `LIFECYCLE Home`: behind such a word in capitals before a name in others, which it isn't a part of; `nil` in `LOG IN`.
  static func end(_ bytes: Span<UInt8>, of word: Range<Int>, before name: Range<Int>) -> Int? {
    guard word.count > 2, bytes[word.lowerBound].isUpper, MomentWord.isInCapitals(bytes, word),
      bytes.at(name.lowerBound).isUpper, !MomentWord.isInCapitals(bytes, name),
      isSure(bytes, NamePlace(start: word.lowerBound, end: word.upperBound))
    else { return nil }
    return name.lowerBound
  }

  /// `LifecycleDemo`: an app, or a tag, that is about callbacks, and no controller.
  private static func isAboutLifecycle(_ bytes: Span<UInt8>, _ word: TagLetters) -> Bool {
    word.hold("lifecycle", bytes) && !screens.contains { word.end(with: $0, bytes) }
  }

  private static let screens = ["vc", "controller", "view", "screen", "page"]

  /// `*`, `+`, `!`: what programs for hooks put in brackets before each line.
  private static func isSign(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, name.end == name.start + 1, !name.instance.isSome else { return false }
    return bytes[name.start] < 0x80 && !bytes[name.start].isWordByte
  }

  /// Whether a name is such a word, or one for a moment of a call, in capitals: `[START]`, `DIAGNOSTIC`, `STEP 3`.
  static func isShouted(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, name.start < name.end, bytes[name.start].isUpper else { return false }
    if isDebug(bytes, name) { return true }
    let letters = name.start..<bytes.endOfWord(from: name.start, to: name.end)
    guard MomentWord.isInCapitals(bytes, letters) else { return false }
    if letters.upperBound < name.end { return isStep(bytes, letters, name.end) }
    return MomentWord.isWord(bytes, letters) || shouted.contains(TagLetters(bytes, name).hash)
  }

  /// `PantryKit-DEBUG`: a level behind a dash; `MORE INFO` is a title.
  private static func isDebug(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let last = bytes.startOfWord(endingAt: name.end, from: name.start)
    guard last > name.start + 1, bytes[last - 1] == UInt8(ascii: "-") else { return false }
    return MomentWord.isInCapitals(bytes, last..<name.end)
      && LogLevel.isLevel(bytes, from: last, to: name.end)
  }

  private static func isStep(_ bytes: Span<UInt8>, _ word: Range<Int>, _ end: Int) -> Bool {
    let number = bytes.skipBlanks(from: word.upperBound, to: end)
    return EventKey.equals(bytes, word, "step") && number < end
      && bytes.endOfDigits(from: number, to: end) == end
  }

  /// How the names of loggers end that an app gives its own.
  private static let endings = ["log", "logger", "logging", "tracker", "tracer", "analytics"]

  /// Whether a name is that of a logger: `Tracker`, `AppLog`.
  static func isLogger(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    let word = TagLetters(bytes, name)
    return endings.contains { word.end(with: $0, bytes) }
  }

  /// Whether a name is a logger's, or the topic that one is for with a part of it: `App/UI`.
  static func isTopic(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let slash = bytes.endOfWord(from: name.start, to: name.end)
    return isLogger(bytes, name)
      || slash > name.start && slash + 1 < name.end && bytes[slash] == UInt8(ascii: "/")
        && bytes.endOfWord(from: slash + 1, to: name.end) == name.end
  }
}
