/// Words that loggers put before each line to say what it is about: `[Lifecycle] viewDidLoad Home`.
enum LoggerTag {
  /// No controller is called so.
  private static let sure: Set<String> = [
    "lifecycle", "vclifecycle", "viewlifecycle", "lifecyclelog", "log", "logger", "trace", "debug", "event",
    "events",
    "tracking", "callback", "function", "func", "method", "selector", "state",
  ]
  /// A controller may be, where nobody else is named.
  private static let likely: Set<String> = [
    "vc", "viewcontroller", "viewcontrollers", "controller", "ui", "app", "screen", "screens", "view",
    "views",
    "navigation", "appearance", "cycle", "life", "lc",
  ]

  /// Whether a name is such a word.
  static func isTag(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    let word = word(bytes, name)
    return sure.contains(word) || likely.contains(word)
  }

  /// Whether a name is a word that says nothing of who it is, whatever is beside it.
  static func isSure(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    sure.contains(word(bytes, name))
  }

  private static func word(_ bytes: Span<UInt8>, _ name: NamePlace?) -> String {
    guard let name, name.end > name.start, name.end - name.start < 20, !name.instance.isSome else {
      return ""
    }
    let text = bytes.text(from: name.start, to: name.end).asciiLowercased
    return text.filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
