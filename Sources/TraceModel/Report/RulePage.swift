/// The page of a rule: as text for the terminal and as Markdown for `docs/rules`.
package enum RulePage {
  /// What `tracecheck explain` prints of a rule: what, why, a bad trace, a good one, what to do, the source.
  ///
  /// - Parameters:
  ///   - level: the level that the configuration gives it; `nil` where it says nothing.
  ///   - width: the column after which prose is wrapped; traces never are.
  package static func text(for rule: RuleInfo, level: String? = nil, width: Int = 80) -> String {
    let note = level.map { $0 == rule.level.name ? "" : ", \($0) in the configuration" } ?? ""
    var page = "\(rule.id) \(rule.name) (\(rule.level.name)\(note))\n\n"
    page += wrapped(rule.summary, indent: 2, width: width)
    for section in sections(of: rule) {
      page += "\n\(section.title)\n"
      switch section.body {
      case .prose(let text): page += wrapped(text, indent: 2, width: width)
      case .points(let points, let closing):
        page += points.map { point($0, width: width) }.joined() + wrapped(closing, indent: 2, width: width)
      case .trace(let example):
        page += indented(example.log, by: 4)
        if !example.configuration.isEmpty {
          page += "\n  with this configuration:\n\n" + indented(example.configuration, by: 4)
        }
      }
    }
    return page
  }

  /// The file `docs/rules/TCnnn.md` of a rule.
  package static func markdown(for rule: RuleInfo) -> String {
    generated + "\n" + body(for: rule) + "\n[All rules](README.md)\n"
  }

  /// What the page says, without what makes it a file among others.
  static func body(for rule: RuleInfo) -> String {
    var page = "# \(rule.id) \(rule.name)\n\n"
    page += "**\(rule.level.name)**: \(MarkdownProse.text(rule.summary))\n"
    for section in sections(of: rule) {
      page += "\n## \(section.title)\n\n"
      switch section.body {
      case .prose(let text): page += MarkdownProse.text(text) + "\n"
      case .points(let points, let closing):
        page += points.map { "- \($0)\n" }.joined() + "\n\(closing)\n"
      case .trace(let example):
        page += fenced(example.log, language: "text")
        if !example.configuration.isEmpty {
          page += "\nWith this configuration:\n\n" + fenced(example.configuration, language: "json5")
        }
      }
    }
    return page
  }

  /// The file `docs/rules/README.md`: every rule with its level and its sentence, a table for each family.
  package static func index() -> String {
    var page = generated + "\n# Rules\n\n" + introduction
    for family in RuleFamily.all {
      page += "\n## \(family.title)\n\n| id | name | level | broken when |\n| --- | --- | --- | --- |\n"
      for rule in family.rules {
        page += "| [\(rule.id)](\(fileName(for: rule))) | \(rule.name) | \(rule.level.name) "
        page += "| \(MarkdownProse.text(rule.summary)) |\n"
      }
    }
    return page
  }

  /// The name of a rule's file in `docs/rules`.
  package static func fileName(for rule: RuleInfo) -> String { "\(rule.id).md" }

  private static let generated =
    "<!-- Written by `TRACECHECK_RECORD=1 swift test --filter RulePageTests` from Sources/TraceModel/Rules. -->\n"

  private static let introduction = """
    Ids are stable and never reused; numbers that are not listed have never been used. Wherever
    tracecheck takes a rule, it takes its id or its name in any case; where it takes several, it also takes the
    beginning of an id such as `TC3`.

    Tests run the traces on these pages: the bad one breaks its rule, the good one gives no finding.
    They are in the [canonical notation](../recording.md#the-canonical-notation).

    """

  private struct Section {
    enum Body {
      case prose(String)
      /// Points, with code between backticks, and a closing remark about all of them.
      case points([String], closing: String)
      case trace(RuleExample)
    }

    var title: String
    var body: Body

    /// An app's own rule has no traces, and need not say why.
    var saysAnything: Bool {
      switch body {
      case .prose(let text): !text.isEmpty
      case .trace(let example): !example.log.isEmpty
      case .points: true
      }
    }
  }

  /// What follows the summary, in the same order and under the same headings everywhere.
  private static func sections(of rule: RuleInfo) -> [Section] {
    [
      Section(title: "Why it matters", body: .prose(rule.why)),
      Section(title: "A trace that breaks it", body: .trace(rule.bad)),
      Section(title: "A correct trace", body: .trace(rule.good)),
      Section(title: "What to do", body: .prose(rule.help)),
    ].filter(\.saysAnything) + doubts(of: rule) + [Section(title: "Source", body: .prose(rule.source))]
  }

  /// What the law of doubt leaves of a finding of the rule; nothing for what no doubt touches.
  private static func doubts(of rule: RuleInfo) -> [Section] {
    let assumptions = LawOfDoubt.assumptions(at: .dear, of: rule.id)
    guard !assumptions.isEmpty else { return [] }
    let points = Possibilities.sentences(assumptions).map { $0 + "." }
    return [Section(title: "What makes it only possible", body: .points(points, closing: wholeLaw))]
  }

  private static let wholeLaw = "`tracecheck explain possible` lists all doubts."

  /// A point of a list, wrapped under its first word.
  private static func point(_ text: String, width: Int) -> String {
    ShownText.wrapped(text, to: width - 4).enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 + "\n" }
      .joined()
  }

  private static func fenced(_ text: String, language: String) -> String {
    "```\(language)\n\(text)\n```\n"
  }

  private static func indented(_ text: String, by count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(space)\($0)\n" }.joined()
  }

  /// Breaks prose at spaces; a word longer than a line is alone on it.
  private static func wrapped(_ text: String, indent: Int, width: Int) -> String {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(space + line + "\n")
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(space + line + "\n")
    return lines.joined()
  }
}
