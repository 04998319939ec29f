/// Understands a condition: `Cart viewWillAppear animated=true`, `dismiss Payment* cancelled`, `top is Cart`.
struct AppConditionReader {
  /// Why a condition can't be understood.
  struct Problem: Error, Equatable {
    var message: String
  }

  private struct Word: Equatable {
    var text: String
    /// In quotation marks it is a name, whatever it says.
    var isQuoted = false

    func says(_ word: String) -> Bool { !isQuoted && text.asciiLowercased == word }
  }

  private let text: String
  private var words: ArraySlice<Word>

  private init(_ text: String) throws(Problem) {
    self.text = text
    words = try Self.words(of: text)[...]
  }

  /// The condition of a text.
  static func read(_ text: String) throws(Problem) -> AppCondition {
    var reader = try AppConditionReader(text)
    return try reader.condition()
  }

  // MARK: Words

  private static func words(of text: String) throws(Problem) -> [Word] {
    var words: [Word] = []
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(Word(text: String(part), isQuoted: true))
      } else {
        words += part.split(whereSeparator: \.isWhitespace).map { Word(text: String($0)) }
      }
    }
    if text.count(where: { $0 == "'" }) % 2 == 1 { throw Problem(message: "a name without its closing `'`") }
    guard !words.isEmpty else { throw Problem(message: "an empty condition") }
    return words
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first?.says(word) == true else { return false }
    words.removeFirst()
    return true
  }

  private mutating func name() throws(Problem) -> String {
    guard let word = words.popFirst() else {
      throw Problem(message: "`\(text)` ends where a name is expected")
    }
    return word.text
  }

  // MARK: Conditions

  private mutating func condition() throws(Problem) -> AppCondition {
    let sight = try sight()
    var states: [AppState] = []
    if take("while") {
      repeat { states.append(try state()) } while take("and")
    }
    if let rest = words.first { throw Problem(message: "unexpected `\(rest.text)` in `\(text)`") }
    if case .state = sight, !states.isEmpty {
      throw Problem(message: "`while` comes after an event or a transition, in `\(text)`")
    }
    return AppCondition(sight, while: states, text: text)
  }

  private mutating func sight() throws(Problem) -> AppCondition.Sight {
    if words.dropFirst().first?.says("is") == true { return .state(try state()) }
    if let second = words.dropFirst().first, !second.isQuoted, EventKind(name: second.text) != nil {
      return .event(try event())
    }
    if let kinds = transitionKinds() { return .transition(try transition(kinds)) }
    return .event(try event())
  }

  private mutating func state() throws(Problem) -> AppState {
    let name = try name()
    guard take("is") else {
      throw Problem(message: "a state needs an `is`: `top is Cart`, `Cart is on screen`")
    }
    let isNegated = take("not")
    if take("on") {
      guard take("screen") else { throw Problem(message: "`\(name) is on screen` was expected in `\(text)`") }
      return AppState(.isOnScreen(name), isNegated: isNegated)
    }
    if take("below") { return AppState(.isBelow(name, try self.name()), isNegated: isNegated) }
    guard name.asciiLowercased == "top" else {
      throw Problem(
        message: "`\(text)` isn't a state; the states are `top is A`, `A is on screen` and `A is below B`")
    }
    return AppState(.isTop(try self.name()), isNegated: isNegated)
  }

  // MARK: Transitions

  private func transitionKinds() -> [TransitionKind]? {
    guard let word = words.first, !word.isQuoted else { return nil }
    if word.says("swipe") { return [.dismiss, .pop] }
    let folded = word.text.asciiLowercased
    return TransitionKind.allCases.first { $0.name.asciiLowercased == folded }.map { [$0] }
  }

  private mutating func transition(_ kinds: [TransitionKind]) throws(Problem) -> AppTransitionPattern {
    var pattern = AppTransitionPattern(kinds)
    if take("swipe") { pattern.trigger = .swipe } else { words.removeFirst() }
    while let word = words.first, !word.says("while") {
      if take("from") || take("to") {
        pattern.other = try name()
      } else if let outcome = outcome(word) {
        pattern.outcome = outcome
        words.removeFirst()
      } else if let (key, value) = pair(word) {
        try read(key, value, into: &pattern)
        words.removeFirst()
      } else if pattern.name == nil {
        pattern.name = try name()
      } else {
        throw Problem(message: "unexpected `\(word.text)` in `\(text)`")
      }
    }
    return pattern
  }

  private func outcome(_ word: Word) -> TransitionOutcome? {
    word.isQuoted ? nil : TransitionOutcome.allCases.first { $0 != .incomplete && word.says($0.name) }
  }

  private func read(
    _ key: String, _ value: String, into pattern: inout AppTransitionPattern
  ) throws(Problem) {
    switch key {
    case "style": pattern.style = try style(value)
    case "trigger":
      let all = TransitionTrigger.allCases
      guard let trigger = all.first(where: { $0.name.asciiLowercased == value.asciiLowercased }) else {
        throw Problem(message: "unknown trigger `\(value)`" + Suggestion.value(value, among: all.map(\.name)))
      }
      pattern.trigger = trigger
    default: throw unknownKey(key, ["style", "trigger"])
    }
  }

  // MARK: Events

  private mutating func event() throws(Problem) -> AppEventPattern {
    var subject: String?
    if let first = words.first, first.isQuoted || EventKind(name: first.text) == nil {
      subject = try name()
      if subject == "*" { subject = nil }
    }
    guard let word = words.popFirst(), let kind = EventKind(name: word.text), !word.isQuoted else {
      throw unknownEvent(words.first ?? Word(text: subject ?? text))
    }
    var pattern = AppEventPattern(kind: kind, subject: subject)
    while let word = words.first, !word.says("while") {
      if let (key, value) = pair(word) {
        try read(key, value, into: &pattern)
      } else if pattern.object == nil {
        pattern.object = word.text
      } else {
        throw Problem(message: "unexpected `\(word.text)` in `\(text)`")
      }
      words.removeFirst()
    }
    return pattern
  }

  private func unknownEvent(_ word: Word) -> Problem {
    let known = EventKind.allCases.map(\.name) + TransitionKind.allCases.map(\.name) + ["swipe"]
    let named = text.split(whereSeparator: \.isWhitespace).map(String.init).prefix(2)
    let hint = named.lazy.map { Suggestion.didYouMean($0, among: known) }.first { !$0.isEmpty } ?? ""
    return Problem(message: "`\(text)` isn't an event, a transition or a state\(hint)")
  }

  private func read(_ key: String, _ value: String, into pattern: inout AppEventPattern) throws(Problem) {
    if key == "style" { return pattern.style = try style(value) }
    let keys = EventFlags.Key.allCases
    guard let flag = keys.first(where: { $0.name.asciiLowercased == key.asciiLowercased }) else {
      throw unknownKey(key, keys.map(\.name) + ["style"])
    }
    guard let said = [true, false].first(where: { flag.text($0) == value.asciiLowercased }) else {
      throw Problem(message: "`\(key)` takes \(flag.text(true)) or \(flag.text(false)), not `\(value)`")
    }
    pattern.flags[flag] = said
  }

  private func style(_ value: String) throws(Problem) -> PresentationStyle {
    if let style = PresentationStyle(name: value) { return style }
    let words = PresentationStyle.allCases.map(\.name)
    throw Problem(message: "unknown style `\(value)`" + Suggestion.value(value, among: words))
  }

  private func pair(_ word: Word) -> (String, String)? {
    guard !word.isQuoted, let sign = word.text.firstIndex(of: "=") else { return nil }
    return (String(word.text[..<sign]), String(word.text[word.text.index(after: sign)...]))
  }

  private func unknownKey(_ key: String, _ keys: [String]) -> Problem {
    Problem(message: "unknown key `\(key)` in `\(text)`" + Suggestion.didYouMean(key, among: keys))
  }
}
