/// Understands what a line of a log asks to leave out: `TC701 Player until 2026-12-31 -- reason`.
struct SuppressionReader {
  /// Why a line can't be followed.
  struct Problem: Error, Hashable {
    /// The reason, as the end of a sentence.
    var message: String
  }

  private static let shape = "`tracecheck:ignore TC701 -- reason`"

  private let rules: RuleNames

  /// A reader of what lines say of tracecheck's rules and of an app's.
  init(_ own: [AppRule] = []) {
    rules = RuleNames(RuleRegistry.all.map { RuleNames.Entry(id: $0.id, name: $0.name) }).with(own)
  }

  /// The suppression of a line of a log.
  func read(_ line: SuppressionLine, of log: String) throws(Problem) -> Suppression {
    let words = line.text.split(whereSeparator: \.isWhitespace).map(String.init)
    let head = words.prefix { !Self.isDash($0) }
    let reason = words.dropFirst(head.count + 1).joined(separator: " ")
    guard let first = head.first else { throw Problem(message: "names no rule; write \(Self.shape)") }
    let selector = try selector(first)
    guard !reason.isEmpty else { throw Problem(message: "gives no reason; write \(Self.shape)") }
    let (name, expires) = try subject(head.dropFirst())
    return Suppression(
      selector: selector, controller: name.isEmpty ? "*" : name, reason: reason, expires: expires,
      position: TextPosition(line: line.line, column: 1), log: log)
  }

  /// One rule: whatever gets into a log must not be able to silence whole families.
  private func selector(_ word: String) throws(Problem) -> RuleSelector {
    switch rules.selector(word) {
    case .rule(let rule) where rule.isRemark:
      throw Problem(message: "names \(rule), which is a remark; only the configuration can turn it off")
    case .rule(let rule): return .rule(rule)
    case .prefix: throw Problem(message: "names all rules that begin with \(word); a line can name only one")
    case nil:
      let nearest = rules.nearest(to: word).map { "; did you mean \($0)?" } ?? ""
      throw Problem(message: "names \"\(word)\", which isn't a rule\(nearest)")
    }
  }

  /// The controller, whose name may hold spaces, and the last day.
  private func subject(_ words: ArraySlice<String>) throws(Problem) -> (String, CalendarDay?) {
    guard let until = words.lastIndex(where: { $0.asciiLowercased == "until" }) else {
      return (try name(words), nil)
    }
    let text = words[(until + 1)...].joined(separator: " ")
    guard let day = CalendarDay(text) else {
      throw Problem(message: "has no day such as 2026-12-31 after `until`: \"\(text)\"")
    }
    return (try name(words[..<until]), day)
  }

  /// What was meant for a second rule or a date would be a controller that never comes, and nobody would be told.
  private func name(_ words: ArraySlice<String>) throws(Problem) -> String {
    if let word = words.first, case .rule = rules.selector(word) {
      throw Problem(message: "names a second rule, \"\(word)\"; write one line for each rule")
    }
    if let word = words.last, CalendarDay(word) != nil {
      throw Problem(message: "has no `until` before the day: \"\(word)\"")
    }
    return words.joined(separator: " ")
  }

  /// Keyboards and loggers make one long dash of two.
  private static func isDash(_ word: String) -> Bool { ["--", "—", "–"].contains(word) }
}
