/// The words of a rule of the app that was broken.
package struct AppFinding {
  private let rule: AppRule
  private let breach: AppBreach
  private let text: (Symbol) -> String

  /// What to do.
  package static let help =
    "The app promises this in its configuration (`appRules`). Keep the promise, or change the rule to what the app really promises."

  /// A breach of a rule.
  ///
  /// - Parameter text: the text of a name.
  package init(_ rule: AppRule, _ breach: AppBreach, text: @escaping (Symbol) -> String) {
    (self.rule, self.breach, self.text) = (rule, breach, text)
  }

  /// The finding, but for how certain it is.
  package var finding: Finding {
    let who = breach.who
    var finding = Finding(
      rule: rule.id, severity: rule.level, line: breach.at.line, controller: text(who.name),
      instance: who.key.text(text), message: rule.message ?? sentence,
      source: "app rule, \(rule.location)",
      help: Self.help)
    finding.expected = [AppSentence(rule).text]
    if breach.isOfAbsence { finding.missing = [condition(breach.condition)] }
    finding.transition = breach.at.transition
    finding.evidence = evidence
    return finding
  }

  private var sentence: String {
    let what = "`\(condition(breach.condition))`"
    switch breach.kind {
    case .came: return "\(what) came although it never should\(scope)"
    case .tooOften: return "\(what) came more often than it may\(scope)"
    case .missing where breach.opened == nil:
      return "\(what) didn't come before `\(condition(breach.at.condition))`"
    case .missing: return "\(what) didn't come\(scope)"
    case .overdue: return "\(what) didn't come within \(AppSentence.span(rule.within ?? 0))\(scope)"
    case .released: return "\(what) didn't come before the controller was released"
    }
  }

  private var scope: String {
    var words = breach.opened.map { ", after `\(condition($0.condition))`" } ?? ""
    if let closed = breach.closed { words += ", before `\(condition(closed.condition))`" }
    return words
  }

  private var evidence: [Evidence] {
    var marks: [(AppMark, String)] = []
    if let opened = breach.opened, opened != breach.at {
      marks.append((opened, "the rule applies from here"))
    }
    marks.append((breach.at, label))
    if let closed = breach.closed, closed != breach.at {
      marks.append((closed, "the rule applies up to here"))
    }
    return marks.map { mark, label in
      Evidence(
        line: mark.line, controller: text(mark.who.name), event: condition(mark.condition), label: label)
    }
  }

  private var label: String {
    switch breach.kind {
    case .came, .tooOften: "this breaks it"
    case .missing: "it should have come by now"
    case .overdue: "the expected event didn't come in time"
    case .released: "the expected event never came"
    }
  }

  private func condition(_ index: Int) -> String {
    let all = rule.conditions
    return all.indices.contains(index) ? all[index].text : ""
  }
}
