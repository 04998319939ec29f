/// A rule of the app as a sentence.
package struct AppSentence {
  private let rule: AppRule

  /// The sentence of a rule.
  package init(_ rule: AppRule) { self.rule = rule }

  /// The sentence, without a full stop.
  package var text: String {
    let each = rule.binding.map { "for each `\($0)`: " } ?? ""
    return each + scope + body
  }

  private var scope: String {
    switch rule.scope {
    case .globally: ""
    case .before(let end): "before \(quoted(end)), "
    case .after(let chain): "after \(quoted(chain)), "
    case .between(let first, let end): "between \(quoted(first)) and \(quoted(end)), "
    case .until(let chain, let end): "after \(quoted(chain)) and until \(quoted(end)), "
    }
  }

  private var body: String {
    switch rule.body {
    case .never(let condition): "\(quoted(condition)) never comes" + span(" within")
    case .always(let condition): "\(quoted(condition)) always holds" + span(" within")
    case .expect(let chain): "\(quoted(chain)) comes" + span(" within")
    case .atMost(let count, let condition):
      "\(quoted(condition)) comes at most \(count == 1 ? "once" : "\(count) times")" + span(" within")
    }
  }

  private func span(_ word: String) -> String {
    rule.within.map { "\(word) \(Self.span($0))" } ?? ""
  }

  private func quoted(_ condition: AppCondition) -> String { "`\(condition.text)`" }

  private func quoted(_ chain: [AppCondition]) -> String { chain.map(quoted).joined(separator: ", then ") }

  /// A time as people write it.
  static func span(_ microseconds: Int64) -> String {
    let milliseconds = microseconds / 1_000
    if milliseconds % 60_000 == 0, milliseconds > 0 { return "\(milliseconds / 60_000) min" }
    return milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}
