import TraceModel

/// A flag of the command line, with all that is said of it: parsing, help, completions and the man page read
/// this one description.
struct Flag: Sendable {
  /// Flags that belong together; a command takes whole groups.
  enum Group: String, CaseIterable, Sendable {
    case question = "What to look up (omit any of these to see every case)"
    case comparison = "Comparison"
    case logs = "Which files"
    case live = "Logs that are still being written"
    case level = "When a run fails"
    case gate = "Gate"
    case baseline = "Baseline"
    case baselineChange = "Changing the baseline"
    case statistics = "What to count"
    case merging = "Merging"
    case reports = "Reports"
    case reportContents = "What reports show"
    case redaction = "Privacy"
    case reduction = "What to keep"
    case proposals = "Proposals"
    case lines = "Output"
    case explanation = "Why a line isn't an event"
    case moment = "The moment"
    case filters = "Filters (they limit what is shown and gated, not what is read)"
    case emptiness = "Empty logs"
    case configuration = "Configuration"
    case general = "General"
  }

  /// The value that a flag takes.
  struct Value: Sendable {
    /// What a value can be, for completions.
    enum Kind: Sendable {
      case free
      case file
      case rule
      case words([String])
      /// Anything; these are known beforehand.
      case suggestions([String])
    }

    /// Its name in the help.
    var name: String
    /// What it can be.
    var kind: Kind
    /// Whether the words after it, up to the next flag, are values as well.
    var isList = false
    /// How many of them there can be.
    var most = Int.max

    /// A value of the user's own.
    static func free(_ name: String) -> Value { Value(name: name, kind: .free) }
    /// One of a few words.
    static func words(_ name: String, _ words: [String]) -> Value { Value(name: name, kind: .words(words)) }
  }

  /// Validates a value and stores it; nothing more.
  typealias Apply = @Sendable (inout Options, String) throws(UsageError) -> Void

  /// The name after `--`.
  let long: String
  /// The letter after `-`.
  let short: Character?
  /// The value that it takes; `nil` for a switch.
  let value: Value?
  /// Where it belongs.
  let group: Group
  /// One line of help.
  let help: String
  let apply: Apply

  init(
    _ long: String, short: Character? = nil, value: Value? = nil, group: Group, help: String,
    apply: @escaping Apply
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.group = group
    self.help = help
    self.apply = apply
  }

  /// The flag as the help writes it: `-q, --quiet`, `--fail-on LEVEL`.
  var synopsis: String {
    let letter = short.map { "-\($0), " } ?? ""
    return letter + "--\(long)" + (value.map { " \($0.name)\($0.isList ? "..." : "")" } ?? "")
  }

  /// The line of help, with the words that the value can be.
  ///
  /// - Parameter chosen: the words that a command takes, where it does not take all.
  func helpWithWords(_ chosen: [String]? = nil) -> String {
    // Which formats a command has is in its details.
    guard case .words(let all) = value?.kind, group != .lines else { return help }
    let words = chosen ?? all
    let standard = group == .reports ? words.first.map { " (default: \($0))" } ?? "" : ""
    return help + standard + ": " + words.joined(separator: ", ")
  }

  /// The one of a few words that a value is, or a message with the nearest right one.
  static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, of type: Word.Type, flag: String
  ) throws(UsageError) -> Word {
    if let word = Word(rawValue: text.asciiLowercased) { return word }
    let words = Word.allCases.map(\.rawValue)
    let hint = Suggestion.didYouMean(text, among: words)
    let choices = hint.isEmpty ? "; it takes " + words.joined(separator: ", ") : hint
    throw UsageError(message: "--\(flag): unknown value `\(ShownText.escaped(text))`" + choices)
  }

  /// The whole number from 0 up that a value is.
  static func count(_ text: String, flag: String) throws(UsageError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw UsageError(message: "--\(flag): `\(ShownText.escaped(text))` isn't a whole number, 0 or more")
    }
    return number
  }
}
